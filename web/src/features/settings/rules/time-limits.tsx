import { collection } from '@/engine/collection-screen/definition'
import { today } from '@/i18n/format'
import { ChosenCode, CodeName } from './codes'
import { SeasonField, SeasonInWords } from './season-field'

/** How terms are counted, each rule from a day on; what has begun stays, a later one takes its place. */
export default collection('deadlineRules', {
  texts: 'rules:limits',
  columns: ['nameFr', 'validFrom', 'amount', 'unit', 'counts', 'onHoliday', '?clear', '?suspended', '?source', '?code'],
  sort: 'nameFr',
  thenBy: ['-validFrom'],
  sorts: ['nameFr', 'validFrom', 'amount'],
  search: ['nameFr', 'nameAr', 'code'],
  filters: ['unit', 'counts'],
  facts: ['validFrom', 'amount', 'unit'],
  listHint: () => 'hint',
  sections: {
    term: ['code', 'nameFr', 'nameAr', 'validFrom', 'source'],
    count: ['amount', 'unit', 'counts', 'clear', 'onHoliday', 'suspended'],
  },
  hintOf: (record) => (record ? 'form.standingHint' : 'form.hint'),
  useForm: (record) => (record ? {} : { initial: { validFrom: today(), unit: 'day', onHoliday: 'stay' } }),
  slots: {
    code: (props) => <ChosenCode {...props} place="limits.codes" />,
    suspended: (props) => <SeasonField {...props} />,
  },
  values: {
    code: (row) => <CodeName place="limits.codes" code={row.code} />,
    suspended: (row) => <SeasonInWords season={row.suspended} />,
  },
  renderValue: { suspended: (value) => <SeasonInWords season={value} /> },
})
