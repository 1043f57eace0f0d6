import { Card, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publicSettingsQuery } from '@/api/settings'
import { ErrorDialog } from '@/engine/error-dialog'
import { DraftLine } from '@/engine/record-form/draft-line'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { SaveForm } from '@/engine/record-form/save-form'
import { DateField } from '@/fields/date-field'
import { unprintableIn } from '@/fields/unprintable'
import { usualLines } from '@/platform/letterhead'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { AdministrationTabs } from '../administration-tabs'
import { EmblemCard } from './emblem-card'
import styles from './letterhead.module.css'
import { FEET, HEADS, MAX_LINES, type TextName, toSetting, validateField } from './letterhead-values'
import { SheetPreview } from './sheet-preview'
import { useLetterhead } from './use-letterhead'

type State = ReturnType<typeof useLetterhead>

/** The head and the foot of every paper of the house, drawn while they are typed. */
export function LetterheadPage() {
  const { t } = useTranslation('papers')
  const state = useLetterhead()
  const commune = useQuery(publicSettingsQuery).data?.commune ?? {}
  const usual: Partial<Record<TextName, string>> = {
    linesFr: usualLines(commune, 'fr').join('\n'),
    linesAr: usualLines(commune, 'ar').join('\n'),
  }
  useLeaveGuard(
    () => state.changed.length > 0 || state.files.isPending(),
    state.changed.map((name) => t(`letterhead.${name}`)),
    state.giveUp,
  )
  return (
    <>
      <PageHead title={t('title', { ns: 'administration' })} hint={t('letterhead.hint')} />
      <AdministrationTabs tab="letterhead" />
      <SaveForm
        onSubmit={state.submit}
        bar={{
          changed: state.changed.length,
          creating: false,
          busy: state.busy,
          sending: state.files.pending,
          onCancel: state.reset,
        }}
      >
        <div className={styles.sides}>
          <Stack>
            {state.draft && (
              <DraftLine at={state.draft.at} onResume={state.draft.resume} onDiscard={state.draft.discard} />
            )}
            <Notice tone="info">{t('issuedStay')}</Notice>
            <Card withBorder component="section">
              <Title order={2} size="h4">
                {t('letterhead.head')}
              </Title>
              <Text c="dimmed" size="sm" mb="sm">
                {t('letterhead.headHint', { limit: MAX_LINES })}
              </Text>
              <Stack gap="sm">
                {HEADS.map((name) => (
                  <Lines key={name} name={name} state={state} placeholder={usual[name]} />
                ))}
              </Stack>
            </Card>
            <EmblemCard state={state} />
            <Card withBorder component="section">
              <Title order={2} size="h4">
                {t('letterhead.foot')}
              </Title>
              <Text c="dimmed" size="sm" mb="sm">
                {t('letterhead.footHint')}
              </Text>
              <Stack gap="sm">
                {FEET.map((name) => (
                  <Lines key={name} name={name} state={state} />
                ))}
              </Stack>
            </Card>
            <Card withBorder component="section">
              <DateField
                label={t('letterhead.validFrom')}
                description={t('letterhead.validFromHint')}
                value={state.values.validFrom || null}
                onChange={(day) => state.set('validFrom', day ?? '')}
              />
            </Card>
          </Stack>
          <SheetPreview commune={commune} setting={toSetting(state.values)} />
        </div>
      </SaveForm>
      <ErrorDialog summary={state.summary} onClose={state.forget} />
    </>
  )
}

const LANGUAGE_OF: Record<TextName, 'fr' | 'ar' | 'zgh'> = {
  linesFr: 'fr',
  linesAr: 'ar',
  linesZgh: 'zgh',
  footerFr: 'fr',
  footerAr: 'ar',
}

function Lines({ name, state, placeholder }: { name: TextName; state: State; placeholder?: string | undefined }) {
  const { t } = useTranslation(['papers', 'parts'])
  const slip = validateField(name, state.values)
  const language = LANGUAGE_OF[name]
  return (
    <Textarea
      label={t(`letterhead.${name}`)}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      placeholder={placeholder}
      autosize
      minRows={name.startsWith('lines') && name !== 'linesZgh' ? 4 : 2}
      maxRows={12}
      value={state.values[name]}
      onChange={(event) => state.set(name, event.currentTarget.value)}
      error={
        slip === 'unprintable'
          ? t('parts:invalid.unprintable', { ...unprintableIn(state.values[name]) })
          : slip && t(`letterhead.slips.${slip}`)
      }
    />
  )
}
