import { ActionIcon, Button, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { type Member, readMembers, writeMembers } from './members'
import styles from './members.module.css'

const NOBODY: Member = { name: '', quality: '' }

/** The members of a committee, each by name and quality. */
export default function MembersField({ field, value, onChange, error, within = {} }: FieldInputProps) {
  const { t } = useTranslation('inventory')
  const members = readMembers(value)
  const write = (next: readonly Member[]) => onChange(writeMembers(next))
  const change = (at: number, part: Partial<Member>) =>
    write(members.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd={0} id={inputId(field.name)} tabIndex={-1}>
      <Text component="legend" size="sm" fw={500} mb={4}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </Text>
      {members.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('reforms.member.none')}
        </Text>
      )}
      {members.map((member, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: members have no names of their own until they are typed
        <div key={at} className={styles.member}>
          {(['name', 'quality'] as const).map((part) => (
            <TextInput
              key={part}
              dir="auto"
              label={t(`reforms.member.${part}`)}
              value={member[part]}
              maxLength={200}
              error={within[`${at}.${part}`]}
              onChange={(event) => change(at, { [part]: event.currentTarget.value })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            mt={24}
            aria-label={t('reforms.member.remove', {
              name: member.name || t('reforms.member.unnamed', { at: at + 1 }),
            })}
            onClick={() => write(members.filter((_, place) => place !== at))}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </div>
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} />}
          onClick={() => write([...members, NOBODY])}
        >
          {t('reforms.member.add')}
        </Button>
      </Group>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  )
}
