import { collection } from '@/engine/collection-screen/definition'

/** What went by rules of retention, with the minutes of each. */
export default collection('disposals', {
  texts: 'rules:disposals',
  columns: ['refNumber', 'ruleId', 'startedAt', 'state', 'count', 'files', 'backupsUntil', '?doneAt', '?months'],
  sort: '-startedAt',
  sorts: ['startedAt', 'count', 'files', 'backupsUntil'],
  filters: ['state'],
  facts: ['ruleId', 'startedAt', 'count'],
  listHint: () => 'hint',
  bulk: null,
  sections: {},
  page: [
    { section: 'what', fields: ['ruleId', 'months', 'count', 'files', 'groups'] },
    { section: 'when', fields: ['startedAt', 'doneAt', 'backupsUntil'] },
    { section: 'word', fields: ['proposedById', 'confirmedById', 'fileId', 'docId'] },
  ],
})
