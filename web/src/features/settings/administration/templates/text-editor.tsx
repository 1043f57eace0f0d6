import { Alert, Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertCircle, IconEye } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperKind, PaperLanguage } from '@/api/paper-templates'
import { useLeaveGuard } from '@/engine/record-form/leave-guard'
import { DateField } from '@/fields/date-field'
import { FieldNames } from './field-names'
import { insertPiece } from './insert-piece'
import styles from './templates.module.css'
import { useText } from './use-text'
import { Versions } from './versions'

const PdfSheets = lazy(() => import('@/fields/viewer/pdf-sheets'))

/** As the server keeps a text, in characters. */
const MAX_LENGTH = 20_000

interface TextEditorProps {
  kind: PaperKind
  language: PaperLanguage
}

/** One text: what it may name stands beside it, what it comes to below. */
export function TextEditor({ kind, language }: TextEditorProps) {
  const { t } = useTranslation('papers')
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useText(kind, language)
  const { version } = kind.texts[language]
  useLeaveGuard(() => text.isChanged, [kind.label])
  const insert = (name: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {}
    const next = insertPiece(text.body, `{${name}}`, [from, to])
    text.write(next.text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  return (
    <Stack>
      <div className={styles.sides}>
        <Stack gap="xs">
          <Textarea
            ref={area}
            label={t('templates.body')}
            description={version ? t('templates.version', { version }) : t('templates.ofTheHouse')}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            lang={language}
            autosize
            minRows={12}
            maxRows={28}
            maxLength={MAX_LENGTH}
            value={text.body}
            onChange={(event) => text.write(event.currentTarget.value)}
          />
          {text.wrong && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {text.wrong}
            </Alert>
          )}
        </Stack>
        <FieldNames fields={kind.fields} onPick={insert} />
        <Group align="flex-end" justify="space-between" className={styles.acts}>
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
            <Button
              variant="default"
              leftSection={<IconEye size={17} />}
              onClick={text.look}
              loading={text.busy === 'preview'}
            >
              {t('templates.preview')}
            </Button>
            <Button onClick={text.keep} loading={text.busy === 'keep'} disabled={!text.isChanged}>
              {t('templates.keep')}
            </Button>
          </Group>
        </Group>
      </div>
      {text.preview && (
        <section aria-label={t('templates.previewTitle')}>
          <Text size="sm" c="dimmed" mb="xs">
            {t('templates.previewHint')}
          </Text>
          <Suspense fallback={<Skeleton height={400} />}>
            <PdfSheets bytes={text.preview} />
          </Suspense>
        </section>
      )}
      <Versions kind={kind.kind} language={language} standing={version} onTake={text.write} />
    </Stack>
  )
}
