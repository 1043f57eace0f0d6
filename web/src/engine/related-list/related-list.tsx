import { Group, Text } from '@mantine/core'
import { Query } from 'appwrite'
import { type ReactNode, useMemo } from 'react'
import { useMeta } from '@/api/hooks'
import type { ListSpec } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { Address } from '@/paths/address'
import { recordAddress } from '@/paths/record-address'
import { AddButton } from '../add-button'
import { DeleteButton } from '../delete-button'
import { ImportButton } from '../import/import-button'
import type { RecordFormOptions } from '../record-form/use-record-form'
import type { Column } from '../resource-table/column'
import { ExportMenu } from '../resource-table/export-menu'
import { PrintButton } from '../resource-table/print-button'
import { ResourceTable } from '../resource-table/resource-table'
import { useList } from '../resource-table/use-list'
import { OpenRecord } from './open-record'
import type { RecordDialogProps } from './record-dialog'
import styles from './related-list.module.css'
import { NEW, useRecordParam } from './use-record-param'

export interface RelatedListProps<C extends CollectionId> {
  spec: ListSpec<C>
  /** The field of the rows that names the record, and the record. */
  field: keyof Collections[C] & string
  parentId: string
  columns: readonly Column<C>[]
  nameOf: (row: Collections[C]) => string
  empty: { title: string; hint: string }
  hint?: ReactNode
  /** What stands above the printed list: whose rows they are. */
  printed: string
  /** The form of a row, over the page; without one rows open, and are made, at an address of their own. */
  form?: (Pick<RecordDialogProps<C>, 'groups' | 'slots'> & Pick<RecordFormOptions<C>, 'initial'>) | undefined
  /** What adding one is called, and where it is made, for rows that have a page. */
  add: { label: string; to?: Address | undefined }
  filterLabels?: Record<string, string>
}

/** Documents that belong to a record, inside its page: a list like any other, of that record alone. */
export function RelatedList<C extends CollectionId>(props: RelatedListProps<C>) {
  const { spec, field, parentId, columns, nameOf, empty, hint, printed, form, filterLabels } = props
  const meta = useMeta(spec.collection)
  const own = useMemo(() => ({ ...spec, common: [Query.equal(field, parentId)] }), [spec, field, parentId])
  const list = useList(own, columns)
  const record = useRecordParam()
  // What has a form here is opened here, wherever else an address of it leads.
  const addressOf = (id: string) => (form ? undefined : recordAddress(spec.collection, id)) ?? record.addressOf(id)
  const add = <AddButton collection={spec.collection} {...props.add} onAdd={form && (() => record.open(NEW))} />
  return (
    <>
      <Group justify="space-between" mb="sm" gap="sm">
        <Text size="sm" c="dimmed" component="div" className={styles.hint}>
          {hint}
        </Text>
        <Group gap="xs">
          <PrintButton list={list} title={printed} filterLabels={filterLabels} />
          <ExportMenu list={list} common={field} />
          <ImportButton collection={spec.collection} />
          {add}
        </Group>
      </Group>
      <ResourceTable
        list={list}
        label={meta.many}
        placeholder=""
        filterLabels={filterLabels}
        pinnedFilters={spec.filters.map((filter) => filter.param)}
        address={(row) => addressOf(row.$id)}
        rowName={nameOf}
        card={(row) => <RelatedCard row={row} columns={list.shown as readonly Column<C>[]} />}
        empty={{ ...empty, action: add }}
        bulk={(ids, clear) => (
          <DeleteButton
            collection={spec.collection}
            ids={ids}
            nameOf={(row) => nameOf(row as Collections[C])}
            onDone={clear}
            size="xs"
          />
        )}
      />
      {form && (
        <OpenRecord
          collection={spec.collection}
          groups={form.groups}
          slots={form.slots}
          initial={{ ...form.initial, [field]: parentId }}
          nameOf={nameOf}
        />
      )}
    </>
  )
}

/** A row on a phone: what its columns say, the first of them as its head. */
function RelatedCard<C extends CollectionId>({ row, columns }: { row: Collections[C]; columns: readonly Column<C>[] }) {
  const [head, ...others] = columns
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>{head?.render(row)}</div>
      {others.map((column) => (
        <div key={column.key} className={styles.fact}>
          <span className={styles.label}>{column.label}</span>
          <span>{(column.card ?? column.render)(row)}</span>
        </div>
      ))}
    </div>
  )
}
