import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { CollectionId } from '@/api/schema.gen'
import type { ActMeta } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { doAct } from '@/engine/acts/do-act'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'

interface SignedActProps<T> {
  meta: ActMeta
  /** The document. */
  id: string
  input?: object
  /** What is asked, where the declaration does not say of what. */
  title?: string | undefined
  touches: readonly CollectionId[]
  /** What is said of its answer. */
  said: (answer: T) => string
}

/**
 * An act that members of a committee sign, asked about first. Most of them read no exam, and the server lists no open acts to them:
 * whoever draws it knows that it is theirs.
 */
export function SignedAct<T>({ meta, id, input = {}, title, touches, said }: SignedActProps<T>) {
  const ask = useConfirm()
  const { mutate, isPending } = useAction({
    mutationFn: () => doAct(meta, id, input) as Promise<T>,
    invalidates: touches,
    onSuccess: (answer) => toast.done(said(answer)),
  })
  const press = async () => {
    if (await ask({ title: title ?? meta.title ?? meta.label, text: meta.text, action: meta.label })) mutate()
  }
  return (
    <Button variant="default" leftSection={<IconLock size={17} />} loading={isPending} onClick={press}>
      {meta.label}
    </Button>
  )
}
