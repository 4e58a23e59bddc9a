import { papersOf } from '#platform/server/uploads/papers.ts'
import { tasks } from './tasks.queries.ts'

/** What proves that a task was done, uploaded for it by who may do it. */
export const taskPapers = papersOf('arrivalTask', 'arrivalTask', async (context, id) => {
  await tasks.one(context, id, 'arrivals.update')
})
