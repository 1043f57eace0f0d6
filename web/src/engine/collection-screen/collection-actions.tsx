import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useMeta, useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { linkTo } from '@/paths/address'
import { ButtonLink } from '@/ui/links'
import { useSmall } from '@/ui/use-small'
import { ActButtons } from '../acts/act-buttons'
import { offeredActs } from '../acts/act-slot'
import { useOpenActs } from '../acts/use-open-acts'
import { Can } from '../can'
import { DeleteButton } from '../delete-button'
import { FlowButtons, isDestructiveButton } from '../flow-buttons/flow-buttons'
import { useFlow } from '../flow-buttons/use-flow'
import { MoreActions } from '../record-page/more-actions'
import { ReferenceButton } from '../record-page/reference-button'
import type { CollectionDefinition, DefaultActions } from './definition'
import { useKit } from './use-kit'

/** So many buttons stand beside each other; with more, what is rare is folded. */
const MOST = 3

const withBeside = (steps: ReactNode, beside: ReactNode) => (
  <>
    {steps}
    {beside}
  </>
)

interface CollectionActionsProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
}

/** What can be done with a document, the main action last. */
export function CollectionActions<C extends CollectionId>({ definition, row }: CollectionActionsProps<C>) {
  const { say, nameOf, at } = useKit(definition)
  const navigate = useNavigate()
  const { collection } = definition
  const rights = useRights()
  const small = useSmall()
  const inFlow = useFlow(collection, row)
  // Where acts stand for steps of its flow, the definition names the others.
  const open = inFlow.open.filter(({ step }) => !definition.acts || definition.flow?.[step])
  const { acts: declared = [] } = useMeta(collection)
  const state = useOpenActs(collection, definition.acts && row.$id)
  const offered = offeredActs(declared, definition.acts ?? {}).filter(({ meta }) => state?.open.includes(meta.act))
  const mayDelete = can(rights, 'delete', collection)
  const pictured = open.filter(({ step }) => definition.flow?.[step]?.Icon).length
  const menus = pictured < open.length ? 1 : 0
  const buttons = Number(mayDelete) + Number(can(rights, 'update', collection)) + pictured + menus + offered.length
  const remove = (
    <DeleteButton
      collection={collection}
      ids={[row.$id]}
      nameOf={definition.nameOf && (() => nameOf(row))}
      onDone={() => navigate(linkTo(at.list()))}
    />
  )
  const flow = (only?: 'destructive' | 'others') =>
    (definition.flow || !definition.acts) && (
      <FlowButtons
        collection={collection}
        row={row}
        name={nameOf(row)}
        steps={definition.flow}
        only={only}
        say={say}
        onlyNamed={definition.acts !== undefined}
      />
    )
  const acts = (only?: 'destructive' | 'others') =>
    definition.acts && (
      <ActButtons
        collection={collection}
        row={row}
        acts={definition.acts}
        name={nameOf(row)}
        only={only}
        explains={only !== 'destructive'}
      />
    )
  const steps = (only?: 'destructive' | 'others') => (
    <>
      {flow(only)}
      {acts(only)}
    </>
  )
  const usual: DefaultActions = {
    say,
    remove,
    flow: flow(),
    acts: acts(),
    fold: (own, seldom) => {
      const count = buttons + own
      const isSeldomFolded = small && Boolean(seldom)
      const beside = !small && seldom
      if (count <= MOST && !isSeldomFolded) return { flow: withBeside(steps(), beside), rare: remove }
      const destroys =
        open.some(({ step }) => isDestructiveButton(definition.flow ?? {}, step)) ||
        offered.some(({ meta }) => meta.destructive)
      const isFolded = mayDelete || destroys
      const rare = (isFolded || isSeldomFolded) && (
        <MoreActions>
          {small && seldom}
          {steps('destructive')}
          {remove}
        </MoreActions>
      )
      return { flow: withBeside(steps('others'), beside), rare }
    },
    edit: (variant) => (
      <Can verb="update" collection={definition.collection}>
        <ButtonLink
          {...linkTo(at.edit(row.$id))}
          aria-keyshortcuts="e"
          {...(variant && { variant })}
          leftSection={<IconPencil size={17} />}
        >
          {say('edit')}
        </ButtonLink>
      </Can>
    ),
  }
  if (definition.actions) return definition.actions(row, usual)
  const extra = Object.entries(definition.extraActions ?? {})
  const referring = (definition.references ?? []).filter(({ Icon }) => Icon)
  const { flow: main, rare } = usual.fold(extra.length + referring.length)
  return (
    <>
      {referring.map((to) => (
        <ReferenceButton
          key={`${to.collection} ${to.field}`}
          reference={to}
          id={row.$id}
          label={say(`references.${to.collection}`)}
        />
      ))}
      {extra.map(([name, Extra]) => (
        <Suspense key={name}>
          <Extra row={row} />
        </Suspense>
      ))}
      {main}
      {usual.edit()}
      {rare}
    </>
  )
}
