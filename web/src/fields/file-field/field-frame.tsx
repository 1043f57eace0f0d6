import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { FieldMeta } from '@/api/schema-meta'
import styles from './file-field.module.css'

interface FieldFrameProps {
  field: FieldMeta
  error?: string | undefined
  children: ReactNode
}

/** The label and the error of a field that is more than one control. */
export function FieldFrame({ field, error, children }: FieldFrameProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of a fieldset would repeat the frame of the group
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <Input.Label id={`${id}-label`} labelElement="div" required={field.required === true} mb={4}>
        {field.label}
      </Input.Label>
      {children}
      {error && (
        <Input.Error id={`${id}-error`} role="alert" mt={6} className={styles.wrong}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
