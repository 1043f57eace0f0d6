/** The code of Morocco, as numbers are kept. */
const COUNTRY = '+212'

/** A telephone number as people read it aloud: a Moroccan one in pairs behind its zero, any other as it is kept. */
export function formatPhone(number: string): string {
  const national = number.startsWith(COUNTRY) ? `0${number.slice(COUNTRY.length)}` : number
  return /^0\d{9}$/.test(national) ? national.replace(/(\d\d)(?=\d)/g, '$1\u00a0') : number
}
