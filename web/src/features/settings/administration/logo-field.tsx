import { Button, FileButton, Group, Input, Text } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '@/ui/brand'
import styles from './administration.module.css'
import { readLogo } from './fields'

interface LogoFieldProps {
  label: string
  value: string
  onChange: (logo: string) => void
}

/** The emblem of the commune, kept as the address of itself: small enough to stand in every page. */
export function LogoField({ label, value, onChange }: LogoFieldProps) {
  const { t } = useTranslation('administration')
  const [refused, setRefused] = useState<'kind' | 'size'>()
  const take = async (file: File | null) => {
    if (!file) return
    const read = await readLogo(file)
    setRefused('refused' in read ? read.refused : undefined)
    if ('logo' in read) onChange(read.logo)
  }
  return (
    <Input.Wrapper
      className={styles.wide}
      label={label}
      labelElement="div"
      description={t('logo.hint')}
      error={refused && t(`logo.${refused}`)}
    >
      <Group mt={8}>
        <div className={styles.logo}>
          {value ? <BrandMark logo={value} size={64} /> : <Text c="dimmed">{t('logo.none')}</Text>}
        </div>
        <FileButton onChange={take} accept="image/png,image/jpeg,image/webp,image/svg+xml">
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhotoUp size={17} />}>
              {t('logo.choose')}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="default" leftSection={<IconTrash size={17} />} onClick={() => onChange('')}>
            {t('logo.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
