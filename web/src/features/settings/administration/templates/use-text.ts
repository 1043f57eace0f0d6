import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { keepTemplate, type PaperKind, type PaperLanguage, previewTemplate } from '@/api/paper-templates'
import { inPlace, useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** A text that is written anew: tried as a paper, then kept as the next version. What the server refuses, it says why. */
export function useText(kind: PaperKind, language: PaperLanguage) {
  const { t } = useTranslation('papers')
  const client = useQueryClient()
  const standing = kind.texts[language].body
  const [typed, setTyped] = useState<string>()
  const [validFrom, setValidFrom] = useState<string | null>(null)
  const [preview, setPreview] = useState<Uint8Array>()
  const body = typed ?? standing
  const draft = { kind: kind.kind, language, body, validFrom: validFrom ?? undefined }
  const { act, sent, error, forget } = useAction({
    run: async (what: 'preview' | 'keep') => {
      if (what === 'preview') return setPreview(await previewTemplate(draft))
      const { version } = await keepTemplate(draft)
      await client.invalidateQueries({ queryKey: ['paperTemplates'] })
      setTyped(undefined)
      setValidFrom(null)
      toast.done(t('templates.kept', { version }))
    },
    failed: inPlace,
  })
  const write = (next: string | undefined) => {
    setTyped(next)
    forget()
  }
  return {
    body,
    isChanged: body !== standing,
    write,
    reset: () => write(undefined),
    validFrom,
    setValidFrom,
    wrong: error === undefined ? undefined : messageOf(error),
    busy: sent,
    preview,
    look: () => act('preview'),
    keep: () => act('keep'),
  }
}
