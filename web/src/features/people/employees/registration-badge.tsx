import type { Employees, RegistrationStatus } from '@/api/schema.gen'
import { ChoiceBadge } from '@/parts/choice-badge'
import type { Tone } from '@/ui/status-badge'

const TONES: Record<RegistrationStatus, Tone> = {
  notRegistered: 'quiet',
  registeredMissingFingerprint: 'warn',
  fullyRegistered: 'good',
}

export function RegistrationBadge({ row }: { row: Pick<Employees, 'registrationStatus'> }) {
  return <ChoiceBadge collection="employees" field="registrationStatus" value={row.registrationStatus} tones={TONES} />
}
