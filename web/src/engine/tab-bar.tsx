import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatNumber } from '@/i18n/format'
import { useChosenInSight } from '@/ui/use-chosen-in-sight'
import { useLanguage } from '@/ui/use-language'
import { HiddenTabs, useHiddenTabs } from './hidden-tabs'
import styles from './tab-bar.module.css'

interface TabBarProps {
  /** Names the bar to those who cannot see it. */
  label: string
  tabs: readonly { name: string; label: string; count?: number | undefined }[]
  value: string
  /** The parameter of the address that holds the tab. */
  param?: string
}

/** More tabs than these stand closer, so that all of them fit beside the menu at 1280 px. */
const MANY = 9

/** The lists of one screen: another tab is another list, with an address of its own and none of the former's filters. */
export function TabBar({ label, tabs, value, param = 'tab' }: TabBarProps) {
  const navigate = useNavigate()
  const [first] = tabs
  const bar = useRef<HTMLDivElement>(null)
  useChosenInSight(bar, `[data-tab="${value}"]`)
  const hidden = useHiddenTabs(bar, tabs.map(({ name }) => name).join(' '))
  const beyond = tabs.filter(({ name }) => hidden.has(name))
  const choose = (name: string | null) => {
    const search = name && name !== first?.name ? { [param]: name } : {}
    void navigate({ to: '.', search })
  }
  if (tabs.length < 2) return null
  return (
    <Tabs value={value} onChange={choose} mb="sm" className={styles.row}>
      <Tabs.List
        ref={bar}
        aria-label={label}
        className={`${styles.bar} more-to-the-side`}
        data-many={tabs.length > MANY || undefined}
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.name}
            value={tab.name}
            data-tab={tab.name}
            rightSection={tab.count ? <Count of={tab.count} /> : undefined}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {beyond.length > 0 && (
        <div className={styles.more}>
          <HiddenTabs tabs={beyond} onChoose={choose} />
        </div>
      )}
    </Tabs>
  )
}

/** How many stand under a tab; none says nothing. */
function Count({ of }: { of: number }) {
  return <span className={`${styles.count} tabular`}>{formatNumber(of, useLanguage())}</span>
}
