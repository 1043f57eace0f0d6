import { useQuery } from '@tanstack/react-query'
import { publicSettingsQuery } from '@/api/settings'
import { Letterhead } from './letterhead'

/** Above every page of a screen that is printed: whose paper it is. A printed list has its own. */
export default function PrintLetterhead() {
  const { data } = useQuery(publicSettingsQuery)
  return (
    <div className="print-only print-head" aria-hidden="true">
      <div>
        <Letterhead commune={data?.commune ?? {}} />
      </div>
    </div>
  )
}
