import { Alert, Stack } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta, useRefresh } from '@/api/hooks'
import { fieldOf } from '@/api/schema-meta'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { FormFilesPlace, useFormFiles } from '../file-field/form-files'
import type { FormValue } from '../record-form/values'
import PhotoField from './photo-field'

/** A document with a photo. */
export interface Photographed {
  collection: 'employees' | 'cars'
  row: { $id: string; $updatedAt: string; photoId: string | null }
  name: string
}

interface PhotoDialogProps extends Photographed {
  onClose: () => void
}

/** Changes the photo alone: saved as soon as it has arrived. */
export default function PhotoDialog({ collection, row, name, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('files')
  const refresh = useRefresh()
  const field = fieldOf(useMeta(collection), 'photoId')
  const [refusal, setRefusal] = useState<string>()
  const files = useFormFiles(collection, `${row.$id}/photo`)
  const saving = useRef(false)
  const save = async (photoId: FormValue) => {
    if (saving.current) return
    saving.current = true
    setRefusal(undefined)
    try {
      const saved = await update(collection, row, { photoId })
      files.settle(saved)
      await refresh(collection)
      toast.done(t(photoId ? 'photo.saved' : 'photo.removed'))
      onClose()
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      saving.current = false
    }
  }
  const latest = useRef(save)
  latest.current = save
  const onChange = useCallback((value: FormValue) => void latest.current(value), [])
  if (!field) return null
  return (
    <Dialog title={t('photo.change')} onClose={onClose}>
      <Stack>
        {refusal && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
            {refusal}
          </Alert>
        )}
        <FormFilesPlace value={files.place}>
          <PhotoField field={field} value={row.photoId} onChange={onChange} name={name} />
        </FormFilesPlace>
      </Stack>
    </Dialog>
  )
}
