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
import { acceptOf } from './file-check'
import { FileLine } from './file-line'
import { useFieldKey } from './form-files'
import { UploadLine } from './upload-line'
import { useHoldings } from './use-holdings'

export interface FileFieldProps {
  field: FieldMeta
  value: FormValue
  onChange: (value: FormValue) => void
  error?: string | undefined
}

/** What is sent for a field of a form, and what it holds: the id, as soon as the file has arrived. */
export function useFileField({ field, onChange }: FileFieldProps) {
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
    send: (file: File) => {
      const found = wrongOf(file)
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
  const { upload, wrong, holdings, send, clear } = useFileField(props)
  const accept = acceptOf(holdings)
  const stored = typeof value === 'string' && value && field.bucket ? { bucket: field.bucket, id: value } : undefined
  return (
    <FieldFrame field={field} error={wrong ?? error}>
      {upload ? (
        <UploadLine upload={upload} />
      ) : stored ? (
        <DropZone onFiles={([file]) => file && send(file)}>
          <FileLine
            file={stored}
            actions={
              <>
                <FileButton accept={accept} onChange={(file) => file && send(file)}>
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
        <ChooseZone field={field} onFiles={([file]) => file && send(file)} />
      )}
    </FieldFrame>
  )
}
