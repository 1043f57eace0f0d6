import { collection } from '@/engine/collection-screen/definition'
import { AssignButton } from './assign-button'

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
  actions: (row) => <AssignButton row={row} />,
})
