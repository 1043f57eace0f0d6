import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { actOn } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Devices } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { toast } from '@/ui/toast'

/** What a terminal can be told to do; it does so when it asks next. */
const ORDERS = ['devices.resend', 'devices.sendNames', 'devices.setTime'] as const

interface Order {
  act: (typeof ORDERS)[number]
  /** The first day of what is sent again, where that is not all. */
  from?: string
}

/** The days of a week are sent again. */
const WEEK = 7
const weekAgo = () => new Date(Date.now() - WEEK * 86_400_000).toISOString().slice(0, 10)

/** The orders that a terminal takes from whoever keeps attendance. */
export function DeviceActions({ row }: { row: Devices }) {
  const { t } = useTranslation('devices')
  const { acts = [] } = useMeta('devices')
  const isOpen = useIsOpen('devices', row.$id)
  const sayOf = (order: Order['act']) => acts.find(({ act }) => act === order)
  const { mutate, isPending } = useAction({
    mutationFn: ({ act, ...input }: Order) => actOn(act, { id: row.$id, ...input }),
    onSuccess: (_, { act }) => toast.done(sayOf(act)?.done ?? ''),
  })
  const open = ORDERS.filter(isOpen)
  if (open.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending} rightSection={<IconChevronDown size={16} />}>
          {t('orders.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open.includes('devices.resend') && (
          <Menu.Item onClick={() => mutate({ act: 'devices.resend', from: weekAgo() })}>
            {t('orders.resendWeek')}
          </Menu.Item>
        )}
        {open.map((act) => (
          <Menu.Item key={act} onClick={() => mutate({ act })}>
            {sayOf(act)?.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
