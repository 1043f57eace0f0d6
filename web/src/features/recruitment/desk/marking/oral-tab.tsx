import { Skeleton } from '@mantine/core'
import type { Recruitments } from '@/api/schema.gen'
import { PhaseCard } from './phase-card'
import { TestsProgress } from './tests-progress'
import { useMarkingTexts } from './use-marking-texts'

/** The oral and practical tests: how far their marks are, and the lock. */
export default function OralTab({ exam }: { exam: Recruitments }) {
  if (!useMarkingTexts()) return <Skeleton height={320} />
  return (
    <>
      <TestsProgress exam={exam} kind="oral" />
      <PhaseCard exam={exam} phase="oral" />
    </>
  )
}
