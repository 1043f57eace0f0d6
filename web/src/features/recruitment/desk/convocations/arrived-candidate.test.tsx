import { describe, expect, it } from 'vitest'
import type { ArrivedCandidate as Arrived, CandidateArrival } from '@/api/actions.gen'
import { rightsQuery } from '@/api/session'
import { renderAt, settle, testClient } from '@/testing/render'
import { ArrivedCandidate } from './arrived-candidate'

const candidate: Arrived = {
  id: 'c1',
  candidateNumber: '17',
  nameFr: 'Amina Idrissi',
  nameAr: 'أمينة إدريسي',
  room: 'A',
  seat: 12,
  photoId: 'p1',
  accommodation: false,
}

async function open(fields: readonly string[], more: Partial<Arrived> = {}) {
  const client = testClient()
  const collections = fields.length > 0 ? { candidates: { verbs: ['read'], fields, write: [] } } : {}
  client.setQueryData(rightsQuery.queryKey, { admin: false, permissions: [], collections } as never)
  const arrival: CandidateArrival = { present: true, already: false, candidate: { ...candidate, ...more } }
  await renderAt('/door', <ArrivedCandidate arrival={arrival} />, client)
  await settle()
}
const faces = () => document.querySelectorAll('img').length

describe('whom a code let in', () => {
  it('is shown with the face of the file to whoever may see it', async () => {
    await open(['photoId'])
    expect(faces()).toBe(1)
  })

  it('is a name and a seat for a member without a permission', async () => {
    await open([])
    expect(faces()).toBe(0)
    expect(document.body.textContent).toContain('seats.present')
  })

  it('is a name and a seat for a reader of other fields', async () => {
    await open(['nameFr'])
    expect(faces()).toBe(0)
  })

  it('asked for help, and it is said', async () => {
    await open([], { accommodation: true })
    expect(document.body.textContent).toContain('seats.accommodation')
  })

  it('asked for none, and nothing is said', async () => {
    await open([], { accommodation: false })
    expect(document.body.textContent).not.toContain('seats.accommodation')
  })
})
