import { Button, FileButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { dropUpload, startUpload, useUpload } from '@/api/uploads'
import { inputId } from '../input-id'
import type { FormValue } from '../values'
import { ChooseZone } from './choose-zone'
import { DropZone } from './drop-zone'
import { FieldFrame } from './field-frame'
import { FileLine } from './file-line'
import { useFieldKey } from './form-files'
import { UploadLine } from './upload-line'
import { useChosenFiles } from './use-chosen-files'
import { useHoldings } from './use-holdings'

export interface FileFieldProps {
  field: FieldMeta
  value: FormValue
  onChange: (value: FormValue) => void
  error?: string | undefined
}

/** What is sent for a field of a form, and what it holds: the id, as soon as the file has arrived. */
export function useFileField({ field, onChange }: FileFieldProps) {
  const { t } = useTranslation('files')
  const key = useFieldKey(field.name)
  const upload = useUpload(key)
  const { holdings, kinds, wrongOf } = useHoldings(field)
  const [wrong, setWrong] = useState<string>()
  const arrived = upload?.state === 'done' ? upload.id : undefined
  const handed = useRef<string>(undefined)
  useEffect(() => {
    // Once: what the form holds afterwards is its own affair.
    if (arrived && arrived !== handed.current) onChange(arrived)
    handed.current = arrived
  }, [arrived, onChange])
  return {
    upload: upload?.state === 'done' ? undefined : upload,
    wrong: wrong ?? upload?.refusal,
    holdings,
    kinds,
    say: setWrong,
    send: (file: File, ...more: File[]) => {
      const found = more.length > 0 ? t('invalid.one') : wrongOf(file)
      setWrong(found)
      if (!found) void startUpload(key, field.bucket ?? '', file)
    },
    clear: () => {
      setWrong(undefined)
      void dropUpload(key)
      onChange(null)
    },
  }
}

/** The input of an attribute that is a file: it is sent at once, and the form saves its id. */
export default function FileField(props: FileFieldProps) {
  const { field, value, error } = props
  const { t } = useTranslation('files')
  const { upload, wrong, send, clear } = useFileField(props)
  const chosen = useChosenFiles(field, ([file, ...more]) => file && send(file, ...more))
  const stored = typeof value === 'string' && value && field.bucket ? { bucket: field.bucket, id: value } : undefined
  return (
    <FieldFrame field={field} error={wrong ?? error}>
      {upload ? (
        <UploadLine upload={upload} />
      ) : stored ? (
        <DropZone onFiles={chosen.take}>
          <FileLine
            file={stored}
            actions={
              <>
                <FileButton<boolean> multiple={chosen.isMany} accept={chosen.accept} onChange={chosen.take}>
                  {(props) => (
                    <Button {...props} id={inputId(field.name)} size="xs" variant="default">
                      {t('file.replace')}
                    </Button>
                  )}
                </FileButton>
                {!field.required && (
                  <Button size="xs" variant="default" onClick={clear}>
                    {t('file.remove')}
                  </Button>
                )}
              </>
            }
          />
        </DropZone>
      ) : (
        <ChooseZone field={field} chosen={chosen} />
      )}
      {chosen.dialog}
    </FieldFrame>
  )
}
