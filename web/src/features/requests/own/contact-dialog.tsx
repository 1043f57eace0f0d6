import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Employees } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'
import { CONTACT_FIELDS } from '../contacts/lines'

interface ContactDialogProps {
  own: Partial<Employees>
  onClose: () => void
}

/** What of one's contact data is otherwise; human resources check it before it stands in the file. */
export default function ContactDialog({ own, onClose }: ContactDialogProps) {
  const { t } = useTranslation('requests')
  return (
    <ActionDialog
      collection="employees"
      title={t('contacts.own.ask')}
      text={t('contacts.own.hint')}
      action={t('contacts.own.send')}
      fields={CONTACT_FIELDS}
      initial={own}
      run={({ phone, email, address }) => act('contactChanges.request', { phone, email, address })}
      onDone={() => {
        toast.done(t('contacts.own.sent'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
