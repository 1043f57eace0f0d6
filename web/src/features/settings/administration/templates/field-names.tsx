import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './templates.module.css'

interface FieldNamesProps {
  fields: readonly { name: string; label: string }[]
  onPick: (name: string) => void
}

/** What a text may name: chosen here, put where one writes. And the few signs that mean something in it. */
export function FieldNames({ fields, onPick }: FieldNamesProps) {
  const { t } = useTranslation('papers')
  const signs = ['forms', 'optional', 'bold', 'heading', 'table', 'frames'] as const
  return (
    <section className={styles.names} aria-label={t('templates.fields')}>
      <Title order={2} size="h6">
        {t('templates.fields')}
      </Title>
      <Text size="xs" c="dimmed" mb={6}>
        {t('templates.fieldsHint')}
      </Text>
      <div className={styles.chips}>
        {fields.map(({ name, label }) => (
          <button key={name} type="button" className={styles.chip} title={`{${name}}`} onClick={() => onPick(name)}>
            {label}
          </button>
        ))}
      </div>
      <Title order={2} size="h6" mt="md" mb={4}>
        {t('templates.signs')}
      </Title>
      <dl className={styles.signs}>
        {signs.map((sign) => (
          <div key={sign}>
            <dt>
              <bdi>{t(`templates.sign.${sign}.write`)}</bdi>
            </dt>
            <dd>{t(`templates.sign.${sign}.means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
