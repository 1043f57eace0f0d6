import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LetterheadSetting } from '@/api/org-settings'
import type { Commune } from '@/api/settings'
import { Letterhead, LetterheadFoot } from '@/platform/letterhead'
import styles from './letterhead.module.css'

/** A sheet with its head and its foot, and nothing said on it yet. */
export function SheetPreview({ commune, setting }: { commune: Partial<Commune>; setting: LetterheadSetting }) {
  const { t } = useTranslation('papers')
  return (
    <section className={styles.preview} aria-label={t('letterhead.preview')}>
      <Title order={2} size="h5" mb={4}>
        {t('letterhead.preview')}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {t('letterhead.previewHint')}
      </Text>
      <div className={styles.paper}>
        <Letterhead commune={commune} given={setting} />
        <div className={styles.body} aria-hidden="true">
          {[100, 92, 97, 60].map((width) => (
            <span key={width} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
        <div className={styles.foot}>
          <LetterheadFoot given={setting} />
        </div>
      </div>
    </section>
  )
}
