import { Button } from '@mantine/core'
import { IconInbox, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { Message } from '@/ui/message'
import styles from './table.module.css'
import { chosenFilters, type List } from './use-list'

/** What a list without any row teaches: the next step. */
export interface EmptyStateTexts {
  title: string
  hint: string
  action?: ReactNode
}

export function EmptyState<C extends CollectionId>({ list, empty }: { list: List<C>; empty: EmptyStateTexts }) {
  const { t } = useTranslation('parts')
  const narrowed = Boolean(list.search.q) || chosenFilters(list, list.filters) > 0
  if (!narrowed) {
    return (
      <div className={styles.notice}>
        <Message Icon={IconInbox} title={empty.title} hint={empty.hint}>
          {empty.action}
        </Message>
      </div>
    )
  }
  const cleared = Object.fromEntries(list.filters.map((filter) => [filter.param, undefined]))
  return (
    <div className={styles.notice}>
      <Message Icon={IconSearchOff} title={t('table.nothing')} hint={t('table.nothingHint')}>
        <Button variant="default" onClick={() => list.change({ ...cleared, q: undefined })}>
          {t('table.clearFilters')}
        </Button>
      </Message>
    </div>
  )
}
