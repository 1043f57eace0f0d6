import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { act } from '@/api/actions'
import type { ActionAnswers, ActionId, ActionInputs, IssuedPaper } from '@/api/actions.gen'
import { useRights } from '@/api/hooks'
import type { Right } from '@/api/resources'
import { holdsRight } from '@/api/rights'

const IssueDialog = lazy(() => import('./issue-dialog').then((module) => ({ default: module.IssueDialog })))

type PaperOf = ActionInputs['missions.print']
/** The actions that are given a document and the language of its paper, and nothing else, and issue it. */
type PaperAction = {
  [A in ActionId]: [PaperOf, ActionInputs[A], ActionAnswers[A]] extends [ActionInputs[A], PaperOf, IssuedPaper]
    ? A
    : never
}[ActionId]

interface IssueButtonProps {
  /** What one must be allowed. */
  permission: Right
  /** The action that issues it. */
  action: PaperAction
  /** The document that it is about. */
  id: string
  label: string
  title: string
  /** What the paper is called once it is there. */
  paper: string
}

/** Orders a paper about a document, for those who may print. */
export function IssueButton({ permission, action, id, label, title, paper }: IssueButtonProps) {
  const mayPrint = holdsRight(useRights(), permission)
  const [printing, setPrinting] = useState(false)
  if (!mayPrint) return null
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
        {label}
      </Button>
      <Suspense>
        {printing && (
          <IssueDialog
            title={title}
            paper={paper}
            issue={(language) => act(action, { id, language })}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
