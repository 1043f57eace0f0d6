import { Group, Text } from '@mantine/core'
import type { Cars } from '@/api/schema.gen'
import { CarStatus, PapersStatus } from './badges'

/** What a car is, whether it is in service, and how its papers stand: what somebody who takes it must know. */
export default function CarFacts({ document: car }: { document: Partial<Cars> }) {
  return (
    <Group gap={6} mt={2}>
      {car.type && (
        <Text size="xs" c="dimmed" component="span" className="name">
          {car.type}
        </Text>
      )}
      {car.status && <CarStatus status={car.status} />}
      {car.documentStatus && <PapersStatus status={car.documentStatus} />}
    </Group>
  )
}
