import { Input } from '@mantine/core'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { PaperKindTexts } from '@/api/actions.gen'
import type { PaperLanguage } from '@/api/paper-templates'
import { CARET_PLACE, chipOf, nodesOf, textOf } from './chip-text'
import styles from './templates.module.css'

/** What others may have done to the text. */
export interface ChipFieldHandle {
  /** Puts a name where one writes. */
  insert: (name: string) => void
}

interface ChipFieldProps {
  ref?: Ref<ChipFieldHandle>
  label: string
  description: string
  fields: PaperKindTexts['fields']
  language: PaperLanguage
  value: string
  onChange: (text: string) => void
}

/** The commands of the browser keep what was done before, to be undone. */
const run = (command: string, value?: string) => document.execCommand(command, false, value)

/** What is chosen, as it is kept: with its names between braces. */
function selectedText(): string {
  const selection = window.getSelection()
  return selection?.rangeCount ? textOf(selection.getRangeAt(0).cloneContents()) : ''
}

/** A text in which names stand as chips, by what they are called in the reader's language. */
export function ChipField({ ref, label, description, fields, language, value, onChange }: ChipFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const caret = useRef<Range>(undefined)
  const shown = useRef<string>(undefined)
  const labels = useMemo(() => new Map(fields.map((field) => [field.name, field.label])), [fields])

  const draw = (text: string) => {
    box.current?.replaceChildren(...nodesOf(text, labels, styles.token))
    shown.current = text
  }
  // What is typed stands there already: only what comes from elsewhere is drawn.
  useLayoutEffect(() => {
    if (shown.current !== value) draw(value)
  })

  const read = () => {
    if (!box.current) return
    shown.current = textOf(box.current)
    onChange(shown.current)
  }
  useImperativeHandle(ref, () => ({
    insert: (name) => {
      const selection = window.getSelection()
      box.current?.focus()
      if (caret.current && selection) {
        selection.removeAllRanges()
        selection.addRange(caret.current)
      }
      run('insertHTML', chipOf(name, labels.get(name) ?? name, styles.token).outerHTML + CARET_PLACE)
      read()
    },
  }))

  const leave = () => {
    const selection = window.getSelection()
    if (selection?.rangeCount && box.current?.contains(selection.anchorNode)) {
      caret.current = selection.getRangeAt(0).cloneRange()
    }
  }
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', selectedText())
    if (event.type === 'cut') run('delete')
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const holder = document.createElement('div')
    holder.append(...nodesOf(event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n'), labels, styles.token))
    run('insertHTML', holder.innerHTML.replaceAll('\n', '<br>'))
  }
  const breakLine = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    run('insertLineBreak')
  }
  return (
    <Input.Wrapper label={label} description={description} labelElement="div" labelProps={{ id: `${id}-label` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of its own holds text with names that cannot be written into */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        lang={language}
        className={styles.text}
        onInput={read}
        onBlur={leave}
        onKeyDown={breakLine}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
      />
    </Input.Wrapper>
  )
}
