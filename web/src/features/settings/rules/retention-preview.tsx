import { List, Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { FailureNotice } from '@/engine/error-notice'
import { formatDay, formatNumber } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'

/** Wide enough for the days side by side, in pixels. */
const LEAST_WIDTH = 640

/** What goes by a rule, and from when on: codes and counts, nobody's name. */
export function RetentionPreview({ id }: { id: string }) {
  const { t } = useTranslation('rules')
  const language = useLanguage()
  const { data, error } = useQuery(readingQuery('retentionRules.preview', { id }))
  return (
    <Section title={t('preview.title')} hint={data && `${data.what}, ${data.countedFrom}`}>
      <FailureNotice error={error ?? undefined} />
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <>
          <Text size="sm">{t('preview.fields')}</Text>
          <List size="sm">
            {[...new Set(data.fields)].map((field) => (
              <List.Item key={field}>{field}</List.Item>
            ))}
          </List>
          <Text size="sm">{t('preview.stays', { what: data.stays })}</Text>
          <Text size="sm">{t('preview.backups', { count: data.backupsKept ?? 0 })}</Text>
          {data.groups.length === 0 ? (
            <Text c="dimmed">{t('preview.none')}</Text>
          ) : (
            <WideTable label={t('preview.title')} minWidth={LEAST_WIDTH}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('preview.group')}</Table.Th>
                  <Table.Th>{t('preview.ended')}</Table.Th>
                  <Table.Th>{t('preview.erased')}</Table.Th>
                  <Table.Th ta="end">{t('preview.entries')}</Table.Th>
                  <Table.Th ta="end">{t('preview.files')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.groups.map((group) => (
                  <Table.Tr key={group.id}>
                    <Table.Td>
                      {inLanguage(group.titleFr ?? group.code, group.titleAr ?? group.code, language)}
                      <Text size="xs" c="dimmed" dir="ltr">
                        {group.code}
                      </Text>
                    </Table.Td>
                    <Table.Td className="tabular">{formatDay(group.endedOn, language)}</Table.Td>
                    <Table.Td className="tabular">{formatDay(group.erasedFrom, language)}</Table.Td>
                    <Table.Td ta="end" className="tabular">
                      {formatNumber(group.entries, language)}
                    </Table.Td>
                    <Table.Td ta="end" className="tabular">
                      {formatNumber(group.files, language)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )}
        </>
      )}
    </Section>
  )
}
