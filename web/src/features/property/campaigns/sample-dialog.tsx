import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { InventoryCampaigns } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'

/** As many as one sample has. */
const MOST = 1000
const USUAL = 20

/** Opens a second count over items that are drawn by lot. */
export default function SampleDialog({ row, onClose }: { row: InventoryCampaigns; onClose: () => void }) {
  const { t } = useTranslation(['inventory-acts', 'common'])
  const { title, text, label, done } = useActMeta('inventoryCampaigns', 'inventoryCampaigns.sample')
  const navigate = useNavigate()
  const [size, setSize] = useState<number | string>(USUAL)
  const { mutate, isPending } = useAction({
    mutationFn: () => act('inventoryCampaigns.sample', { id: row.$id, size: Number(size) || 0 }),
    invalidates: 'inventoryCampaigns',
    onSuccess: async ({ id }) => {
      toast.done(done)
      onClose()
      await navigate(linkTo(paths.inventoryCampaign(id)))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Text>{text}</Text>
          <NumberInput
            label={t('sample.size')}
            min={1}
            max={MOST}
            allowDecimal={false}
            dir="ltr"
            value={size}
            onChange={(next) => setSize(next ?? '')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
