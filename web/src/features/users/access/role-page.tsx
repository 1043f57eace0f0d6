import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { otherTitle, titleOf } from '@/api/titles'
import { Can } from '@/engine/can'
import { DeleteButton } from '@/engine/delete-button'
import { HistorySection } from '@/engine/record-page/history-section'
import { RecordDetails } from '@/engine/record-page/record-details'
import { RecordHead } from '@/engine/record-page/record-head'
import { type Reference, References } from '@/engine/record-page/references'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { GRANT_RENDERERS } from './grant-renderers'
import { PermissionSummary } from './permission-summary'
import { mayEditRole } from './reach'

const HOLDERS: readonly Reference[] = [
  { collection: 'users', field: 'roles', many: true, address: (id) => paths.users({ role: id }) },
]

export function RolePage({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const navigate = useNavigate()
  const rights = useRights()
  const { data: row } = useSuspenseQuery(oneQuery('roles', id))
  return (
    <>
      <RecordHead
        title={titleOf(row, language)}
        other={otherTitle(row, language)}
        actions={
          mayEditRole(rights, row) && (
            <>
              <DeleteButton
                collection="roles"
                ids={[id]}
                loss={t('delete.roleLoss')}
                onDone={() => navigate(linkTo(paths.roles()))}
              />
              <Can verb="update" collection="roles">
                <ButtonLink
                  {...linkTo(paths.editRole(id))}
                  aria-keyshortcuts="e"
                  leftSection={<IconPencil size={17} />}
                >
                  {t('edit')}
                </ButtonLink>
              </Can>
            </>
          )
        }
      />
      <Stack>
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <Stack>
            <RecordDetails
              collection="roles"
              record={row}
              title={t('groups.role')}
              fields={['name', 'nameFr', 'nameAr', 'requiresMfa', 'grantable']}
            />
            <References id={id} to={HOLDERS} />
          </Stack>
          <Card withBorder padding="md" component="section">
            <Title order={2} size="h4" mb="xs">
              {t('groups.permissions')}
            </Title>
            <PermissionSummary permissions={row.permissions} />
          </Card>
        </SimpleGrid>
        <HistorySection collection="roles" id={id} values={GRANT_RENDERERS} />
      </Stack>
    </>
  )
}
