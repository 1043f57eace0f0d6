import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  /** How the place looks; while a file is over it, `data-over` says so. */
  className?: string | undefined
  children: ReactNode
}

/** Takes files that are dragged onto it. */
export function DropZone({ onFiles, className, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  const enter = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  // Over a child the pointer is still inside: the frame would flicker.
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button in it is everybody's
    <div
      className={`${styles.zone} ${className ?? ''}`}
      data-over={over || undefined}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
