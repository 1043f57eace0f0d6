import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Devices } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** What a terminal can be told to do; it does so when it asks next. */
const ORDERS = ['resendWeek', 'resendAll', 'sendNames', 'setTime'] as const
type Order = (typeof ORDERS)[number]

/** The days of a week are sent again. */
const WEEK = 7

function send(order: Order, id: string) {
  if (order === 'sendNames') return act('devices.sendNames', { id })
  if (order === 'setTime') return act('devices.setTime', { id })
  if (order === 'resendAll') return act('devices.resend', { id })
  const from = new Date(Date.now() - WEEK * 86_400_000).toISOString().slice(0, 10)
  return act('devices.resend', { id, from })
}

/** The orders that a terminal takes from whoever keeps attendance. */
export function DeviceActions({ row }: { row: Devices }) {
  const { t } = useTranslation('devices')
  const rights = useRights()
  const { act: order, busy } = useAction({
    run: (which: Order) => send(which, row.$id),
    touches: ['deviceCommands', 'devices'],
    done: () => toast.done(t('orders.done')),
  })
  if (!row.allowed || !can(rights, 'update', 'devices')) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} />}>
          {t('orders.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ORDERS.map((which) => (
          <Menu.Item key={which} onClick={() => order(which)}>
            {t(`orders.${which}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
