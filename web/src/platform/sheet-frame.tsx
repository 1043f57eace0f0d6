import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { letterheadOn, orgDocumentsQuery } from '@/api/org-settings'
import { publicSettingsQuery } from '@/api/settings'
import { today } from '@/i18n/format'
import { Letterhead, LetterheadFoot } from './letterhead'

/** The letterhead of the commune above what a list prints, and its address below. */
export default function SheetFrame({ children }: { children: (head: ReactNode, foot: ReactNode) => ReactNode }) {
  const [settings, documents] = [useQuery(publicSettingsQuery), useQuery(orgDocumentsQuery)]
  if (settings.isPending || documents.isPending) return null
  const given = letterheadOn(documents.data ?? [], today())
  const foot = (given.footerFr || given.footerAr) && <LetterheadFoot given={given} />
  return children(<Letterhead commune={settings.data?.commune ?? {}} given={given} />, foot)
}
