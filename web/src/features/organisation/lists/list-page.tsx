import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useRights } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import { recordAddress } from '@/parts/record-address'
import { FieldOf } from '@/parts/resource-table/field-column'
import { ListHead } from '@/parts/resource-table/list-head'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { type List, useList } from '@/parts/resource-table/use-list'
import { TabBar } from '@/parts/tab-bar'
import { useLanguage } from '@/ui/use-language'
import type { Kit, ReferenceList } from './reference-list'
import { newAddress, openTabs, type Tab } from './tab'

export function ListPage<C extends CollectionId>({ of }: { of: ReferenceList<C> }) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const meta = useMeta(of.spec.collection)
  const columns = useMemo(() => of.columns({ meta, language, t } satisfies Kit), [of, meta, language, t])
  const list = useList(of.spec, columns)
  const filterLabels = useFilterLabels()
  const title = t(`tabs.${of.tab}`)
  const add = <AddButton collection={of.spec.collection} to={newAddress(of.tab)} label={t(`new.${of.tab}`)} />
  return (
    <>
      <ListHead list={list} title={t('title')} hint={t('hint')} printed={title} filterLabels={filterLabels} add={add} />
      <OrganisationTabs tab={of.tab} />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t(`placeholder.${of.tab === 'persons' ? 'persons' : 'names'}`)}
        filterLabels={filterLabels}
        inBar={of.inBar}
        address={(row) => recordAddress(of.spec.collection, row.$id) ?? ''}
        rowName={(row) => titleOf(row, language)}
        card={(row) => <Card list={list} of={of} row={row} />}
        empty={{ title: t(`empty.${of.tab}.title`), hint: t(`empty.${of.tab}.hint`), action: add }}
        bulk={(ids, clear) => <DeleteButton collection={of.spec.collection} ids={ids} onDone={clear} size="xs" />}
      />
    </>
  )
}

function OrganisationTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation('organisation')
  const tabs = openTabs(useRights()).map((name) => ({ name, label: t(`tabs.${name}`) }))
  return <TabBar label={t('title')} tabs={tabs} value={tab} />
}

function useFilterLabels(): Record<string, string> {
  const { t } = useTranslation('organisation')
  return useMemo(
    () => ({ state: t('state'), 'state.confirmed': t('confirmed'), 'state.tentative': t('tentative') }),
    [t],
  )
}

interface CardProps<C extends CollectionId> {
  list: List<C>
  of: ReferenceList<C>
  row: object
}

function Card<C extends CollectionId>({ list, of, row }: CardProps<C>) {
  const facts = of.facts.flatMap((name) => {
    const value = (row as Record<string, unknown>)[name]
    return value === null || value === undefined || value === '' ? [] : (fieldOf(list.meta, name) ?? [])
  })
  return (
    <NamesCell document={row}>
      {facts.length > 0 &&
        facts.map((field) => (
          <span key={field.name}>
            <FieldOf field={field} row={row} />
          </span>
        ))}
    </NamesCell>
  )
}
