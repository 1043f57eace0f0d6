import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const UndoDialog = lazy(() => import('./undo-dialog'))

interface UndoButtonProps {
  id: string
  fileName: string
  /** Nothing leads there any more; what came of it stays on screen until it is closed. */
  isOver?: boolean
}

/** Leads to the question whether an import is undone. */
export function UndoButton({ id, fileName, isOver = false }: UndoButtonProps) {
  const { t } = useTranslation('imports')
  const [asking, setAsking] = useState(false)
  return (
    <>
      {!isOver && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={17} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('undo.action')}
        </Button>
      )}
      <Suspense>{asking && <UndoDialog id={id} fileName={fileName} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
