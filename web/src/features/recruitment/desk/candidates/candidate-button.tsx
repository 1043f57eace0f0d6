import { Button, type ButtonProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ActionId } from '@/api/actions.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useOpenActsOfMany } from '@/engine/acts/use-open-acts'
import { type PageAct, usePageAct } from '@/ui/page-acts'
import { REVIEW_KEYS } from './review-keys'

/** An act that takes several candidates at once, or its candidate by another name than all acts do. */
export interface CandidateAct extends ButtonProps {
  act: ActionId
  Icon: Icon
  iconClass?: string
  /** Is told to which of them the act is open. */
  onPress: (ids: readonly string[]) => void
}

interface CandidateButtonProps extends CandidateAct {
  ids: readonly string[]
  /** Of one candidate, on its page: who that is. */
  name?: string
}

const KEYS: Partial<Record<ActionId, string>> = REVIEW_KEYS

/** Its button, where it is open to any of them; on the page of one also its letter, and its entry in the palette. */
export function CandidateButton({ act, ids, name, Icon, iconClass, onPress, ...more }: CandidateButtonProps) {
  const open = useOpenActsOfMany('candidates', ids)(act)
  const { label, destructive } = useActMeta('candidates', act)
  if (open.length === 0) return null
  const press = () => onPress(open)
  return (
    <>
      {name !== undefined && <PaletteEntry act={act} label={label} of={name} Icon={Icon} press={press} />}
      <Button
        variant="default"
        {...(destructive && { color: 'red' })}
        {...more}
        aria-keyshortcuts={name === undefined ? undefined : KEYS[act]}
        leftSection={<Icon size={more.size === 'xs' ? 15 : 17} className={iconClass} />}
        onClick={press}
      >
        {label}
      </Button>
    </>
  )
}

function PaletteEntry({ act, ...offer }: Omit<PageAct, 'key'> & { act: ActionId }) {
  usePageAct({ key: act, ...offer })
  return null
}
