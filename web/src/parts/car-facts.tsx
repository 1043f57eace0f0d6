import { Group, Text } from '@mantine/core'
import type { Cars, CarsStatus, DocumentStatus } from '@/api/schema.gen'
import type { Tone } from '@/ui/status-badge'
import { ChoiceBadge } from './choice-badge'

const STATUS: Record<CarsStatus, Tone> = { active: 'good', in_repair: 'warn', reformed: 'quiet' }
const PAPERS: Record<DocumentStatus, Tone> = { valid: 'good', expiring_soon: 'warn', expired: 'bad', unknown: 'quiet' }

/** What a car is, whether it is in service, and how its papers stand: what somebody who takes it must know. */
export default function CarFacts({ car }: { car: Partial<Cars> }) {
  return (
    <Group gap={6} mt={2}>
      {car.type && (
        <Text size="xs" c="dimmed" component="bdi">
          {car.type}
        </Text>
      )}
      <ChoiceBadge collection="cars" field="status" value={car.status} tones={STATUS} />
      <ChoiceBadge collection="cars" field="documentStatus" value={car.documentStatus} tones={PAPERS} />
    </Group>
  )
}
