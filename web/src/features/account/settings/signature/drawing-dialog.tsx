import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconEraser, IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handledHere, useAction } from '@/api/use-action'
import { FailureNotice } from '@/engine/error-notice'
import { Dialog } from '@/ui/dialog'
import { saveDrawnSignature } from '../../account'
import { drawOnPad, PAD, pictureOf } from './picture'
import styles from './signature.module.css'
import { usePen } from './use-pen'

interface DrawingDialogProps {
  onDone: () => void
  onClose: () => void
}

/** A pad to sign on with a finger, a pen or the mouse; or a picture of a signature, for whoever does not draw. */
export default function DrawingDialog(props: DrawingDialogProps) {
  const { t } = useTranslation('account')
  return (
    <Dialog title={t('drawing.title')} onClose={props.onClose} size="lg">
      <Pad {...props} />
    </Dialog>
  )
}

/** Drawn when the dialog stands: before, there is no canvas. */
function Pad({ onDone, onClose }: DrawingDialogProps) {
  const { t } = useTranslation('account')
  const hint = useId()
  const pad = useRef<HTMLCanvasElement>(null)
  const [isEmpty, setEmpty] = useState(true)
  const pen = usePen(pad, () => setEmpty(false))
  const saving = useAction({
    mutationFn: async () => {
      const picture = pad.current && pictureOf(pad.current)
      if (!picture) throw new Error(t('drawing.unusable'))
      return saveDrawnSignature(picture)
    },
    onSuccess: onDone,
    onError: handledHere,
  })
  const choosing = useAction({
    mutationFn: async (file: File) => pad.current && drawOnPad(file, pad.current),
    onSuccess: () => setEmpty(false),
  })
  const clear = () => {
    pad.current?.getContext('2d')?.clearRect(0, 0, PAD.width, PAD.height)
    setEmpty(true)
  }
  return (
    <Stack gap="sm">
      <FailureNotice error={saving.error} />
      <canvas
        ref={pad}
        {...PAD}
        role="img"
        aria-label={t('drawing.pad')}
        aria-describedby={hint}
        className={styles.pad}
        {...pen}
      />
      <Text id={hint} size="sm" c="dimmed">
        {t('drawing.padHint')}
      </Text>
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && choosing.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={17} />} loading={choosing.isPending}>
              {t('drawing.choose')}
            </Button>
          )}
        </FileButton>
        <Button variant="default" leftSection={<IconEraser size={17} />} onClick={clear} disabled={isEmpty}>
          {t('drawing.clear')}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('drawing.cancel')}
        </Button>
        <Button onClick={() => saving.mutate()} loading={saving.isPending} disabled={isEmpty}>
          {t('drawing.save')}
        </Button>
      </Group>
    </Stack>
  )
}
