import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRights } from '@/api/hooks'
import { can, opens, type Verb } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { linkTo } from './record-address'

interface AddButtonProps {
  collection: CollectionId
  label: string
  /** The address of the form. */
  to?: string
  /** Opens the form where one is. */
  onAdd?: () => void
  /** What one must be allowed, where it is not to create. */
  verb?: Verb | (string & {})
  icon?: ReactNode
}

/** Leads to the form of a new one, for those who may make one. */
export function AddButton(props: AddButtonProps) {
  const { collection, label, to, onAdd, verb = 'create', icon = <IconPlus size={17} /> } = props
  const rights = useRights()
  if (!can(rights, verb, collection) || (to ? !opens(rights, linkTo(to).to) : !onAdd)) return null
  return to ? (
    <Button component={Link} {...linkTo(to)} leftSection={icon}>
      {label}
    </Button>
  ) : (
    <Button onClick={onAdd} leftSection={icon}>
      {label}
    </Button>
  )
}
