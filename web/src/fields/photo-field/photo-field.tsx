import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { DropZone } from '../file-field/drop-zone'
import { FieldFrame } from '../file-field/field-frame'
import { acceptOf, kindsOf, maxSizeOf } from '../file-field/file-check'
import { type FileFieldProps, useFileField } from '../file-field/file-field'
import frame from '../file-field/file-field.module.css'
import { UploadLine } from '../file-field/upload-line'
import { inputId } from '../input-id'
import { Photo } from './photo'
import styles from './photo-field.module.css'
import { readPicture } from './picture'

const CropDialog = lazy(() => import('./crop-dialog'))

interface PhotoFieldProps extends FileFieldProps {
  /** Whose photo it is. */
  name: string
}

/** The photo of a person: chosen, dropped or taken, put into its frame, and sent at once. */
export default function PhotoField({ name, ...props }: PhotoFieldProps) {
  const { field, value, error } = props
  const { t } = useTranslation('files')
  const language = useLanguage()
  const { upload, wrong, holdings, kinds, say, send, clear } = useFileField(props)
  const [taken, setTaken] = useState<{ picture: HTMLCanvasElement; name: string }>()
  const take = async (file?: File | null) => {
    if (!file) return
    // A phone's photo may be larger than what is kept of it; what it is, its name and its content say.
    if (file.type && !file.type.startsWith('image/')) return say(t('invalid.image'))
    try {
      const picture = await readPicture(file)
      say(undefined)
      setTaken({ picture, name: file.name })
    } catch {
      say(t(kindsOf(holdings).includes('image') && file.type ? 'invalid.unreadable' : 'invalid.image'))
    }
  }
  const id = typeof value === 'string' && value ? value : undefined
  const accept = acceptOf(holdings)
  return (
    <FieldFrame field={field} error={wrong ?? error}>
      <DropZone onFiles={([file]) => take(file)} className={frame.drop}>
        <Photo name={name} file={id ? { bucket: field.bucket ?? '', id } : undefined} alt={t('photo.preview')} />
        <div className={styles.words}>
          <Group gap={8} mb={6}>
            <FileButton accept={accept} onChange={take}>
              {(props) => (
                <Button
                  {...props}
                  id={inputId(field.name)}
                  size="xs"
                  variant="default"
                  leftSection={<IconPhotoUp size={16} />}
                >
                  {t(id ? 'photo.change' : 'photo.choose')}
                </Button>
              )}
            </FileButton>
            <FileButton accept="image/*" capture="environment" onChange={take}>
              {(props) => (
                <Button
                  {...props}
                  className={styles.camera}
                  size="xs"
                  variant="default"
                  leftSection={<IconCamera size={16} />}
                >
                  {t('photo.camera')}
                </Button>
              )}
            </FileButton>
            {id && !upload && (
              <Button size="xs" variant="default" onClick={clear}>
                {t('photo.remove')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {t('hint', { kinds, limit: formatNumber(maxSizeOf(holdings), language) })}
          </Text>
        </div>
        {upload && <UploadLine upload={upload} />}
      </DropZone>
      <Suspense>
        {taken && (
          <CropDialog
            {...taken}
            onClose={() => setTaken(undefined)}
            onDone={(file) => {
              setTaken(undefined)
              send(file)
            }}
          />
        )}
      </Suspense>
    </FieldFrame>
  )
}
