/** Screens before the door: nobody who came in is led back to one. */
const PUBLIC = [
  '/sign-in-2',
  '/login',
  '/sign-up',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/magic-link',
  '/401',
  '/404',
  '/500',
  '/503',
  '/server-offline',
]

/** A remembered location may only be a path of this site: never another host, nor a screen before the door. */
export function safePath(remembered: string | undefined): string | undefined {
  if (!remembered?.startsWith('/') || /^\/[/\\]/.test(remembered) || hasControl(remembered)) return undefined
  const here = new URL(remembered, 'http://here.invalid')
  // `/x/..//evil` is a path here, and another host once it is written as a path again.
  if (here.host !== 'here.invalid' || here.pathname.startsWith('//')) return undefined
  return isPublic(here.pathname) ? undefined : here.pathname + here.search + here.hash
}

/** As the router reads a path: decoded, in any case, with or without a slash at its end. */
function isPublic(path: string): boolean {
  try {
    const read = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '')
    return PUBLIC.includes(read)
  } catch {
    return true
  }
}

/** Browsers drop tabs and line ends from addresses: `/\t/evil` would become `//evil`. */
function hasControl(text: string): boolean {
  return [...text].some((char) => char < ' ')
}
