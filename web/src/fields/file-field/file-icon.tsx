import { IconFile, IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react'
import styles from './file-field.module.css'

const ICONS: Record<string, typeof IconFile> = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls }

/** What kind of file it is, by its name. */
export function FileIcon({ ending, size = 26 }: { ending: string; size?: number }) {
  const Icon = ICONS[ending] ?? (/^(jpe?g|jpe|jfif|png|gif|webp)$/.test(ending) ? IconPhoto : IconFile)
  return <Icon size={size} stroke={1.4} aria-hidden="true" className={styles.icon} />
}
