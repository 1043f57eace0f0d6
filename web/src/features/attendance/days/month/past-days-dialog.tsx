import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act, readAction } from '@/api/actions'
import type { RecomputationPreview } from '@/api/actions.gen'
import { useAction } from '@/api/use-action'
import { DateField } from '@/fields/date-field'
import { formatDay, formatMonth, formatNumber, today } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { monthsBetween, type Span } from './past-days'

type Line = Span & RecomputationPreview

/** Days of the past that are computed again: what it would change is seen first, month by month. */
export default function PastDaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const [from, setFrom] = useState<string | null>(`${today().slice(0, 7)}-01`)
  const [lines, setLines] = useState<readonly Line[]>()
  const look = useAction({
    mutationFn: async (since: string) => {
      setLines([])
      for (const span of monthsBetween(since, today())) {
        const seen = await readAction('days.preview', { ...span })
        setLines((known = []) => [...known, { ...span, ...seen }])
      }
    },
  })
  const again = useAction({
    mutationFn: (since: string) => act('days.recompute', { from: since }),
    onSuccess: () => {
      toast.done(t('month.again.done'))
      onClose()
    },
  })
  return (
    <Dialog title={t('month.again.title')} onClose={onClose} size="lg">
      <Stack>
        <Text size="sm">{t('month.again.text')}</Text>
        <DateField
          label={t('month.again.from')}
          value={from}
          onChange={(day) => {
            setFrom(day)
            setLines(undefined)
          }}
          disabled={look.isPending}
        />
        {lines && <Changes lines={lines} />}
        <Group justify="flex-end">
          <Text size="sm" role="status">
            {look.isPending &&
              lines &&
              t('month.again.looking', { month: formatMonth(nextMonth(lines, from), language) })}
          </Text>
          <Button variant="default" onClick={() => from && look.mutate(from)} loading={look.isPending} disabled={!from}>
            {t('month.again.preview')}
          </Button>
          <Button
            onClick={() => from && again.mutate(from)}
            loading={again.isPending}
            disabled={!from || look.isPending || !lines || lines.length === 0}
          >
            {t('month.again.action', { day: from ? formatDay(from, language) : '' })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The month that is looked at after these. */
function nextMonth(lines: readonly Line[], from: string | null): string {
  return monthsBetween(from ?? today(), today())[lines.length]?.from.slice(0, 7) ?? today().slice(0, 7)
}

function Changes({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const say = (count: number) => formatNumber(count, language)
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('month.again.month')}</Table.Th>
            <Table.Th>{t('month.again.days')}</Table.Th>
            <Table.Th>{t('month.again.made')}</Table.Th>
            <Table.Th>{t('month.again.gone')}</Table.Th>
            <Table.Th>{t('month.again.where')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ from, days, made, gone, annexes }) => (
            <Table.Tr key={from}>
              <Table.Th scope="row">{formatMonth(from.slice(0, 7), language)}</Table.Th>
              <Table.Td className="tabular">{say(days)}</Table.Td>
              <Table.Td className="tabular">{say(made)}</Table.Td>
              <Table.Td className="tabular">{say(gone)}</Table.Td>
              <Table.Td>
                {annexes
                  .map((one) => `${(language === 'ar' ? one.nameAr : one.name) || '—'} (+${one.made} −${one.gone})`)
                  .join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
