import { serverLoss } from '@/api/health'

/** Screens that stay open while the server is lost, with what is known. */
const STAY = ['/profile', '/settings', '/recruitment-system/presence', '/inventory-dashboard/counting']

export function worksOffline(path: string): boolean {
  return STAY.some((screen) => path === screen || path.startsWith(`${screen}/`))
}

/** Where one waits for a lost server; `here` is remembered. */
export function offlineRedirect(here: string) {
  const to = serverLoss() === 'maintenance' ? '/503' : '/server-offline'
  return { to, search: { to: here }, replace: true, ignoreBlocker: true } as const
}
