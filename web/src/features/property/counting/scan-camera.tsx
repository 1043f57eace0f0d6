import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice'

const CameraView = lazy(async () => ({ default: (await import('@/fields/code-camera/camera-view')).CameraView }))

/** Why nothing is seen: it was refused, there is none, another program has it, or the page is not on a secure address. */
type KeptOut = 'refused' | 'none' | 'busy' | 'insecure'

const REASONS: Readonly<Record<string, KeptOut>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** Whether a page may look through the camera at all: browsers let it over HTTPS alone. */
const mayLook = () => Boolean(navigator.mediaDevices?.getUserMedia)

const reasonOf = (error: unknown): KeptOut => REASONS[error instanceof Error ? error.name : ''] ?? 'busy'

/** The camera, which reads one code after the other without a tap; where it is kept out, words and a photo of each code. */
export function ScanCamera({ onCode }: { onCode: (code: string) => unknown }) {
  const { t } = useTranslation('counting')
  const [isOn, setOn] = useState(false)
  const [keptOut, setKeptOut] = useState<KeptOut | undefined>(() => (mayLook() ? undefined : 'insecure'))
  const [isUnread, setUnread] = useState(false)
  const take = async (photo: File | null) => {
    if (!photo) return
    const { codeOnPhoto } = await import('@/fields/code-camera/read-code')
    const code = await codeOnPhoto(photo).catch(() => undefined)
    setUnread(code === undefined)
    if (code !== undefined) onCode(code)
  }
  if (keptOut)
    return (
      <>
        <Notice tone="warn" icon={<IconCameraOff size={20} aria-hidden="true" />} title={t(`camera.${keptOut}`)}>
          {t('camera.otherWays')}
          {isUnread && <div role="status">{t('camera.unread')}</div>}
        </Notice>
        <FileButton onChange={(photo) => void take(photo)} accept="image/*" capture="environment">
          {(props) => (
            <Button {...props} size="md" variant="default" leftSection={<IconCamera size={20} />}>
              {t('camera.photo')}
            </Button>
          )}
        </FileButton>
      </>
    )
  return (
    <>
      {isOn && (
        <Suspense>
          <CameraView
            label={t('camera.view')}
            onCode={onCode}
            onKeptOut={(reason) => {
              setOn(false)
              setKeptOut(reasonOf(reason))
            }}
          />
        </Suspense>
      )}
      <Button
        size="md"
        variant={isOn ? 'default' : 'filled'}
        aria-pressed={isOn}
        leftSection={isOn ? <IconCameraOff size={20} /> : <IconCamera size={20} />}
        onClick={() => setOn(!isOn)}
      >
        {t(isOn ? 'camera.off' : 'camera.on')}
      </Button>
    </>
  )
}
