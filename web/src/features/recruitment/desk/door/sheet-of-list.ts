import type { OutboxItem } from '@/api/outbox'
import type { HeldList } from './held-list'
import type { Mark } from './send-marks'

/** The numbers of those who are there, as this device knows it: what the list said, and what was marked since and not refused. */
export function presentOn(list: Pick<HeldList, 'people'>, items: readonly OutboxItem<Mark>[]): ReadonlySet<string> {
  const present = new Set(list.people.filter((one) => one.present).map(({ number }) => number))
  const stands = items.filter(({ outcome }) => outcome !== 'refused')
  for (const { content } of stands.toSorted((one, other) => one.content.at.localeCompare(other.content.at))) {
    if (content.absent) present.delete(content.code)
    else present.add(content.code)
  }
  return present
}
