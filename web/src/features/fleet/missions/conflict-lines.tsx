import type { Conflict } from '@/api/missions'
import type { HistoryValues } from '@/parts/history'
import { ConflictLine } from './conflict-line'
import styles from './missions.module.css'

/** What an override was for, in its history. */
export const OVERRIDDEN_SHOWN: HistoryValues = {
  overridden: (stored) => (Array.isArray(stored) ? <ConflictLines conflicts={stored} /> : null),
}

/** Everything that stands against a mission, one line each. */
export function ConflictLines({ conflicts }: { conflicts: readonly Conflict[] }) {
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
