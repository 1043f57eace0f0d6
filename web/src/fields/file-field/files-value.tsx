import { useQuery } from '@tanstack/react-query'
import { type FileRef, fileQuery } from '@/api/files'
import styles from './file-field.module.css'
import { FileLine } from './file-line'
import { Thumbnail } from './thumbnail'

/** Files as the value of an attribute: pictures in small, anything else by its name. */
export default function FilesValue({ bucket, ids }: { bucket: string; ids: readonly string[] }) {
  const files = ids.map((id) => ({ bucket, id }))
  return (
    <span className={styles.files}>
      {files.map((file) => (
        <OneFile key={file.id} file={file} among={files} />
      ))}
    </span>
  )
}

function OneFile({ file, among }: { file: FileRef; among: readonly FileRef[] }) {
  const { data: stored } = useQuery({ ...fileQuery(file), retry: false })
  return stored?.mimeType.startsWith('image/') ? (
    <Thumbnail file={file} siblings={among} stored={stored} />
  ) : (
    <FileLine file={file} siblings={among} inline />
  )
}
