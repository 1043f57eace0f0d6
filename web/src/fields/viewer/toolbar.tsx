import { ActionIcon, Text } from '@mantine/core'
import {
  type IconDownload as Icon,
  IconArrowsMaximize,
  IconDownload,
  IconPrinter,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadAddress, type FileRef, type StoredFile } from '@/api/files'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import type { Zoom } from './use-zoom'
import styles from './viewer.module.css'

interface ToolbarProps {
  file: FileRef
  stored: StoredFile
  sight: Zoom
  onPrint: () => void
  printing?: boolean
  /** What only this kind of document has. */
  children?: ReactNode
}

export function Toolbar({ file, stored, sight, onPrint, printing, children }: ToolbarProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('viewer.toolbar')}>
      {children}
      <Tool label={t('viewer.zoomOut')} icon={IconZoomOut} onClick={sight.smaller} />
      <Text size="sm" className={`${styles.percent} tabular`} aria-live="polite">
        {formatNumber(Math.round(sight.zoom * 100), language)} %
      </Text>
      <Tool label={t('viewer.zoomIn')} icon={IconZoomIn} onClick={sight.larger} />
      <Tool label={t('viewer.fit')} icon={IconArrowsMaximize} onClick={sight.fit} />
      <Tool label={t('viewer.rotate')} icon={IconRotateClockwise2} onClick={sight.rotate} />
      <Tool label={t('viewer.print')} icon={IconPrinter} onClick={onPrint} busy={printing} />
      <ActionIcon
        component="a"
        href={downloadAddress(file)}
        download={stored.name}
        variant="default"
        size="lg"
        aria-label={t('viewer.download')}
        title={t('viewer.download')}
      >
        <IconDownload size={18} />
      </ActionIcon>
    </div>
  )
}

interface ToolProps {
  label: string
  icon: typeof Icon
  onClick: () => void
  disabled?: boolean
  busy?: boolean | undefined
  /** It points the way that the reader's language runs. */
  flips?: boolean
}

export function Tool({ label, icon: Picture, onClick, disabled = false, busy = false, flips }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
      loading={busy}
    >
      <Picture size={18} className={flips ? 'flip' : undefined} />
    </ActionIcon>
  )
}
