import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { useConfirm } from '@/ui/confirm'
import { type Acts, type OfferedAct, offeredActs } from './act-slot'
import { doEach, sayReport } from './do-act'
import { useOpenActsOfMany } from './use-open-acts'

interface BulkActsProps<C extends CollectionId> {
  collection: C
  ids: readonly string[]
  acts: Acts<C>
  /** When all is done. */
  onDone: () => void
}

/** What may be done with several documents: with those of them of which the server says so. */
export function BulkActs<C extends CollectionId>({ collection, ids, acts, onDone }: BulkActsProps<C>) {
  const { acts: declared = [] } = useMeta(collection)
  const openTo = useOpenActsOfMany(collection, ids)
  const offered = offeredActs(declared, acts).filter(({ slot }) => slot.isBulk)
  return offered.map((act) => {
    const open = openTo(act.meta.act)
    return (
      open.length > 0 && <BulkAct key={act.meta.act} collection={collection} act={act} ids={open} onDone={onDone} />
    )
  })
}

interface BulkActProps<C extends CollectionId> {
  collection: C
  act: OfferedAct<C>
  ids: readonly string[]
  onDone: () => void
}

function BulkAct<C extends CollectionId>({ collection, act: { meta, slot }, ids, onDone }: BulkActProps<C>) {
  const { t } = useTranslation('parts')
  const ask = useConfirm()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAction({
    mutationFn: () => doEach(meta, ids, {}),
    // Not every act is named after its collection, which is asked again after a refusal too.
    invalidates: collection,
    onSuccess: (report) => {
      sayReport(report, meta, t)
      onDone()
    },
  })
  const press = async () => {
    if (slot.Dialog) return setAsking(true)
    const { label: action, title, text = '', destructive = false } = meta
    if (title && !(await ask({ title, text, action, destructive }))) return
    mutate()
  }
  return (
    <>
      <Button size="xs" variant="default" loading={isPending} leftSection={<slot.Icon size={15} />} onClick={press}>
        {meta.label}
      </Button>
      <Suspense>
        {isAsking && slot.Dialog && <slot.Dialog ids={ids} onDone={onDone} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
