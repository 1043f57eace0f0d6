import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { mediaNamesIn } from '../bundle/custom-media'
import { MEDIUM, SMALL } from './ui/breakpoints'

const THEME = 'ui/theme.css'

/** The files of the app whose names end so, by their paths. */
function filesOf(name: RegExp, apart: readonly string[]): Map<string, string> {
  const paths = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => name.test(path) && !apart.includes(path))
  return new Map(paths.map((path) => [path, readFileSync(join(__dirname, path), 'utf8')]))
}

const THEME_TEXT = readFileSync(join(__dirname, THEME), 'utf8')
const STYLES = filesOf(/\.css$/, [THEME])
const SOURCES = filesOf(/^(?!.*\.(?:test|gen)\.).*\.tsx?$/, ['ui/breakpoints.ts'])

/** A length of a screen. Points are paper's, and `em` says how a mark stands to its word. */
const LENGTH = /(?<![\w.-])\d*\.?\d+(?:px|rem)\b/
const SIZE = /(?<![\w-])font(?:-size)?:\s*([^;]+)/
const INLINE_SIZE = /\bfontSize:\s*['"]?\d|\b(?:fz|fontSize)=(?:\{\s*)?['"]?\d/

/** Whether a line of a style sheet says how large letters are by a length. What grows with the window is no step of a scale. */
function isLiteralSize(line: string): boolean {
  const value = SIZE.exec(line)?.[1] ?? ''
  return LENGTH.test(value) && !/\d(?:vw|cqi)\b/.test(value)
}

/** Whether a media condition gives a width itself. */
const isLiteralWidth = (line: string) => /@media[^{]*\(\s*[^)]*width\b/.test(line)

function linesOf(files: Map<string, string>, isWrong: (line: string) => boolean): string[] {
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (isWrong(line) ? `${path}:${at + 1}: ${line.trim()}` : [])),
  )
}

it('writes letters by var(--text-…) (ui/theme.css)', () => {
  expect(STYLES.size).toBeGreaterThan(100)
  const sizes = THEME_TEXT.match(/--text-\w+:/g)?.length
  expect(sizes).toBeGreaterThan(3)
  expect(sizes).toBeLessThanOrEqual(6)
  expect(linesOf(STYLES, isLiteralSize)).toEqual([])
  expect(linesOf(SOURCES, (line) => INLINE_SIZE.test(line))).toEqual([])
})

it('writes the widths of media conditions by @custom-media (ui/theme.css)', () => {
  expect(linesOf(STYLES, isLiteralWidth)).toEqual([])
  expect(linesOf(SOURCES, (line) => /\((?:(?:min|max)-)?width\s*[:<>]=?\s*\d/.test(line))).toEqual([])
})

it('means the same in code as in style sheets', () => {
  const names = mediaNamesIn(THEME_TEXT)
  expect(names.size).toBeLessThanOrEqual(5)
  expect([names.get('--small'), names.get('--medium')]).toEqual([SMALL, MEDIUM])
})

it('tells literal sizes and widths from others', () => {
  const sizes = ['font-size: 13px;', 'font: 600 1rem/1.5 serif;', '  font-size: calc(12px + 1em);', 'font-size: .8rem;']
  expect(sizes.filter(isLiteralSize)).toEqual(sizes)
  const fine = ['font-size: var(--text-xs);', 'font-size: 9pt;', 'font-size: 0.95em;', 'font: inherit;', 'gap: 2px;']
  expect([...fine, '--min-font-size: 1px;', 'font-size: clamp(22px, 7vw, 34px);'].filter(isLiteralSize)).toEqual([])
  const inline = ['style={{ fontSize: 13 }}', '<Text fz={13}>', '<text fontSize="11">', 'fz="0.8rem"']
  expect(inline.filter((line) => INLINE_SIZE.test(line))).toEqual(inline)
  expect(['<Text fz="sm">', 'fontSize: size'].filter((line) => INLINE_SIZE.test(line))).toEqual([])
  const widths = ['@media (max-width: 640px) {', '@media print and (width < 48em) {', '@media (20em <= width) {']
  expect(widths.filter(isLiteralWidth)).toEqual(widths)
  expect(['@media (--small) {', '@media print {', '  max-width: 48em;'].filter(isLiteralWidth)).toEqual([])
})
