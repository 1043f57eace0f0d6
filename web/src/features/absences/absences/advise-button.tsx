import { Button } from '@mantine/core'
import { IconMessageCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import type { Absences } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { toast } from '@/ui/toast'
import { mayAdvise } from './advice'

/** What the head of the unit thinks of a justification, before human resources decide. */
export default function AdviseButton({ row }: { row: Absences }) {
  const { t } = useTranslation('absences')
  const [open, setOpen] = useState(false)
  if (!mayAdvise(useRights(), row)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconMessageCheck size={17} />} onClick={() => setOpen(true)}>
        {t('advise.open')}
      </Button>
      {open && (
        <ActionDialog
          collection="absences"
          title={t('advise.title')}
          text={t('advise.text')}
          action={t('advise.action')}
          fields={['opinion', 'opinionNote']}
          required={['opinion']}
          initial={{ opinion: row.opinion ?? 'favourable', opinionNote: row.opinionNote }}
          run={({ opinion, opinionNote: note }) =>
            act('absences.advise', { id: row.$id, opinion: opinion ?? 'favourable', note })
          }
          onDone={() => {
            toast.done(t('advise.done'))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
