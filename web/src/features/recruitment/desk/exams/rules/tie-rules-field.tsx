import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { missingTies, readTies, TIES, type Tie, withTieMoved } from './rules'
import { TieName } from './tie-rules'

/** The criteria that separate people of one score, put in their order. */
export default function TieRulesField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('exams')
  const ties = readTies(value)
  const missing = missingTies(ties)
  const write = (next: readonly Tie[]) => onChange(JSON.stringify(next))
  const nameOf = (tie: Tie) => {
    const known = TIES.find((one) => one === tie)
    return t(known ? `tie.${known}` : 'tie.test')
  }
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd={0}>
      <Text component="legend" size="sm" fw={500}>
        {field.label}
      </Text>
      {ties.map((tie, at) => (
        <Group key={tie} gap={4} wrap="nowrap">
          <Text size="sm" flex={1}>
            {at + 1}. <TieName tie={tie} />
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            disabled={at === 0}
            aria-label={t('tie.earlier', { name: nameOf(tie) })}
            onClick={() => write(withTieMoved(ties, at, -1))}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            disabled={at === ties.length - 1}
            aria-label={t('tie.later', { name: nameOf(tie) })}
            onClick={() => write(withTieMoved(ties, at, 1))}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={32}
            aria-label={t('tie.remove', { name: nameOf(tie) })}
            onClick={() => write(ties.filter((one) => one !== tie))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        {t('tie.draw')}
      </Text>
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      {missing.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="xs" leftSection={<IconPlus size={15} />} style={{ alignSelf: 'start' }}>
              {t('tie.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {missing.map((tie) => (
              <Menu.Item key={tie} onClick={() => write([...ties, tie])}>
                {nameOf(tie)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Stack>
  )
}
