import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { HistorySection } from '@/parts/history-section'
import { MaintenanceStatus } from '@/parts/maintenance-status'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { useLanguage } from '@/ui/use-language'
import { MaintenanceActions } from './actions'
import { readLines } from './parts/lines'
import { PARTS_SHOWN } from './parts/parts-words'
import { UsedParts } from './parts/used-parts'
import { GROUPS, MAINTENANCE_LINKS } from './spec'
import { maintenanceName } from './state'

export function MaintenanceDetail({ id }: { id: string }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const meta = useMeta('maintenances')
  const { data: row } = useSuspenseQuery(oneQuery('maintenances', id, MAINTENANCE_LINKS))
  const name = maintenanceName(row, meta, language)
  return (
    <>
      <RecordHead
        title={name}
        badges={<MaintenanceStatus row={row} />}
        actions={<MaintenanceActions row={row} name={name} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails collection="maintenances" record={row} title={t('groups.work')} fields={GROUPS.work} />
          <Stack>
            <RecordDetails
              collection="maintenances"
              record={row}
              title={t('groups.costs')}
              fields={[...GROUPS.costs, 'totalCost']}
            />
            <RecordDetails collection="maintenances" record={row} title={t('groups.next')} fields={GROUPS.next} />
          </Stack>
        </SimpleGrid>
        {'parts' in row && (
          <Card withBorder padding="md">
            <Title order={2} size="h4" mb="xs">
              {t('groups.parts')}
            </Title>
            <UsedParts lines={readLines(row.parts)} />
          </Card>
        )}
        <HistorySection collection="maintenances" id={id} values={PARTS_SHOWN} />
      </Stack>
    </>
  )
}
