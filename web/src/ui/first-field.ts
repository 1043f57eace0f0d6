const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'
const OPENS = '[aria-haspopup]'

/**
 * What is filled in begins with its first field, not with the button that closes it; unless the field would open
 * something over the rest. Under a finger it does not either: the keyboard of a telephone would cover what is asked.
 */
export function beginAtField(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]') || window.matchMedia('(pointer: coarse)').matches) return
  const field = body.querySelector(FIELD)
  if (field && !field.matches(OPENS)) field.setAttribute('data-autofocus', '')
}
