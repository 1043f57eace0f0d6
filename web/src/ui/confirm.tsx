import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react'
import type { Question } from './question-dialog'

const QuestionDialog = lazy(() => import('./question-dialog'))

type Ask = (question: Question) => Promise<boolean>

const Asking = createContext<Ask>(() => Promise.resolve(false))

/** Asks before something is lost: `if (await ask({…})) …`. */
export function useConfirm(): Ask {
  return useContext(Asking)
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const answer = useRef<(yes: boolean) => void>(undefined)

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  const settle = (yes: boolean) => {
    setQuestion(undefined)
    answer.current?.(yes)
    answer.current = undefined
  }

  return (
    <Asking value={ask}>
      {children}
      <Suspense>{question && <QuestionDialog question={question} onSettle={settle} />}</Suspense>
    </Asking>
  )
}
