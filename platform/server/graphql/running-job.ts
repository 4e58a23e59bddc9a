import type { RunningJob } from '../jobs/running-job.ts'
import { objectFrom, of } from './object.ts'

/** Work of the worker on what is shown: meanwhile what is answered is that of before. */
export const RunningJobType = objectFrom<RunningJob>('WorkedOn', {
  done: of.int,
  total: of.int,
  error: of.maybe(of.text),
})
