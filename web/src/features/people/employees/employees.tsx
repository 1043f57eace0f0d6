import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { ImportButton } from '@/engine/import/import-button'
import { inLanguage } from '@/i18n/names'
import type { Address } from '@/paths/address'
import { paths } from '@/paths/paths'
import { BulkActions } from './bulk-actions'
import { Badges, EmployeeCard, ListedName, PersonCell, PlaceCell, RegistrationCell } from './cells'
import { PrintFile } from './sheet/print-file'
import { Summary } from './summary'
import { useEmployeeForm } from './use-employee-form'

const EndDialog = lazy(() => import('./service/end-dialog'))
const ResumeDialog = lazy(() => import('./service/resume-dialog'))
const CareerTab = lazy(() => import('./career/career-tab'))
const PapersTab = lazy(() => import('./papers/papers-tab'))

const LIST: Address = paths.employees()

/** The functions that the list leaves out unless asked: unfit, and the full-time marker of the former register. */
const EXCLUDED = ['INAPTE', 'F/T']

/** What the page of a file says of the job: grade and function as it says them, which may stand in no list. */
const JOB_ON_FILE = [
  'N_PERS_ACT',
  'FONCTION',
  'type',
  'grade',
  'echelle',
  'echelon',
  'recruitmentDate',
  'tenureDate',
  'managerId',
] as const

/** The people of the commune. */
export default collection('employees', {
  texts: 'employees',
  listAt: LIST,
  columns: [
    {
      key: 'name',
      fields: ['fullNameFr', 'fullNameAr'],
      sort: 'fullNameFr',
      render: (row) => <PersonCell row={row} />,
    },
    'CIN',
    'N_PERS_ACT',
    {
      key: 'FONCTION',
      expand: ['jobTitle.nameFr', 'jobTitle.nameAr'],
      render: (row) => <ListedName document={row.jobTitle} text={row.FONCTION} />,
    },
    {
      key: 'place',
      fields: ['annexe', 'serviceId', 'bureauId'],
      sort: 'annexe',
      render: (row) => <PlaceCell row={row} />,
    },
    'DATN',
    { key: 'registrationStatus', render: (row) => <RegistrationCell row={row} /> },
    '?bureauId',
    '?serviceId',
    '?type',
    '?building',
    '?emp_code',
    '?grade',
    '?recruitmentDate',
    '?phone',
    '?email',
  ],
  sort: '-DATN',
  fallback: 'fullNameFr',
  sorts: ['CIN', 'N_PERS_ACT', 'FONCTION', 'DATN', 'recruitmentDate', 'serviceId', 'registrationStatus'],
  search: ['fullNameFr', 'fullNameAr', 'CIN', 'N_PERS_ACT'],
  filters: [
    'annexe',
    'serviceId',
    { kind: 'choice', param: 'registration', field: 'registrationStatus' },
    'bureauId',
    'type',
    'building',
    {
      kind: 'preset',
      param: 'cinFile',
      field: 'cinFileId',
      presets: { with: [Query.isNotNull('cinFileId')], none: [Query.isNull('cinFileId')] },
    },
    {
      kind: 'switch',
      param: 'unfit',
      field: 'FONCTION',
      queries: EXCLUDED.map((word) => Query.notEqual('FONCTION', word)),
    },
    { kind: 'switch', param: 'active', field: 'active', queries: [Query.equal('active', true)] },
  ],
  pinnedFilters: ['annexe', 'registration'],
  card: (row) => <EmployeeCard row={row} />,
  first: (add) => <ImportButton collection="employees" otherwise={add} />,
  bulk: (ids, { list, clear }) => <BulkActions list={list} ids={ids} clear={clear} />,
  sections: {
    identity: ['fullNameFr', 'fullNameAr', 'CIN', 'DATN', 'maritalStatus', 'childrenCount', 'active', 'photoId'],
    documents: ['cinFileId'],
    contact: ['phone', 'email', 'address'],
    job: [
      'N_PERS_ACT',
      'jobTitleId',
      'type',
      'gradeId',
      'echelle',
      'echelon',
      'recruitmentDate',
      'tenureDate',
      'managerId',
    ],
    place: ['annexe', 'building', 'serviceId', 'bureauId'],
    registration: ['emp_code', 'fingerprint'],
    pay: ['bankRib', 'baseSalary', 'netSalary'],
    notes: ['notes'],
  },
  initials: ({ fullNameFr, fullNameAr }, { language }) => inLanguage(fullNameFr, fullNameAr, language),
  useForm: useEmployeeForm,
  tabs: {
    identity: ['identity', 'contact', { section: 'job', fields: JOB_ON_FILE }, 'pay', 'notes'],
    place: ['place'],
    documents: ['documents'],
    career: {
      render: (row) => <CareerTab row={row} />,
      reads: 'careerSteps',
      counts: 'careerSteps.employeeId',
    },
    registration: ['registration'],
    papers: {
      render: (row) => <PapersTab row={row} />,
      reads: 'authenticDocuments',
      counts: 'authenticDocuments.subjectId',
    },
    history: 'history',
  },
  values: {
    grade: (row) => <ListedName document={row.gradeDoc} text={row.grade} />,
    FONCTION: (row) => <ListedName document={row.jobTitle} text={row.FONCTION} />,
  },
  acts: {
    'employees.endService': { Icon: IconDoorExit, RowDialog: EndDialog },
    'employees.resumeService': { Icon: IconDoorEnter, RowDialog: ResumeDialog },
  },
  actions: (row, { edit, fold }) => {
    const { flow, rare } = fold(0, <PrintFile row={row} />)
    return (
      <>
        {flow}
        {edit()}
        {rare}
      </>
    )
  },
  badges: (row) => <Badges row={row} />,
  summary: (row) => <Summary row={row} />,
})
