import type { ReactNode } from 'react'
import { otherTitle, plateOf, titleOf } from '@/api/titles'
import { EMPTY } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './names-cell.module.css'
import { Plate } from './plate'

interface NamesCellProps {
  document: object
  /** Whose list has room for whole names, wherever they stand in it. */
  isRoomy?: boolean
  /** Facts beneath the names, for the cards of a phone. */
  children?: ReactNode
}

/** A document by its name, the one in the other language beneath; a car by its plate. */
export function NamesCell({ document, isRoomy, children }: NamesCellProps) {
  const language = useLanguage()
  const title = titleOf(document, language)
  const other = otherTitle(document, language)
  const plate = plateOf(document)
  return (
    <div className={styles.names} data-roomy={isRoomy || undefined}>
      {plate ? (
        <span>
          <Plate>{plate}</Plate>
        </span>
      ) : (
        <span className="name" title={title}>
          {title || EMPTY}
        </span>
      )}
      {other && (
        <span className="name second-name" title={other} data-second>
          {other}
        </span>
      )}
      {children && <div className={styles.facts}>{children}</div>}
    </div>
  )
}
