/** What of the page answers to a key: its markup says so, to readers of screens as well. */
const ANSWERS = '#content [aria-keyshortcuts]'

function isThere(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.matches(':disabled, [data-disabled]')
}

/** What answers to a letter on the page as it stands. */
export function answerTo(letter: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(ANSWERS)]
  return all.find((one) => one.getAttribute('aria-keyshortcuts')?.split(' ').includes(letter) && isThere(one))
}

/** The keys of what stands on the page, once each, and what each is called. */
export function pageKeys(): { keys: string; label: string }[] {
  const found = new Map<string, string>()
  for (const one of document.querySelectorAll<HTMLElement>(ANSWERS)) {
    const keys = one.getAttribute('aria-keyshortcuts') ?? ''
    const label = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    if (isThere(one) && label && !found.has(keys)) found.set(keys, label)
  }
  return [...found].map(([keys, label]) => ({ keys, label }))
}

/** Whether letters are being typed where the focus is, or choose among what it stands in. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (
    target.closest('[contenteditable=""], [contenteditable="true"], textarea, select, [role="menu"], [role="listbox"]')
  )
    return true
  const input = target.closest('input')
  return input !== null && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(input.type)
}

/** Whether something lies over the page that takes the keyboard for itself. */
export function isCovered(): boolean {
  const over = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="alertdialog"]')]
  return over.some((one) => one.getClientRects().length > 0)
}
