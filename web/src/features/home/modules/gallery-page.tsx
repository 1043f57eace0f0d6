import { Button, DirectionProvider, Group, MantineProvider, Stack, TextInput, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Bar } from '@/engine/reports/bar'
import { Plate } from '@/fields/plate'
import { StackedColumns } from '@/ui/charts/columns'
import { Ring } from '@/ui/charts/ring'
import { PageHead } from '@/ui/page-head'
import { PersonPhoto } from '@/ui/person-photo'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { cssVariables, theme } from '@/ui/theme'
import { styleNonce } from '@/ui/ui-provider'
import styles from './gallery.module.css'

const TONES: readonly Tone[] = ['good', 'warn', 'bad', 'info', 'quiet']
const SERIES = [
  { label: 'a', values: [12, 9, 14, 8, 11, 15] },
  { label: 'b', values: [4, 4, 7, 3, 5, 7] },
]

/** Our own parts, in both directions and both themes at once. */
export function GalleryPage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('gallery.title')} hint={t('gallery.hint')} />
      <div className={styles.panes}>
        {(['ltr', 'rtl'] as const).flatMap((dir) =>
          (['light', 'dark'] as const).map((scheme) => (
            <Pane key={dir + scheme} dir={dir} scheme={scheme}>
              <Parts title={`${t(`gallery.${dir}`)} · ${t(`gallery.${scheme}`)}`} />
            </Pane>
          )),
        )}
      </div>
    </>
  )
}

interface PaneProps {
  dir: 'ltr' | 'rtl'
  scheme: 'light' | 'dark'
  children: ReactNode
}

/** A piece of a page with a direction and a theme of its own. */
function Pane({ dir, scheme, children }: PaneProps) {
  const id = `pane-${useId().replace(/\W/g, '')}`
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        cssVariablesSelector={`#${id}`}
        getRootElement={() => document.getElementById(id) ?? undefined}
        forceColorScheme={scheme}
        getStyleNonce={styleNonce}
        withGlobalClasses={false}
      >
        <section id={id} dir={dir} data-mantine-color-scheme={scheme} className={styles.pane}>
          {children}
        </section>
      </MantineProvider>
    </DirectionProvider>
  )
}

function Parts({ title }: { title: string }) {
  const { t } = useTranslation('home')
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Group gap="xs">
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {t(`gallery.${tone}`)}
          </StatusBadge>
        ))}
      </Group>
      <Group gap="sm">
        <PersonPhoto name="Amina Berrada" />
        <PersonPhoto name="أمينة برادة" />
        <Plate>45872-ب-26</Plate>
        <Plate>ج 123456</Plate>
      </Group>
      <div className={styles.charts}>
        <Ring parts={TONES.map((tone, at) => ({ key: tone, tone, value: 9 - at }))}>35</Ring>
        <StackedColumns
          labels={['1', '2', '3', '4', '5', '6']}
          series={SERIES}
          format={String}
          say={(at) => String(at + 1)}
        />
      </div>
      {TONES.map((tone, at) => (
        <Bar key={tone} tone={tone} value={9 - at} max={9} />
      ))}
      <TextInput label={t('gallery.field')} />
      <Group gap="xs">
        <Button>{t('gallery.main')}</Button>
        <Button variant="default">{t('gallery.second')}</Button>
        <Button color="red">{t('gallery.delete')}</Button>
      </Group>
    </Stack>
  )
}
