import { AllContracts } from '#generated/operations/contracts.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

/** The contracts that a search finds, or the one that a field points at. */
export async function contractChoices(
  input: { search?: string; contractId?: string },
  signal: AbortSignal,
): Promise<Option[]> {
  const { allContracts } = await request(AllContracts, { input }, { signal })
  return allContracts.map(({ id, label, hint }) => ({ value: id, label, hint }))
}
