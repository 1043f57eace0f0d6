import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { can, opens, type VerbOf } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import type { Address } from '@/paths/address'
import { linkTo, pathOf } from '@/paths/address'
import { ButtonLink } from '@/ui/links'

interface AddButtonProps<C extends CollectionId> {
  collection: C
  label: string
  /** The address of the form. */
  to?: Address | undefined
  /** Opens the form where one is. */
  onAdd?: (() => void) | undefined
  /** What one must be allowed, where it is not to create. */
  verb?: VerbOf<C>
  icon?: ReactNode
}

/** Leads to the form of a new one, for those who may make one. */
export function AddButton<C extends CollectionId>(props: AddButtonProps<C>) {
  const { collection, label, to, onAdd, verb = 'create', icon = <IconPlus size={17} /> } = props
  const rights = useRights()
  if (!can(rights, verb, collection) || (to ? !opens(rights, pathOf(to)) : !onAdd)) return null
  return to ? (
    <ButtonLink {...linkTo(to)} aria-keyshortcuts="n" leftSection={icon}>
      {label}
    </ButtonLink>
  ) : (
    <Button onClick={onAdd} aria-keyshortcuts="n" leftSection={icon}>
      {label}
    </Button>
  )
}
