import type { ScanMeaning } from '@/api/actions.gen'
import type { OutboxItem } from '@/api/outbox'
import type { Sighting, Word } from './judge'

/** What was scanned, as it waits on the device and goes to the server. */
export interface Scan {
  /** As it was scanned or typed. */
  code: string
  bureauId: string
  /** When, by the clock of the server. */
  at: string
  /** None takes back what was seen before. */
  quantity: number
  condition?: string | undefined
  note?: string | undefined
  photo?: Blob | undefined
  /** What it is, as far as this device knows; the server finds out by itself. */
  subject: string
  designation?: string | undefined
  number?: string | undefined
  /** What this device said of it. */
  word: Word
}

/** What the server says of a scan that stands. */
export interface ScanRemark {
  meaning?: ScanMeaning | undefined
  /** It does not take the photo: the scan went without it. */
  withoutPhoto?: boolean
}

export type ScanItem = OutboxItem<Scan>

const KIND = 'counting:'

export const boxOf = (campaign: string): string => `${KIND}${campaign}`
export const campaignOf = (box: string): string => box.slice(KIND.length)

export const remarkOf = ({ remark }: Pick<ScanItem, 'remark'>): ScanRemark => (remark as ScanRemark | undefined) ?? {}

/** What a scan of this device says was seen; nothing where the server has refused it. */
export function sightingsOf(items: readonly ScanItem[]): Sighting[] {
  return items
    .filter(({ outcome }) => outcome !== 'refused')
    .map(({ id, content: { subject, bureauId, at, quantity, condition } }) => ({
      ...{ id, subject, bureauId, at, quantity, condition },
    }))
}

/** The last scan of each thing, the latest first: what was corrected is shown once. */
export function latestOfEach(items: readonly ScanItem[]): ScanItem[] {
  const latest = new Map<string, ScanItem>()
  for (const item of items) {
    const { subject, at } = item.content
    const known = latest.get(subject)
    if (!known || known.content.at <= at) latest.set(subject, item)
  }
  return [...latest.values()].sort((one, other) => other.content.at.localeCompare(one.content.at))
}
