import { tabSet } from '@/engine/collection-screen/tab-set'
import movements from './movements'
import spareParts from './spare-parts'

/** The stock of the garage: its parts, and all that moved. */
export default tabSet({
  texts: 'spare-parts',
  tabs: {
    parts: { list: spareParts },
    movements: { list: movements },
  },
})
