import { tabSet } from '@/engine/collection-screen/tab-set'
import { codes } from './codes'
import { devices } from './devices'

/** The terminals, and the codes that nobody has. */
export default tabSet({
  texts: 'devices',
  tabs: { devices: { list: devices }, codes: { list: codes } },
})
