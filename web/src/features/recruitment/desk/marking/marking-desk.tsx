import { Button, Card, Group, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestToMark } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { useAction } from '@/api/use-action'
import { formatAmount } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { linesOf, type MarkableLine, sendMark } from './lot'
import { LotTable } from './lot-table'
import { type Marking, type MarkingEvent, nextOf, proceed, progressOf, START } from './machine'
import styles from './marking.module.css'
import { MarkingWord } from './marking-word'

interface MarkingDeskProps {
  test: TestToMark
}

/** Number, mark, Enter: the hands stay where they are. */
export function MarkingDesk({ test }: MarkingDeskProps) {
  const { t } = useTranslation('exam-marking')
  const lines = linesOf(test)
  const [marking, dispatch] = useReducer((state: Marking, event: MarkingEvent) => proceed(state, event, lines), START)
  useSending(test, lines, marking, dispatch)
  const { count, marked, compared } = progressOf(lines)
  const members = [...new Set(lines.flatMap(({ sheet }) => sheet?.member ?? []))]
  return (
    <>
      <Card withBorder padding="md" mb="md">
        <Group justify="space-between" gap="sm" mb="sm">
          <Text fw={600} className="tabular" role="status">
            {t('progress', { marked, total: count })}
          </Text>
          <Text size="sm" c="dimmed" className="tabular">
            {t('compared', { count: compared })}
          </Text>
        </Group>
        {members.length > 0 && (
          <Text size="sm" mb="sm">
            {t('sheets.hint', { members: members.join(', ') })}
          </Text>
        )}
        {test.isLocked ? (
          <Text>{t('isLocked')}</Text>
        ) : (
          <Inputs marking={marking} dispatch={dispatch} lines={lines} isOral={test.kind !== 'written'} />
        )}
      </Card>
      <LotTable
        lines={lines}
        isOral={test.kind !== 'written'}
        onChoose={(number) => dispatch({ on: 'number', typed: number })}
      />
    </>
  )
}

/** A mark is on its way as long as the desk says so, once. */
function useSending(
  test: TestToMark,
  lines: readonly MarkableLine[],
  marking: Marking,
  dispatch: (event: MarkingEvent) => void,
) {
  const { mutate } = useAction({
    mutationFn: ({ line, mark, isChosen }: { line: MarkableLine; mark: number; isChosen: boolean }) =>
      sendMark(test, line, mark, isChosen),
    onSuccess: () => dispatch({ on: 'saved' }),
    onError: (error) => dispatch({ on: 'refused', message: messageOf(error) }),
  })
  const sent = useRef<Marking>(undefined)
  useEffect(() => {
    if (marking.step !== 'sent' || sent.current === marking) return
    sent.current = marking
    const line = lines.find(({ id }) => id === marking.of.id)
    if (line) mutate({ line, mark: marking.mark, isChosen: marking.isChosen })
  })
}

interface InputsProps {
  marking: Marking
  dispatch: (event: MarkingEvent) => void
  lines: readonly MarkableLine[]
  isOral: boolean
}

function Inputs({ marking, dispatch, lines, isOral }: InputsProps) {
  const { t } = useTranslation('exam-marking')
  const [number, setNumber] = useState('')
  const [mark, setMark] = useState('')
  const numberInput = useRef<HTMLInputElement>(null)
  const markInput = useRef<HTMLInputElement>(null)
  const { step } = marking
  const of = 'of' in marking ? marking.of.number : undefined
  const said = marking.step === 'number' && marking.word && 'number' in marking.word ? marking.word.number : undefined
  // Copies lie in their order: the next one stands there already, another is typed over it.
  const next = nextOf(lines, said)
  useEffect(() => {
    if (step === 'number') {
      setNumber(next)
      setMark('')
      numberInput.current?.focus()
    }
    if (step === 'mark') {
      setNumber(of ?? '')
      markInput.current?.focus()
      markInput.current?.select()
    }
  }, [step, of, next])
  const onKey = (event: KeyboardEvent<HTMLInputElement>, next: MarkingEvent) => {
    if (event.key === 'Escape') dispatch({ on: 'leave' })
    if (event.key !== 'Enter') return
    event.preventDefault()
    dispatch(next)
  }
  return (
    <>
      <div className={styles.inputs}>
        <TextInput
          ref={numberInput}
          size="lg"
          label={t(isOral ? 'candidate' : 'number')}
          description={t('numberHint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          readOnly={step !== 'number'}
          onChange={(event) => setNumber(event.currentTarget.value)}
          onKeyDown={(event) => onKey(event, { on: 'number', typed: number })}
          error={step === 'number' && isWrong(marking)}
        />
        <TextInput
          ref={markInput}
          size="lg"
          label={t('mark')}
          description={t('markHint')}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={mark}
          disabled={step !== 'mark'}
          onChange={(event) => setMark(event.currentTarget.value)}
          onKeyDown={(event) => onKey(event, { on: 'mark', typed: mark })}
          error={step === 'mark' && isWrong(marking)}
        />
      </div>
      <MarkingWord marking={marking} />
      {marking.step === 'differs' && <Differs marking={marking} dispatch={dispatch} />}
    </>
  )
}

function isWrong(marking: Marking): boolean {
  const word = 'word' in marking ? marking.word?.kind : undefined
  return word !== undefined && word !== 'saved' && word !== 'compared'
}

interface DiffersProps {
  marking: Marking & { step: 'differs' }
  dispatch: (event: MarkingEvent) => void
}

/** Two marks of one copy that are not the same: one of them is chosen, and nothing before. */
function Differs({ marking, dispatch }: DiffersProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div role="alertdialog" aria-label={t('differs.title')} className={styles.differs}>
      <Text fw={600}>{t('differs.text', { number: marking.of.number })}</Text>
      <Group gap="sm">
        <Button ref={first} variant="default" onClick={() => dispatch({ on: 'leave' })}>
          {t('differs.first', { mark: formatAmount(marking.first, language) })}
        </Button>
        <Button onClick={() => dispatch({ on: 'choose' })}>
          {t('differs.second', { mark: formatAmount(marking.second, language) })}
        </Button>
      </Group>
    </div>
  )
}
