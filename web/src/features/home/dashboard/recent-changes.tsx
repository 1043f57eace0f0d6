import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Change, changesQuery } from '@/api/history'
import { useMeta } from '@/api/hooks'
import { labelOf } from '@/api/schema-meta'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { linkTo } from '@/paths/address'
import { recordAddress } from '@/paths/record-address'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'
import { Panel } from './panel'

const SHOWN = 10

export function RecentChanges() {
  const { t } = useTranslation('home')
  const { data, isPending, isError } = useQuery(changesQuery(SHOWN))
  const changes = data?.changes ?? []
  return (
    <Panel title={t('recent')} waiting={isPending} failed={isError}>
      {changes.length === 0 && <Text c="dimmed">{t('recentNone')}</Text>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.seq} change={change} />
        ))}
      </ul>
    </Panel>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const meta = useMeta(change.collection)
  const to = change.kind === 'delete' ? undefined : recordAddress(change.collection, change.id)
  const title = inLanguage(change.title, change.titleAr, language) || change.id
  const fields = change.kind === 'update' ? change.fields.map((field) => labelOf(meta, field)).join(', ') : ''
  return (
    <li className={styles.change}>
      <Text size="sm" component="span">
        <span className="name">{t(change.kind, { who: change.whoName || change.who })}</span>{' '}
        <Text component="span" c="dimmed" size="sm">
          {meta.one}
        </Text>{' '}
        {to ? (
          <AnchorLink {...linkTo(to)} size="sm" underline="always" className="name">
            {title}
          </AnchorLink>
        ) : (
          <span className="name">{title}</span>
        )}
        {fields && (
          <Text component="span" c="dimmed" size="sm" className="name">
            {' '}
            · {fields}
          </Text>
        )}
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {formatInstant(change.at, language)}
      </Text>
    </li>
  )
}
