import styles from './plate.module.css'

/** The letter of the cars of a commune, in red on the car. */
const COMMUNAL = 'ج'

/** A plate as it hangs on the car; its text is its one spelling: `12345-أ-6`, `ج 123456`, `WW123456`. */
export function Plate({ children }: { children: string }) {
  const parts = children.split(/([- ])/)
  return (
    <span className={styles.plate} role="img" aria-label={children} data-plate>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a plate have no other name
          <span key={at} className={styles.bar}>
            {part}
          </span>
        ) : (
          <bdi
            key={part}
            className={styles.cell}
            lang={/\p{Script=Arabic}/u.test(part) ? 'ar' : undefined}
            data-communal={part === COMMUNAL || undefined}
          >
            {part}
          </bdi>
        ),
      )}
    </span>
  )
}
