import { describe, expect, it } from 'vitest'
import { LOGO_LIMIT, readLogo } from './fields'

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes).fill(255)], 'logo', { type })

describe('a logo', () => {
  it('becomes the address of itself', async () => {
    expect(await readLogo(file(3, 'image/png'))).toEqual({ logo: 'data:image/png;base64,////' })
  })

  it('is an image', async () => {
    for (const type of ['text/html', 'application/pdf', 'image/tiff', '']) {
      expect(await readLogo(file(3, type))).toEqual({ refused: 'kind' })
    }
  })

  it('is small enough as it will be kept, not as the file is', async () => {
    expect(await readLogo(file(LOGO_LIMIT - 100, 'image/png'))).toEqual({ refused: 'size' })
    expect(await readLogo(file(48_000, 'image/png'))).toHaveProperty('logo')
  })
})
