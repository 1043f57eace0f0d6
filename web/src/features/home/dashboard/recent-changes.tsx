import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Change, changesQuery } from '@/api/history'
import { useMeta } from '@/api/hooks'
import { type CollectionMeta, fieldOf, labelOf } from '@/api/schema-meta'
import { FieldValue } from '@/fields/field-value'
import { OpenLink } from '@/fields/open-link'
import { formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { useActorName } from '@/ui/use-actor-name'
import { useLanguage } from '@/ui/use-language'
import styles from './dashboard.module.css'
import { Panel } from './panel'

const SHOWN = 4

export function RecentChanges() {
  const { t } = useTranslation('home')
  const { data, isPending, isError } = useQuery(changesQuery(SHOWN))
  const changes = data?.changes ?? []
  return (
    <Panel id="home.changes" title={t('recent')} waiting={isPending} failed={isError}>
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
  const actorName = useActorName()
  const language = useLanguage()
  const meta = useMeta(change.collection)
  const address = change.kind === 'delete' ? undefined : recordAddress(change.collection, change.id)
  const fields = change.kind === 'update' ? change.fields.map((field) => labelOf(meta, field)).join(', ') : ''
  return (
    <li className={styles.change}>
      <Text size="sm" component="span">
        <span className="name">{t(change.kind, { who: actorName(change) })}</span>{' '}
        {hasTitle(change, meta) ? (
          <>
            <Text component="span" c="dimmed" size="sm">
              {meta.one}
            </Text>{' '}
            <OpenLink address={address}>
              <ChangeTitle change={change} />
            </OpenLink>
          </>
        ) : (
          <OpenLink address={address}>{meta.one}</OpenLink>
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

type Titled = Pick<Change, 'collection' | 'id' | 'title' | 'titleAr'>

/** What has no title of its own goes by its id, which says nothing. */
function hasTitle({ title, id }: Titled, meta: CollectionMeta): boolean {
  return Boolean(title) && (title !== id || meta.title.length > 0)
}

/** What was changed, as lists call it: a plate as it hangs there, a choice by its word; nothing where only an id is known. */
export function ChangeTitle({ change }: { change: Titled }) {
  const language = useLanguage()
  const meta = useMeta(change.collection)
  const [first = ''] = meta.title
  const field = fieldOf(meta, first)
  if (!change.title || !hasTitle(change, meta)) return null
  if (field && (field.kind !== 'text' || field.form)) return <FieldValue field={field} value={change.title} />
  return <span className="name">{inLanguage(change.title, change.titleAr, language)}</span>
}
