import { ActionIcon, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { IconMinus, IconPlus, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { MAX_ZOOM } from './crop'
import styles from './photo-field.module.css'
import { cutOut } from './picture'
import { useCrop } from './use-crop'

interface CropDialogProps {
  picture: HTMLCanvasElement
  name: string
  onDone: (file: File) => void
  onClose: () => void
}

/** Puts a photo into its frame. */
export default function CropDialog(props: CropDialogProps) {
  const { t } = useTranslation('files')
  return (
    <Dialog title={t('crop.title')} onClose={props.onClose} size="lg">
      <Frame {...props} />
    </Dialog>
  )
}

/** Drawn when the dialog stands: before, there is no canvas. */
function Frame({ picture, name, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('files')
  const hint = useId()
  const { canvas, crop, zoomTo, turn, gestures } = useCrop(picture)
  const { mutate, isPending } = useAction({
    mutationFn: () => cutOut(picture, crop, name),
    onSuccess: onDone,
  })
  return (
    <Stack gap="sm">
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          width={960}
          height={720}
          tabIndex={0}
          role="img"
          aria-label={t('crop.area')}
          aria-describedby={hint}
          className={styles.canvas}
          data-autofocus
          {...gestures}
        />
        <div className={styles.circle} aria-hidden="true" />
      </div>
      <Text id={hint} size="xs" c="dimmed">
        {t('crop.hint')}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Tool label={t('crop.zoomOut')} icon={IconMinus} onClick={() => zoomTo(crop.zoom / 1.25)} />
        <Slider
          className={styles.slider}
          thumbLabel={t('crop.zoom')}
          label={null}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={zoomTo}
        />
        <Tool label={t('crop.zoomIn')} icon={IconPlus} onClick={() => zoomTo(crop.zoom * 1.25)} />
        <Tool label={t('crop.rotateStart')} icon={IconRotate2} onClick={() => turn(-1)} />
        <Tool label={t('crop.rotateEnd')} icon={IconRotateClockwise2} onClick={() => turn(1)} />
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('crop.cancel')}
        </Button>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('crop.use')}
        </Button>
      </Group>
    </Stack>
  )
}

function Tool({ label, icon: Icon, onClick }: { label: string; icon: typeof IconPlus; onClick: () => void }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} />
    </ActionIcon>
  )
}
