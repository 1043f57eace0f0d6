import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssuedPaper } from '@/api/actions.gen'
import type { LetterWords, PaperMode } from '@/api/papers'
import { DraftLine } from '@/engine/record-form/draft-line'
import { useDraft } from '@/engine/record-form/use-draft'
import { IssueDialog } from './issue-dialog'
import { isComplete, type LetterValues, letterWordsOf } from './letter'
import { LetterFields } from './letter-fields'

interface LetterDialogProps {
  title: string
  /** The id of what it is about: what was typed and not sent is offered again there. */
  about: string
  issue: (language: PaperMode, words: LetterWords) => Promise<IssuedPaper>
  onClose: () => void
}

/** A letter is written and issued; what is typed stays in this browser until it is. */
export function LetterDialog({ title, about, issue, onClose }: LetterDialogProps) {
  const { t } = useTranslation('papers')
  const [typed, setTyped] = useState<LetterValues>({})
  const [tried, setTried] = useState(false)
  const draft = useDraft({ collection: 'authenticDocuments', record: `letter:${about}`, typed, read: undefined })
  const resume = () => {
    setTyped((now) => ({ ...(draft.offered?.values as LetterValues), ...now }))
    draft.taken()
  }
  const send = async (mode: PaperMode) => {
    setTried(true)
    if (!isComplete(typed, mode)) return undefined
    const issued = await issue(mode, letterWordsOf(typed, mode))
    draft.end()
    return issued
  }
  return (
    <IssueDialog
      title={title}
      paper={t('kinds.employee_letter')}
      issue={send}
      action={t('letter.issue')}
      hint={t('letter.hint')}
      written={(mode, refused) => (
        <>
          {draft.offered && <DraftLine at={draft.offered.at} onResume={resume} onDiscard={draft.discard} />}
          <LetterFields
            mode={mode}
            typed={typed}
            onType={(name, text) => setTyped((now) => ({ ...now, [name]: text }))}
            tried={tried}
            refused={refused}
          />
        </>
      )}
      onClose={onClose}
    />
  )
}
