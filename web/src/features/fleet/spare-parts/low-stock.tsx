import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reportQuery } from '@/api/reports'
import { Notice } from '@/ui/notice'
import { useLanguage } from '@/ui/use-language'
import styles from './spare-parts.module.css'

/** How many parts have to be bought; nothing while there are enough of all. */
export function LowStock({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('spare-parts')
  const { data } = useQuery(reportQuery('sparePartsByStock', useLanguage()))
  const short = (data?.groups ?? []).filter(({ by: [stock] }) => stock === 'low' || stock === 'out')
  const count = short.reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return null
  return (
    <div className={styles.low}>
      <Notice
        tone="warn"
        icon={<IconAlertTriangle size={20} aria-hidden="true" />}
        action={
          <Button size="xs" variant="default" onClick={onShow}>
            {t('low.show')}
          </Button>
        }
      >
        {t('low.text', { count })}
      </Notice>
    </div>
  )
}
