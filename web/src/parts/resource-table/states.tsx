import { Button, Stack, Text, Title } from '@mantine/core'
import { IconCloudOff, IconInbox, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import type { CollectionId } from '@/api/schema.gen'
import styles from './table.module.css'
import { chosenFilters, type List } from './use-list'

/** What a list without any row teaches: the next step. */
export interface Emptiness {
  title: string
  hint: string
  action?: ReactNode
}

function Notice({
  icon,
  title,
  hint,
  children,
}: {
  icon: ReactNode
  title: string
  hint: string
  children?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" className={styles.notice}>
      {icon}
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={440}>
        {hint}
      </Text>
      {children}
    </Stack>
  )
}

export function ListNothing<C extends CollectionId>({ list, empty }: { list: List<C>; empty: Emptiness }) {
  const { t } = useTranslation('parts')
  const narrowed = Boolean(list.search.q) || chosenFilters(list) > 0
  if (!narrowed) {
    return (
      <Notice icon={<IconInbox size={44} stroke={1.2} aria-hidden="true" />} title={empty.title} hint={empty.hint}>
        {empty.action}
      </Notice>
    )
  }
  const cleared = Object.fromEntries(list.filters.map((filter) => [filter.param, undefined]))
  return (
    <Notice
      icon={<IconSearchOff size={44} stroke={1.2} aria-hidden="true" />}
      title={t('table.nothing')}
      hint={t('table.nothingHint')}
    >
      <Button variant="default" onClick={() => list.change({ ...cleared, q: undefined })}>
        {t('table.clearFilters')}
      </Button>
    </Notice>
  )
}

export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('parts')
  return (
    <div role="alert">
      <Notice
        icon={<IconCloudOff size={44} stroke={1.2} aria-hidden="true" />}
        title={t('table.failed')}
        hint={messageOf(error)}
      >
        <Button onClick={onRetry}>{t('retry', { ns: 'common' })}</Button>
      </Notice>
    </div>
  )
}
