import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FileRef, fileQuery } from '@/api/files'
import { ChooseZone } from './choose-zone'
import { FieldFrame } from './field-frame'
import type { FileFieldProps } from './file-field'
import styles from './file-field.module.css'
import { FileLine } from './file-line'
import { UploadLine } from './upload-line'
import { useChosenFiles } from './use-chosen-files'
import { useFilesField } from './use-files-field'

/** The input of an attribute that lists files: each is sent at once, and the form saves their ids. */
export default function FilesField(props: FileFieldProps) {
  const { field, error } = props
  const { ids, uploads, wrong, send, remove, move } = useFilesField(props)
  const chosen = useChosenFiles(field, send, true)
  const files = ids.map((id) => ({ bucket: field.bucket ?? '', id }))
  return (
    <FieldFrame field={field} error={wrong.length > 0 ? wrong.join('\n') : error}>
      <div className={styles.lines}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            siblings={files}
            onMove={(by) => move(file.id, by)}
            onRemove={() => remove(file.id)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </div>
      <ChooseZone field={field} chosen={chosen} several />
      {chosen.dialog}
    </FieldFrame>
  )
}

interface FileRowProps {
  file: FileRef
  siblings: readonly FileRef[]
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function FileRow({ file, siblings, onMove, onRemove }: FileRowProps) {
  const { t } = useTranslation('files')
  const { data: stored } = useQuery({ ...fileQuery(file), retry: false })
  const name = stored?.name ?? ''
  return (
    <FileLine
      file={file}
      siblings={siblings}
      actions={
        <>
          {siblings.length > 1 && (
            <ActionIcon.Group>
              <Move label={t('file.earlier', { name })} by={-1} siblings={siblings} file={file} onMove={onMove} />
              <Move label={t('file.later', { name })} by={1} siblings={siblings} file={file} onMove={onMove} />
            </ActionIcon.Group>
          )}
          <Button size="xs" variant="default" aria-label={stored && t('file.removeName', { name })} onClick={onRemove}>
            {t('file.remove')}
          </Button>
        </>
      }
    />
  )
}

interface MoveProps {
  label: string
  by: 1 | -1
  file: FileRef
  siblings: readonly FileRef[]
  onMove: (by: 1 | -1) => void
}

/** One place earlier, or later, among the files of the field. */
function Move({ label, by, file, siblings, onMove }: MoveProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  return (
    <ActionIcon
      size={30}
      variant="default"
      aria-label={label}
      title={label}
      disabled={siblings.at(by < 0 ? 0 : -1) === file}
      onClick={({ currentTarget }) => {
        onMove(by)
        // A line that changes places loses the keyboard.
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      <Icon size={16} />
    </ActionIcon>
  )
}
