import { SimpleGrid, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import type { Missions } from '@/api/schema.gen'
import { HistorySection } from '@/parts/history-section'
import { MissionStatus } from '@/parts/mission-status'
import { RecordDetails, type Values } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { actsOf } from './acts'
import { missionTitle } from './cells'
import { OVERRIDDEN_SHOWN } from './conflict-lines'
import { MissionActs } from './mission-acts'
import { OrderFiles } from './order-files'
import { MISSION_LINKS } from './spec'

const PANELS = {
  who: ['persoActifId', 'bureau', 'serviceId', 'companions'],
  what: ['destination', 'mission', 'departAt', 'returnAt', 'returnedAt'],
  how: ['transport', 'carId', 'numSerie', 'driverId', 'odometerOut', 'odometerIn', 'distance', 'fuelLitres'],
  override: ['overrideReason', 'overriddenById', 'overridden'],
  cancelled: ['cancelledReason', 'cancelledAt'],
} as const

const VALUES: Values<'missions'> = { overridden: (row) => OVERRIDDEN_SHOWN.overridden?.(row.overridden) }

/** Panels that show only where there is something to tell. */
function panelsOf(row: Missions): (keyof typeof PANELS)[] {
  const always = ['what', 'who', 'how'] as const
  return [
    ...(row.cancelledAt ? (['cancelled'] as const) : []),
    ...always,
    ...(row.overrideReason ? (['override'] as const) : []),
  ]
}

/** Whoever may not read users is told who overrode by the history alone: an id says nothing. */
function fieldsOf(panel: keyof typeof PANELS, row: Missions) {
  return panel === 'override' && !row.overriddenBy ? (['overrideReason', 'overridden'] as const) : PANELS[panel]
}

export function MissionPage({ id }: { id: string }) {
  const { t } = useTranslation('missions')
  const meta = useMeta('missions')
  const { data: row } = useSuspenseQuery(oneQuery('missions', id, MISSION_LINKS))
  const acts = actsOf(row, meta, useRights())
  return (
    <>
      <RecordHead
        title={missionTitle(row, meta)}
        other={row.destination}
        badges={<MissionStatus row={row} />}
        actions={<MissionActs row={row} acts={acts} />}
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          {panelsOf(row).map((panel) => (
            <RecordDetails
              key={panel}
              collection="missions"
              record={row}
              title={t(`groups.${panel}`)}
              fields={fieldsOf(panel, row)}
              values={VALUES}
            />
          ))}
          <OrderFiles row={row} writes={acts.has('edit')} />
        </SimpleGrid>
        <HistorySection collection="missions" id={id} values={OVERRIDDEN_SHOWN} />
      </Stack>
    </>
  )
}
