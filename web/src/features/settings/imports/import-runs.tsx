import { Text } from '@mantine/core'
import type { ImportUndoReport } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import type { CollectionId, ImportRuns } from '@/api/schema.gen'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { collection } from '@/engine/collection-screen/definition'
import { StayingDocuments } from '@/engine/import/staying-documents'
import { UndoButton } from '@/engine/import/undo-button'

/** Imports that were made, by their reader or, for administrators, by anybody. */
export default collection('importRuns', {
  texts: 'imports:runs',
  columns: [
    'fileName',
    { key: 'collection', fields: ['collection'], render: (row) => <CollectionName row={row} /> },
    'at',
    'byId',
    'created',
    'updated',
    'refused',
    'undoneAt',
    '?rows',
    '?unchanged',
    '?undoneById',
  ],
  sort: '-at',
  facts: ['collection', 'at', 'created', 'updated'],
  bulk: null,
  sections: {},
  page: [
    { section: 'import', fields: ['fileName', 'collection', 'at', 'byId', 'hash'] },
    { section: 'counts', fields: ['rows', 'created', 'updated', 'unchanged', 'refused'] },
    { section: 'undone', fields: ['undoneAt', 'undoneById'], when: (row) => row.undoneAt !== null },
    { key: 'staying', render: (row) => <StayingOfRun row={row} /> },
  ],
  values: { collection: (row) => <CollectionName row={row} /> },
  extraActions: {
    undo: ({ row }) => <UndoOfRun row={row} />,
  },
})

function UndoOfRun({ row }: { row: ImportRuns }) {
  const isOpen = useIsOpen('importRuns', row.$id)
  const isOver = row.undoneAt !== null || !isOpen('importRuns.undo')
  return <UndoButton id={row.$id} fileName={row.fileName ?? ''} isOver={isOver} />
}

/** The name of the list into which it went. */
function CollectionName({ row }: { row: ImportRuns }) {
  const { many } = useMeta(row.collection as CollectionId)
  return <Text span>{many}</Text>
}

/** What its undoing left. */
function StayingOfRun({ row }: { row: ImportRuns }) {
  const report = row.undoReport as ImportUndoReport | null
  return report && <StayingDocuments staying={report.staying} count={report.stays} />
}
