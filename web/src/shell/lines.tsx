import { LossLine } from './loss-line'
import { UpdateLine } from './update-line'

/** What has to be known above a screen: that the server is lost, that a newer version waits. */
export default function Lines() {
  return (
    <>
      <LossLine />
      <UpdateLine />
    </>
  )
}
