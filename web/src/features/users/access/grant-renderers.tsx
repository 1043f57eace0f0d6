import { useTranslation } from 'react-i18next'
import type { ValueRenderers } from '@/engine/record-page/history'
import { EMPTY } from '@/i18n/format'
import { accessLabel } from './access'
import { PermissionSummary } from './permission-summary'

/** What was given to a user or a role, in words, for its history. */
export const GRANT_RENDERERS: ValueRenderers = {
  auth: (value) => <AccessWords entries={listOf(value)} />,
  permissions: (value) => <PermissionSummary permissions={listOf(value)} />,
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function AccessWords({ entries }: { entries: readonly string[] }) {
  const { t } = useTranslation(['users', 'shell'])
  if (entries.length === 0) return EMPTY
  return <span className="name">{entries.map((entry) => accessLabel(entry, t)).join(t('users:comma'))}</span>
}
