import type { TFunction } from 'i18next'
import { PATTERNS } from '@/api/patterns.gen'
import type { FieldMeta } from '@/api/schema-meta'
import type { PublicKey } from './public-settings'

/** Longest address of an image, as the server keeps it. */
export const LOGO_LIMIT = 64 * 1024

const COMMUNE = ['nameFr', 'nameAr', 'provinceFr', 'provinceAr'] as const
const SUPPORT = ['email', 'phone1', 'phone2', 'messaging', 'address'] as const
const FORMS: Record<string, FieldMeta['form']> = {
  email: 'email',
  phone1: 'phone',
  phone2: 'phone',
  messaging: 'phone',
}

/** What of the form goes into which setting. */
export const SECTIONS: Record<PublicKey, readonly string[]> = {
  'public.commune': [...COMMUNE, 'logo'],
  'public.support': SUPPORT,
}

type Name = (typeof COMMUNE | typeof SUPPORT)[number]

/** A setting's values are a JSON object: their declarations stand here, in the terms of the others. */
export function fieldsOf(t: TFunction<'administration'>): Record<'commune' | 'support' | 'logo', FieldMeta[]> {
  const text = (name: Name): FieldMeta => {
    const form = FORMS[name]
    return { name, label: t(`fields.${name}`), kind: 'text', max: 255, ...(form && { form, pattern: PATTERNS[form] }) }
  }
  const named = (name: Name): FieldMeta => ({
    ...text(name),
    printed: true,
    ...(name.startsWith('name') && { required: true }),
  })
  return {
    commune: COMMUNE.map(named),
    support: SUPPORT.map(text),
    logo: [{ name: 'logo', label: t('fields.logo'), kind: 'text', max: LOGO_LIMIT }],
  }
}

/** An image as the address of itself; refuses what is none, and what is too large to stand in every page. */
export async function readLogo(file: File): Promise<{ logo: string } | { refused: 'kind' | 'size' }> {
  if (!/^image\/(png|jpeg|webp|svg\+xml)$/.test(file.type)) return { refused: 'kind' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const logo = `data:${file.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
  return logo.length > LOGO_LIMIT ? { refused: 'size' } : { logo }
}
