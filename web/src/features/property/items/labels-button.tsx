import { Button, Menu } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { exportRows, type LabelSize, save } from '@/api/export'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { useSmall } from '@/ui/use-small'

/** As they are sold, each with its text. */
const SIZES: readonly { size: LabelSize; named: 'labels' | 'smallLabels' | 'rollLabels' }[] = [
  { size: '64x35', named: 'labels' },
  { size: '38x21', named: 'smallLabels' },
  { size: '50x30', named: 'rollLabels' },
]

interface LabelsButtonProps {
  /** The things whose labels are printed, or the office all of whose are. */
  ids?: readonly string[]
  bureau?: string
  size?: 'xs'
}

/** Labels with the code of each thing, to be stuck to them, in the sizes that are sold. */
export function LabelsButton({ ids, bureau, size }: LabelsButtonProps) {
  const { t } = useTranslation('inventory-acts')
  const queries = [
    ...(ids ? [Query.equal('$id', [...ids])] : []),
    ...(bureau ? [Query.equal('bureauId', bureau)] : []),
    Query.orderAsc('designation'),
  ]
  return <LabelsMenu collection="inventoryItems" queries={queries} label={t('labels.button')} size={size} />
}

interface LabelsMenuProps {
  collection: CollectionId
  /** Whose labels. */
  queries: string[]
  label: string
  size?: 'xs' | undefined
}

/** Labels of some documents, once their size is chosen. */
export function LabelsMenu({ collection, queries, label, size }: LabelsMenuProps) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const small = useSmall()
  const { many } = useMeta(collection)
  const { mutate, isPending } = useAction({
    mutationFn: async (chosen: LabelSize) => {
      const file = await exportRows({ collection, format: 'labels', columns: [], queries, language, size: chosen })
      save(file, `${many} ${today()}.pdf`)
    },
    onSuccess: () => toast.done(t('export.done')),
    onError: (error) => toast.failed(t('export.failed', { reason: messageOf(error) })),
  })
  return (
    <Menu position="bottom-end" withinPortal={!small}>
      <Menu.Target>
        <Button
          variant="default"
          {...(size && { size })}
          leftSection={<IconQrcode size={size ? 15 : 17} />}
          loading={isPending}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SIZES.map((one) => (
          <Menu.Item key={one.size} onClick={() => mutate(one.size)}>
            {t(`export.${one.named}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
