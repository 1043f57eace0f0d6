import { OfflineBanner } from './offline-banner'
import { UpdateBanner } from './update-banner'

/** What has to be known above a screen: that the server is lost, that a newer version waits. */
export default function Banners() {
  return (
    <>
      <OfflineBanner />
      <UpdateBanner />
    </>
  )
}
