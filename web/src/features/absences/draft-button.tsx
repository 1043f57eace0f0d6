import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { act } from '@/api/actions'
import { fileNameOf, save } from '@/api/export'
import { useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { useLanguage } from '@/ui/use-language'

interface DraftButtonProps {
  of: 'warnings' | 'deductionStatements'
  id: string
  /** What the paper is called. */
  title: string
}

/** A draft as a sheet without a number, for whoever signs it by hand. */
export function DraftButton({ of, id, title }: DraftButtonProps) {
  const { act: action, label } = useActMeta(of, `${of}.draft`)
  const isOpen = useIsOpen(of, id)
  const language = useLanguage() === 'ar' ? 'ar' : 'fr'
  const draft = useAction({
    mutationFn: async () => {
      const { pdf } = await act(`${of}.draft`, { id, language })
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
      save(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(title, 'pdf'))
    },
  })
  if (!isOpen(action)) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} />}
      loading={draft.isPending}
      onClick={() => draft.mutate()}
    >
      {label}
    </Button>
  )
}
