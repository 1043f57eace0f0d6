import type { AppealSubject, PublicExamList } from '@/api/actions.gen'

/** Against what each list may be appealed. */
const ABOUT: Readonly<Record<string, readonly AppealSubject[]>> = {
  provisional: ['elimination', 'ground', 'service'],
  written: ['mark', 'presence'],
  oral: ['mark', 'presence'],
  final: ['mark', 'ranking'],
  waiting: ['mark', 'ranking'],
}

/** Whether it is about a test, which is named then. */
export const isOfTest = (about: AppealSubject): boolean => about === 'mark' || about === 'presence'

/** Against what one may appeal now, and until when at the latest; `now` is the server's. */
export function openAppeals(lists: readonly PublicExamList[], now: string): Map<AppealSubject, string> {
  const open = new Map<AppealSubject, string>()
  for (const { kind, appealsUntil } of lists) {
    if (!appealsUntil || new Date(appealsUntil) <= new Date(now)) continue
    for (const about of ABOUT[kind] ?? []) {
      const known = open.get(about)
      if (!known || new Date(known) < new Date(appealsUntil)) open.set(about, appealsUntil)
    }
  }
  return open
}
