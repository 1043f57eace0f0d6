import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './section-index.module.css'

/** So many sections are seen at once; of more, an index leads to each. */
const FEW = 3

interface SectionIndexProps {
  sections: readonly { id: string; title: string }[]
}

/** The sections of a long form, beside it where the window is wide. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const { t } = useTranslation('parts')
  if (sections.length <= FEW) return null
  const lead = (id: string) => {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.index} aria-label={t('form.sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <UnstyledButton className={styles.line} onClick={() => lead(id)}>
              {title}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
