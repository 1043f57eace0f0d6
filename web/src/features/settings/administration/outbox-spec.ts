import type { ListSpec } from '@/api/list'

export const OUTBOX: ListSpec<'outbox'> = {
  collection: 'outbox',
  sort: '-$createdAt',
  fallback: '-$createdAt',
  search: { text: ['to', 'subject'] },
  filters: [
    { kind: 'choice', param: 'state', field: 'state' },
    { kind: 'choice', param: 'channel', field: 'channel' },
  ],
  expand: [],
  sorts: { to: 'to', state: 'state' },
}

export const OUTBOX_PARAMS = ['tab', ...OUTBOX.filters.map((filter) => filter.param)]
