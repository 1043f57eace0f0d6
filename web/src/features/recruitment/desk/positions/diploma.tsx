import type { Positions } from '@/api/schema.gen'
import { EMPTY } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { useLanguage } from '@/ui/use-language'

/** The diploma that a position asks for, in its reader's language. */
function DiplomaCell({ row }: { row: Positions }) {
  return inLanguage(row.diplomaFr, row.diplomaAr, useLanguage()) || EMPTY
}

/** Its column, in the lists of positions. */
export const DIPLOMA = {
  key: 'diploma',
  fields: ['diplomaFr', 'diplomaAr'],
  render: (row: Positions) => <DiplomaCell row={row} />,
} as const
