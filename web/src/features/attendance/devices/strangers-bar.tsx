import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { useAction } from '@/api/use-action'
import { useConfirm } from '@/ui/confirm'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'

/** One alone is deleted like any other row. */
const SEVERAL = 2

/** Those that nobody has allowed, named or placed. */
const STRANGERS = [
  Query.equal('allowed', false),
  Query.isNull('nameFr'),
  Query.isNull('nameAr'),
  Query.isNull('annexeId'),
  Query.limit(1),
]

/** How many unknown devices wait, for administrators, who may send them all away. */
export function StrangersBar() {
  const { t } = useTranslation('devices')
  const { admin } = useRights()
  const ask = useConfirm()
  const { data } = useQuery({ ...listQuery('devices', STRANGERS), enabled: admin })
  const { mutate, isPending } = useAction({
    mutationFn: () => act('devices.deleteStrangers'),
    onSuccess: ({ deleted }) => toast.done(t('strangers.done', { count: deleted })),
  })
  const count = data?.total ?? 0
  if (!admin || count < SEVERAL) return null

  const confirm = async () => {
    const question = {
      title: t('strangers.title', { count }),
      text: t('strangers.text'),
      action: t('strangers.action'),
    }
    if (await ask({ ...question, destructive: true })) mutate()
  }
  return (
    <Notice
      tone="warn"
      action={
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          leftSection={<IconTrash size={15} aria-hidden="true" />}
          onClick={confirm}
        >
          {t('strangers.action')}
        </Button>
      }
    >
      {t('strangers.waiting', { count })}
    </Notice>
  )
}
