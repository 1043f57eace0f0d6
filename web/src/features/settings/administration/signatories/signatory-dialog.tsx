import { Button, Group, MultiSelect, Radio, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MODES, type Mode, SEXES, type Signatory } from '@/api/org-settings'
import { DateField } from '@/fields/date-field'
import { RecordPicker } from '@/fields/record-picker'
import { unprintableIn } from '@/fields/unprintable'
import { Dialog } from '@/ui/dialog'
import { usePaperKinds } from '../use-paper-kinds'
import { MAX_LENGTH, normalizeSignatory, TEXTS, UNITS, validateSignatory } from './signatory'

interface SignatoryDialogProps {
  known: Signatory
  isNew: boolean
  busy: boolean
  /** Whether it was kept: what is refused stays to be corrected. */
  onSave: (one: Signatory) => Promise<boolean>
  onClose: () => void
}

export default function SignatoryDialog({ known, isNew, busy, onSave, onClose }: SignatoryDialogProps) {
  const { t } = useTranslation(['papers', 'common', 'parts'])
  const [one, setOne] = useState<Signatory>(known)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Signatory>) => setOne((now) => ({ ...now, ...part }))
  const kinds = usePaperKinds()
  const errors = validateSignatory(one)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errors).length === 0 && (await onSave(normalizeSignatory(one)))) onClose()
  }
  return (
    <Dialog title={t(isNew ? 'signatories.add' : 'signatories.change')} onClose={onClose} size="lg">
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          <RecordPicker
            collection="employees"
            label={t('signatories.employee')}
            description={t('signatories.employeeHint')}
            value={one.employeeId ?? null}
            // Who is chosen lends their names.
            onChange={(employeeId, chosen) =>
              change({ employeeId, ...(chosen && { nameFr: chosen.fullNameFr, nameAr: chosen.fullNameAr }) })
            }
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
            {TEXTS.map((name) => (
              <TextInput
                key={name}
                label={t(`signatories.${name}`)}
                withAsterisk
                required
                dir={name.endsWith('Ar') ? 'rtl' : 'ltr'}
                lang={name.endsWith('Ar') ? 'ar' : 'fr'}
                maxLength={MAX_LENGTH}
                value={one[name]}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
                error={
                  errors[name] === 'unprintable'
                    ? t('parts:invalid.unprintable', { ...unprintableIn(one[name]) })
                    : tried && errors[name] && t('common:required')
                }
              />
            ))}
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
            {UNITS.map((name) => (
              <Textarea
                key={name}
                label={t(`signatories.${name}`)}
                description={t('signatories.unitHint')}
                dir={name === 'unitAr' ? 'rtl' : 'ltr'}
                lang={name === 'unitAr' ? 'ar' : 'fr'}
                autosize
                minRows={2}
                maxRows={3}
                maxLength={MAX_LENGTH}
                value={one[name] ?? ''}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
                error={errors[name] && t('parts:invalid.unprintable', { ...unprintableIn(one[name] ?? '') })}
              />
            ))}
          </SimpleGrid>
          <Radio.Group
            label={t('signatories.sex')}
            description={t('signatories.sexHint')}
            withAsterisk={!one.employeeId}
            required={!one.employeeId}
            error={tried && errors.sex && t('common:required')}
            value={one.sex ?? ''}
            onChange={(sex) => change({ sex: SEXES.find((known) => known === sex) ?? null })}
          >
            <Group gap="lg" mt={6}>
              {SEXES.map((sex) => (
                <Radio key={sex} value={sex} label={t(`signatories.sexes.${sex}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Radio.Group
            label={t('signatories.mode')}
            value={one.mode}
            onChange={(mode) => change({ mode: mode as Mode })}
          >
            <Stack gap={8} mt={6}>
              {MODES.map((mode) => (
                <Radio
                  key={mode}
                  value={mode}
                  label={t(`signatories.modes.${mode}`)}
                  description={t(`signatories.modeHints.${mode}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          {one.mode !== 'own' && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
              <TextInput
                label={t('signatories.actNumber')}
                description={t('signatories.actHint')}
                withAsterisk
                required
                maxLength={MAX_LENGTH}
                value={one.actNumber ?? ''}
                onChange={(event) => change({ actNumber: event.currentTarget.value })}
                error={
                  errors.actNumber === 'unprintable'
                    ? t('parts:invalid.unprintable', { ...unprintableIn(one.actNumber ?? '') })
                    : tried && errors.actNumber && t('common:required')
                }
              />
              <DateField
                label={t('signatories.actDate')}
                value={one.actDate ?? null}
                onChange={(actDate) => change({ actDate })}
                error={tried && errors.actDate && t('common:required')}
              />
            </SimpleGrid>
          )}
          <MultiSelect
            label={t('signatories.kinds')}
            description={t('signatories.kindsHint')}
            placeholder={one.kinds.length ? undefined : t('signatories.all')}
            data={kinds.map(({ kind, label }) => ({ value: kind, label }))}
            value={one.kinds}
            onChange={(kinds) => change({ kinds })}
            clearable
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
            <DateField label={t('signatories.from')} value={one.from ?? null} onChange={(from) => change({ from })} />
            <DateField
              label={t('signatories.to')}
              value={one.to ?? null}
              onChange={(to) => change({ to })}
              error={errors.to && t('signatories.order')}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {t('issuedStay')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('signatories.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
