import type { WorkedOn } from '../jobs/worked-on.ts'
import { objectFrom, of } from './object.ts'

/** Work of the worker on what is shown: meanwhile what is answered is that of before. */
export const WorkedOnType = objectFrom<WorkedOn>('WorkedOn', {
  done: of.int,
  total: of.int,
  error: of.maybe(of.text),
})
