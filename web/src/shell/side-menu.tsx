import { ActionIcon, Collapse, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { entryAt, isGroup, type MenuEntry, type MenuGroup } from './menu'
import styles from './side-menu.module.css'
import { useMenu } from './use-menu'

interface SideMenuProps {
  narrow: boolean
  onNarrow: () => void
  onChoose: () => void
}

export function SideMenu({ narrow, onNarrow, onChoose }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const { menu, counts } = useMenu()
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={styles.menu} data-narrow={narrow || undefined}>
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {menu.map((item) =>
            isGroup(item) ? (
              <Group key={item.label ?? 'own'} group={item} counts={counts} narrow={narrow} onChoose={onChoose} />
            ) : (
              <Entry key={item.to} entry={item} counts={counts} narrow={narrow} onChoose={onChoose} />
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

/** How much waits at each entry. */
type Counts = ReadonlyMap<string, number>

interface EntryProps {
  entry: MenuEntry
  counts: Counts
  narrow: boolean
  onChoose: () => void
}

function useEntryHere(): string | undefined {
  return useLocation({ select: ({ pathname, search }) => entryAt(pathname, (search as { tab?: unknown }).tab) })
}

function Entry({ entry, counts, narrow, onChoose }: EntryProps) {
  const { t } = useTranslation('shell')
  const here = useEntryHere() === entry.to
  return (
    <li>
      <Tooltip label={t(entry.label)} disabled={!narrow} position="right">
        <Link
          to={entry.to}
          className={styles.entry}
          data-here={here || undefined}
          aria-current={here ? 'page' : undefined}
          // What stands above the page, or opens on another tab of it, is not where its reader is.
          activeOptions={{ exact: true, includeSearch: true }}
          onClick={onChoose}
        >
          <entry.Icon size={20} stroke={1.6} aria-hidden="true" />
          <span className={styles.label}>{t(entry.label)}</span>
          <WaitingCount count={counts.get(entry.to) ?? 0} />
        </Link>
      </Tooltip>
    </li>
  )
}

function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  if (count === 0) return null
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {formatNumber(count, language)}
      </span>
      <VisuallyHidden> ({t('menu.waiting', { count })})</VisuallyHidden>
    </>
  )
}

interface GroupProps {
  group: MenuGroup
  counts: Counts
  narrow: boolean
  onChoose: () => void
}

function Group({ group, counts, narrow, onChoose }: GroupProps) {
  const { t } = useTranslation('shell')
  const here = useEntryHere()
  const inside = group.entries.some(({ to }) => to === here)
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? inside
  const entries = group.entries.map((entry) => (
    <Entry key={entry.to} entry={entry} counts={counts} narrow={narrow} onChoose={onChoose} />
  ))
  if (narrow) return entries
  const { label, Icon } = group
  if (!label || !Icon)
    return (
      <li>
        <ul className={styles.own}>{entries}</ul>
      </li>
    )
  const waiting = group.entries.reduce((sum, { to }) => sum + (counts.get(to) ?? 0), 0)
  return (
    <li>
      <UnstyledButton className={styles.entry} aria-expanded={open} onClick={() => setChosen(!open)}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{t(label)}</span>
        {!open && <WaitingCount count={waiting} />}
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
