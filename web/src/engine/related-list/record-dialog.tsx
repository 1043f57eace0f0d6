import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { DeleteButton } from '../delete-button'
import { type FormGroup, RecordForm, type RecordFormProps } from '../record-form/record-form'
import { History } from '../record-page/history'
import { RecordDetails } from '../record-page/record-details'
import { ErrorState } from '../resource-table/error-state'
import { NEW } from './use-record-param'

export interface RecordDialogProps<C extends CollectionId> extends Pick<RecordFormProps<C>, 'slots' | 'requires'> {
  collection: C
  /** The record, or `NEW`. */
  id: string
  groups: readonly FormGroup<C>[]
  /** What a new one begins with; the fields of it that are in no group go along unseen. */
  initial: Readonly<Record<string, unknown>>
  nameOf: (row: Collections[C]) => string
  /** What the dialog of a new one is called, if not after its collection. */
  newTitle?: string | undefined
  onClose: () => void
}

/** A record without a page of its own: made, read, changed, its history and its end, over the page it belongs to. */
export default function RecordDialog<C extends CollectionId>(props: RecordDialogProps<C>) {
  const { collection, id, nameOf, newTitle, onClose } = props
  const { t } = useTranslation('related')
  const meta = useMeta(collection)
  const isNew = id === NEW
  const { data, error, refetch } = useQuery({ ...oneQuery(collection, id), enabled: !isNew })
  const record = isNew ? undefined : data
  const title = record
    ? `${meta.one} – ${nameOf(record)}`
    : isNew
      ? (newTitle ?? t('newTitle', { one: meta.one }))
      : meta.one
  return (
    <Dialog title={title} size="min(860px, 96vw)" onClose={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isNew && !record && !error && <Skeleton height={240} />}
      {(isNew || record) && <Fields {...props} record={record} key={record?.$id} />}
      {record && <Rest {...props} record={record} />}
    </Dialog>
  )
}

type WithRecord<C extends CollectionId> = RecordDialogProps<C> & { record: Collections[C] | undefined }

/** The form, for who may write; else what it would show. */
function Fields<C extends CollectionId>({
  collection,
  record,
  groups,
  initial,
  slots,
  requires,
  onClose,
}: WithRecord<C>) {
  const { t } = useTranslation('related')
  const rights = useRights()
  const [first] = groups
  if (record && !can(rights, 'update', collection)) {
    return groups.map((group) => <RecordDetails key={group.title} collection={collection} record={record} {...group} />)
  }
  const shown = groups.flatMap((group) => group.fields)
  const unseen = Object.keys(initial).filter((name) => !shown.some((field) => field === name))
  const all = groups.map((group) =>
    group === first ? { ...group, fields: [...group.fields, ...(unseen as typeof shown)] } : group,
  )
  return (
    <RecordForm
      collection={collection}
      record={record}
      initial={initial}
      groups={all}
      slots={slots}
      requires={requires}
      isVisible={(field) => !unseen.includes(field)}
      onSaved={() => {
        toast.done(t(record ? 'saved' : 'created'))
        onClose()
      }}
      onCancel={onClose}
    />
  )
}

function Rest<C extends CollectionId>(props: RecordDialogProps<C> & { record: Collections[C] }) {
  const { collection, record, nameOf, onClose } = props
  const { t } = useTranslation('related')
  const [seen, setSeen] = useState(false)
  return (
    <Stack mt="md">
      <Group gap="xs">
        <DeleteButton
          collection={collection}
          ids={[record.$id]}
          nameOf={(row) => nameOf(row as Collections[C])}
          onDone={onClose}
        />
        <Button variant="default" leftSection={<IconHistory size={17} />} onClick={() => setSeen(!seen)}>
          {t(seen ? 'hideHistory' : 'history')}
        </Button>
      </Group>
      {seen && <History collection={collection} id={record.$id} />}
    </Stack>
  )
}
