import { formatDate } from '#chile/dates.ts'
import type { ContractsSettlementQuery } from '#generated/documents/graphql.ts'
import { ContractsSettlement } from '#generated/operations/settlements.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'
import { SettlementStatus } from '../model/finiquito.ts'

type Offered = ContractsSettlementQuery['contractsSettlement'][number]

/** What tells a contract of a person apart from another one of theirs. */
export const whichOf = ({ businessName, jobTitle, initialDate }: Offered): string =>
  [businessName, jobTitle, `desde el ${formatDate(initialDate)}`].filter(Boolean).join(', ')

/** Which contract it is, its end, and its finiquito. */
export function hintOf(offered: Offered): string {
  const { finalDate, settlementStatus } = offered
  const end = finalDate ? `término ${formatDate(finalDate)}` : ''
  const made = settlementStatus
    ? `ya tiene finiquito: ${SettlementStatus.label(settlementStatus).toLowerCase()}`
    : ''
  return [whichOf(offered), end, made].filter(Boolean).join(' · ')
}

const optionsOf = async (
  asked: { search?: string; userContractId?: string },
  signal: AbortSignal,
): Promise<Option[]> => {
  const input = { ...asked, withSettled: true }
  const { contractsSettlement } = await request(ContractsSettlement, { input }, { signal })
  return contractsSettlement.map((row) => ({
    value: row.id,
    label: row.fullname ?? row.rut,
    hint: hintOf(row),
  }))
}

/** The contracts of which a finiquito is made; those that have one say so. */
export const settleableContracts: ReferenceSource & { name: string } = {
  name: 'settleable',
  search: (search, signal) => optionsOf({ search }, signal),
  find: async (userContractId, signal) => (await optionsOf({ userContractId }, signal))[0],
}
