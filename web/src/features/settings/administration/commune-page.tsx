import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { ErrorDialog } from '@/engine/error-dialog'
import { ConflictDialog } from '@/engine/record-form/conflict-dialog'
import { DraftLine } from '@/engine/record-form/draft-line'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { FieldInput } from '@/fields/field-input'
import { BrandMark } from '@/ui/brand'
import { PageHead } from '@/ui/page-head'
import styles from './administration.module.css'
import { AdministrationTabs } from './administration-tabs'
import { LetterheadPreview } from './letterhead-preview'
import { LogoField } from './logo-field'
import { type Administration, useAdministration } from './use-administration'

const SHOWN = { logo: (logo: unknown) => (logo ? <BrandMark logo={String(logo)} size={64} /> : null) }

/** What everybody sees of this town hall: its names, its emblem, whom to call. */
export function CommunePage() {
  const { t } = useTranslation('administration')
  const state = useAdministration()
  const { sections, form, changed, draft } = state
  const logo = String(form.values.logo ?? '')
  useLeaveGuard(
    () => changed.length > 0,
    changed.map((field) => field.label),
    state.giveUp,
  )
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <AdministrationTabs tab="commune" />
      <SaveForm
        onSubmit={state.submit}
        className={styles.form}
        bar={{ changed: changed.length, creating: false, busy: state.busy, onCancel: state.reset }}
      >
        <Stack>
          {draft && <DraftLine at={draft.at} onResume={draft.resume} onDiscard={draft.discard} />}
          <Section title={t('commune.title')} hint={t('commune.hint')}>
            <Inputs fields={sections.commune} state={state} />
            <LogoField
              value={logo}
              onChange={(next) => form.setFieldValue('logo', next)}
              label={sections.logo[0]?.label ?? ''}
            />
          </Section>
          <LetterheadPreview values={form.values} />
          <Section title={t('support.title')} hint={t('support.hint')}>
            <Inputs fields={sections.support} state={state} />
          </Section>
        </Stack>
      </SaveForm>
      {state.conflict && (
        <ConflictDialog
          collection="settings"
          conflict={state.conflict}
          read={state.conflict.read}
          renderValue={SHOWN}
          onSettle={state.settle}
          onBack={state.leaveConflict}
        />
      )}
      <ErrorDialog summary={state.summary} onClose={state.forget} />
    </>
  )
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {hint}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Card>
  )
}

function Inputs({ fields, state: { form } }: { fields: readonly FieldMeta[]; state: Administration }) {
  return fields.map((field) => {
    const error = form.errors[field.name]
    return (
      <FieldInput
        key={field.name}
        field={field}
        value={form.values[field.name] ?? ''}
        onChange={(value) => form.setFieldValue(field.name, value)}
        onBlur={() => form.validateField(field.name)}
        error={typeof error === 'string' ? error : undefined}
      />
    )
  })
}
