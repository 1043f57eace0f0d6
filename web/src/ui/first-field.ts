const FIELD = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], :disabled), textarea:not(:disabled)'
/** What opens something over the rest as soon as it has the focus. */
const OPENS = '[aria-haspopup="dialog"]'

/** The first field that can be typed into at once; none under a finger, where a keyboard would cover what is asked. */
function firstField(within: HTMLElement): HTMLElement | undefined {
  if (window.matchMedia('(pointer: coarse)').matches) return undefined
  return [...within.querySelectorAll<HTMLElement>(FIELD)].find((field) => !field.matches(OPENS))
}

/** A dialog begins with its first field, not with the button that closes it. */
export function beginAtField(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return
  firstField(body)?.setAttribute('data-autofocus', '')
}

/** A page that is filled in begins with its first field; inside a dialog the dialog says where it begins. */
export function focusFirstField(form: HTMLElement | null): void {
  if (!form || form.closest('[role=dialog]')) return
  const field = form.querySelector<HTMLElement>('[data-autofocus]') ?? firstField(form)
  field?.focus({ preventScroll: true })
}
