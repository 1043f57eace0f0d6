import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchReferences } from '@/api/document-references'
import { fetchPage, remove } from '@/api/documents'
import { useInvalidate, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { restore } from '@/api/trash'
import { useAction } from '@/api/use-action'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Can } from './can'
import { ErrorDialog } from './error-dialog'
import { type ErrorSummary, type NamedError, summarizeErrors } from './error-summary'

const DeleteQuestion = lazy(() => import('./delete-question'))

/** So many names a toast says; the rest it counts. */
const NAMED = 3

interface DeleteButtonProps {
  collection: CollectionId
  ids: readonly string[]
  /** How a document is called, where its title does not do. */
  nameOf?: ((document: object) => string) | undefined
  /** What is lost besides the documents themselves. */
  loss?: ReactNode
  /** Where to go when all are gone; their pages are there no more. */
  onDone: () => unknown
  size?: 'xs' | 'sm'
}

/** Deletes one or several documents: asks first, names them and what refers to them; a refusal stays on screen until it is read. */
export function DeleteButton(props: DeleteButtonProps) {
  const { collection, ids, nameOf, loss, onDone, size } = props
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const ask = useConfirm()
  const invalidate = useInvalidate()
  const [summary, setSummary] = useState<ErrorSummary>()
  const titled = nameOf ?? ((document: object) => titleOf(document, language))

  const mayRestore = can(useRights(), 'create', collection)
  /** Whom or what: the first by their names, the others counted. */
  const said = (names: readonly string[]) => {
    const first = names.slice(0, NAMED).map((name) => `\u2068${name}\u2069`)
    const more = names.length - first.length
    return [...first, ...(more > 0 ? [t('delete.others', { count: more })] : [])].join(language === 'ar' ? '، ' : ', ')
  }
  const restoration = useAction({
    // The last first: what was deleted before it may be what it links to.
    mutationFn: async (gone: ReadonlyMap<string, string>) => {
      for (const id of [...gone.keys()].reverse()) await restore(collection, id)
    },
    invalidates: collection,
    onSuccess: (_, gone) => toast.done(t('delete.restored', { count: gone.size, names: said([...gone.values()]) })),
  })
  const removal = useAction({
    mutationFn: (named: ReadonlyMap<string, string>) => removeAll(collection, named),
    onSuccess: async ({ gone, failures }) => {
      const undo = mayRestore ? { label: t('delete.undo'), run: () => restoration.mutate(gone) } : undefined
      const names = said([...gone.values()])
      if (gone.size > 0) toast.done(t('delete.gone', { count: gone.size, names }), undo)
      setSummary(summarizeErrors(t('delete.refused'), failures))
      if (failures.length === 0) await onDone()
      // Not before: the page of what is gone would ask for it again.
      await invalidate([collection])
    },
  })
  // Apart from the removal: a button that waits is disabled, and whoever says no would not stand on it again.
  const question = useAction({
    mutationFn: async () => {
      const [named, found] = await Promise.all([namesOf(collection, ids, titled), standingAgainst(collection, ids)])
      const names = [...named.values()]
      const [only] = names.length === 1 ? names : []
      const text = <DeleteQuestion names={only === undefined ? names : []} loss={loss} found={found} />
      if (only !== undefined && found) {
        await ask({ title: t('delete.blocked', { name: only }), text })
        return
      }
      const title =
        only === undefined ? t('delete.several', { count: names.length }) : t('delete.title', { name: only })
      if (await ask({ title, text, action: t('delete.action'), destructive: true })) removal.mutate(named)
    },
  })

  return (
    <Can verb="delete" collection={collection}>
      <Button
        variant="default"
        {...(size && { size })}
        loading={removal.isPending}
        leftSection={<IconTrash size={17} />}
        onClick={() => question.mutate()}
      >
        {t('delete.action')}
      </Button>
      <ErrorDialog summary={summary} onClose={() => setSummary(undefined)} />
    </Can>
  )
}

async function namesOf(
  collection: CollectionId,
  ids: readonly string[],
  titled: (document: object) => string,
): Promise<Map<string, string>> {
  const { documents } = await fetchPage(collection, [Query.equal('$id', [...ids]), Query.limit(ids.length)])
  return new Map(documents.map((document) => [document.$id, titled(document)]))
}

/** What refers to them; where that cannot be asked, the server says it when they are deleted. */
async function standingAgainst(collection: CollectionId, ids: readonly string[]) {
  const targets = { collection, ids }
  const found = await fetchReferences(targets).catch(() => undefined)
  return found && (found.others || found.references.length > 0) ? { ...found, targets } : undefined
}

/** One after the other, so that a refusal of one leaves the others done. */
async function removeAll(collection: CollectionId, named: ReadonlyMap<string, string>) {
  const gone = new Map<string, string>()
  const failures: NamedError[] = []
  for (const [id, name] of named) {
    await remove(collection, id).then(
      () => gone.set(id, name),
      (error: unknown) => failures.push({ name, error }),
    )
  }
  return { gone, failures }
}
