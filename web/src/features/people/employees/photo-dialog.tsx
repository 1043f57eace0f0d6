import { Alert, Stack } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useMeta, useRefresh } from '@/api/hooks'
import type { Employees } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { FormFilesPlace, useFormFiles } from '@/parts/file-field/form-files'
import PhotoField from '@/parts/photo-field/photo-field'
import type { FormValue } from '@/parts/record-form/values'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

interface PhotoDialogProps {
  row: Employees
  name: string
  onClose: () => void
}

/** Changes the photo alone: saved as soon as it has arrived. */
export default function PhotoDialog({ row, name, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('files')
  const refresh = useRefresh()
  const field = fieldOf(useMeta('employees'), 'photoId')
  const [refusal, setRefusal] = useState<string>()
  const files = useFormFiles('employees', `${row.$id}/photo`)
  const saving = useRef(false)
  const save = async (photoId: FormValue) => {
    if (saving.current) return
    saving.current = true
    setRefusal(undefined)
    try {
      const saved = await update('employees', row, { photoId })
      files.settle(saved)
      await refresh('employees')
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
