import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A tab of which less stands in sight than this is as good as hidden. */
const IN_SIGHT = 0.9

/** Which of the tabs of a bar are beyond its edge. */
export function useHiddenTabs(bar: RefObject<HTMLElement | null>, names: string): ReadonlySet<string> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const root = bar.current
    if (!root || typeof IntersectionObserver === 'undefined') return
    const beyond = new Set<string>()
    const see = (seen: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of seen) {
        const name = target.getAttribute('data-tab') ?? ''
        if (intersectionRatio < IN_SIGHT) beyond.add(name)
        else beyond.delete(name)
      }
      setHidden(new Set(beyond))
    }
    const observer = new IntersectionObserver(see, { root, threshold: [IN_SIGHT] })
    const known = names.split(' ')
    for (const tab of root.querySelectorAll('[data-tab]'))
      if (known.includes(tab.getAttribute('data-tab') ?? '')) observer.observe(tab)
    return () => observer.disconnect()
  }, [bar, names])
  return hidden
}

interface HiddenTabsProps {
  tabs: readonly { name: string; label: string }[]
  onChoose: (name: string) => void
}

/** The tabs that there is no room for, by their names. */
export function HiddenTabs({ tabs, onChoose }: HiddenTabsProps) {
  const { t } = useTranslation('parts')
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('tabs.more', { count: tabs.length })}
          rightSection={<IconChevronDown size={15} aria-hidden="true" />}
        >
          {t('tabs.moreShort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map(({ name, label }) => (
          <Menu.Item key={name} onClick={() => onChoose(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
