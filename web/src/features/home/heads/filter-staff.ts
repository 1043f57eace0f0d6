import type { PanelLine } from '@/api/actions.gen'

/** Those whose name or function holds what was typed; whoever is elsewhere first. */
export function filterStaff(staff: readonly PanelLine[], term: string): PanelLine[] {
  const wanted = term.trim().toLocaleLowerCase()
  const isMeant = ({ title, detail }: PanelLine) => `${title} ${detail}`.toLocaleLowerCase().includes(wanted)
  const isAway = (line: PanelLine) => (line.badge ? 0 : 1)
  return staff.filter(isMeant).sort((one, other) => isAway(one) - isAway(other))
}

/** On a phone those who are elsewhere come alone, where there are any: the others are folded behind their number. */
export function foldStaff(staff: readonly PanelLine[], isFolded: boolean): { shown: PanelLine[]; folded: number } {
  const away = staff.filter((line) => line.badge)
  if (!isFolded || away.length === 0) return { shown: [...staff], folded: 0 }
  return { shown: away, folded: staff.length - away.length }
}
