import { EvaluationProcess, EvaluationProcesses } from '#generated/operations/evaluations.ts'
import { request } from '#platform/web/api/api.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'

const MOST = 20
const newest = {
  sort: { by: 'createdAt' as const, descending: true },
  page: { number: 1, size: MOST },
}

/** The evaluation processes that whoever chooses one may see. */
export const processChoices = {
  search: async (search, signal) => {
    const filter = { search: search || null, status: null }
    const found = await request(EvaluationProcesses, { filter, ...newest }, { signal })
    return found.evaluationProcesses.rows.map(({ id, title }) => ({ value: id, label: title }))
  },
  find: async (id, signal) => {
    const found = await request(EvaluationProcess, { input: { id } }, { signal })
    return { value: id, label: found.evaluationProcess.title }
  },
} satisfies Pick<ReferenceSource, 'search' | 'find'>
