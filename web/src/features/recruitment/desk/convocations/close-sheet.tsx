import { Button, Textarea } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { SignedPresence } from '@/api/actions.gen'
import { withSigning } from '@/api/signing'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { SignedAct } from '../marking/signed-act'
import { StepDialog } from '../step-dialog'
import { standingQuery } from './presence-lists'

/** Closes the sheet of a test. Lists that are out are named: it waits for them, or is closed without them, with a reason. */
export function CloseSheet({ test }: { test: string }) {
  const { t } = useTranslation('exams')
  const { t: td } = useTranslation('exam-door')
  const meta = useActMeta('examTests', 'examPresence.close')
  const { data } = useQuery(standingQuery(test))
  const [isOpen, setOpen] = useState(false)
  const [typed, setReason] = useState<string>()
  const said = (closing: SignedPresence) =>
    closing.waitsForSecond ? t('seats.second') : t('seats.closed', { ...closing })
  const out = data?.lists.filter(({ handedInAt }) => !handedInAt) ?? []
  if (out.length === 0) return <SignedAct<'examPresence.close'> meta={meta} id={test} said={said} />
  const names = out.map(({ holder, room }) => (room ? `${holder} (${room})` : `${holder}`)).join(', ')
  const withoutReason = typed ?? data?.withoutReason ?? ''
  return (
    <>
      <Button variant="default" leftSection={<IconLock size={17} />} onClick={() => setOpen(true)}>
        {meta.label}
      </Button>
      {isOpen && (
        <StepDialog
          title={td('without.title')}
          text={td('without.text', { names })}
          action={td('without.action')}
          run={() => withSigning(() => act('examPresence.close', { examTestId: test, withoutReason }))}
          onDone={(closing) => {
            toast.done(said(closing))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        >
          <Textarea
            label={td('without.reason')}
            required
            autosize
            minRows={2}
            maxRows={8}
            value={withoutReason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </StepDialog>
      )}
    </>
  )
}
