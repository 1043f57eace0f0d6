import { Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { linkTo } from '@/paths/address'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { RecordForm } from '../record-form/record-form'
import { useCancel } from '../record-form/use-cancel'
import type { CollectionDefinition } from './definition'
import { initialOf } from './derive'
import { useAdditions, useGroups } from './use-additions'
import { useKit } from './use-kit'

interface CollectionFormProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  /** The one to change; without it a new one is made. */
  record?: Collections[C] | undefined
}

/** The form of a collection: a new one, or the one given. */
export function CollectionForm<C extends CollectionId>({ definition, record }: CollectionFormProps<C>) {
  const kit = useKit(definition)
  const { meta, say, nameOf, at } = kit
  const navigate = useNavigate()
  const search: Record<string, string> = useSearch({ strict: false })
  const { initial: own, ...additions } = useAdditions(definition, record)
  const initial = useMemo(() => {
    const asked = initialOf(definition, meta, search)
    return record || !(own || asked) ? undefined : { ...own, ...asked }
  }, [definition, meta, search, record, own])
  const cancel = useCancel(record ? at.record(record.$id) : at.list())
  const groups = useGroups(definition, record, kit)
  return (
    <>
      <PageHead
        title={
          record ? say('form.editTitle', { name: nameOf(record) }) : say('form.newTitle', { defaultValue: say('add') })
        }
        hint={say(definition.hintOf?.(record) ?? 'form.hint')}
      />
      <Suspense fallback={<Skeleton height={320} />}>
        <RecordForm
          collection={definition.collection}
          record={record}
          initial={initial}
          groups={groups}
          {...additions}
          renderValue={definition.renderValue}
          onSaved={async (saved) => {
            toast.done(say(record ? 'form.saved' : 'form.created', { ...saved, name: nameOf(saved) }))
            await navigate({ ...linkTo(at.record(saved.$id)), replace: record !== undefined })
          }}
          onCancel={cancel}
        />
      </Suspense>
    </>
  )
}
