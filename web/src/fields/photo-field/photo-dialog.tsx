import { Alert, Stack } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import type { CollectionId } from '@/api/schema.gen'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { FormFilesPlace } from '../file-field/form-files'
import { useSavedFile } from '../file-field/use-saved-file'
import PhotoField from './photo-field'

/** A document with a photo. */
export interface Photographed {
  collection: CollectionId
  row: { $id: string; $updatedAt: string; photoId: string | null }
  name: string
}

interface PhotoDialogProps extends Photographed {
  onClose: () => void
}

/** Changes the photo alone: saved as soon as it has arrived. */
export default function PhotoDialog({ collection, row, name, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('files')
  const { field, place, value, onChange, failure } = useSavedFile({
    collection,
    row,
    name: 'photoId',
    stored: row.photoId,
    onSaved: (photoId) => {
      toast.done(t(photoId ? 'photo.saved' : 'photo.removed'))
      onClose()
    },
  })
  if (!field) return null
  return (
    <Dialog title={t('photo.change')} onClose={onClose}>
      <Stack>
        {failure !== undefined && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {messageOf(failure)}
          </Alert>
        )}
        <FormFilesPlace value={place}>
          <PhotoField field={field} value={value} onChange={onChange} name={name} />
        </FormFilesPlace>
      </Stack>
    </Dialog>
  )
}
