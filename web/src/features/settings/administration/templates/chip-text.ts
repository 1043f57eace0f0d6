/** A part of a text: as it was written, or a name that stands for what a paper fills in. */
export type Piece = { text: string } | { name: string; label: string }

/** What a chip carries: the name that it stands for. */
const NAME = 'data-name'
/** A sign without width: behind a chip at the very end browsers give the caret no place, and what is typed there is lost. */
export const CARET_PLACE = '\u200b'

/** A text in its parts; what is no known name stays as it was written. */
export function piecesOf(text: string, labels: ReadonlyMap<string, string>): Piece[] {
  return text.split(/(\{[\w.]+\})/).flatMap((part): Piece[] => {
    const name = /^\{([\w.]+)\}$/.exec(part)?.[1]
    const label = name === undefined ? undefined : labels.get(name)
    if (name !== undefined && label !== undefined) return [{ name, label }]
    return part === '' ? [] : [{ text: part }]
  })
}

/** A name as it stands in the text: its label, which nobody can write into. */
export function chipOf(name: string, label: string, className = ''): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(NAME, name)
  chip.setAttribute('contenteditable', 'false')
  chip.setAttribute('dir', 'auto')
  chip.setAttribute('title', `{${name}}`)
  chip.className = className
  chip.textContent = label
  return chip
}

/** The nodes of a text; a last line that is empty, and what is typed behind a last chip, have a place to stand. */
export function nodesOf(text: string, labels: ReadonlyMap<string, string>, className?: string): Node[] {
  const pieces = piecesOf(text, labels)
  const nodes: Node[] = pieces.map((piece) =>
    'name' in piece ? chipOf(piece.name, piece.label, className) : document.createTextNode(piece.text),
  )
  const last = pieces.at(-1)
  if (last && 'name' in last) return [...nodes, document.createTextNode(CARET_PLACE)]
  return text.endsWith('\n') ? [...nodes, document.createElement('br')] : nodes
}

const isBlock = (node: Node) => node instanceof HTMLDivElement || node instanceof HTMLParagraphElement

/** What a node says: browsers write new lines as breaks or as blocks. */
function textOfNode(node: Node): string {
  if (node instanceof HTMLElement && node.hasAttribute(NAME)) return `{${node.getAttribute(NAME)}}`
  if (node instanceof HTMLBRElement) return '\n'
  if (node instanceof Text) return node.data
  const inside = textAmong(node)
  return isBlock(node) && node.previousSibling ? `\n${inside}` : inside
}

/** A break at the very end only gives the line before it a place; it says nothing. */
function textAmong(node: Node): string {
  const children = [...node.childNodes]
  const kept = children.at(-1) instanceof HTMLBRElement ? children.slice(0, -1) : children
  return kept.map(textOfNode).join('')
}

/** The text that a box holds, with its names between braces. */
export function textOf(box: Node): string {
  return textAmong(box).replaceAll('\u00a0', ' ').replaceAll(CARET_PLACE, '')
}
