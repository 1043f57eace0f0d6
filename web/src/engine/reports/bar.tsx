import styles from './bar.module.css'
import { shareOf } from './share'

/** A value beside the greatest of its like, for those who look; the figure itself stands next to it. */
export function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.fill} style={{ inlineSize: `${shareOf(value, max)}%` }} />
    </span>
  )
}
