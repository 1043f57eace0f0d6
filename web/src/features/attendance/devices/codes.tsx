import { IconUserCheck } from '@tabler/icons-react'
import { lazy } from 'react'
import { collection } from '@/engine/collection-screen/definition'

const AssignDialog = lazy(() => import('./assign-dialog'))

/** Codes that terminals send and no employee has. */
export const codes = collection('unknownCodes', {
  texts: 'devices:codes',
  columns: ['emp_code', 'deviceId', 'punches', 'firstAt', 'lastAt'],
  sort: '-lastAt',
  sorts: ['emp_code', 'lastAt', 'firstAt', 'punches'],
  filters: ['deviceId'],
  facts: ['deviceId', 'punches', 'lastAt'],
  bulk: null,
  sections: {},
  page: [{ section: 'code', fields: ['emp_code', 'deviceId', 'punches', 'firstAt', 'lastAt'] }],
  nameOf: (row) => row.emp_code,
  acts: { 'unknownCodes.assign': { Icon: IconUserCheck, isMain: () => true, RowDialog: AssignDialog } },
  actions: (_, { acts }) => acts,
})
