import { fetchCode } from '#platform/web/api/fetch-code.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'

/** Every page waits for the shell, and few of them look for one. */
const choices = async () => (await fetchCode(() => import('./survey-choices.ts'))).surveyChoices

/** The surveys that whoever chooses one may see. */
export const surveySource: ReferenceSource = {
  needs: 'evaluations.read',
  search: async (text, signal) => (await choices()).search(text, signal),
  find: async (id, signal) => (await choices()).find(id, signal),
}
