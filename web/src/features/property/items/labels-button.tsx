import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { exportRows, save } from '@/api/export'
import { useMeta } from '@/api/hooks'
import { useAction } from '@/api/use-action'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

interface LabelsButtonProps {
  /** The things whose labels are printed, or the office all of whose are. */
  ids?: readonly string[]
  bureau?: string
  size?: 'xs'
}

/** Labels with the code of each thing, to be stuck to them. */
export function LabelsButton({ ids, bureau, size }: LabelsButtonProps) {
  const { t } = useTranslation(['inventory-acts', 'parts'])
  const language = useLanguage()
  const { many } = useMeta('inventoryItems')
  const queries = [
    ...(ids ? [Query.equal('$id', [...ids])] : []),
    ...(bureau ? [Query.equal('bureauId', bureau)] : []),
    Query.orderAsc('designation'),
  ]
  const { mutate, isPending } = useAction({
    mutationFn: async () => {
      const file = await exportRows({ collection: 'inventoryItems', format: 'labels', columns: [], queries, language })
      save(file, `${many} ${today()}.pdf`)
    },
    onSuccess: () => toast.done(t('export.done', { ns: 'parts' })),
    onError: (error) => toast.failed(t('export.failed', { ns: 'parts', reason: messageOf(error) })),
  })
  return (
    <Button
      variant="default"
      {...(size && { size })}
      leftSection={<IconQrcode size={size ? 15 : 17} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('labels.button')}
    </Button>
  )
}
