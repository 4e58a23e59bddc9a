import { fetchCode } from '#platform/web/api/fetch-code.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'

/** Every page waits for the shell, and few of them look for one. */
const choices = async () => (await fetchCode(() => import('./process-choices.ts'))).processChoices

/** The evaluation processes that whoever chooses one may see. */
export const processSource: ReferenceSource = {
  needs: 'performanceResults.read',
  search: async (text, signal) => (await choices()).search(text, signal),
  find: async (id, signal) => (await choices()).find(id, signal),
}
