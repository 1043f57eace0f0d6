import type { MissionConflict } from '@/api/actions.gen'
import { ConflictLine } from './conflict-line'
import styles from './missions.module.css'

/** Everything that stands against a mission, one line each. */
export default function ConflictLines({ conflicts }: { conflicts: readonly MissionConflict[] }) {
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
