import { Button, Group, Stack, Text } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog'

export interface Question {
  title: string
  /** Names what will be lost. */
  text: ReactNode
  /** The verb on the button: what will be done, not “yes”. */
  action: string
  destructive?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const Asking = createContext<Ask>(() => Promise.resolve(false))

/** Asks before something is lost: `if (await ask({…})) …`. */
export function useConfirm(): Ask {
  return useContext(Asking)
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  const settle = (yes: boolean) => {
    setOpen(false)
    answer.current?.(yes)
    answer.current = undefined
  }

  return (
    <Asking value={ask}>
      {children}
      <Dialog opened={open} onClose={() => settle(false)} title={question?.title ?? ''}>
        <Stack>
          <Text component="div">{question?.text}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => settle(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button color={question?.destructive ? 'red' : undefined} onClick={() => settle(true)}>
              {question?.action}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Asking>
  )
}
