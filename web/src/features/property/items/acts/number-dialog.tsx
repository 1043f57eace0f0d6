import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useAction } from '@/api/use-action'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { itemsQuery } from '../items-of'
import { ItemNames } from './item-names'

/** Things without a number get the next ones, all of them by one act. */
export default function NumberDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation()
  const { t: say } = useTranslation('inventory-acts')
  const { title, text, label, done } = useActMeta('inventoryItems', 'inventoryItems.number')
  const items = useQuery(itemsQuery(ids)).data ?? []
  const { mutate, isPending } = useAction({
    mutationFn: () => act('inventoryItems.number', { ids: [...ids] }),
    invalidates: 'inventoryItems',
    onSuccess: ({ numbers }) => {
      const [first] = numbers
      const last = numbers.at(-1)
      toast.done(first && last && first !== last ? say('numbered', { first: first.number, last: last.number }) : done)
      onDone()
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        <div>
          <ItemNames items={items} />
          <Text>{text}</Text>
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isPending} onClick={() => mutate()}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
