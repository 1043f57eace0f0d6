import { Button, Group, NumberInput, Paper, Skeleton, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, readingQuery } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import { labelOf } from '@/api/schema-meta'
import { ErrorState } from '@/engine/resource-table/error-state'
import { DateField } from '@/fields/date-field'
import { RecordPicker } from '@/fields/record-picker'
import { addDays } from '@/i18n/clock'
import { formatDay, today } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { IssuedLetters } from './issued-letters'
import { ProposalTable } from './proposal-table'

type Wanted = ActionInput<'warnings.propose'>

/** How many days back the list looks at first: the week that lies behind. */
const WEEK = 7

/** Letters for many: what the days of a unit call for, reviewed, then issued in one act. */
export default function ProposalsTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['warnings', 'absences'])
  const language = useLanguage()
  const [wanted, setWanted] = useState<Wanted>({ from: addDays(today(), -WEEK), to: today() })
  const [issued, setIssued] = useState<readonly string[]>([])
  const { data, error, isPending, refetch } = useQuery({
    ...readingQuery('warnings.propose', wanted),
    // A wrong period is told at once.
    retry: false,
  })
  const proposals = data?.proposals ?? []
  return (
    <>
      <PageHead title={t('absences:work.title')} hint={t('proposals.hint')} />
      {tabs}
      <WantedFields wanted={wanted} onChange={setWanted} />
      {isPending && <Skeleton height={240} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && wanted.from < data.since && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('proposals.since', { day: formatDay(data.since, language) })}
        </Text>
      )}
      {issued.length > 0 && <IssuedLetters ids={issued} />}
      {data && proposals.length === 0 && <NoProposals />}
      {proposals.length > 0 && (
        <ProposalTable key={JSON.stringify(wanted)} proposals={proposals} onIssued={setIssued} />
      )}
    </>
  )
}

interface WantedFieldsProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

/** Of which days and of whom. */
function WantedFields({ wanted, onChange }: WantedFieldsProps) {
  const { t } = useTranslation(['warnings', 'parts'])
  const meta = useMeta('warnings')
  // What is typed is asked for when it is whole.
  const [next, setNext] = useState(wanted)
  const set = (change: Partial<Wanted>) => setNext({ ...next, ...change })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChange(next)
      }}
    >
      <Group mb="md" align="flex-end">
        {(['from', 'to'] as const).map((side) => (
          <DateField
            key={side}
            label={t(`parts:screen.filters.${side}.label`)}
            value={next[side]}
            onChange={(day) => day && set({ [side]: day })}
          />
        ))}
        {(['annexeId', 'serviceId'] as const).map((field) => (
          <RecordPicker
            key={field}
            label={labelOf(meta, field)}
            w={210}
            collection={field === 'annexeId' ? 'annexes' : 'services'}
            value={next[field] ?? null}
            onChange={(id) => set({ [field]: id })}
          />
        ))}
        <NumberInput
          label={t('proposals.lateFrom')}
          min={1}
          w={190}
          value={next.lateFrom ?? ''}
          onChange={(minutes) => set({ lateFrom: typeof minutes === 'number' ? minutes : null })}
        />
        <Button type="submit" variant="default">
          {t('proposals.ask')}
        </Button>
      </Group>
    </form>
  )
}

function NoProposals() {
  const { t } = useTranslation('warnings')
  return (
    <Paper withBorder p="xl" ta="center">
      <IconCircleCheck size={44} stroke={1.2} aria-hidden="true" />
      <Title order={2} size="h4" mb={4}>
        {t('proposals.none')}
      </Title>
      <Text c="dimmed">{t('proposals.noneHint')}</Text>
    </Paper>
  )
}
