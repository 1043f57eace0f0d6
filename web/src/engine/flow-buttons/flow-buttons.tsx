import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentType, Suspense, useState } from 'react'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { StepMeta } from '@/api/schema-meta'
import { useConfirm } from '@/ui/confirm'
import { useFlow } from './use-flow'

/** What a step needs beside its name. */
export interface FlowStep<C extends CollectionId> {
  /** A step with a picture is a button of its own; the others share a menu. */
  Icon?: ComponentType<{ size: number }>
  variant?: 'filled'
  /** Asked before; its words are `ask.{step}.title` and `.text`. */
  asks?: 'destructive'
  /** What has to be told first. */
  Dialog?: ComponentType<{ row: Collections[C]; onClose: () => void }>
}

export type FlowSteps<C extends CollectionId> = Readonly<Record<string, FlowStep<C>>>

interface FlowButtonsProps<C extends CollectionId> {
  collection: C
  row: Collections[C]
  name: string
  steps?: FlowSteps<C> | undefined
  /** Only what destroys, or only the rest of it; as a rule all. */
  only?: 'destructive' | 'others' | undefined
  /** Whether the steps that `steps` does not name are none: acts stand for them. */
  onlyNamed?: boolean
  /** `done.{step}` is said afterwards; `steps.label` names the menu. */
  say: (key: string, options?: Record<string, unknown>) => string
}

/** A step with a button of its own that asks before it destroys. */
export function isDestructiveButton<C extends CollectionId>(steps: FlowSteps<C>, step: string): boolean {
  return steps[step]?.asks === 'destructive' && steps[step]?.Icon !== undefined
}

/** What may become of a document from where it is, as its declaration says. */
export function FlowButtons<C extends CollectionId>(props: FlowButtonsProps<C>) {
  const { collection, row, name, steps = {}, only, onlyNamed = false, say } = props
  const { open: all, busy, take } = useFlow(collection, row)
  const open = all.filter(({ step }) => !onlyNamed || steps[step])
  const ask = useConfirm()
  const [telling, setTelling] = useState<string>()
  const Dialog = telling === undefined ? undefined : steps[telling]?.Dialog
  const choose = async ({ step, to, label }: StepMeta) => {
    if (steps[step]?.Dialog) return setTelling(step)
    const question = { title: say(`ask.${step}.title`, { name }), text: say(`ask.${step}.text`) }
    if (steps[step]?.asks && !(await ask({ ...question, action: label, destructive: true }))) return
    await take(to, say(`done.${step}`, { defaultValue: say('form.saved', { name }) }))
  }
  const order = Object.keys(steps)
  const isMeant = ({ step }: StepMeta) =>
    only === undefined || isDestructiveButton(steps, step) === (only === 'destructive')
  const buttons = open
    .filter((one) => steps[one.step]?.Icon && isMeant(one))
    .sort((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
  const others = only === 'destructive' ? [] : open.filter(({ step }) => !steps[step]?.Icon)
  return (
    <>
      {buttons.map((one) => {
        const { Icon, variant = 'default' } = steps[one.step] ?? {}
        return (
          <Button
            key={one.step}
            variant={variant}
            loading={busy}
            leftSection={Icon && <Icon size={17} />}
            onClick={() => choose(one)}
          >
            {one.label}
          </Button>
        )
      })}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" loading={busy} rightSection={<IconChevronDown size={16} />}>
              {say('steps.label')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <Menu.Item key={one.step} onClick={() => choose(one)}>
                {one.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>{Dialog && <Dialog row={row} onClose={() => setTelling(undefined)} />}</Suspense>
    </>
  )
}
