import type { Posts } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { collection } from '@/engine/collection-screen/definition'
import { EMPTY } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { KnownRows } from './known-rows'

/** The ranks of the statutes, as papers call them in both languages. */
export const grades = collection('grades', {
  texts: 'organisation:grades',
  // The name stands in both languages in its cell.
  columns: ['nameFr', 'corpsFr', 'echelle', '?corpsAr'],
  sort: 'nameFr',
  sorts: ['nameFr', 'corpsFr', 'echelle'],
  search: ['nameFr', 'nameAr'],
  facts: ['corpsFr', 'echelle'],
  sections: { names: ['nameFr', 'nameAr'], corps: ['corpsFr', 'corpsAr', 'echelle'] },
  first: (add) => <KnownRows collection="grades" add={add} />,
  references: [
    { collection: 'employees', field: 'gradeId' },
    { collection: 'posts', field: 'gradeId' },
  ],
})

export const functions = collection('jobTitles', {
  texts: 'organisation:functions',
  columns: ['nameFr'],
  sort: 'nameFr',
  sorts: ['nameFr'],
  search: ['nameFr', 'nameAr'],
  sections: { names: ['nameFr', 'nameAr', 'feminineFr', 'feminineAr'] },
  first: (add) => <KnownRows collection="jobTitles" add={add} />,
  references: [
    { collection: 'employees', field: 'jobTitleId' },
    { collection: 'posts', field: 'jobTitleId' },
  ],
})

/** The plan of staff: how many of a function a place should have, and how many are there. */
export const posts = collection('posts', {
  texts: 'organisation:posts',
  columns: [
    'jobTitleId',
    { key: 'place', fields: ['serviceId', 'bureauId', 'annexeId'], render: (row) => <PlaceCell row={row} /> },
    'gradeId',
    'planned',
    'filled',
    { key: 'state', fields: ['planned', 'filled'], render: (row) => <VacancyBadge row={row} /> },
  ],
  sort: 'jobTitleId',
  sorts: ['jobTitleId', 'planned', 'filled'],
  filters: ['jobTitleId', 'serviceId', 'bureauId', 'annexeId'],
  search: [],
  facts: ['place', 'gradeId', 'state'],
  sections: { post: ['jobTitleId', 'gradeId', 'planned'], place: ['serviceId', 'bureauId', 'annexeId'] },
  page: [{ section: 'post', fields: ['jobTitleId', 'gradeId', 'planned', 'filled'] }, 'place', 'references'],
  references: [{ collection: 'employees', field: 'postId' }],
  // It has no title of its own: the function, and where.
  nameOf: (row, { language }) =>
    [row.jobTitle, row.bureau ?? row.service ?? row.annexe]
      .flatMap((one) => (one ? [titleOf(one, language)] : []))
      .join(' — '),
  badges: (row) => <VacancyBadge row={row} />,
})

/** The narrowest unit of a post; without one it is planned for the whole commune. */
function PlaceCell({ row }: { row: Posts }) {
  const language = useLanguage()
  const place = [row.bureau, row.service, row.annexe].map((unit) => nameOf(unit, language)).find(Boolean)
  return place ? <span className="name">{place}</span> : EMPTY
}

/** How many are missing, or too many. */
function VacancyBadge({ row }: { row: Posts }) {
  const missing = row.planned - row.filled
  const tone = missing > 0 ? 'warn' : missing < 0 ? 'bad' : 'good'
  return (
    <StatusBadge tone={tone}>
      <span className="ltr tabular">
        {row.filled} / {row.planned}
      </span>
    </StatusBadge>
  )
}
