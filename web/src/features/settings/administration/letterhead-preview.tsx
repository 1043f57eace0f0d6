import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '@/parts/record-form/values'
import styles from './administration.module.css'

/** The lines above every commune's own: papers carry both languages, whichever one reads on the screen. */
const STATE = {
  fr: ['Royaume du Maroc', 'Ministère de l’Intérieur'],
  ar: ['المملكة المغربية', 'وزارة الداخلية'],
}

/** The head of the papers as it will be printed, in both languages, while it is typed. */
export function LetterheadPreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('administration')
  const typed = (name: string) => String(values[name] ?? '')
  const logo = typed('logo')
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4">
        {t('preview.title')}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('preview.hint')}
      </Text>
      <div className={styles.paper}>
        <Lines language="fr" lines={[...STATE.fr, typed('provinceFr'), typed('nameFr')]} />
        {logo && <img src={logo} alt="" className={styles.emblem} />}
        <Lines language="ar" lines={[...STATE.ar, typed('provinceAr'), typed('nameAr')]} />
      </div>
    </Card>
  )
}

function Lines({ language, lines }: { language: 'fr' | 'ar'; lines: readonly string[] }) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.lines}>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </div>
  )
}
