import type { PostProcessorModule } from 'i18next'

const THIN = '\u202f'
const WIDE = '\u00a0'

/** French sets a space before ; : ! ?, inside its quotation marks and after n°: none of these signs may begin a line. */
export function frenchSpaces(text: string): string {
  return text.replace(/ (?=[;!?])/g, THIN).replace(/ (?=[:»])|(?<=«|n°) /g, WIDE)
}

/** Nobody types spaces that cannot be seen: they are set when a text is shown. */
export const typeset: PostProcessorModule = {
  type: 'postProcessor',
  name: 'typeset',
  process: (text: string, _key, _options, translator: { language: string }) =>
    translator.language === 'fr' ? frenchSpaces(text) : text,
}
