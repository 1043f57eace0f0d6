import { Loader, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import styles from './global-search.module.css'
import type { Item } from './palette/items'
import { lineId, Results } from './palette/results'
import { useGroups } from './palette/use-groups'
import { SHORTEST } from './search'

/** Milliseconds without a letter before the server is asked: the time between two letters of whoever types slowly. */
const PAUSE = 120

/** Finds what can be opened and done: records, pages, acts, and what was opened last. */
export default function GlobalSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'palette'])
  const router = useRouter()
  const [term, setTerm] = useState('')
  const [asked] = useDebouncedValue(term, PAUSE)
  const [key, setKey] = useState<string>()
  const { groups, isFetching, isError, isOfTerm } = useGroups(term, asked)
  const items = groups.flatMap((group) => group.items)
  const at = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  )
  const chosen = items[at]

  const open = ({ go }: Item) => {
    onClose()
    if (typeof go === 'string') router.history.push(go)
    else go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length) {
      event.preventDefault()
      setKey(items[(at + step + items.length) % items.length]?.key)
    }
    const isFound = groups.some((group) => group.key === 'found' && group.items.some((item) => item === chosen))
    if (event.key === 'Enter' && chosen && (isOfTerm || !isFound)) open(chosen)
  }

  return (
    <Dialog bare size="lg" onClose={onClose} title={t('search.open')}>
      <TextInput
        className={styles.input}
        variant="unstyled"
        size="md"
        leftSection={<IconSearch size={18} />}
        rightSection={isFetching ? <Loader size="xs" /> : null}
        placeholder={t('palette:placeholder')}
        aria-label={t('search.open')}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls="search-results"
        aria-activedescendant={chosen && lineId(chosen)}
        data-autofocus
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setKey(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <Results groups={groups} chosen={chosen} onChoose={(item) => setKey(item.key)} onOpen={open} />
      {items.length === 0 && !isFetching && (
        <Text c="dimmed" size="sm" p="md">
          {isError
            ? t('search.failed')
            : asked.trim().length < SHORTEST
              ? t('search.hint')
              : t('search.nothing', { term: asked.trim() })}
        </Text>
      )}
    </Dialog>
  )
}
