import { List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useLanguage } from '@/ui/use-language'
import { RoleNames } from './users-columns'

/** What goes with a profile, by name, and what stays. */
export function DeleteUserWarning({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const direct = row.auth.length + row.permissions.length > 0
  return (
    <>
      <Text>{t('delete.intro')}</Text>
      <List size="sm" my="xs">
        {row.userId && <List.Item>{t('delete.account', { email: `\u2066${row.email}\u2069` })}</List.Item>}
        {row.roles.length > 0 && (
          <List.Item>
            {t('delete.roles')} <RoleNames row={row} />
          </List.Item>
        )}
        {direct && <List.Item>{t('delete.access')}</List.Item>}
      </List>
      {row.employee && <Text size="sm">{t('delete.employee', { name: titleOf(row.employee, language) })}</Text>}
      {row.userId && <Text size="sm">{t('delete.restored')}</Text>}
    </>
  )
}
