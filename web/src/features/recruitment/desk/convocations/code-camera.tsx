import { Button, FileButton, Text } from '@mantine/core'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './code-camera.module.css'
import { codeOnPhoto } from '@/fields/code-camera/read-code'
import { watchCodes } from '@/fields/code-camera/watch-codes'

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
        <Look
          label={t('seats.cameraView')}
          onCode={onCode}
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

interface LookProps extends CodeCameraProps {
  label: string
  onKeptOut: () => void
}

/** What the camera sees, as long as it stands here. */
function Look({ label, onCode, onKeptOut }: LookProps) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onCode, onKeptOut })
  useEffect(() => {
    latest.current = { onCode, onKeptOut }
  })
  useEffect(() => {
    const watching = { isOver: false }
    const look = watchCodes(video.current, watching, (code) => {
      navigator.vibrate?.(BUZZ)
      latest.current.onCode(code)
    })
    look.catch(() => latest.current.onKeptOut())
    return () => {
      watching.isOver = true
    }
  }, [])
  return <video ref={video} className={styles.view} aria-label={label} muted playsInline />
}
