import { expect, it, vi } from 'vitest'
import type { FieldMeta } from '@/api/schema-meta'
import { act, render } from '@/testing/render'
import { type ChosenFiles, useChosenFiles } from './use-chosen-files'

const begun = vi.fn()
vi.mock('../scan/use-scan', async (original) => ({
  ...(await original<object>()),
  useScan: () => ({ begin: begun, dialog: null }),
}))

const fieldIn = (bucket: string): FieldMeta => ({ name: 'fileId', label: 'Certificat', kind: 'file', bucket })
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' })

interface FieldProps {
  bucket: string
  several: boolean
  onFiles: (files: File[]) => void
  tell: (chosen: ChosenFiles) => void
}

function Field({ bucket, several, onFiles, tell }: FieldProps) {
  tell(useChosenFiles(fieldIn(bucket), onFiles, several))
  return null
}

/** What is handed to the field when those files are chosen, and how many of them become pages. */
async function chosenIn(bucket: string, files: File[], several = false) {
  const handed: string[][] = []
  const told: ChosenFiles[] = []
  const onFiles = (taken: File[]) => void handed.push(taken.map(({ name }) => name))
  await render(<Field bucket={bucket} several={several} onFiles={onFiles} tell={(chosen) => told.push(chosen)} />)
  const chosen = told.at(-1)
  begun.mockClear()
  await act(async () => chosen?.take(files))
  return { handed, pages: begun.mock.calls[0]?.[0]?.length ?? 0, accept: chosen?.accept ?? '', scan: chosen?.scan }
}

it('makes pages of photographs where only documents are held, and offers the camera there', async () => {
  const { handed, pages, accept, scan } = await chosenIn('medical-certificates', [photo('1.jpg')])
  expect([handed, pages]).toEqual([[], 1])
  expect(accept).toContain('image/*')
  expect(scan).toBeDefined()
  expect((await chosenIn('medical-certificates', [pdf])).handed).toEqual([['a.pdf']])
})

it('keeps a picture as it is where pictures are held, and makes one document of several for one file', async () => {
  const bucket = 'downloadable-documents'
  expect((await chosenIn(bucket, [photo('1.jpg')])).handed).toEqual([['1.jpg']])
  expect(await chosenIn(bucket, [photo('1.jpg'), photo('2.jpg')])).toMatchObject({ handed: [], pages: 2 })
  expect((await chosenIn(bucket, [photo('1.jpg'), photo('2.jpg')], true)).handed).toEqual([['1.jpg', '2.jpg']])
  expect((await chosenIn(bucket, [photo('1.jpg'), pdf])).handed).toEqual([['1.jpg', 'a.pdf']])
})

it('makes no document where pictures alone are held', async () => {
  const { handed, scan } = await chosenIn('employee-photos', [photo('1.jpg')])
  expect(handed).toEqual([['1.jpg']])
  expect(scan).toBeUndefined()
})
