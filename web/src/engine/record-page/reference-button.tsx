import type { ComponentType } from 'react'
import { useRights } from '@/api/hooks'
import { mayRead, opens } from '@/api/rights'
import { ButtonLink } from '@/ui/links'
import { addressOf, type Reference } from './references'

interface ReferenceButtonProps {
  of: Reference
  /** Of the record that they refer to. */
  id: string
  label: string
  Icon: ComponentType<{ size: number }>
}

/** Leads to the documents that refer to a record, for those who may read that they do. */
export function ReferenceButton({ of, id, label, Icon }: ReferenceButtonProps) {
  const rights = useRights()
  const link = addressOf(of, id)
  if (!opens(rights, link.to) || !mayRead(rights, of.collection, of.field)) return null
  return (
    <ButtonLink {...link} variant="default" leftSection={<Icon size={17} />}>
      {label}
    </ButtonLink>
  )
}
