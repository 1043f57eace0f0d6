import type { Language } from './language'

/** The months of the Hijri year as Morocco writes them. */
const MONTHS: Record<Language, readonly string[]> = {
  fr: [
    'moharrem',
    'safar',
    'rabia I',
    'rabia II',
    'joumada I',
    'joumada II',
    'rajab',
    'chaabane',
    'ramadan',
    'chaoual',
    'dou al qiada',
    'dou al hijja',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qidah',
    'Dhu al-Hijjah',
  ],
}

const ERA: Record<Language, string> = { fr: '', ar: ' هـ', en: ' AH' }

const COUNTED = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * A calendar day in the Hijri calendar, as it is computed: months begin in Morocco when the moon was seen, which is often a day
 * later. It is shown, never stored, and nothing is reckoned by it.
 */
export function formatHijri(day: string, language: Language): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  const parts = COUNTED.formatToParts(at)
  const part = (type: 'day' | 'month' | 'year') =>
    Number.parseInt(parts.find((one) => one.type === type)?.value ?? '', 10)
  return `${part('day')} ${MONTHS[language][part('month') - 1]} ${part('year')}${ERA[language]}`
}
