import { type GuardedField, isGuarded } from '#access/guarded-fields.ts'
import type { ISODate } from '#chile/dates.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { contractChanges, requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { type Terms, termsIn } from '../model/terms.ts'
import { allowed } from './annex-values.ts'

type Agreed = { readonly from: ISODate; readonly terms: Terms }

export type LockedContract = Awaited<ReturnType<typeof requireContract>>

/**
 * The contract of an annex, locked, for somebody who may change these terms of it: an annex asks
 * what the change by hand asks.
 */
export async function contractToAgree(
  context: Context,
  contractId: number,
  terms: Terms,
): Promise<LockedContract> {
  const contract = await requireContract(context, contractId, 'contracts.update')
  const fields = guardedOf(terms)
  requireSet(context, await targetOf(context, contract.userId), { fields, given: fields })
  return contract
}

const guardedOf = (terms: Terms): GuardedField[] =>
  Object.keys(termsIn(terms)).flatMap((name) => {
    const field = `UserContract.${name}`
    return isGuarded(field) ? [field] : []
  })

/** The terms that differ from what the contract says on a day, beside what it says. */
export async function agreedChange(
  context: Context,
  contract: LockedContract,
  { from, terms }: Agreed,
): Promise<{ patch: Terms; before: Terms }> {
  const change = { ...allowed.parse(termsIn(terms)), id: contract.id, from, version: null }
  const { differs, held } = await inWordsOfAnnex(contractChanges.check(context, contract, change))
  const patch = termsIn(differs)
  if (Object.keys(patch).length === 0) {
    throw invalid('effectiveOn', 'Así está el contrato desde ese día: cambie algún dato')
  }
  const said = new Map(Object.entries(held))
  const before = Object.fromEntries(
    Object.keys(patch).map((name) => [name, said.get(name) ?? null]),
  )
  return { patch, before }
}

/** Changes the contract as an annex says, with all that a change by hand checks. */
export const applyTerms = (
  context: Context,
  contract: LockedContract,
  { from, terms }: Agreed,
): Promise<void> =>
  inWordsOfAnnex(
    contractChanges.apply(context, contract, {
      ...allowed.parse(terms),
      id: contract.id,
      from,
      version: null,
    }),
  )

/** The day of a contract's change is that of the annex: a refusal is said at that field. */
async function inWordsOfAnnex<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UserError && error.field === 'from') {
      throw new UserError(error.kind, error.message, 'effectiveOn')
    }
    throw error
  }
}
