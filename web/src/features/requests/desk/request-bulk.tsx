import { Button } from '@mantine/core'
import { IconFileCheck, IconSignature } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import { useAction } from '@/api/use-action'
import type { Selected } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'
import { useOpenActsOfMany } from '@/platform/use-open-acts'
import { toast } from '@/ui/toast'

const SignDialog = lazy(() => import('./sign-dialog'))

interface RequestBulkProps {
  ids: readonly string[]
  selected: Selected<'documentRequests'>
}

/** What is done with several requests at once: with those of them of which the server says so. */
export default function RequestBulk({ ids, selected: { list, clear } }: RequestBulkProps) {
  const { t } = useTranslation('requests')
  const [isSigning, setSigning] = useState(false)
  const openTo = useOpenActsOfMany('documentRequests', ids)
  const [toGenerate, toSign] = [openTo('documentRequests.generate'), openTo('documentRequests.sign')]
  const generate = useAction({
    run: () => generateAll(toGenerate),
    touches: 'documentRequests',
    done: ({ made, refused }) => {
      toast.done(t('generate.many', { count: made }))
      if (refused) toast.failed(refused)
      clear()
    },
  })
  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {toGenerate.length > 0 && (
        <Button
          size="xs"
          variant="default"
          loading={generate.busy}
          leftSection={<IconFileCheck size={15} />}
          onClick={() => generate.act()}
        >
          {t('generate.action')}
        </Button>
      )}
      {toSign.length > 0 && (
        <Button size="xs" variant="default" leftSection={<IconSignature size={15} />} onClick={() => setSigning(true)}>
          {t('sign.action')}
        </Button>
      )}
      <Suspense>{isSigning && <SignDialog ids={toSign} onDone={clear} onClose={() => setSigning(false)} />}</Suspense>
    </>
  )
}

/** One after the other: what one lacks keeps no other from its paper. */
async function generateAll(ids: readonly string[]): Promise<{ made: number; refused: string | undefined }> {
  let made = 0
  let refused: string | undefined
  for (const id of ids) {
    try {
      await act('documentRequests.generate', { id })
      made += 1
    } catch (error) {
      refused ??= messageOf(error)
    }
  }
  return { made, refused }
}
