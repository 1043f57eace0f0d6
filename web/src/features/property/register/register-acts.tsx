import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { fileNameOf, save } from '@/api/export'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import { useAction } from '@/api/use-action'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'

const FORMATS = [
  { format: 'xlsx', label: 'sheet', Icon: IconFileSpreadsheet },
  { format: 'pdf', label: 'paper', Icon: IconPrinter },
] as const

/** The register of a year as a file: on paper, or as a sheet of any length. */
export function RegisterActs({ year }: { year: number }) {
  const { t } = useTranslation('inventory-acts')
  const language = useLanguage() === 'ar' ? 'ar' : 'fr'
  const mayPrint = can(useRights(), 'printRegister', 'inventoryItems')
  const { mutate, variables } = useAction({
    mutationFn: async (format: 'xlsx' | 'pdf') => {
      const { name, mime, content } = await act('inventoryItems.printRegister', { year, language, format })
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
      const [, stem = name] = /^(.*)\.\w+$/.exec(name) ?? []
      save(new Blob([bytes], { type: mime }), fileNameOf(stem, format))
    },
    onSuccess: () => toast.done(t('register.done')),
  })
  if (!mayPrint) return null
  return FORMATS.map(({ format, label, Icon }) => (
    <Button
      key={format}
      variant={format === 'pdf' ? 'filled' : 'default'}
      leftSection={<Icon size={17} />}
      loading={variables === format}
      onClick={() => mutate(format)}
    >
      {t(`register.${label}`)}
    </Button>
  ))
}
