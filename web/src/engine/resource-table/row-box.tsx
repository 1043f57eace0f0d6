import type { ComponentProps } from 'react'
import styles from './row-box.module.css'

interface RowBoxProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'checked' | 'disabled' | 'tabIndex'> {
  /** Some are chosen, not all. */
  indeterminate?: boolean
  onChange: () => void
}

/** The box by which a row is chosen: a hundred of them stand on a page, so it is one element and no more. */
export function RowBox({ indeterminate = false, ...passed }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate
      }}
      {...passed}
    />
  )
}
