import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface WideTableProps {
  /** What it holds, for who hears it. */
  label: string
  /** Below this it is scrolled, in pixels. */
  minWidth: number
  children: ReactNode
}

/** A table that is scrolled where there is no room for it: by the keyboard as well. */
export function WideTable({ label, minWidth, children }: WideTableProps) {
  return (
    <Table.ScrollContainer type="native" minWidth={minWidth} role="group" aria-label={label} tabIndex={0}>
      <Table>{children}</Table>
    </Table.ScrollContainer>
  )
}
