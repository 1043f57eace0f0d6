/** The link of a row or a card, by which it is opened. */
const LINK = '[data-row-link]'
/** What else of a row can be pressed. */
const PRESSED = 'a[href], button, input'

function rowLinks(): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>(`#content ${LINK}`)]
  return links.filter((link) => link.getClientRects().length > 0)
}

function rowOf(element: Element | null): Element | null {
  return element?.closest('[data-row]') ?? null
}

/** Stands on the row so many further down, or up; from anywhere else on the first. Whether there was one. */
export function moveInRows(step: 1 | -1): boolean {
  const links = rowLinks()
  const row = rowOf(document.activeElement)
  const at = links.findIndex((link) => rowOf(link) === row)
  const next = row && at >= 0 ? links[at + step] : links[0]
  next?.focus()
  return links.length > 0
}

/** Stands on what can be pressed beside what has the focus, in the direction of reading or against it. */
function moveWithinRow(row: Element, step: 1 | -1): void {
  const all = [...row.querySelectorAll<HTMLElement>(PRESSED)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[at + step]?.focus()
}

/** Whether the page shows rows. */
export const hasRows = () => rowLinks().length > 0

export const isInRow = (element: Element | null) => rowOf(element) !== null

/** Chooses the row that has the focus, or no longer. Whether one has it. */
export function toggleRow(): boolean {
  const box = rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  box?.click()
  return Boolean(box)
}

/** The keys of a row that has the focus: a row is one stop of the Tab key, the arrows lead over the rows and what is in them. */
export function onRowKey(event: { key: string; target: EventTarget; preventDefault: () => void }): void {
  const row = rowOf(event.target as Element)
  if (!row) return
  const isRtl = getComputedStyle(row).direction === 'rtl'
  const onLink = (event.target as Element).matches(LINK)
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const acts = new Map<string, () => unknown>([
    ['ArrowDown', () => moveInRows(1)],
    ['ArrowUp', () => moveInRows(-1)],
    [forward, () => moveWithinRow(row, 1)],
    [isRtl ? 'ArrowRight' : 'ArrowLeft', () => moveWithinRow(row, -1)],
    [' ', toggleRow],
  ])
  const act = event.key === ' ' && !onLink ? undefined : acts.get(event.key)
  if (!act) return
  event.preventDefault()
  act()
}
