import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconMinus, IconPlus, IconRotateClockwise2 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, draw, sentSize, WHOLE } from '@/fields/photo-field/crop'
import { useCrop } from '@/fields/photo-field/use-crop'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import styles from '../apply.module.css'
import { type PortraitTrouble, portraitTrouble } from '../portrait-check'

/** 4 × 6 cm. */
const PORTRAIT: Crop = { ...WHOLE, aspect: 2 / 3 }
/** What is sent is no larger than it is printed, in pixels. */
const MOST_WIDTH = 800
const ZOOM = 1.25

interface PortraitDialogProps {
  picture: HTMLCanvasElement
  onDone: (photo: File) => void
  onClose: () => void
}

/** Puts a photo of identity into its frame, turned and cut to 2:3, and says before it is sent what the server would refuse. */
export default function PortraitDialog(props: PortraitDialogProps) {
  const { t } = useTranslation('apply')
  return (
    <Dialog title={t('photo.title')} onClose={props.onClose}>
      <Frame {...props} />
    </Dialog>
  )
}

/** Drawn when the dialog stands: before, there is no canvas. */
function Frame({ picture, onDone, onClose }: PortraitDialogProps) {
  const { t } = useTranslation('apply')
  const hint = useId()
  const { canvas, crop, zoomTo, turn, gestures } = useCrop(picture, PORTRAIT)
  const [trouble, setTrouble] = useState<PortraitTrouble>()
  const use = async () => {
    const cut = cutOut(picture, crop)
    const found = troubleOf(cut)
    // What would only be noted is said once, and taken when it is confirmed.
    if (found && (found !== 'uneven' || trouble !== 'uneven')) return setTrouble(found)
    onDone(await toFile(cut))
  }
  return (
    <Stack gap="sm">
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          width={480}
          height={720}
          tabIndex={0}
          role="img"
          aria-label={t('photo.area')}
          aria-describedby={hint}
          className={styles.canvas}
          data-autofocus
          {...gestures}
        />
        <div className={styles.oval} aria-hidden="true" />
      </div>
      <Text id={hint} size="xs" c="dimmed">
        {t('photo.hint')}
      </Text>
      {trouble && (
        <div role="alert">
          <Notice tone={trouble === 'uneven' ? 'warn' : 'bad'}>{t(`wrong.${trouble}`)}</Notice>
        </div>
      )}
      <Group justify="center" gap="sm">
        <Tool label={t('photo.zoomOut')} icon={IconMinus} onClick={() => zoomTo(crop.zoom / ZOOM)} />
        <Tool label={t('photo.zoomIn')} icon={IconPlus} onClick={() => zoomTo(crop.zoom * ZOOM)} />
        <Tool label={t('photo.turn')} icon={IconRotateClockwise2} onClick={() => turn(1)} />
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('photo.cancel')}
        </Button>
        <Button onClick={() => void use()}>{t('photo.use')}</Button>
      </Group>
    </Stack>
  )
}

function Tool({ label, icon: Icon, onClick }: { label: string; icon: typeof IconPlus; onClick: () => void }) {
  return (
    <ActionIcon variant="default" size={44} aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} />
    </ActionIcon>
  )
}

function cutOut(picture: HTMLCanvasElement, crop: Crop): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const size = sentSize(picture, crop)
  const width = Math.min(size.width, MOST_WIDTH)
  // Two thirds to the pixel.
  Object.assign(canvas, { width: width - (width % 2), height: (3 * (width - (width % 2))) / 2 })
  draw(canvas, picture, crop)
  return canvas
}

function troubleOf(canvas: HTMLCanvasElement): PortraitTrouble | undefined {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels && portraitTrouble(pixels)
}

function toFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) => {
      if (blob) resolve(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
      else reject(new Error('no picture'))
    }
    canvas.toBlob(keep, 'image/jpeg', 0.9)
  })
}
