import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { visibleEntries } from './menu'

/** The menu as a flat list, for the home page: everything one may open but home itself. */
export function useQuickLinks() {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const rights = useRights()
  return visibleEntries(rights, new Set(Object.keys(router.routesByPath)))
    .filter((entry) => entry.to !== '/')
    .map(({ to, label, Icon }) => ({ to, label: t(label), Icon }))
}
