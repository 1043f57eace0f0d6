import type { Language } from '@/i18n/language'

/** The twelve regions of the Kingdom (decree 2-15-40 of 20 February 2015), by their names in French and in Arabic. */
const REGIONS = [
  ['Tanger-Tétouan-Al Hoceïma', 'طنجة – تطوان – الحسيمة'],
  ['L’Oriental', 'الشرق'],
  ['Fès-Meknès', 'فاس – مكناس'],
  ['Rabat-Salé-Kénitra', 'الرباط – سلا – القنيطرة'],
  ['Béni Mellal-Khénifra', 'بني ملال – خنيفرة'],
  ['Casablanca-Settat', 'الدار البيضاء – سطات'],
  ['Marrakech-Safi', 'مراكش – آسفي'],
  ['Drâa-Tafilalet', 'درعة – تافيلالت'],
  ['Souss-Massa', 'سوس – ماسة'],
  ['Guelmim-Oued Noun', 'كلميم – واد نون'],
  ['Laâyoune-Sakia El Hamra', 'العيون – الساقية الحمراء'],
  ['Dakhla-Oued Ed-Dahab', 'الداخلة – وادي الذهب'],
] as const

/** What is kept of each, whatever the language of who applies, and how it is called. */
export function regionWords(language: Language): Record<string, string> {
  return Object.fromEntries(REGIONS.map(([fr, ar]) => [fr, language === 'ar' ? ar : fr]))
}
