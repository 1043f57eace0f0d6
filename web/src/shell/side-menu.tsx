import { ActionIcon, Collapse, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rightsQuery } from '@/api/session'
import { entryAt, isGroup, type MenuEntry, type MenuGroup, visibleMenu } from './menu'
import styles from './side-menu.module.css'

const WaitingUsers = lazy(() => import('./waiting-users'))

interface SideMenuProps {
  narrow: boolean
  onNarrow: () => void
  onChoose: () => void
}

export function SideMenu({ narrow, onNarrow, onChoose }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const router = useRouter()
  const rights = useSuspenseQuery(rightsQuery).data
  const menu = visibleMenu(rights, new Set(Object.keys(router.routesByPath)))
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={styles.menu} data-narrow={narrow || undefined}>
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {menu.map((item) =>
            isGroup(item) ? (
              <Group key={item.label} group={item} narrow={narrow} onChoose={onChoose} />
            ) : (
              <Entry key={item.to} entry={item} narrow={narrow} onChoose={onChoose} />
            ),
          )}
        </ul>
      </div>
      <ActionIcon
        className={styles.fold}
        variant="subtle"
        color="gray"
        size="lg"
        onClick={onNarrow}
        visibleFrom="sm"
        aria-label={t(narrow ? 'menu.expand' : 'menu.collapse')}
      >
        <Icon size={20} className="flip" />
      </ActionIcon>
    </div>
  )
}

interface EntryProps {
  entry: MenuEntry
  narrow: boolean
  onChoose: () => void
}

function Entry({ entry, narrow, onChoose }: EntryProps) {
  const { t } = useTranslation('shell')
  const here = useLocation({ select: (location) => entryAt(location.pathname) === entry.to })
  return (
    <li>
      <Tooltip label={t(entry.label)} disabled={!narrow} position="right">
        <Link
          to={entry.to}
          className={styles.entry}
          data-here={here || undefined}
          aria-current={here ? 'page' : undefined}
          onClick={onChoose}
        >
          <entry.Icon size={20} stroke={1.6} aria-hidden="true" />
          <span className={styles.label}>{t(entry.label)}</span>
          <Suspense>{entry.to === '/users-management' && <WaitingUsers />}</Suspense>
        </Link>
      </Tooltip>
    </li>
  )
}

interface GroupProps {
  group: MenuGroup
  narrow: boolean
  onChoose: () => void
}

function Group({ group, narrow, onChoose }: GroupProps) {
  const { t } = useTranslation('shell')
  const inside = useLocation({
    select: ({ pathname }) => group.entries.some(({ to }) => to === entryAt(pathname)),
  })
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? inside
  const entries = group.entries.map((entry) => (
    <Entry key={entry.to} entry={entry} narrow={narrow} onChoose={onChoose} />
  ))
  if (narrow) return entries
  return (
    <li>
      <UnstyledButton className={styles.entry} aria-expanded={open} onClick={() => setChosen(!open)}>
        <group.Icon size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{t(group.label)}</span>
        <span className="flip">
          <IconChevronRight size={16} className={styles.chevron} data-open={open || undefined} aria-hidden="true" />
        </span>
      </UnstyledButton>
      <Collapse expanded={open}>
        <ul className={styles.children}>{entries}</ul>
      </Collapse>
    </li>
  )
}
