import { IconShieldOff } from '@tabler/icons-react'
import { beforeEach, expect, it } from 'vitest'
import { act } from '@/api/actions'
import type { ActionId } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Users } from '@/api/schema.gen'
import { click, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { ConfirmProvider } from '@/ui/confirm'
import { usePageActs } from '@/ui/page-acts'
import { UserAct } from './user-act'

const ROW = { $id: 'amal', username: 'amal' } as unknown as Users
const ACT = 'users.resetSecondFactor'

let palette: string[] = []

function Palette() {
  palette = usePageActs().map(({ label, of }) => `${label} ${of}`)
  return null
}

/** The button before a server that says what is open, what it is called, and what was sent. */
async function draw(open: readonly ActionId[]) {
  const client = testClient()
  const meta = await loadMeta('users', 'fr')
  client.setQueryData(metaQuery('users', 'fr').queryKey, meta)
  const calls = onTheWire(({ path }) =>
    path.includes('acts.open') ? { body: { amal: { open, refused: {} } } } : { body: {} },
  )
  // What is loaded with the first press is there.
  await import('@/ui/question-dialog')
  const button = <UserAct row={ROW} act={ACT} Icon={IconShieldOff} run={() => act(ACT, { userId: ROW.$id })} />
  const { host } = await renderAt(
    '/users',
    <ConfirmProvider>
      {button}
      <Palette />
    </ConfirmProvider>,
    client,
  )
  await settle()
  const { label = '' } = meta.acts?.find((one) => one.act === ACT) ?? {}
  const sent = () => calls.filter(({ path }) => path.endsWith(ACT)).map(({ body }) => body)
  return { host, label, sent }
}

beforeEach(() => document.body.replaceChildren())

it('is nowhere while the server does not say that it is open', async () => {
  const { host } = await draw(['users.endSessions'])
  expect([host.querySelector('button'), palette]).toEqual([null, []])
})

it('asks before it is done, by the name that its user has in it, and the palette finds it', async () => {
  const { label, sent } = await draw([ACT])
  expect(palette).toEqual([`${label} amal`])
  await click(getByName(label))
  await settle()
  expect(sent()).toEqual([])
  const [, yes] = getOne('[role=dialog]').querySelectorAll<HTMLButtonElement>('.mantine-Group-root button')
  if (yes) await click(yes)
  await settle()
  expect([yes?.textContent, sent()]).toEqual([label, [{ userId: 'amal' }]])
})
