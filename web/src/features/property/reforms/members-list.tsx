import { EMPTY } from '@/i18n/format'
import { readMembers } from './members'
import styles from './members.module.css'

/** Who sits on a committee, name by name with their qualities. */
export function MembersList({ value }: { value: unknown }) {
  const members = readMembers(value)
  if (members.length === 0) return EMPTY
  return (
    <ul className={styles.list}>
      {members.map(({ name, quality }) => (
        <li key={`${name} ${quality}`}>
          <bdi>{name || EMPTY}</bdi>
          {quality && (
            <>
              {' – '}
              <bdi>{quality}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
