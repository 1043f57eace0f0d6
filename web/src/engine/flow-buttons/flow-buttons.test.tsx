import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import type { Accidents } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { click, getByName, render, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { FlowButtons, type FlowSteps } from './flow-buttons'

const Icon = () => null
const Dialog = () => <p>told</p>
const row = (state: Accidents['state']) => ({ $id: 'a', $updatedAt: '2026-01-01', state }) as Accidents

async function draw(state: Accidents['state'], verbs: string[], steps: FlowSteps<'accidents'> = {}) {
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, { collections: { accidents: { verbs, fields: [], write: [] } } } as never)
  await client.query({ ...metaQuery('accidents', 'fr'), staleTime: 'static' })
  const calls = onTheWire(() => ({ body: {} }))
  const say = (key: string) => key
  await render(
    <Suspense>
      <FlowButtons collection="accidents" row={row(state)} name="crash" steps={steps} say={say} />
    </Suspense>,
    client,
  )
  await settle()
  return calls
}

const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent)

describe('what may become of a document', () => {
  it('is what its declaration says from the state it is in: pictured steps as buttons in their order', async () => {
    const steps = { cancel: { Icon }, review: { Icon }, reopen: { Icon } }
    await draw('reported', ['update'], steps)
    expect(buttons()).toEqual(['Annuler le dossier', 'Mettre à l’étude', 'steps.label'])
  })

  it('is nothing to whoever may not change it, and where no step leads on', async () => {
    await draw('reported', ['read'])
    expect(buttons()).toEqual([])
    await draw('cancelled', ['update'])
    expect(buttons()).toEqual([])
  })

  it('is sent as the change of its state, with the moment it was read', async () => {
    const calls = await draw('resolved', ['update'], { reopen: { Icon } })
    await click(getByName('Rouvrir le dossier'))
    await settle()
    const [sent] = calls.filter(({ method }) => method === 'PATCH')
    expect(sent?.body).toEqual({ data: { state: 'under_review' } })
    expect(sent?.headers.get('X-Appwrite-Timestamp')).toBe('2026-01-01')
  })

  it('waits for what has to be told first, and sends nothing itself', async () => {
    const calls = await draw('resolved', ['update'], { reopen: { Icon, Dialog } })
    await click(getByName('Rouvrir le dossier'))
    expect(document.body.textContent).toContain('told')
    expect(calls).toEqual([])
  })

  it('is left as it is when whoever is asked says no', async () => {
    const calls = await draw('reported', ['update'], { cancel: { Icon, asks: 'destructive' } })
    await click(getByName('Annuler le dossier'))
    await settle()
    expect(calls).toEqual([])
  })
})
