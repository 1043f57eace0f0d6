import { ownPath } from '@/paths/own-path'

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
  const path = ownPath(remembered)
  return path === undefined || isPublic(path.replace(/[?#].*$/s, '')) ? undefined : path
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
