import type { PanelPart } from '@/api/actions.gen'
import { RowLink } from '@/engine/reports/row-link'
import { formatNumber } from '@/i18n/format'
import { ownPath } from '@/paths/own-path'
import charts from '@/ui/charts/charts.module.css'
import { Ring } from '@/ui/charts/ring'
import { useLanguage } from '@/ui/use-language'
import styles from './panels.module.css'

/** The parts of a whole as a ring, and beside it each with its number and its way. */
export function RingPanel({ parts, title }: { parts: readonly PanelPart[]; title: string }) {
  const language = useLanguage()
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  const drawn = parts.map(({ label, value, tone }) => ({ key: label, value, tone: tone ?? undefined }))
  return (
    <div className={styles.ring}>
      <Ring parts={drawn}>{formatNumber(total, language)}</Ring>
      <table className={styles.legend} aria-label={title}>
        <tbody>
          {parts.map(({ label, value, tone, link }, at) => (
            <tr key={label}>
              <th scope="row">
                <span className={styles.key}>
                  <i
                    className={charts.dot}
                    data-tone={tone ?? undefined}
                    data-series={tone ? undefined : at % 6}
                    aria-hidden="true"
                  />
                  <RowLink address={ownPath(link)}>
                    <bdi>{label}</bdi>
                  </RowLink>
                </span>
              </th>
              <td className="ltr tabular">{formatNumber(value, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
