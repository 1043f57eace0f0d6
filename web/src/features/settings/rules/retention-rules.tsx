import { IconCheck, IconPlayerStop, IconRotate2, IconSend } from '@tabler/icons-react'
import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'
import { today } from '@/i18n/format'
import { ChosenCode, CodeName } from './codes'

const RetentionPreview = lazy(() => import('./retention-preview').then((all) => ({ default: all.RetentionPreview })))

/** After how many months what is kept of people goes: written by one administrator, put in force by two. */
export default collection('retentionRules', {
  texts: 'rules:retention',
  columns: [
    'nameFr',
    { key: 'collection', render: (row) => <CodeName place="retention.data" code={row.collection} /> },
    'months',
    'validFrom',
    'state',
    '?proposedById',
    '?confirmedById',
    '?basis',
  ],
  sort: 'nameFr',
  sorts: ['nameFr', 'months', 'validFrom'],
  search: ['nameFr', 'nameAr'],
  filters: ['state'],
  facts: ['months', 'validFrom', 'state'],
  listHint: () => 'hint',
  sections: {
    what: ['collection', 'nameFr', 'nameAr', 'condition'],
    term: ['months', 'act', 'validFrom', 'basis'],
  },
  hintOf: () => 'form.hint',
  useForm: (record) => (record ? {} : { initial: { validFrom: today(), act: 'blank' } }),
  slots: { collection: (props) => <ChosenCode {...props} place="retention.data" /> },
  values: { collection: (row) => <CodeName place="retention.data" code={row.collection} /> },
  page: [
    'what',
    'term',
    {
      section: 'word',
      fields: ['proposedById', 'proposedAt', 'confirmedById', 'confirmedAt', 'endedById', 'endedAt'],
      when: (row) => row.state !== 'draft',
    },
    'references',
  ],
  below: (row) => <RetentionPreview id={row.$id} />,
  acts: {
    'retentionRules.propose': { Icon: IconSend, isMain: () => true },
    'retentionRules.confirm': { Icon: IconCheck, isMain: () => true },
    'retentionRules.withdraw': { Icon: IconRotate2 },
    'retentionRules.end': { Icon: IconPlayerStop },
  },
})
