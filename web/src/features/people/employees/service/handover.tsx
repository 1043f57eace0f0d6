import { Alert, List, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ServiceHandover } from '@/api/actions.gen'
import { linkTo, withSearch } from '@/paths/address'
import { AnchorLink } from '@/ui/links'

/** So many of each kind are named; the count says how many there are. */
const NAMED = 5

/** Units without a head, orders that nobody goes on, decisions that nobody takes: named before they are left behind. */
export function HandoverList({ handover }: { handover: ServiceHandover }) {
  const { t } = useTranslation('employees')
  if (handover.items.length === 0) return <Text size="sm">{t('service.handover.nothing')}</Text>
  return (
    <Alert color="orange" icon={<IconArrowsExchange size={18} />} title={t('service.handover.title')}>
      <List size="sm" spacing={4}>
        {handover.items.map(({ collection, label, count, rows }) => (
          <List.Item key={collection}>
            <bdi>{label}</bdi> ({count}){rows.length > 0 && t('service.handover.colon')}
            {rows.slice(0, NAMED).map(({ title, page }, at) => (
              <span key={page || title}>
                {at > 0 && ' · '}
                {page ? (
                  <AnchorLink {...linkTo(withSearch(page, {}))} inherit>
                    <bdi>{title}</bdi>
                  </AnchorLink>
                ) : (
                  <bdi>{title}</bdi>
                )}
              </span>
            ))}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
