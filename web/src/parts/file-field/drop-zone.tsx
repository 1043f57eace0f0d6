import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-field.module.css'

interface DropZoneProps {
  onFile: (file: File) => void
  /** Nothing but a place to drop: what is in it has its own frame. */
  bare?: boolean
  children: ReactNode
}

/** Takes a file that is dragged onto it. */
export function DropZone({ onFile, bare, children }: DropZoneProps) {
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
      className={bare ? styles.bare : styles.drop}
      data-over={over || undefined}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
