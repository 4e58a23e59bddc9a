import { fetchCode } from '#platform/web/api/fetch-code.ts'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'

/** Every page waits for the shell, and few of them look for a contract. */
const choices = () => fetchCode(() => import('./contract-choices.ts'))

/** Which contract may be chosen where a field points at one. */
export const contractSource: ReferenceSource = {
  needs: 'contracts.massRead',
  search: async (search, signal) => (await choices()).contractChoices({ search }, signal),
  find: async (contractId, signal) =>
    (await (await choices()).contractChoices({ contractId }, signal))[0],
}
