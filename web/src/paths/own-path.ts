import type { Address } from './address'

const HERE = 'http://here.invalid'

/** The link as a path of this site, as a browser reads it; nothing when it leads anywhere else. */
export function ownPath(link: string | null | undefined): Address | undefined {
  if (!link?.startsWith('/') || /^\/[/\\]/.test(link) || hasControl(link) || !URL.canParse(link, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(link, HERE)
  // `/x/..//evil` is a path here, and another host once it is written as a path again.
  return origin === HERE && !pathname.startsWith('//') ? ((pathname + search + hash) as Address) : undefined
}

/** Browsers drop tabs and line ends from addresses: `/\t/evil` would become `//evil`. */
function hasControl(text: string): boolean {
  return [...text].some((char) => char < ' ')
}
