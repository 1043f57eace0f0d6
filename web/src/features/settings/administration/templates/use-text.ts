import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { keepTemplate, type PaperKind, type PaperLanguage, previewTemplate } from '@/api/paper-templates'
import { toast } from '@/ui/toast'

/** A text that is written anew: tried as a paper, then kept as the next version. What the server refuses, it says why. */
export function useText(kind: PaperKind, language: PaperLanguage) {
  const { t } = useTranslation('papers')
  const client = useQueryClient()
  const standing = kind.texts[language].body
  const [typed, setTyped] = useState<string>()
  const [validFrom, setValidFrom] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState<'preview' | 'keep'>()
  const [preview, setPreview] = useState<Uint8Array>()
  const body = typed ?? standing
  const draft = { kind: kind.kind, language, body, validFrom: validFrom ?? undefined }

  const attempt = async (what: 'preview' | 'keep', act: () => Promise<void>) => {
    setBusy(what)
    setWrong(undefined)
    try {
      await act()
    } catch (error) {
      setWrong(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  return {
    body,
    isChanged: body !== standing,
    write: (next: string) => {
      setTyped(next)
      setWrong(undefined)
    },
    reset: () => {
      setTyped(undefined)
      setWrong(undefined)
    },
    validFrom,
    setValidFrom,
    wrong,
    busy,
    preview,
    look: () => attempt('preview', async () => setPreview(await previewTemplate(draft))),
    keep: () =>
      attempt('keep', async () => {
        const { version } = await keepTemplate(draft)
        await client.invalidateQueries({ queryKey: ['paperTemplates'] })
        setTyped(undefined)
        setValidFrom(null)
        toast.done(t('templates.kept', { version }))
      }),
  }
}
