import { viewAddress } from '@/api/files'
import type { LetterheadSetting } from '@/api/org-settings'
import type { Commune } from '@/api/settings'
import styles from './letterhead.module.css'

/** The lines above every commune's own: papers carry both languages, whichever one reads on the screen. */
const STATE = {
  fr: ['Royaume du Maroc', 'Ministère de l’Intérieur'],
  ar: ['المملكة المغربية', 'وزارة الداخلية'],
}

/** The head that follows from the card of a commune, in one language. */
export function usualLines(commune: Partial<Commune>, language: 'fr' | 'ar'): string[] {
  const own = language === 'fr' ? [commune.provinceFr, commune.nameFr] : [commune.provinceAr, commune.nameAr]
  return [...STATE[language], ...own].filter((line): line is string => Boolean(line))
}

interface LetterheadProps {
  commune: Partial<Commune>
  /** The lines that the commune wrote itself, and the emblem of its papers, where it did. */
  given?: Partial<LetterheadSetting>
}

/** The head of an official paper: French on one side, Arabic on the other, the emblem between them. */
export function Letterhead({ commune, given = {} }: LetterheadProps) {
  const { linesFr, linesAr, linesZgh } = given
  const emblem = emblemOf(commune, given)
  const hasThird = Boolean(linesZgh?.length)
  return (
    <header className={styles.head}>
      <Lines language="fr" lines={linesFr?.length ? linesFr : usualLines(commune, 'fr')} />
      {(emblem || hasThird) && (
        <div className={styles.middle}>
          {emblem && <img src={emblem} alt="" className={styles.emblem} />}
          {hasThird && <Lines language="zgh" lines={linesZgh ?? []} />}
        </div>
      )}
      <Lines language="ar" lines={linesAr?.length ? linesAr : usualLines(commune, 'ar')} />
    </header>
  )
}

/** Where the browser finds the emblem: that of the papers, or else that of the commune's card. */
function emblemOf(commune: Partial<Commune>, { logoFileId }: Partial<LetterheadSetting>): string | undefined {
  if (logoFileId) return viewAddress({ bucket: 'letterheads', id: logoFileId })
  return commune.logo?.startsWith('data:image/') ? commune.logo : undefined
}

/** What stands at the foot of every page: address, telephone. */
export function LetterheadFoot({ given: { footerFr, footerAr } }: { given: LetterheadSetting }) {
  return (
    <>
      {footerFr && (
        <div lang="fr" dir="ltr">
          {footerFr}
        </div>
      )}
      {footerAr && (
        <div lang="ar" dir="rtl">
          {footerAr}
        </div>
      )}
    </>
  )
}

function Lines({ language, lines }: { language: 'fr' | 'ar' | 'zgh'; lines: readonly string[] }) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.lines}>
      {[...new Set(lines)].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}
