import { useState } from 'react'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { lineRefusals, readLines, writeLines } from './lines'
import { PartsEditor } from './parts-editor'

/** The parts of a work order as a field of its form, which holds the list as JSON. */
export default function PartsField({ field, value, onChange, error, within }: FieldInputProps) {
  const [lines, setLines] = useState(() => readLines(value))
  // A draft taken up or a conflict settled changes the value from outside; a line without a part is not in it yet.
  const shown = writeLines(lines) === (value ?? '') ? lines : readLines(value)
  return (
    <div id={inputId(field.name)} tabIndex={-1}>
      <PartsEditor
        lines={shown}
        onChange={(next) => {
          setLines(next)
          onChange(writeLines(next))
        }}
        error={error}
        refused={within && lineRefusals(within, shown)}
      />
    </div>
  )
}
