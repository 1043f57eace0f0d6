import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Outbox } from '@/api/schema.gen'
import type { Column } from '@/engine/resource-table/column'
import { fieldColumn } from '@/engine/resource-table/field-column'
import { ListHead } from '@/engine/resource-table/list-head'
import { ResourceTable } from '@/engine/resource-table/resource-table'
import { useList } from '@/engine/resource-table/use-list'
import { formatInstant } from '@/i18n/format'
import { paths } from '@/paths/paths'
import { OutboxError } from '@/platform/outbox/outbox-error'
import { StateBadge } from '@/platform/outbox/outbox-state'
import { useLanguage } from '@/ui/use-language'
import styles from './administration.module.css'
import { AdministrationTabs } from './administration-tabs'
import { NoMailServer } from './no-mail-server'
import { OUTBOX } from './outbox-spec'
import { RetryButton } from './retry-button'
import { TestMessage } from './test-message'

/** What left the house, what did not and why; what failed can be sent again. */
export function OutboxPage() {
  const { t } = useTranslation('administration')
  const list = useList(OUTBOX, useColumns())
  const filterLabels = { state: t('outbox.state'), channel: t('outbox.channel') }
  return (
    <>
      <ListHead
        list={list}
        title={t('title')}
        hint={t('outbox.hint')}
        printed={t('outbox.title')}
        filterLabels={filterLabels}
      >
        <TestMessage />
      </ListHead>
      <AdministrationTabs tab="outbox" />
      <div className={styles.notice}>
        <NoMailServer />
      </div>
      <ResourceTable
        list={list}
        label={t('outbox.title')}
        placeholder={t('outbox.placeholder')}
        filterLabels={filterLabels}
        pinnedFilters={['state', 'channel']}
        address={(row) => paths.message(row.$id)}
        rowName={(row) => `${row.subject || t('outbox.noSubject')} — ${row.to}`}
        card={(row) => <Message row={row} />}
        empty={{ title: t('outbox.empty.title'), hint: t('outbox.empty.hint') }}
        bulk={(ids, clear) => <RetryButton ids={ids} size="xs" onDone={clear} />}
      />
    </>
  )
}

function useColumns(): Column<'outbox'>[] {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const meta = useMeta('outbox')
  return useMemo(
    () => [
      {
        key: '$createdAt',
        label: t('outbox.date'),
        fields: ['state'],
        render: (row) => <span className={styles.date}>{formatInstant(row.$createdAt, language)}</span>,
      },
      fieldColumn(meta, 'to', {
        sort: 'to',
        fixed: true,
        render: (row) => <span className={styles.to}>{row.to}</span>,
      }),
      fieldColumn(meta, 'subject', { render: (row) => <bdi>{row.subject || t('outbox.noSubject')}</bdi> }),
      fieldColumn(meta, 'channel'),
      fieldColumn(meta, 'state', { sort: 'state', render: (row) => <StateBadge row={row} /> }),
      fieldColumn(meta, 'lastError', { render: (row) => <Why row={row} /> }),
      fieldColumn(meta, 'attempts', { optional: true }),
    ],
    [t, language, meta],
  )
}

function Why({ row }: { row: Outbox }) {
  if (!row.lastError) return '–'
  return (
    <Text size="sm" component="span" lineClamp={2} className={styles.why}>
      <OutboxError error={row.lastError} />
    </Text>
  )
}

function Message({ row }: { row: Outbox }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  return (
    <div className={styles.message}>
      <Text fw={600} component="span">
        <bdi>{row.subject || t('outbox.noSubject')}</bdi>
      </Text>
      <Text size="sm" component="span" className={styles.to}>
        {row.to}
      </Text>
      <Text size="sm" c="dimmed" component="span" className="tabular">
        {formatInstant(row.$createdAt, language)}
      </Text>
      <StateBadge row={row} />
    </div>
  )
}
