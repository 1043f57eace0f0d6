/** A remembered location may only be a path of this site: never another host, nor the sign-in screen itself. */
export function safePath(remembered: string | undefined): string | undefined {
  if (!remembered?.startsWith('/') || /^\/[/\\]/.test(remembered) || hasControl(remembered)) return undefined
  const here = new URL(remembered, 'http://here.invalid')
  if (here.host !== 'here.invalid' || ['/sign-in-2', '/login'].includes(here.pathname)) return undefined
  return here.pathname + here.search + here.hash
}

/** Browsers drop tabs and line ends from addresses: `/\t/evil` would become `//evil`. */
function hasControl(text: string): boolean {
  return [...text].some((char) => char < ' ')
}
