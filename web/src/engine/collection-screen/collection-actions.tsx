import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { linkTo } from '@/paths/address'
import { ButtonLink } from '@/ui/links'
import { Can } from '../can'
import { DeleteButton } from '../delete-button'
import { FlowButtons } from '../flow-buttons/flow-buttons'
import type { CollectionDefinition, DefaultActions } from './definition'
import { useKit } from './use-kit'

interface CollectionActionsProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
}

/** What can be done with a document, the main action last. */
export function CollectionActions<C extends CollectionId>({ definition, row }: CollectionActionsProps<C>) {
  const { say, nameOf, at } = useKit(definition)
  const navigate = useNavigate()
  const usual: DefaultActions = {
    say,
    remove: (
      <DeleteButton
        collection={definition.collection}
        ids={[row.$id]}
        nameOf={definition.nameOf && (() => nameOf(row))}
        onDone={() => navigate(linkTo(at.list()))}
      />
    ),
    flow: (
      <FlowButtons collection={definition.collection} row={row} name={nameOf(row)} steps={definition.flow} say={say} />
    ),
    edit: (variant) => (
      <Can verb="update" collection={definition.collection}>
        <ButtonLink
          {...linkTo(at.edit(row.$id))}
          aria-keyshortcuts="e"
          variant={variant}
          leftSection={<IconPencil size={17} />}
        >
          {say('edit')}
        </ButtonLink>
      </Can>
    ),
  }
  if (definition.actions) return definition.actions(row, usual)
  return (
    <>
      {usual.remove}
      {usual.flow}
      {usual.edit()}
    </>
  )
}
