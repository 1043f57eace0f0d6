import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Annexes } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { linkTo } from '@/parts/record-address'
import { RecordForm } from '@/parts/record-form/record-form'
import { useCancel } from '@/parts/record-form/use-cancel'
import { PageHead } from '@/ui/page-head'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { CONTACT, IDENTITY } from './spec'

const page = (id: string) => `/annexes/${encodeURIComponent(id)}`

export function AnnexeForm({ record }: { record?: Annexes }) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const navigate = useNavigate()
  const cancel = useCancel(record ? page(record.$id) : '/annexes')
  return (
    <>
      <PageHead
        title={record ? t('editTitle', { name: titleOf(record, language) }) : t('annexes.new')}
        hint={t('formHint')}
      />
      <RecordForm
        collection="annexes"
        record={record}
        groups={[
          { title: t('annexes.identity'), fields: IDENTITY },
          { title: t('annexes.contact'), fields: CONTACT },
        ]}
        onSaved={async (saved) => {
          toast.done(t(record ? 'saved' : 'created', { name: titleOf(saved, language) }))
          await navigate({ ...linkTo(page(saved.$id)), replace: record !== undefined })
        }}
        onCancel={cancel}
      />
    </>
  )
}
