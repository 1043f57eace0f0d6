import { useMeta } from '@/api/hooks'
import type { Employees, RegistrationStatus } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import { StatusBadge, type Tone } from '@/ui/status-badge'

const TONES: Record<RegistrationStatus, Tone> = {
  notRegistered: 'quiet',
  registeredMissingFingerprint: 'warn',
  fullyRegistered: 'good',
}

export function RegistrationBadge({ row }: { row: Pick<Employees, 'registrationStatus'> }) {
  const meta = useMeta('employees')
  const status = row.registrationStatus
  const word = fieldOf(meta, 'registrationStatus')?.words?.find((known) => known.value === status)
  if (!word) return EMPTY
  return <StatusBadge tone={TONES[status]}>{word.label}</StatusBadge>
}
