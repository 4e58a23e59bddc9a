import { request } from '#platform/web/api.ts'
import { graphql } from '#platform/web/graphql.ts'
import type { Option, ReferenceSource } from '#platform/web/slots.tsx'

const ChooseContract = graphql(`
  query ChooseContract($input: AllContractsInput!) {
    allContracts(input: $input) {
      id
      label
      hint
    }
  }
`)

const optionsOf = async (
  input: { search?: string; contractId?: string },
  signal: AbortSignal,
): Promise<Option[]> => {
  const { allContracts } = await request(ChooseContract, { input }, { signal })
  return allContracts.map(({ id, label, hint }) => ({ value: id, label, hint }))
}

/** Which contract may be chosen where a field points at one. */
export const contractSource: ReferenceSource = {
  search: (search, signal) => optionsOf({ search }, signal),
  find: async (contractId, signal) => (await optionsOf({ contractId }, signal))[0],
}
