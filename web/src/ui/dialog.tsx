import { CloseButton, Modal, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { beginAtField } from './first-field'
import { useFocusBack } from './use-focus-back'

interface DialogProps {
  title: string
  /** Absent: it can only be settled by what is in it. */
  onClose?: () => void
  size?: string | undefined
  /** The title is said but not shown: what is inside explains itself. */
  bare?: boolean
  children: ReactNode
}

/** A modal with a name, there as long as it is mounted. Mantine's own header is a landmark, of which a page has one already. */
export function Dialog({ title, onClose, size = 'md', bare, children }: DialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const locked = onClose === undefined
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => {})}
      size={size}
      centered={!bare}
      yOffset={bare ? '10vh' : undefined}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
    >
      <Modal.Overlay />
      {/* Mantine names it by its title a moment after it is drawn, when a reader of screens has spoken already. */}
      <Modal.Content aria-label={title}>
        {bare ? (
          <VisuallyHidden>
            <Modal.Title>{title}</Modal.Title>
          </VisuallyHidden>
        ) : (
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            {onClose && <CloseButton onClick={onClose} aria-label={t('close')} />}
          </div>
        )}
        <Modal.Body ref={beginAtField} p={bare ? 0 : 'md'} pt={0}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
