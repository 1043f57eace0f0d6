import { useEffect, useRef, useState } from 'react'
import { pageOf, type ScannedPage } from './scanned-page'

/** The pages of a document that is being made, in their order; `unread` names what no browser here can decode. */
export function usePages(photos: readonly File[]) {
  const [pages, setPages] = useState<readonly ScannedPage[]>([])
  const [unread, setUnread] = useState<readonly string[]>([])
  const [reading, setReading] = useState(0)
  const add = async (files: readonly File[]) => {
    setUnread([])
    setReading((count) => count + files.length)
    // One after the other: a telephone has not the room for all of them at once.
    for (const file of files) {
      try {
        const page = await pageOf(file)
        setPages((all) => [...all, page])
      } catch {
        setUnread((names) => [...names, file.name])
      }
      setReading((count) => count - 1)
    }
  }
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) void add(photos)
    begun.current = true
  })
  return {
    pages,
    unread,
    isReading: reading > 0,
    add: (files: readonly File[]) => void add(files),
    turn: (id: string) =>
      setPages((all) => all.map((one) => (one.id === id ? { ...one, turns: (one.turns + 1) % 4 } : one))),
    move: (id: string, by: number) => setPages((all) => movePage(all, id, by)),
    remove: (id: string) => setPages((all) => all.filter((one) => one.id !== id)),
  }
}

/** The same, with one of them so many places later; at either end it stays. */
export function movePage(pages: readonly ScannedPage[], id: string, by: number): readonly ScannedPage[] {
  const at = pages.findIndex((one) => one.id === id)
  const page = pages[at]
  return page ? pages.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, page) : pages
}
