import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { useBuiltScreens } from './built'
import { comingEntries } from './menu'
import { useMenu } from './use-menu'

/** The menu as a flat list, for the home page: everything one may open but home itself, and what is still being made. */
export function useQuickLinks() {
  const { t } = useTranslation('shell')
  const rights = useRights()
  const built = useBuiltScreens()
  const open = useMenu().entries.filter((entry) => entry.to !== '/')
  const links = open.map(({ to, label, Icon }) => ({ to, label: t(label), Icon, isComing: false }))
  const coming = comingEntries(rights, built).map(({ to, label, Icon }) => ({
    to,
    label: t(label),
    Icon,
    isComing: true,
  }))
  return [...links, ...coming]
}
