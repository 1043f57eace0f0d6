import { CloseButton, Drawer, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import Panel from './panel'
import styles from './panel.module.css'

/** The same over the whole of a telephone. */
export default function PanelDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications')
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="100%">
      <Drawer.Content className={styles.drawer}>
        <VisuallyHidden>
          <Drawer.Title>{t('title')}</Drawer.Title>
        </VisuallyHidden>
        <Panel
          closing={<CloseButton onClick={onClose} aria-label={t('close', { ns: 'common' })} />}
          onClose={onClose}
        />
      </Drawer.Content>
    </Drawer.Root>
  )
}
