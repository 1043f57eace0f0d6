import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { fileNameOf, save } from '@/api/export'
import { useAction } from '@/api/use-action'
import { useLanguage } from '@/ui/use-language'

interface DraftButtonProps {
  /** The act that makes the sheet. */
  action: 'deductionStatements.draft' | 'warnings.draft'
  id: string
  /** What the paper is called. */
  title: string
}

/** A draft as a sheet without a number, for whoever signs it by hand. */
export function DraftButton({ action, id, title }: DraftButtonProps) {
  const { t } = useTranslation('absences')
  const language = useLanguage() === 'ar' ? 'ar' : 'fr'
  const draft = useAction({
    run: async () => {
      const { pdf }: { pdf: string } = await act(action, { id, language })
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
      save(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(title, 'pdf'))
    },
  })
  return (
    <Button variant="default" leftSection={<IconDownload size={17} />} loading={draft.busy} onClick={() => draft.act()}>
      {t('paper.draft')}
    </Button>
  )
}
