import { beforeEach, expect, it, vi } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { dropUpload, startUpload } from '@/api/uploads'
import { FormFilesPlace } from '@/fields/file-field/form-files'
import { inputId } from '@/fields/input-id'
import { click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { ActionDialog } from './action-dialog'

const told: string[] = []

/** A dialog that asks by what decision an assignment ends, before a server that answers as the test says. */
async function open(run: (data: Record<string, unknown>) => Promise<string>, place = '') {
  const client = testClient()
  client.setQueryData(metaQuery('assignments', 'fr').queryKey, await loadMeta('assignments', 'fr'))
  onTheWire(() => ({ body: {} }))
  const dialog = (
    <ActionDialog
      collection="assignments"
      title="cancel"
      action="cancel it"
      fields={['decisionRef']}
      required={['decisionRef']}
      run={run}
      onDone={(answer) => told.push(answer)}
      onClose={() => told.push('closed')}
    />
  )
  await renderAt('/m', <FormFilesPlace value={place}>{dialog}</FormFilesPlace>, client)
  await settle()
}
const input = () => getOne<HTMLInputElement>(`#${inputId('decisionRef')}`)
const send = async () => {
  await click(getByName('cancel it'))
  await settle()
}
/** What the SDK throws when the server refuses. */
const refusal = (errors: object[]) => {
  const response = JSON.stringify({ message: 'not so', errors })
  return Object.assign(new Error('not so'), { code: 400, type: 'assignment_refused', response })
}

beforeEach(() => void told.splice(0))

it('sends nothing before it is told what the act cannot do without', async () => {
  await open(async () => 'sent')
  await send()
  expect(told).toEqual([])
  await fill(input(), 'rain')
  await send()
  expect(told).toEqual(['sent'])
})

it('is not sent without a file that is on its way', async () => {
  await open(async () => 'sent', 'act:')
  await fill(input(), 'rain')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  void startUpload('act:proof', 'documents', new File(['proof'], 'proof.pdf'))
  await settle()
  expect(document.body.textContent).toContain('form.sending')
  await send()
  expect(told).toEqual([])
  void dropUpload('act:proof')
  await settle()
  await send()
  expect(told).toEqual(['sent'])
})

it('stays open when it is refused, with the reason on its field, and can be sent again', async () => {
  let isOpen = false
  await open(async ({ decisionRef }) => {
    if (isOpen) return `cancelled for ${decisionRef}`
    throw refusal([{ field: 'decisionRef', type: 'text', message: 'say more' }])
  })
  await fill(input(), 'rain')
  await send()
  expect(document.body.textContent).toContain('say more')
  expect([document.querySelector('[role="alert"]'), input().value, told]).toEqual([null, 'rain', []])
  isOpen = true
  await send()
  expect(told).toEqual(['cancelled for rain'])
})

it('says above its buttons what was refused of no field that it asks for', async () => {
  await open(async () => {
    throw refusal([{ field: 'employeeId', type: 'busy', message: 'taken' }])
  })
  await fill(input(), 'rain')
  await send()
  expect([getOne('[role="alert"]').textContent, told]).toEqual(['not so', []])
})
