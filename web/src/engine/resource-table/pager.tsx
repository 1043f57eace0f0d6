import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FIT, SIZES } from '@/api/list-address'
import type { CollectionId } from '@/api/schema.gen'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './table.module.css'
import type { List } from './use-list'

export function Pager<C extends CollectionId>({ list }: { list: List<C> }) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const { page, pages, size, total } = list
  const number = (value: number) => formatNumber(value, language)
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  const steps = [
    { key: 'first', to: 1, off: page <= 1, Icon: IconChevronLeftPipe },
    { key: 'previous', to: page - 1, off: page <= 1, Icon: IconChevronLeft },
    { key: 'next', to: page + 1, off: page >= pages, Icon: IconChevronRight },
    { key: 'last', to: pages, off: page >= pages, Icon: IconChevronRightPipe },
  ] as const
  return (
    <Group className={styles.pager} data-pager justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" className="tabular" aria-live="polite">
        {list.answer.isPending ? ' ' : t('table.range', { from: number(from), to: number(to), total: number(total) })}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Group gap={8} wrap="nowrap" className={styles.size}>
          <Text size="sm" component="label" htmlFor="page-size">
            {t('table.size')}
          </Text>
          <NativeSelect
            id="page-size"
            size="xs"
            data={[...SIZES.map(String), { value: FIT, label: t('table.fit') }]}
            value={String(list.chosenSize)}
            onChange={({ currentTarget: { value } }) => list.setSize(value === FIT ? FIT : Number(value))}
          />
        </Group>
        <Text size="sm" className={`${styles.pages} tabular`}>
          {t('table.page', { page: number(page), pages: number(pages) })}
        </Text>
        <Group gap={6} wrap="nowrap" component="nav" aria-label={t('table.pager')}>
          {steps.map(({ key, to: target, off, Icon }) => (
            <ActionIcon
              key={key}
              variant="default"
              size={30}
              disabled={off}
              aria-label={t(`table.${key}`)}
              onClick={() => list.change({ page: target === 1 ? undefined : target })}
            >
              <Icon size={18} className="flip" />
            </ActionIcon>
          ))}
        </Group>
      </Group>
    </Group>
  )
}
