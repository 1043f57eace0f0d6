import { Button, FileButton, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buckets } from '@/api/schema/buckets.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { dropUpload, startUpload, useUpload } from '@/api/uploads'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { inputId } from '../record-form/input-id'
import type { FormValue } from '../record-form/values'
import { DropZone } from './drop-zone'
import { FieldFrame } from './field-frame'
import { acceptOf, kindsOf, mostOf, wrongWith } from './file-check'
import styles from './file-field.module.css'
import { FileLine } from './file-line'
import { useFieldKey } from './form-files'
import { UploadLine } from './upload-line'

export interface FileFieldProps {
  field: FieldMeta
  value: FormValue
  onChange: (value: FormValue) => void
  error?: string
}

/** What is sent for a field of a form, and what it holds: the id, as soon as the file has arrived. */
export function useFileField({ field, onChange }: FileFieldProps) {
  const { t } = useTranslation('files')
  const key = useFieldKey(field.name)
  const upload = useUpload(key)
  const holdings = buckets[field.bucket ?? ''] ?? []
  const [wrong, setWrong] = useState<string>()
  const kinds = kindsOf(holdings)
    .map((kind) => t(`kinds.${kind}`))
    .join(', ')
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
      const found = wrongWith(file, holdings)
      setWrong(found && t(`invalid.${found.why}`, { ...found, kinds }))
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
  const language = useLanguage()
  const { upload, wrong, holdings, kinds, send, clear } = useFileField(props)
  const accept = acceptOf(holdings)
  const hint = t('hint', { kinds, most: formatNumber(mostOf(holdings), language) })
  const stored = typeof value === 'string' && value && field.bucket ? { bucket: field.bucket, id: value } : undefined
  return (
    <FieldFrame field={field} error={wrong ?? error}>
      {upload ? (
        <UploadLine upload={upload} />
      ) : stored ? (
        <DropZone onFile={send}>
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
        <DropZone onFile={send} className={styles.drop}>
          <FileButton accept={accept} onChange={(file) => file && send(file)}>
            {(props) => (
              <Button
                {...props}
                id={inputId(field.name)}
                variant="default"
                leftSection={<IconPaperclip size={17} />}
                aria-label={t('chooseLabel', { label: field.label })}
              >
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <div>
            <Text size="sm">{t('drop')}</Text>
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          </div>
        </DropZone>
      )}
    </FieldFrame>
  )
}
