import type { Icon } from '@tabler/icons-react'
import { useId } from 'react'
import type { Users } from '@/api/schema.gen'
import type { ActOn } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { AccountAction } from './account-action'
import { AccountButton, type AccountButtonProps } from './account-button'

interface UserActProps<T> extends Pick<AccountButtonProps<T>, 'run' | 'onDone' | 'of'> {
  row: Users
  act: ActOn<'users'>
  Icon: Icon
  /** What it is for, where it stands in a line of its own. */
  hint?: string
  /** What is lost, where that is said of one of several. */
  text?: string
}

/** An act that knows its user by another name than all acts do, as long as it is open. */
export function UserAct<T>({ row, act, Icon, hint, text, ...more }: UserActProps<T>) {
  const key = useId()
  const isOpen = useIsOpen('users', row.$id)
  const { label, title = label, text: loss = '', done, destructive = false } = useActMeta('users', act)
  if (!isOpen(act)) return null
  const button = {
    ...more,
    label,
    done,
    question: { title, text: text ?? loss, action: label, destructive },
    offer: { key, of: more.of ?? row.username, Icon },
  }
  return hint === undefined ? <AccountButton {...button} /> : <AccountAction hint={hint} {...button} />
}
