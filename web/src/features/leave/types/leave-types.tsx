import { collection } from '@/engine/collection-screen/definition'
import { today } from '@/i18n/format'

/** Types of leave by what they are founded on; a version that was used is not changed, a new one is valid from a later day. */
export default collection('leaveTypes', {
  texts: 'leave:types',
  columns: [
    'nameFr',
    'code',
    'validFrom',
    'unit',
    'entitlement',
    'certificate',
    '?halfDays',
    '?ceilingDays',
    '?carryOver',
    '?minimumMonths',
    '?source',
  ],
  sort: 'nameFr',
  sorts: ['nameFr', 'code', 'validFrom', 'entitlement'],
  search: ['nameFr', 'nameAr', 'code'],
  filters: ['unit', 'sex'],
  facts: ['validFrom', 'unit', 'entitlement'],
  sections: {
    names: ['nameFr', 'nameAr', 'code', 'validFrom', 'source'],
    count: ['unit', 'entitlement', 'halfDays', 'allowsNegative'],
    limits: [
      'ceilingDays',
      'ceilingMonths',
      'ceilingDaysWomen',
      'ceilingDaysMen',
      'mostMonths',
      'onceInMonths',
      'fromEvent',
    ],
    pay: ['paidShare', 'paidShareMonths', 'paidShareAfter'],
    carry: ['carryOver', 'expiresOn'],
    who: ['sex', 'minimumMonths', 'noticeDays', 'pastDays', 'isMedical', 'certificate', 'proofDays', 'proofDaysRural'],
  },
  hintOf: (record) => (record ? 'form.versionHint' : 'form.hint'),
  useForm: (record) => (record ? {} : { initial: { validFrom: today() } }),
})
