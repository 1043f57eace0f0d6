import { Group, Text } from '@mantine/core'
import { useMeta } from '@/api/hooks'
import type { Cars, CarsStatus, DocumentStatus } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { FieldOf } from './resource-table/field-column'

const STATUS: Record<CarsStatus, Tone> = { active: 'good', in_repair: 'warn', reformed: 'quiet' }
const PAPERS: Record<DocumentStatus, Tone> = { valid: 'good', expiring_soon: 'warn', expired: 'bad', unknown: 'quiet' }

/** What a car is, whether it is in service, and how its papers stand: what somebody who takes it must know. */
export default function CarFacts({ car }: { car: Partial<Cars> }) {
  const meta = useMeta('cars')
  const [type, status, papers] = ['type', 'status', 'documentStatus'].map((name) => fieldOf(meta, name))
  return (
    <Group gap={6} mt={2}>
      {type && car.type && (
        <Text size="xs" c="dimmed" component="span">
          <FieldOf field={type} row={car} />
        </Text>
      )}
      {status && car.status && (
        <StatusBadge tone={STATUS[car.status]}>
          <FieldOf field={status} row={car} />
        </StatusBadge>
      )}
      {papers && car.documentStatus && (
        <StatusBadge tone={PAPERS[car.documentStatus]}>
          <FieldOf field={papers} row={car} />
        </StatusBadge>
      )}
    </Group>
  )
}
