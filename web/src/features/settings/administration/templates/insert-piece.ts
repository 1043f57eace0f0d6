/** A text with a piece put in the place of what is chosen of it, and where one writes on after it. */
export function insertPiece(text: string, piece: string, [from, to]: readonly [number, number]) {
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length }
}
