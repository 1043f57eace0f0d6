import { useRights } from '@/api/hooks'
import { mayRead, opens } from '@/api/rights'
import { ButtonLink } from '@/ui/links'
import { addressOf, type Reference } from './references'

interface ReferenceButtonProps {
  reference: Reference
  /** Of the record that they refer to. */
  id: string
  label: string
}

/** Leads to the documents that refer to a record, for those who may read that they do. */
export function ReferenceButton({ reference, id, label }: ReferenceButtonProps) {
  const rights = useRights()
  const { Icon } = reference
  const link = addressOf(reference, id)
  if (!opens(rights, link.to) || !mayRead(rights, reference.collection, reference.field)) return null
  return (
    <ButtonLink {...link} variant="default" leftSection={Icon && <Icon size={17} />}>
      {label}
    </ButtonLink>
  )
}
