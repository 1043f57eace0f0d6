import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { today } from '@/i18n/format'
import { type DayBounds, daysOf, QUICK_DAYS, type QuickDays } from './quick-days'

interface QuickDaysProps {
  bounds: DayBounds
  onChange: (search: Record<string, string>) => void
}

const searchFor = ({ from, to }: DayBounds, quick: QuickDays) => {
  const days = daysOf(quick, today())
  return { [from]: days.from, [to]: days.to }
}

/** Today, yesterday, this week: in the bar behind one button. */
export function QuickDaysMenu({ bounds, onChange }: QuickDaysProps) {
  const { t } = useTranslation('parts')
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('quickDays.label')} title={t('quickDays.label')}>
          <IconCalendarEvent size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {QUICK_DAYS.map((quick) => (
          <Menu.Item key={quick} onClick={() => onChange(searchFor(bounds, quick))}>
            {t(`quickDays.${quick}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The same one beside the other, where filters have room. */
export function QuickDaysRow({ bounds, onChange }: QuickDaysProps) {
  const { t } = useTranslation('parts')
  return (
    <Group gap={6} role="group" aria-label={t('quickDays.label')}>
      {QUICK_DAYS.map((quick) => (
        <Button key={quick} variant="default" size="xs" onClick={() => onChange(searchFor(bounds, quick))}>
          {t(`quickDays.${quick}`)}
        </Button>
      ))}
    </Group>
  )
}
