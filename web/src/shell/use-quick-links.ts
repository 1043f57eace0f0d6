import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { comingEntries, visibleEntries } from './menu'

/** The menu as a flat list, for the home page: everything one may open but home itself, and what is still being made. */
export function useQuickLinks() {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const rights = useRights()
  const built = new Set(Object.keys(router.routesByPath))
  const open = visibleEntries(rights, built).filter((entry) => entry.to !== '/')
  const links = open.map(({ to, label, Icon }) => ({ to, label: t(label), Icon, isComing: false }))
  const coming = comingEntries(rights, built).map(({ to, label, Icon }) => ({
    to,
    label: t(label),
    Icon,
    isComing: true,
  }))
  return [...links, ...coming]
}
