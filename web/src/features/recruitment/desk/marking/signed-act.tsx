import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ActionAnswers, ActionId } from '@/api/actions.gen'
import type { ActMeta } from '@/api/schema-meta'
import { useAction } from '@/api/use-action'
import { doAct } from '@/engine/acts/do-act'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'

interface SignedActProps<A extends ActionId> {
  meta: ActMeta
  /** The document. */
  id: string
  input?: object
  /** What is asked, where the declaration does not say of what. */
  title?: string | undefined
  /** What is said of its answer. */
  said: (answer: ActionAnswers[A]) => string
}

/**
 * An act that members of a committee sign, asked about first. Most of them read no exam, and the server lists no open acts to them:
 * whoever draws it knows that it is theirs.
 */
export function SignedAct<A extends ActionId>({ meta, id, input = {}, title, said }: SignedActProps<A>) {
  const ask = useConfirm()
  const { mutate, isPending } = useAction({
    mutationFn: () => doAct(meta, id, input) as Promise<ActionAnswers[A]>,
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
