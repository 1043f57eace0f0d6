import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type PaperLanguage, versionsQuery } from '@/api/paper-templates'
import { formatDay, formatInstant } from '@/i18n/format'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import styles from './templates.module.css'

interface VersionsProps {
  kind: string
  language: PaperLanguage
  /** The version that holds today. */
  standing: number
  /** Writes on from a former text. */
  onTake: (body: string) => void
}

/** Every text there was: papers name the version they were made of. */
export function Versions({ kind, language, standing, onTake }: VersionsProps) {
  const { t } = useTranslation('papers')
  const reader = useLanguage()
  const versions = useQuery(versionsQuery(kind, language)).data?.documents ?? []
  if (versions.length === 0) return null
  return (
    <section aria-label={t('templates.versions')}>
      <Title order={2} size="h5" mb={4}>
        {t('templates.versions')}
      </Title>
      <ul className={styles.versions}>
        {versions.map((one) => (
          <li key={one.$id} className={styles.version}>
            <div>
              <Text size="sm" fw={600} component="div" className={styles.title}>
                {t('templates.version', { version: one.version })}
                {one.version === standing && <StatusBadge tone="good">{t('templates.standing')}</StatusBadge>}
              </Text>
              <Text size="sm" c="dimmed" component="div">
                {formatInstant(one.$createdAt, reader)}
                {one.author?.username && (
                  <>
                    {' · '}
                    <bdi>{one.author.username}</bdi>
                  </>
                )}
                {one.validFrom && ` · ${t('signatories.since', { from: formatDay(one.validFrom, reader) })}`}
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t('templates.takeNamed', { version: one.version })}
              onClick={() => onTake(one.body)}
            >
              {t('templates.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
