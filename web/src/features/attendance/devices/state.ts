import type { Devices } from '@/api/schema.gen'
import type { Tone } from '@/ui/status-badge'

/** How a terminal stands. */
export type DeviceState = 'waiting' | 'outOfService' | 'silent' | 'connected'

export const TONES: Record<DeviceState, Tone> = {
  waiting: 'warn',
  outOfService: 'quiet',
  silent: 'bad',
  connected: 'good',
}

/** A terminal asks every few seconds; one that was not heard for so many minutes is silent. */
const SILENT_AFTER = 15
/** So many seconds a clock may differ. */
export const DRIFT_TOLERATED = 300

type Told = Pick<Devices, 'allowed' | 'lastSeenAt' | 'outOfServiceFrom' | 'outOfServiceTo'>

/** How a terminal stands at a moment. */
export function stateOf(device: Told, now: Date): DeviceState {
  if (!device.allowed) return 'waiting'
  const { outOfServiceFrom: from, outOfServiceTo: to } = device
  if (from && new Date(from) <= now && (!to || now < new Date(to))) return 'outOfService'
  const seen = device.lastSeenAt ? new Date(device.lastSeenAt).getTime() : 0
  return now.getTime() - seen > SILENT_AFTER * 60_000 ? 'silent' : 'connected'
}
