import { Survey, Surveys } from '#generated/operations/surveys.ts'
import { request } from '#platform/web/api/api.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'

const MOST = 20
const newest = {
  sort: { by: 'startAt' as const, descending: true },
  page: { number: 1, size: MOST },
}

/** The surveys that whoever chooses one may see. */
export const surveyChoices = {
  search: async (search, signal) => {
    const filter = { search: search || null, status: null, part: null }
    const found = await request(Surveys, { filter, ...newest }, { signal })
    return found.surveys.rows
      .filter(({ status }) => status !== 'PENDING')
      .map(({ id, title }) => ({ value: id, label: title }))
  },
  find: async (id, signal) => {
    const found = await request(Survey, { input: { id } }, { signal })
    return { value: id, label: found.survey.title }
  },
} satisfies Pick<ReferenceSource, 'search' | 'find'>
