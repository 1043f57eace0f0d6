import { afterEach, describe, expect, it, vi } from 'vitest'
import { compare } from './comparison'
import { sha256 } from './sha256'

// FIPS 180-2, appendix B.1.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const pdf = (text: string) => new Blob([`%PDF-1.7 ${text}`])

afterEach(() => vi.unstubAllGlobals())

describe('the hash of a file', () => {
  it('is SHA-256, by the browser', async () => expect(await sha256(bytes('abc'))).toBe(ABC))

  it('is the same where the browser does not lend its own', async () => {
    vi.stubGlobal('crypto', {})
    expect(await sha256(bytes('abc'))).toBe(ABC)
    expect(await sha256(new ArrayBuffer(0))).toMatch(/^e3b0c442/)
  })
})

describe('a file beside what was issued', () => {
  const issued = async () => sha256(await pdf('work').arrayBuffer())

  it('is the same byte for byte', async () => expect(await compare(pdf('work'), await issued())).toBe('same'))

  it('is the same however the hash is written', async () =>
    expect(await compare(pdf('work'), (await issued()).toUpperCase())).toBe('same'))

  it('is one of the two copies', async () => {
    const signed = await sha256(await pdf('signed').arrayBuffer())
    expect(await compare(pdf('signed'), await issued(), signed)).toBe('sameSigned')
    expect(await compare(pdf('work'), await issued(), signed)).toBe('same')
    expect(await compare(pdf('signed'), await issued(), null)).toBe('differs')
  })

  it('differs by one letter', async () => expect(await compare(pdf('worK'), await issued())).toBe('differs'))

  it('is told from what is no PDF at all', async () =>
    expect(await compare(new Blob(['a photo']), await issued())).toBe('notPdf'))

  it('may have gone since it was chosen', async () => {
    const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob
    expect(await compare(gone, await issued())).toBe('unreadable')
  })
})
