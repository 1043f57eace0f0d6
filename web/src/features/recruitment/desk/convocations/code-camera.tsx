import { Button, FileButton, Text } from '@mantine/core'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraView } from '@/fields/code-camera/camera-view'
import { codeOnPhoto } from '@/fields/code-camera/read-code'
import styles from './code-camera.module.css'

interface CodeCameraProps {
  onCode: (code: string) => unknown
}

/** Milliseconds that a telephone trembles when it has read a code: eyes are on people. */
const BUZZ = 80

/** Whether a page may look through the camera: browsers let it over HTTPS alone. */
const mayLook = () => Boolean(navigator.mediaDevices?.getUserMedia)

/** Reads codes with the camera of a telephone: looking through it where the browser lets us, else by a photo of each. */
export default function CodeCamera({ onCode }: CodeCameraProps) {
  const { t } = useTranslation('exams')
  const [isOn, setOn] = useState(false)
  const [isKeptOut, setKeptOut] = useState(() => !mayLook())
  const [isUnread, setUnread] = useState(false)
  const take = async (photo: File | null) => {
    if (!photo) return
    const code = await codeOnPhoto(photo).catch(() => undefined)
    setUnread(code === undefined)
    if (code !== undefined) onCode(code)
  }
  return (
    <div className={styles.camera}>
      {isKeptOut ? (
        <FileButton onChange={(photo) => void take(photo)} accept="image/*" capture="environment">
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={17} />}>
              {t('seats.photo')}
            </Button>
          )}
        </FileButton>
      ) : (
        <Button
          variant="default"
          aria-pressed={isOn}
          leftSection={isOn ? <IconCameraOff size={17} /> : <IconCamera size={17} />}
          onClick={() => setOn(!isOn)}
        >
          {t(isOn ? 'seats.cameraOff' : 'seats.camera')}
        </Button>
      )}
      {isOn && !isKeptOut && (
        <CameraView
          label={t('seats.cameraView')}
          onCode={(code) => {
            navigator.vibrate?.(BUZZ)
            return onCode(code)
          }}
          onKeptOut={() => {
            setOn(false)
            setKeptOut(true)
          }}
        />
      )}
      {isUnread && (
        <Text size="sm" c="red" role="status">
          {t('seats.photoUnread')}
        </Text>
      )}
    </div>
  )
}
