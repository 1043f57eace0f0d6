import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperKindTexts } from '@/api/actions.gen'
import type { PaperLanguage } from '@/api/paper-templates'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { DateField } from '@/fields/date-field'
import { ChipField, type ChipFieldHandle } from './chip-field'
import { FieldNames } from './field-names'
import styles from './templates.module.css'
import { useText } from './use-text'
import { Versions } from './versions'

const PdfSheets = lazy(() => import('@/fields/viewer/pdf-sheets'))

interface TextEditorProps {
  kind: PaperKindTexts
  language: PaperLanguage
}

/** One text: what it may name stands below it, what it comes to beside it. */
export function TextEditor({ kind, language }: TextEditorProps) {
  const { t } = useTranslation('papers')
  const field = useRef<ChipFieldHandle>(null)
  const text = useText(kind, language)
  const { version } = kind.texts[language]
  useLeaveGuard(() => text.isChanged, [kind.label])
  return (
    <Stack>
      <div className={styles.sides}>
        <Stack gap="xs">
          <ChipField
            ref={field}
            label={t('templates.body')}
            description={version ? t('templates.version', { version }) : t('templates.ofTheHouse')}
            fields={kind.fields}
            language={language}
            value={text.body}
            onChange={text.write}
          />
          {text.wrong && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {text.wrong}
            </Alert>
          )}
          <FieldNames fields={kind.fields} onPick={(name) => field.current?.insert(name)} />
        </Stack>
        <section aria-label={t('templates.previewTitle')} aria-busy={text.isDrawing} className={styles.preview}>
          <Text size="sm" c="dimmed" mb="xs">
            {t('templates.previewHint')}
          </Text>
          {text.preview && (
            <Suspense fallback={<Skeleton height={400} />}>
              <PdfSheets bytes={text.preview} />
            </Suspense>
          )}
          {!text.preview && !text.wrong && <Skeleton height={400} />}
        </section>
      </div>
      <Group align="flex-end" justify="space-between">
        <DateField
          label={t('templates.validFrom')}
          description={t('templates.validFromHint')}
          value={text.validFrom}
          onChange={text.setValidFrom}
        />
        <Group gap="xs">
          <Button variant="subtle" onClick={() => text.write(kind.defaults[language])}>
            {t('templates.restore')}
          </Button>
          <Button variant="default" onClick={text.reset} disabled={!text.isChanged}>
            {t('templates.undo')}
          </Button>
          <Button onClick={text.keep} loading={text.busy} disabled={!text.isChanged}>
            {t('templates.keep')}
          </Button>
        </Group>
      </Group>
      <Versions kind={kind.kind} language={language} standing={version} onTake={text.write} />
    </Stack>
  )
}
