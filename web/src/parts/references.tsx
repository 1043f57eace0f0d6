import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { mayRead, opens } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { EMPTY, formatNumber } from '@/i18n/format'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { useLanguage } from '@/ui/use-language'
import { linkTo } from './record-address'

/** Documents that refer to a record: those of `collection` whose `field` holds it. */
export interface Reference {
  collection: CollectionId
  field: string
  /** Where their list stands, filtered by the record. */
  address: (id: string) => string
  /** The field is a list. */
  many?: true
}

/** What refers to a record, counted, each with the way to its list. */
export function References({ id, to }: { id: string; to: readonly Reference[] }) {
  const { t } = useTranslation('parts')
  const rights = useRights()
  const seen = to.filter(({ collection, field }) => mayRead(rights, collection, field))
  if (seen.length === 0) return null
  return (
    <DetailsCard title={t('references.title')}>
      {seen.map((reference) => (
        <Counted key={`${reference.collection} ${reference.field}`} id={id} reference={reference} />
      ))}
    </DetailsCard>
  )
}

function Counted({ id, reference }: { id: string; reference: Reference }) {
  const { collection, field, address, many } = reference
  const language = useLanguage()
  const rights = useRights()
  const meta = useMeta(collection)
  const refers = many ? Query.contains(field, [id]) : Query.equal(field, id)
  const { data } = useQuery(listQuery(collection, [refers, Query.limit(1)]))
  const link = linkTo(address(id))
  const count = data ? formatNumber(data.total, language) : EMPTY
  return (
    <Detail label={meta.many}>
      {data?.total && opens(rights, link.to) ? (
        <Anchor component={Link} {...link} size="sm" className="tabular">
          {count}
        </Anchor>
      ) : (
        <span className="tabular">{count}</span>
      )}
    </Detail>
  )
}
