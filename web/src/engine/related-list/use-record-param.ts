import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { withSearch } from '@/paths/address'

/** What the address calls a record that is still to be made. */
export const NEW = 'new'

/** The record that is open over a page: the address holds it, so that it can be sent to somebody and left by going back. */
export function useRecordParam() {
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const at = (record: string | undefined) => ({ ...search, record })
  const show = (record: string | undefined) => void navigate({ to: '.', search: at(record), resetScroll: false })
  return {
    id: typeof search.record === 'string' ? search.record : undefined,
    open: (id: string) => show(id),
    close: () => show(undefined),
    addressOf: (id: string) => withSearch(pathname, at(id)),
  }
}
