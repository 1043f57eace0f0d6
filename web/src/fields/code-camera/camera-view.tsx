import { useEffect, useRef } from 'react'
import styles from './camera-view.module.css'
import { watchCodes } from './watch-codes'

interface CameraViewProps {
  label: string
  onCode: (code: string) => unknown
  /** There is no camera, or the page may not look through it: what the browser says of it. */
  onKeptOut: (reason: unknown) => void
}

/** What the camera sees, as long as it stands here; each code that is shown is told once. */
export function CameraView({ label, onCode, onKeptOut }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onCode, onKeptOut })
  useEffect(() => {
    latest.current = { onCode, onKeptOut }
  })
  useEffect(() => {
    const watching = { isOver: false }
    const look = watchCodes(video.current, watching, (code) => void latest.current.onCode(code))
    look.catch((reason: unknown) => {
      if (!watching.isOver) latest.current.onKeptOut(reason)
    })
    return () => {
      watching.isOver = true
    }
  }, [])
  return <video ref={video} className={styles.view} aria-label={label} muted playsInline />
}
