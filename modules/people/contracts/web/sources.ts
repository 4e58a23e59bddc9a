import { AllContracts } from '#generated/operations/contracts.ts'
import { request } from '#platform/web/api.ts'
import type { Option, ReferenceSource } from '#platform/web/slots.tsx'

const optionsOf = async (
  input: { search?: string; contractId?: string },
  signal: AbortSignal,
): Promise<Option[]> => {
  const { allContracts } = await request(AllContracts, { input }, { signal })
  return allContracts.map(({ id, label, hint }) => ({ value: id, label, hint }))
}

/** Which contract may be chosen where a field points at one. */
export const contractSource: ReferenceSource = {
  needs: 'contracts.massRead',
  search: (search, signal) => optionsOf({ search }, signal),
  find: async (contractId, signal) => (await optionsOf({ contractId }, signal))[0],
}
