import type { Commune } from '@/api/settings'
import styles from './letterhead.module.css'

/** The lines above every commune's own: papers carry both languages, whichever one reads on the screen. */
const STATE = {
  fr: ['Royaume du Maroc', 'Ministère de l’Intérieur'],
  ar: ['المملكة المغربية', 'وزارة الداخلية'],
}

/** The head of an official paper: French on one side, Arabic on the other, the emblem between them. */
export function Letterhead({ commune }: { commune: Partial<Commune> }) {
  return (
    <header className={styles.head}>
      <Lines language="fr" lines={[...STATE.fr, commune.provinceFr, commune.nameFr]} />
      {commune.logo?.startsWith('data:image/') && <img src={commune.logo} alt="" className={styles.emblem} />}
      <Lines language="ar" lines={[...STATE.ar, commune.provinceAr, commune.nameAr]} />
    </header>
  )
}

function Lines({ language, lines }: { language: 'fr' | 'ar'; lines: readonly (string | undefined)[] }) {
  const filled = [...new Set(lines)].filter((line) => line)
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.lines}>
      {filled.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}
