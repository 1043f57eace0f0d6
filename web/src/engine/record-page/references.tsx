import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { mayRead, opens } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { EMPTY, formatNumber } from '@/i18n/format'
import type { Address } from '@/paths/address'
import { linkTo } from '@/paths/address'
import { addressesOf } from '@/paths/record-address'
import { Detail } from '@/ui/details'
import { DetailsCard } from '@/ui/details-card'
import { AnchorLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'

/** Documents that refer to a record: those of `collection` whose `field` holds it. */
export interface Reference {
  collection: CollectionId
  field: string
  /** Where their list stands, filtered by the record, where that is not the list of their collection by that field. */
  address?: (id: string) => Address
  /** The field is a list. */
  many?: true
  /** With a picture its list is a button at the head of the page, too: `references.{collection}` says where it leads. */
  Icon?: ComponentType<{ size: number; 'aria-hidden'?: 'true' }>
}

/** The way to the list of those that refer to a record. */
export function addressOf({ collection, field, address }: Reference, id: string) {
  return linkTo(address?.(id) ?? addressesOf(collection).listOf(field, id))
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
        <ReferenceCount key={`${reference.collection} ${reference.field}`} id={id} reference={reference} />
      ))}
    </DetailsCard>
  )
}

function ReferenceCount({ id, reference }: { id: string; reference: Reference }) {
  const { collection, field, many } = reference
  const language = useLanguage()
  const rights = useRights()
  const meta = useMeta(collection)
  const refers = many ? Query.contains(field, [id]) : Query.equal(field, id)
  const { data } = useQuery(listQuery(collection, [refers, Query.limit(1)]))
  const link = addressOf(reference, id)
  const count = data ? formatNumber(data.total, language) : EMPTY
  return (
    <Detail label={meta.many}>
      {data?.total && opens(rights, link.to) ? (
        <AnchorLink {...link} size="sm" className="tabular">
          {count}
        </AnchorLink>
      ) : (
        <span className="tabular">{count}</span>
      )}
    </Detail>
  )
}
