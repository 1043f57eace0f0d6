import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperKindTexts } from '@/api/actions.gen'
import { messageOf } from '@/api/errors'
import { keepTemplate, type PaperLanguage, previewTemplate } from '@/api/paper-templates'
import { handledHere, useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'

/** So long the typing rests before the paper is drawn anew, in milliseconds. */
const REST = 800

/** A text that is written anew: shown as a paper while it is typed, then kept as the next version. What the server refuses, it says why. */
export function useText(kind: PaperKindTexts, language: PaperLanguage) {
  const { t } = useTranslation('papers')
  const standing = kind.texts[language].body
  const [typed, setTyped] = useState<string>()
  const [validFrom, setValidFrom] = useState<string | null>(null)
  const body = typed ?? standing
  const [drawn] = useDebouncedValue(body, REST)
  const preview = useQuery({
    queryKey: ['paperTemplates', 'preview', kind.kind, language, drawn],
    queryFn: () => previewTemplate({ kind: kind.kind, language, body: drawn }),
    meta: { deaf: 'is of what is typed' },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // One drawing of a text is as good as another, and each is as large as a paper.
    gcTime: 0,
    retry: false,
  })
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useAction({
    mutationFn: () => keepTemplate({ kind: kind.kind, language, body, ...(validFrom && { validFrom }) }),
    invalidates: 'paperTemplates',
    onSuccess: ({ version }) => {
      setTyped(undefined)
      setValidFrom(null)
      toast.done(t('templates.kept', { version }))
    },
    onError: handledHere,
  })
  const write = (next: string | undefined) => {
    setTyped(next)
    forget()
  }
  const refusal = error ?? (drawn === body ? preview.error : undefined) ?? undefined
  return {
    body,
    isChanged: body !== standing,
    write,
    reset: () => write(undefined),
    validFrom,
    setValidFrom,
    wrong: refusal === undefined ? undefined : messageOf(refusal),
    busy: isPending,
    isDrawing: preview.isFetching || drawn !== body,
    preview: preview.data,
    keep: () => mutate(),
  }
}
