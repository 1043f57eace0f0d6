import type { PageSize, PageView } from './viewed-pdf'

/** What the page that shows a document asks of the frame that reads it. */
export type FrameQuestion =
  | { ask: 'open'; bytes: ArrayBuffer }
  /** How large a page is, in points. */
  | { ask: 'size'; page: number }
  | { ask: 'picture'; page: number; view: PageView; density: number }
  | { ask: 'words'; page: number }
  /** The picture of that number is wanted no more. */
  | { ask: 'stop'; picture: number }

/** What the frame answers to each question. */
export interface FrameAnswers {
  open: { pages: number }
  size: PageSize
  picture: ImageBitmap
  words: string
  stop: undefined
}

export type FrameAsked = FrameQuestion & { id: number }

export type FrameTold = { id: number; answer: unknown } | { id: number; failed: true }

/** Where the frame stands: the server answers it under an origin of its own, which is nobody's. */
export const FRAME_ADDRESS = '/pdf-frame.html'
