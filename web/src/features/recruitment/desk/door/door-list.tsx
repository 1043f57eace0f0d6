import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedCandidate } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { serverState, useServerState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { enqueue, type OutboxItem } from '@/api/outbox'
import { isWaiting } from '@/api/outbox-item'
import { handledHere, useAction } from '@/api/use-action'
import { EMPTY } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { type HeldList, momentOf, personOf } from './held-list'
import { MarkList } from './mark-list'
import { boxOf, handIn, type Mark, refreshList, sendMarks } from './send-marks'
import { presentOn } from './sheet-of-list'

const CodeCamera = lazy(() => import('../convocations/code-camera'))

interface DoorListProps {
  list: HeldList
  items: readonly OutboxItem<Mark>[]
}

/** What was marked last: somebody, or a code that is nobody's on this list. */
type LastMark = { person: ListedCandidate; isAgain: boolean } | 'unknown'

/** One list at the door: who comes is marked on the device at once, and sent when the server is there. */
export function DoorList({ list, items }: DoorListProps) {
  const { t } = useTranslation('exam-door')
  const language = useLanguage()
  const { userId } = useRights()
  const isLost = useServerState() === 'down'
  const [last, setLast] = useState<LastMark>()
  const waiting = items.filter(isWaiting).length
  const present = presentOn(list, items)
  const send = useAction({ mutationFn: () => sendMarks(userId, list.id), onError: handledHere })
  const giveBack = useAction({
    mutationFn: () => handIn(userId, list.id),
    onSuccess: () => toast.done(t('handedIn')),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each list, and each time that the server is back.
  useEffect(() => {
    // What cannot be asked now is shown as it was.
    if (!isLost) refreshList(userId, list).catch(() => undefined)
  }, [list.id, isLost])
  const keep = async (code: string, absent: boolean) => {
    await enqueue<Mark>(userId, boxOf(list.id), { code, at: momentOf(list), absent })
    if (serverState() !== 'down') send.mutate()
  }
  const mark = async (typed: string) => {
    const person = personOf(list, typed)
    if (person) await keep(person.number, false)
    setLast(person ? { person, isAgain: present.has(person.number) } : 'unknown')
  }
  return (
    <Section
      title={inLanguage(list.labelFr, list.labelAr, language)}
      hint={
        <>
          {list.room && <div>{list.room}</div>}
          {t('count', { present: present.size, all: list.people.length })}
        </>
      }
      state={
        <StatusBadge tone={waiting > 0 ? 'warn' : 'good'}>
          {waiting > 0 ? t('waiting', { count: waiting }) : t('allSent')}
        </StatusBadge>
      }
    >
      {isLost && <Notice tone="info">{t('lost')}</Notice>}
      <MarkForm onMark={mark} />
      <Suspense>
        <CodeCamera onCode={mark} />
      </Suspense>
      <Text component="div" size="sm" role="status" {...(last === 'unknown' && { c: 'red' })}>
        {last === 'unknown' && t('unknown')}
        {last && last !== 'unknown' && <LastPerson {...last} />}
      </Text>
      {send.error !== undefined && !isLost && (
        <Text size="sm" c="red" role="alert">
          {messageOf(send.error)}
        </Text>
      )}
      <Group gap="sm">
        <Button disabled={waiting === 0 || isLost} loading={send.isPending} onClick={() => send.mutate()}>
          {t('send')}
        </Button>
        <Button
          variant="default"
          disabled={waiting > 0 || isLost}
          loading={giveBack.isPending}
          onClick={() => giveBack.mutate()}
        >
          {t('handIn')}
        </Button>
      </Group>
      {items.length > 0 && (
        <MarkList
          items={items}
          people={list.people}
          present={present}
          onMark={(code) => keep(code, false)}
          onUndo={(code) => keep(code, true)}
        />
      )}
    </Section>
  )
}

/** A code that a reader types like a keyboard, or a number. */
function MarkForm({ onMark }: { onMark: (typed: string) => Promise<void> }) {
  const { t } = useTranslation('exam-door')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (!typed) return
    setCode('')
    await onMark(typed)
    input.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="sm">
        <TextInput
          ref={input}
          flex="1 1 220px"
          label={t('seats.code', { ns: 'exams' })}
          dir="ltr"
          autoComplete="off"
          leftSection={<IconQrcode size={17} />}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="light">
          {t('mark')}
        </Button>
      </Group>
    </form>
  )
}

function LastPerson({ person, isAgain }: { person: ListedCandidate; isAgain: boolean }) {
  const { t } = useTranslation('exam-door')
  const language = useLanguage()
  const { number, nameFr, nameAr, seat } = person
  const name = inLanguage(nameFr ?? null, nameAr ?? null, language)
  if (!name) return t(isAgain ? 'again' : 'presentElsewhere', { name: number })
  return t(isAgain ? 'again' : 'present', { name, number, seat: seat ?? EMPTY })
}
