import { Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { IssuedPaper } from '@/api/actions.gen'
import { fileNameOf, save } from '@/api/export'
import { viewAddress } from '@/api/files'
import { PAPERS_BUCKET } from '@/api/papers'
import { useAction } from '@/api/use-action'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'

/** So many letters are printed in one call. */
const AT_ONCE = 20
/** A paper that is not ready yet is asked for again after so long, so many times. */
const PAUSE_MS = 1500
const TRIES = 20

/** Their papers, ready, in the order of the letters. */
async function papersOf(ids: readonly string[], language: 'fr' | 'ar') {
  for (let tried = 0; ; tried++) {
    const { papers } = await act('warnings.printAll', { ids: [...ids], language })
    if (papers.every(({ ready }) => ready) || tried === TRIES) return papers
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

async function bytesOf({ fileId }: IssuedPaper): Promise<Uint8Array> {
  const answer = await fetch(viewAddress({ bucket: PAPERS_BUCKET, id: fileId ?? '' }), { credentials: 'include' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Letters that were issued together, to be printed together: one file, each letter under its own number. */
export function IssuedLetters({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('warnings')
  const language = useLanguage() === 'ar' ? 'ar' : 'fr'
  const [done, setDone] = useState(0)
  const print = useAction({
    mutationFn: async () => {
      const documents: Uint8Array[] = []
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const papers = await papersOf(ids.slice(at, at + AT_ONCE), language)
        documents.push(...(await Promise.all(papers.map(bytesOf))))
        setDone(documents.length)
      }
      const { mergePdfs } = await import('@/fields/viewer/merge-pdfs')
      const merged = new Uint8Array(await mergePdfs(documents))
      save(new Blob([merged], { type: 'application/pdf' }), fileNameOf(t('together.file'), 'pdf'))
    },
  })
  return (
    <Notice tone="info" title={t('proposals.done', { count: ids.length })}>
      <Group gap="sm">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={15} />}
          loading={print.isPending}
          onClick={() => print.mutate()}
        >
          {t('together.print', { count: ids.length })}
        </Button>
        <Text size="sm" role="status">
          {print.isPending && done > 0 && `${done} / ${ids.length}`}
        </Text>
      </Group>
    </Notice>
  )
}
