import { ActionIcon, Group } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { direction } from '@/i18n/language'
import { useLanguage } from '@/ui/use-language'
import styles from './chart.module.css'
import { ChartLines } from './chart-lines'
import { CARD, type Layout } from './layout'
import { type Deputy, UnitCard } from './unit-card'
import type { Unit } from './units'
import { useZoom } from './use-zoom'

interface ChartCanvasProps {
  layout: Layout
  isOpen: (unit: Unit) => boolean
  onFold: (unit: Unit) => void
  found: ReadonlySet<string>
  /** The unit to bring into sight. */
  target?: string | undefined
  headcounts?: ReadonlyMap<string, number> | undefined
  vacancies: ReadonlyMap<string, number>
  deputyOf: (unit: Unit) => Deputy | undefined
  /** Folds and unfolds all. */
  controls: ReactNode
}

/** The chart in a window of its own, to be moved about and looked at from nearer. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { layout, isOpen, onFold, found, target, headcounts, vacancies, deputyOf, controls } = props
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const { scale, zoomBy, fitWidth } = useZoom(frame, layout.width)
  const drag = useDrag(frame)
  useTarget(frame, target)
  const { width, height } = layout
  return (
    <div className={styles.canvas}>
      <Group gap={4} className={styles.zoom}>
        <ActionIcon variant="default" size="lg" aria-label={t('chart.zoomIn')} onClick={() => zoomBy(1)}>
          <IconPlus size={17} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('chart.zoomOut')} onClick={() => zoomBy(-1)}>
          <IconMinus size={17} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('chart.fit')} onClick={() => fitWidth()}>
          <IconZoomReset size={17} />
        </ActionIcon>
        {controls}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={frame} className={styles.frame} tabIndex={0} aria-label={t('tabs.chart')} {...drag}>
        <div className={styles.sized} style={{ width: width * scale, height: height * scale }}>
          <div className={styles.drawing} style={{ width, height, scale }}>
            <ChartLines layout={layout} isMirrored={direction(language) === 'rtl'} className={styles.lines} />
            <ul className={`${styles.cards} ${styles.lazy}`}>
              {layout.cards.map(({ unit, x, y }) => (
                <li key={unit.id} data-unit={unit.id} style={{ insetInlineStart: x, top: y, ...SIZE }}>
                  <UnitCard
                    unit={unit}
                    language={language}
                    headcount={headcounts?.get(unit.id)}
                    vacant={vacancies.get(unit.id)}
                    deputy={deputyOf(unit)}
                    isFound={found.has(unit.id)}
                    isOpen={isOpen(unit)}
                    onFold={onFold}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </div>
  )
}

/** The button that folds stands out of its card by so much; what is out of sight is not drawn, and what stands out of its place neither. */
const FOLD = 16
const SIZE = { width: CARD.width + FOLD, height: CARD.height, paddingInlineEnd: FOLD }

type Frame = React.RefObject<HTMLDivElement | null>

/** What was looked for comes to the middle. */
function useTarget(frame: Frame, target: string | undefined) {
  useEffect(() => {
    if (!target) return
    const card = frame.current?.querySelector(`[data-unit="${CSS.escape(target)}"]`)
    card?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [frame, target])
}

/** The chart follows the mouse that holds it; a finger moves it anyway. */
function useDrag(frame: Frame) {
  const [from, setFrom] = useState<{ x: number; y: number }>()
  const end = () => setFrom(undefined)
  return {
    'data-dragging': from ? true : undefined,
    onPointerDown: (event: PointerEvent) => {
      const isHeld = event.pointerType === 'mouse' && event.button === 0
      if (isHeld && !(event.target as Element).closest('a, button')) setFrom({ x: event.clientX, y: event.clientY })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!from) return
      frame.current?.scrollBy(from.x - clientX, from.y - clientY)
      setFrom({ x: clientX, y: clientY })
    },
    onPointerUp: end,
    onPointerLeave: end,
  }
}
