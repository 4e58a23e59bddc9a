import { Contract } from '#modules/people/contracts/model/contract.ts'
import { patchOf } from '#platform/model/entity.ts'
import { type AnnexTerm, annexTerms } from '../model/annex.ts'
import type { Terms } from '../model/terms.ts'

/** What an annex may change: any other name is refused, also in what is stored. */
export const allowed = patchOf(Contract, annexTerms).strict()

/**
 * What an annex says of each term, as a form has it: nothing where it says nothing, or where its
 * reader may not see it.
 */
export function valuesIn(patch: Terms, shows: (term: string) => boolean) {
  const said = allowed.parse(Object.fromEntries(Object.entries(patch).filter(([n]) => shows(n))))
  return {
    jobTitle: said.jobTitle ?? null,
    branchOffice: said.branchOffice ?? null,
    monthlySalary: said.monthlySalary ?? null,
    paymentPeriod: said.paymentPeriod ?? null,
    gratificationType: said.gratificationType ?? null,
    gratificationAmount: said.gratificationAmount ?? null,
    hoursPerWeek: said.hoursPerWeek ?? null,
    daysPerWeek: said.daysPerWeek ?? null,
    art22: said.art22 ?? null,
    shiftWork: said.shiftWork ?? null,
    remoteWork: said.remoteWork ?? null,
    contractType: said.contractType ?? null,
    finalDate: said.finalDate ?? null,
    fixedTermRenewals: said.fixedTermRenewals ?? null,
  } satisfies { readonly [Term in AnnexTerm]: unknown }
}
