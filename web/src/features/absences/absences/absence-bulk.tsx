import { Button } from '@mantine/core'
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Selected } from '@/engine/collection-screen/definition'
import { ExportMenu } from '@/engine/resource-table/export-menu'

const JustifyDialog = lazy(() => import('./justify-dialog').then((all) => ({ default: all.JustifyDialog })))
const DecideDialog = lazy(() => import('./decide-dialogs').then((all) => ({ default: all.DecideDialog })))

interface AbsenceBulkProps {
  ids: readonly string[]
  selected: Selected<'absences'>
}

/** What is done with several absences at once: what was brought for all of them, and what is decided of all. */
export function AbsenceBulk({ ids, selected: { list, clear, remove } }: AbsenceBulkProps) {
  const { t } = useTranslation('absences')
  const rights = useRights()
  const [open, setOpen] = useState<'justify' | 'accepted' | 'refused'>()
  const mayDecide = holds(rights, 'absence-management', 'approve') && holds(rights, 'rh-managements', 'approve')
  const dialog = { ids, onDone: clear, onClose: () => setOpen(undefined) }
  const button = (act: 'justify' | 'accepted' | 'refused', Icon: typeof IconCheck) => (
    <Button size="xs" variant="default" leftSection={<Icon size={15} />} onClick={() => setOpen(act)}>
      {t(`bulk.${act}`)}
    </Button>
  )
  return (
    <>
      <ExportMenu list={list} queries={[Query.equal('$id', [...ids]), list.order]} size="xs" />
      {mayDecide && (
        <>
          {button('justify', IconPaperclip)}
          {button('accepted', IconCheck)}
          {button('refused', IconX)}
        </>
      )}
      {remove}
      <Suspense>
        {open === 'justify' && <JustifyDialog {...dialog} />}
        {open !== undefined && open !== 'justify' && <DecideDialog {...dialog} decision={open} />}
      </Suspense>
    </>
  )
}
