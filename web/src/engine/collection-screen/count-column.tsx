import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { reportQuery } from '@/api/reports'
import { mayRead, type Rights } from '@/api/rights'
import { EMPTY, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import type { Reference } from '../record-page/references'

/** For a column: how many documents refer to each row, as a report counts them; its picture says of what on a card. */
export function countColumn(report: string, reference: Reference) {
  const { Icon } = reference
  return {
    numeric: true as const,
    seenBy: (rights: Rights) => mayRead(rights, reference.collection, reference.field),
    render: ({ $id }: { $id: string }) => <Count report={report} documentId={$id} />,
    card: ({ $id }: { $id: string }) => (
      <Group gap={4} wrap="nowrap">
        {Icon && <Icon size={15} aria-hidden="true" />}
        <Count report={report} documentId={$id} />
      </Group>
    ),
  }
}

function Count({ report, documentId }: { report: string; documentId: string }) {
  const language = useLanguage()
  const { data } = useQuery(reportQuery(report, language))
  const group = data?.groups.find(({ by: [id] }) => id === documentId)
  return <span className="tabular">{data ? formatNumber(group?.count ?? 0, language) : EMPTY}</span>
}
