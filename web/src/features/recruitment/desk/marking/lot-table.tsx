import { Button, Card, SegmentedControl, Table, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSheet } from '@/api/actions.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { formatAmount } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import type { MarkableLine } from './lot'
import styles from './marking.module.css'

const RecuseDialog = lazy(() => import('./recuse-dialog'))

interface LotTableProps {
  lines: readonly MarkableLine[]
  isOral: boolean
  onChoose: (number: string) => void
}

/** What there is to mark, and what of it is marked; a number leads to its input. */
export function LotTable({ lines, isOral, onChoose }: LotTableProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const [shown, setShown] = useState('all')
  const rows = lines.filter(
    ({ mark, isAbsent, isRecused, sheet }) =>
      shown === 'all' || ((mark === null || sheet?.agrees === false) && !isAbsent && !isRecused),
  )
  return (
    <Card withBorder padding="md" mb="md">
      <SegmentedControl
        mb="sm"
        aria-label={t('show.label')}
        value={shown}
        onChange={setShown}
        data={(['all', 'open'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
      />
      {rows.length === 0 && <Text c="dimmed">{t('show.none')}</Text>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.lines} tabIndex={0} aria-label={t('lot')}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                {isOral && <Table.Th>{t('order')}</Table.Th>}
                <Table.Th>{t(isOral ? 'candidate' : 'number')}</Table.Th>
                {isOral && <Table.Th>{t('name')}</Table.Th>}
                <Table.Th ta="end">{t('mark')}</Table.Th>
                <Table.Th>{t('state')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((line) => (
                <Table.Tr key={line.id}>
                  {isOral && <Table.Td className="tabular">{line.order}</Table.Td>}
                  <Table.Td>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      className="ltr tabular"
                      disabled={line.isLocked}
                      onClick={() => onChoose(line.number)}
                    >
                      {line.number}
                    </Button>
                  </Table.Td>
                  {isOral && (
                    <Table.Td>
                      <bdi>{inLanguage(line.nameFr, line.nameAr, language)}</bdi>
                    </Table.Td>
                  )}
                  <Table.Td ta="end">
                    <span className="ltr tabular">{formatAmount(line.mark, language)}</span>
                  </Table.Td>
                  <Table.Td>
                    <LineState line={line} />
                    {isOral && line.mark === null && !line.isLocked && <Recuse line={line} />}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Card>
  )
}

/** A juror who is kin of a candidate does not hear them: said before, with the reason that the minutes print. */
function Recuse({ line }: { line: MarkableLine }) {
  const { label } = useActMeta('candidates', 'candidates.recuse')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" size="compact-xs" color="gray" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{isOpen && <RecuseDialog line={line} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function LineState({ line }: { line: MarkableLine }) {
  const { t } = useTranslation('exam-marking')
  if (line.isRecused) return <StatusBadge tone="quiet">{t('states.recused')}</StatusBadge>
  if (line.isAbsent) return <StatusBadge tone="quiet">{t('states.absent')}</StatusBadge>
  if (line.mark === null) return <StatusBadge tone="warn">{t('states.open')}</StatusBadge>
  if (line.sheet) return <SheetState sheet={line.sheet} />
  if (!line.typedTwice) return <StatusBadge tone="info">{t('states.marked')}</StatusBadge>
  return (
    <StatusBadge tone="good">
      <IconChecks size={14} aria-hidden="true" /> {t('states.compared')}
    </StatusBadge>
  )
}

/** Two people type a sheet: what they typed alike is the mark, what differs is shown to both. */
function SheetState({ sheet: { agrees, other } }: { sheet: ShownSheet }) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  if (agrees === null) return <StatusBadge tone="info">{t('sheets.waits')}</StatusBadge>
  if (!agrees)
    return <StatusBadge tone="bad">{t('sheets.differs', { mark: formatAmount(other, language) })}</StatusBadge>
  return (
    <StatusBadge tone="good">
      <IconChecks size={14} aria-hidden="true" /> {t('sheets.agrees')}
    </StatusBadge>
  )
}
