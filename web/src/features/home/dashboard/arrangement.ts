import type { FirstScreen, PanelName } from '@/api/actions.gen'
import type { HomePreferences } from '@/api/session'

/** Every panel that its reader may have, in the order that is being made: those that were moved first, the rest as they came. */
export function namesOf(home: FirstScreen, { order = [] }: HomePreferences): PanelName[] {
  const all = [...home.figures, ...home.panels, ...home.more, ...home.hidden]
  const place = (one: PanelName) => {
    const at = order.indexOf(one.id)
    return at < 0 ? order.length : at
  }
  return all.map(({ id, title, isFigure }) => ({ id, title, isFigure })).sort((one, other) => place(one) - place(other))
}

/** Shown where it was hidden, hidden where it was shown. */
export function toggle(arranged: HomePreferences, id: string): HomePreferences {
  const hidden = arranged.hidden ?? []
  return { ...arranged, hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] }
}

/** The ids of all panels after one of a list changed places with its neighbour there. */
export function move(all: readonly PanelName[], list: readonly PanelName[], at: number, by: -1 | 1): string[] {
  const [one, other] = [list[at], list[at + by]]
  const ids = all.map(({ id }) => id)
  if (!one || !other) return ids
  const [from, to] = [ids.indexOf(one.id), ids.indexOf(other.id)]
  ids[from] = other.id
  ids[to] = one.id
  return ids
}
