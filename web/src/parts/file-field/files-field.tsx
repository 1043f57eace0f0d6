import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FileRef, fileQuery } from '@/api/files'
import { ChooseZone } from './choose-zone'
import { FieldFrame } from './field-frame'
import type { FileFieldProps } from './file-field'
import styles from './file-field.module.css'
import { FileLine } from './file-line'
import { UploadLine } from './upload-line'
import { useFilesField } from './use-files-field'

/** The input of an attribute that lists files: each is sent at once, and the form saves their ids. */
export default function FilesField(props: FileFieldProps) {
  const { field, error } = props
  const { ids, uploads, wrong, send, remove } = useFilesField(props)
  const bucket = field.bucket ?? ''
  return (
    <FieldFrame field={field} error={wrong.length > 0 ? wrong.join('\n') : error}>
      <div className={styles.lines}>
        {ids.map((id) => (
          <Listed key={id} file={{ bucket, id }} onRemove={() => remove(id)} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </div>
      <ChooseZone field={field} onFiles={send} several />
    </FieldFrame>
  )
}

function Listed({ file, onRemove }: { file: FileRef; onRemove: () => void }) {
  const { t } = useTranslation('files')
  const { data: stored } = useQuery({ ...fileQuery(file), retry: false })
  return (
    <FileLine
      file={file}
      actions={
        <Button
          size="xs"
          variant="default"
          aria-label={stored && t('file.removeName', { name: stored.name })}
          onClick={onRemove}
        >
          {t('file.remove')}
        </Button>
      }
    />
  )
}
