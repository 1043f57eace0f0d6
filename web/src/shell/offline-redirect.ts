import { serverLoss } from '@/api/health'

/** Screens that keep on the device what is done there while the server is lost, and say so. */
const KEEP = ['/recruitment-system/presence', '/inventory-dashboard/counting']
/** Screens that stay open while the server is lost, with what is known. */
const STAY = ['/profile', '/settings', ...KEEP]

const isWithin = (screens: readonly string[], path: string) =>
  screens.some((screen) => path === screen || path.startsWith(`${screen}/`))

export const worksOffline = (path: string): boolean => isWithin(STAY, path)

export const keepsOffline = (path: string): boolean => isWithin(KEEP, path)

/** Where one waits for a lost server; `here` is remembered. */
export function offlineRedirect(here: string) {
  const to = serverLoss() === 'maintenance' ? '/503' : '/server-offline'
  return { to, search: { to: here }, replace: true, ignoreBlocker: true } as const
}
