import type { ContactChanges } from '@/api/schema.gen'

export const CONTACT_FIELDS = ['phone', 'email', 'address'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** One field of a correction. */
export interface ContactLine {
  field: ContactField
  before: string | null
  after: string | null
  accepted: boolean | null
}

/** The lines of a correction, as the server keeps them. */
export function linesOf({ changes }: Pick<ContactChanges, 'changes'>): ContactLine[] {
  return Array.isArray(changes) ? (changes as unknown as ContactLine[]) : []
}

/** Why a field was refused. */
export function reasonOf({ reasons }: Pick<ContactChanges, 'reasons'>, field: ContactField): string | undefined {
  return (reasons as Record<string, string> | null)?.[field]
}
