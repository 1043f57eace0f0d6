import { useQuery } from '@tanstack/react-query'
import { type FileRef, fileQuery } from '@/api/files'
import styles from './file-field.module.css'
import { FileLine } from './file-line'
import { Thumbnail } from './thumbnail'

/** Files as the value of an attribute: pictures in small, anything else by its name. */
export default function FilesValue({ bucket, ids }: { bucket: string; ids: readonly string[] }) {
  return (
    <span className={styles.files}>
      {ids.map((id) => (
        <OneFile key={id} file={{ bucket, id }} />
      ))}
    </span>
  )
}

function OneFile({ file }: { file: FileRef }) {
  const { data: stored } = useQuery({ ...fileQuery(file), retry: false })
  return stored?.mimeType.startsWith('image/') ? (
    <Thumbnail file={file} stored={stored} />
  ) : (
    <FileLine file={file} inline />
  )
}
