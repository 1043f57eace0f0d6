import { Button, Text } from '@mantine/core'
import { createContext, lazy, Suspense, useContext, useState } from 'react'
import type { ActionId, OpenActs } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { useConfirm } from '@/ui/confirm'
import { usePageAct } from '@/ui/page-acts'
import { toast } from '@/ui/toast'
import type Dialog from './act-dialog'
import { type Acts, type OfferedAct, offeredActs } from './act-slot'
import { doAct } from './do-act'
import { useOpenActs } from './use-open-acts'

// What is loaded late has lost that it is of any collection.
const ActDialog = lazy(() => import('./act-dialog')) as typeof Dialog

/** The act that a document is shown for: `a` presses it, and `r` what takes something away. */
export const AwaitedAct = createContext<ActionId | undefined>(undefined)

interface ActButtonsProps<C extends CollectionId> {
  collection: C
  row: Collections[C]
  acts: Acts<C>
  /** What the document is called; the collection's word for one where nobody says. */
  name?: string | undefined
  /** Only what takes something away, or only the rest of it; as a rule all. */
  only?: 'destructive' | 'others' | undefined
  /** What is open on it, where that is known already. */
  state?: OpenActs | undefined
  /** Whether it is said that it is others who do it, where it is about oneself. */
  explains?: boolean
  size?: string | undefined
}

/** What may be done with a document now, as the server says. */
export function ActButtons<C extends CollectionId>(props: ActButtonsProps<C>) {
  const { collection, row, acts, only, explains = false, size } = props
  const awaited = useContext(AwaitedAct)
  const { acts: declared = [], one } = useMeta(collection)
  const name = props.name ?? one
  const asked = useOpenActs(collection, props.state ? undefined : row.$id)
  const state = props.state ?? asked
  const offered = offeredActs(declared, acts)
  const open = offered.filter(({ meta }) => state?.open.includes(meta.act))
  const refused = offered.map(({ meta }) => state?.refused[meta.act])
  const isOwn = refused.find((reason) => reason?.type === 'decision_on_oneself')
  if (explains && open.length === 0 && isOwn) {
    return (
      <Text size="sm" c="dimmed">
        {isOwn.message}
      </Text>
    )
  }
  const isMeant = ({ meta }: OfferedAct<C>) =>
    only === undefined || (meta.destructive === true) === (only === 'destructive')
  return open
    .filter(isMeant)
    .map((act) => (
      <ActButton
        key={act.meta.act}
        collection={collection}
        row={row}
        act={act}
        name={name}
        size={size}
        shortcut={awaited && (act.meta.act === awaited ? 'a' : act.meta.destructive && 'r')}
      />
    ))
}

interface ActButtonProps<C extends CollectionId> {
  collection: C
  row: Collections[C]
  act: OfferedAct<C>
  name: string
  size?: string | undefined
  shortcut?: string | undefined
}

/** The button of an act: it asks first where the declaration says so. */
function ActButton<C extends CollectionId>({ collection, row, act, name, size, shortcut }: ActButtonProps<C>) {
  const { meta, slot } = act
  const ask = useConfirm()
  const said = slot.useSaid?.()
  const label = slot.useLabel?.(row) ?? meta.label
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAction({
    mutationFn: () => doAct(meta, row.$id, {}),
    // Not every act is named after its collection, which is asked again after a refusal too.
    invalidates: collection,
    onSuccess: (answer) => toast.done(said?.(answer) ?? meta.done),
  })
  const press = async () => {
    if (slot.Dialog || slot.RowDialog || meta.inputs) return setAsking(true)
    const { label: action, title, text = '', destructive = false } = meta
    if (title && !(await ask({ title, text, action, destructive }))) return
    mutate()
  }
  const close = () => setAsking(false)
  usePageAct({ key: `${meta.act} ${row.$id}`, label, of: name, Icon: slot.Icon, press })
  return (
    <>
      <Button
        variant={slot.isMain?.(row) ? 'filled' : 'default'}
        {...(meta.destructive && { color: 'red' })}
        {...(size && { size })}
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        loading={isPending}
        leftSection={<slot.Icon size={17} />}
        onClick={press}
      >
        {label}
      </Button>
      <Suspense>
        {isAsking &&
          (slot.Dialog ? (
            <slot.Dialog ids={[row.$id]} onDone={close} onClose={close} />
          ) : slot.RowDialog ? (
            <slot.RowDialog row={row} onClose={close} />
          ) : (
            <ActDialog collection={collection} row={row} act={act} onClose={close} />
          ))}
      </Suspense>
    </>
  )
}
