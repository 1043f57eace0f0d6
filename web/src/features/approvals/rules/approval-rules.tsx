import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { StepsField } from './steps-field'
import {
  StepsInWords,
  StepsOnLine,
  SUBJECTS,
  SubjectField,
  SubjectName,
  TypeField,
  TypeNameOf,
  UnitField,
  UnitNameOf,
} from './subject'

const ChainPreview = lazy(() => import('./chain-preview').then((all) => ({ default: all.ChainPreview })))

/** What rules look at of leave alone. */
const OF_LEAVE = ['type', 'daysFrom', 'daysTo']

/** Which steps a request goes through, by what it is, how long it is and from which unit it comes: the narrowest rule holds. */
export default collection('approvalRules', {
  texts: 'approvals:rules',
  columns: [
    'name',
    { key: 'subject', render: (row) => <SubjectName subject={row.subject} /> },
    { key: 'type', render: (row) => <TypeNameOf code={row.type} /> },
    { key: 'unitId', render: (row) => <UnitNameOf id={row.unitId} /> },
    'daysFrom',
    'daysTo',
    { key: 'steps', render: (row) => <StepsOnLine steps={row.steps} /> },
  ],
  sort: 'name',
  sorts: ['name', 'subject', 'type', 'daysFrom', 'daysTo'],
  search: [],
  filters: [],
  facts: ['type', 'unitId', 'steps'],
  listHint: () => 'hint',
  sections: { what: ['name', 'subject', 'type', 'unitId', 'daysFrom', 'daysTo'], steps: ['steps'] },
  hintOf: () => 'form.hint',
  useForm: (record) => ({
    ...(!record && { initial: { subject: SUBJECTS[0] } }),
    // Leave alone has types and a length.
    isVisible: (field, { subject }) => subject === 'leaveRequests' || !OF_LEAVE.includes(field),
  }),
  slots: {
    subject: (props) => <SubjectField {...props} />,
    type: (props) => <TypeField {...props} />,
    unitId: (props) => <UnitField {...props} />,
    steps: (props) => <StepsField {...props} />,
  },
  values: {
    subject: (row) => <SubjectName subject={row.subject} />,
    type: (row) => <TypeNameOf code={row.type} />,
    unitId: (row) => <UnitNameOf id={row.unitId} />,
    steps: (row) => <StepsInWords steps={row.steps} />,
  },
  renderValue: { steps: (value) => <StepsInWords steps={value} /> },
  below: (row) => <ChainPreview subject={row.subject} type={row.type || undefined} days={row.daysFrom ?? undefined} />,
})
