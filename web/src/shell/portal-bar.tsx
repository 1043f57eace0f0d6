import { VisuallyHidden } from '@mantine/core'
import { IconBeach, IconFiles, IconHome, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tasksQuery } from '@/api/home'
import { useRights } from '@/api/hooks'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'
import { entryAt } from './menu'
import styles from './portal-bar.module.css'
import { countsOf } from './use-menu'

const PORTAL = '/employee-portail'
/** Where something is filled in, what sends it stands at the foot of the page. */
const FORM = /\/(?:new|edit)$/

const ENTRIES = [
  { to: PORTAL, label: 'menu.home', Icon: IconHome },
  { to: `${PORTAL}/leaves`, label: 'menu.leaveRequests', Icon: IconBeach },
  { to: `${PORTAL}/documents`, label: 'menu.requests', Icon: IconFiles },
  { to: `${PORTAL}/approvals`, label: 'menu.approvals', Icon: IconSignature },
] as const

/** Whether the bar stands at the foot of this page: on a phone, in the portal of somebody who has a file. */
export function useIsPortalBarShown(): boolean {
  const { employeeId } = useRights()
  const small = useSmall()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return small && Boolean(employeeId) && (path === PORTAL || path.startsWith(`${PORTAL}/`)) && !FORM.test(path)
}

/** The four places of an employee, within a thumb's reach. */
export function PortalBar() {
  const { t } = useTranslation('shell')
  const counts = countsOf(useQuery(tasksQuery).data ?? [])
  const here = useLocation({
    select: ({ pathname, search }) => entryAt(pathname, (search as { tab?: unknown }).tab, ENTRIES),
  })
  return (
    <nav className={styles.bar} aria-label={t('menu.portal')}>
      {ENTRIES.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.entry}
          aria-current={here === to ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          <Icon size={22} stroke={1.6} aria-hidden="true" />
          <span className={styles.label}>{t(label)}</span>
          <Count of={counts.get(to) ?? 0} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ of }: { of: number }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  if (of === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(of, language)}
      </span>
      <VisuallyHidden> ({t('menu.waiting', { count: of })})</VisuallyHidden>
    </>
  )
}
