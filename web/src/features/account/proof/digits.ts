/** A code as people type it: spaces and dashes between groups, Arabic digits, lower case. */
export function typedCode(typed: string): string {
  return typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[\s-]+/g, '')
}

/** A telephone as people type it, in the international form: `06…` is Moroccan. */
export function internationalPhone(typed: string): string {
  const digits = typedCode(typed).replace(/[().]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.startsWith('0') ? `+212${digits.slice(1)}` : digits
}

export function isInternational(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone)
}

/** Enough to catch a slip; the server decides. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
}
