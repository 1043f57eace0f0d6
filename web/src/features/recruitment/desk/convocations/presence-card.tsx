import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inLanguage } from '@/i18n/names'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { ArrivedCandidate } from './arrived-candidate'
import { CloseSheet } from './close-sheet'
import { PresenceLists } from './presence-lists'

const CodeCamera = lazy(() => import('./code-camera'))

export interface PresenceTest {
  $id: string
  labelFr: string | null
  labelAr: string | null
}

interface PresenceCardProps {
  tests: readonly PresenceTest[]
  /** Whether it is the reader's to close the sheet of a test. */
  mayClose: (test: string) => boolean
}

/** Who came: by the code of the convocation, which a camera sees or a reader types like a keyboard; closed by two members. */
export default function PresenceCard({ tests, mayClose }: PresenceCardProps) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const meta = useMeta('examTests')
  const toScan = useActMeta('examTests', 'examPresence.scan')
  const [chosen, setTest] = useState('')
  // One whose sheet is closed meanwhile goes away.
  const test = (tests.find(({ $id }) => $id === chosen) ?? tests[0])?.$id ?? ''
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const scan = useAction({
    mutationFn: (typed: string) => act('examPresence.scan', { examTestId: test, code: typed }),
    onError: handledHere,
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (!typed) return
    setCode('')
    await scan.mutateAsync(typed)
    input.current?.focus()
  }
  const came = scan.error === undefined ? scan.data : undefined
  return (
    <Section
      title={t('seats.presence')}
      hint={t('seats.presenceHint')}
      state={mayClose(test) && <CloseSheet test={test} />}
    >
      <form onSubmit={send}>
        <Group align="end" gap="sm">
          <Select
            label={meta.one}
            data={tests.map((one) => ({ value: one.$id, label: inLanguage(one.labelFr, one.labelAr, language) }))}
            value={test}
            onChange={(next) => next && setTest(next)}
            allowDeselect={false}
          />
          <TextInput
            ref={input}
            flex="1 1 220px"
            label={t('seats.code')}
            dir="ltr"
            autoComplete="off"
            leftSection={<IconQrcode size={17} />}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" loading={scan.isPending}>
            {toScan.label}
          </Button>
        </Group>
      </form>
      <Suspense>
        <CodeCamera onCode={scan.mutateAsync} />
      </Suspense>
      <Text component="div" size="sm" role="status" {...(scan.error !== undefined && { c: 'red' })}>
        {scan.error !== undefined && messageOf(scan.error)}
        {came && <ArrivedCandidate arrival={came} />}
      </Text>
      <PresenceLists test={test} />
    </Section>
  )
}
