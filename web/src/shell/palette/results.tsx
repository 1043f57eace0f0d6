import { Text } from '@mantine/core'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../global-search.module.css'
import type { Item } from './items'

export interface ItemGroup {
  key: 'recent' | 'places' | 'found'
  items: readonly Item[]
}

interface ResultsProps {
  groups: readonly ItemGroup[]
  chosen: Item | undefined
  onChoose: (item: Item) => void
  onOpen: (item: Item) => void
}

/** As many lines of a group as a screen shows stand in the first frame; the others follow when the palette can be typed into. */
const FIRST = 12

/** The id of a line, by which the input says which one is chosen. */
export const lineId = (item: Item) => `found-${item.key}`

/** What the palette offers, in groups with a name. */
export function Results({ groups, chosen, onChoose, onOpen }: ResultsProps) {
  const { t } = useTranslation(['palette', 'shell'])
  const isWhole = useDeferredValue(true, false)
  return (
    <div id="search-results" role="listbox" aria-label={t('search.open', { ns: 'shell' })} className={styles.results}>
      {groups.map(({ key, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a set of fields is none of options
        <div key={key} role="group" aria-label={t(`groups.${key}`)}>
          <Text size="xs" c="dimmed" fw={600} className={styles.group} aria-hidden="true">
            {t(`groups.${key}`)}
          </Text>
          {items.slice(0, isWhole ? undefined : FIRST).map((item) => (
            <Line
              key={item.key}
              item={item}
              chosen={item.key === chosen?.key}
              onChoose={() => onChoose(item)}
              onOpen={() => onOpen(item)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface LineProps {
  item: Item
  chosen: boolean
  onChoose: () => void
  onOpen: () => void
}

function Line({ item, chosen, onChoose, onOpen }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const { name, detail, kind, Icon } = item
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the combobox above
    <div
      ref={line}
      id={lineId(item)}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles.result}
      onClick={onOpen}
      onMouseMove={onChoose}
    >
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <span className="name">{name}</span>
        {detail && <span className={`name ${styles.detail}`}>{detail}</span>}
      </span>
      <span className={styles.kind}>{kind}</span>
    </div>
  )
}
