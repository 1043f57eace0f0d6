import { Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAction } from '@/api/actions'
import type { TriedRanking } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatNumber } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { Refusal } from '../refusal'
import { minimaTried, type Typed } from './minima-tried'

/** Wide enough for the figures side by side, in pixels. */
const LEAST_WIDTH = 720

/** What other minima would do, in counts alone; nothing changes. */
export function Trial({ exam }: { exam: Recruitments }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const { label, title, text } = useActMeta('recruitments', 'recruitments.simulate')
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', exam.$id)]))
  const [total, setTotal] = useState<Typed>(exam.min_total ?? '')
  const [typed, setTyped] = useState<Record<string, Typed>>({})
  const {
    mutate,
    isPending,
    data: answer,
    error,
  } = useAction({
    mutationFn: () => readAction('recruitments.simulate', { id: exam.$id, ...minimaTried(total, typed) }),
    onError: handledHere,
  })
  const minimum = (label: string, value: Typed, onChange: (next: Typed) => void) => (
    <NumberInput
      key={label}
      label={label}
      value={value}
      onChange={onChange}
      min={0}
      max={20}
      decimalScale={2}
      hideControls
      dir="ltr"
      w={200}
    />
  )
  return (
    <Section title={title} hint={text}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Stack gap="sm">
          <Group align="end" gap="sm">
            {tests.map((test) =>
              minimum(
                t('trial.ofTest', { test: titleOf(test, language) }),
                typed[test.$id] ?? test.minMark ?? '',
                (next) => setTyped({ ...typed, [test.$id]: next }),
              ),
            )}
            {minimum(t('trial.minimum'), total, setTotal)}
            <Button type="submit" variant="default" leftSection={<IconCalculator size={17} />} loading={isPending}>
              {label}
            </Button>
          </Group>
          <Refusal error={error} />
          {answer && <Outcome exam={exam} answer={answer} />}
        </Stack>
      </form>
    </Section>
  )
}

const VERDICTS = [
  'hired',
  'waiting',
  'belowTotal',
  'failedOral',
  'failedWritten',
  'absent',
  'withdrawn',
  'declined',
  'pending',
] as const

/** How many would be what, in all and by specialty. */
function Outcome({ exam, answer }: { exam: Recruitments; answer: TriedRanking }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const { title } = useActMeta('recruitments', 'recruitments.simulate')
  const { data: specialties = [] } = useQuery(
    allQuery('specialties', [
      Query.equal('$id', answer.bySpecialty.map(({ specialtyId }) => specialtyId).slice(0, 100)),
    ]),
  )
  const met = VERDICTS.filter((verdict) => answer.counts[verdict])
  const cells = (counts: TriedRanking['counts']) =>
    met.map((verdict) => (
      <Table.Td key={verdict} ta="end" className="tabular">
        {formatNumber(counts[verdict] ?? 0, language)}
      </Table.Td>
    ))
  return (
    <>
      <Text size="sm" role="status">
        {t('trial.candidates', { count: answer.candidates })}
      </Text>
      {met.length > 0 && (
        <WideTable label={title} minWidth={LEAST_WIDTH}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {met.map((verdict) => (
                <Table.Th key={verdict} ta="end">
                  {t(`trial.${verdict}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {answer.bySpecialty.map(({ specialtyId, counts }) => (
              <Table.Tr key={specialtyId}>
                <Table.Th scope="row" fw={400}>
                  {titleOf(
                    specialties.find(({ $id }) => $id === specialtyId),
                    language,
                  )}
                </Table.Th>
                {cells(counts)}
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Th scope="row">{titleOf(exam, language)}</Table.Th>
              {cells(answer.counts)}
            </Table.Tr>
          </Table.Tbody>
        </WideTable>
      )}
    </>
  )
}
