import { ConflictLine } from './conflict-line'
import type { Conflict } from './mission-actions'
import styles from './missions.module.css'

/** Everything that stands against a mission, one line each. */
export default function ConflictLines({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={[conflict.field, conflict.type, conflict.facts.taken, conflict.facts.missionId].join()}>
          <ConflictLine conflict={conflict} />
        </li>
      ))}
    </ul>
  )
}
