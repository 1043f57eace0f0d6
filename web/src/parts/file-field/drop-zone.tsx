import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  onFile: (file: File) => void
  /** How the place looks; while a file is over it, `data-over` says so. */
  className?: string
  children: ReactNode
}

/** Takes a file that is dragged onto it. */
export function DropZone({ onFile, className, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const enter = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button in it is everybody's
    <div
      className={`${styles.zone} ${className ?? ''}`}
      data-over={over || undefined}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
