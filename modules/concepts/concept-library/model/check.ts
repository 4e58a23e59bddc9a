import { check, checkFormula, checkPeriod, makePlan } from '#formula/index.ts'
import type { Diagnostic } from '#formula/types.ts'
import {
  companyScales,
  MissingParameter,
  payrollLibrary,
  periodValues,
  type SettingChoices,
  withCompanyValues,
} from '#law/index.ts'
import { type CompanyLibrary, type ConceptDraft, draftLibrary, libraryWithout } from './library.ts'
import { units } from './to-payroll.ts'

/** Something wrong with a draft: where in its formula, and whose formula when it is another's. */
export type Complaint = Diagnostic & { own: boolean }

/**
 * What a draft would break in a month, in Spanish: in its own formula at the character, in the
 * formulas of others that name it, as a cycle, or for lack of a value. Empty when it can be saved.
 */
export function complaintsOf(
  library: CompanyLibrary,
  draft: ConceptDraft,
  choices: SettingChoices = {},
): Complaint[] {
  const own = ownComplaints(library, draft)
  if (own.length > 0) return own
  return newComplaints(library, draftLibrary(library, draft), draft.value.code, choices)
}

/** What would no longer be calculated if something were not there. */
export const complaintsWithout = (library: CompanyLibrary, code: string): Complaint[] =>
  newComplaints(library, libraryWithout(library, code), code, {})

/** What several changes at once would break in a month, said of one of their codes. */
export const complaintsBetween = (
  before: CompanyLibrary,
  after: CompanyLibrary,
  code: string,
): Complaint[] => newComplaints(before, after, code, {})

function ownComplaints(library: CompanyLibrary, draft: ConceptDraft): Complaint[] {
  const mine = (found: readonly Omit<Diagnostic, 'code'>[]) =>
    found.map((one) => ({ ...one, code: draft.value.code, own: true }))
  if (draft.kind === 'item') {
    // Looked at as if it were in force: a formula that waits for its month is read today.
    const value = { ...draft.value, activity: 'ACTIVE' as const, startDate: null, endDate: null }
    const after = draftLibrary(library, { kind: 'item', value })
    const full = payrollLibrary(after.payroll)
    const def = full.concepts.find(({ code }) => code === value.code)
    const formula = after.items.find(({ code }) => code === value.code)?.formula ?? null
    return def && formula !== null ? mine(checkFormula(full, { ...def, formula })) : []
  }
  if (draft.kind === 'formula') {
    const after = draftLibrary(library, draft)
    const formula = after.formulas.find(({ code }) => code === draft.value.code)
    if (!formula) return []
    const full = payrollLibrary(after.payroll)
    const { code, title, sourceCode, inputName, inputUnit } = formula
    const unit = units[inputUnit]
    const value = { code: inputName ?? '', label: 'Valor', unit, min: 0, ...companyScales[unit] }
    return mine(
      checkFormula(
        { ...full, facts: inputName === null ? full.facts : [...full.facts, value] },
        { code, label: title, unit: 'CLP', decimals: 0, formula: sourceCode, classes: [] },
      ),
    )
  }
  return []
}

function newComplaints(
  before: CompanyLibrary,
  after: CompanyLibrary,
  code: string,
  choices: SettingChoices,
): Complaint[] {
  const full = payrollLibrary(after.payroll)
  const found = check(full)
  const known = found.length === 0 ? [] : check(payrollLibrary(before.payroll))
  const was = new Set(known.map((one) => `${one.code} ${one.message}`))
  const fresh = found.filter((one) => !was.has(`${one.code} ${one.message}`))
  if (found.length > 0) return fresh.map((one) => ({ ...one, own: one.code === code }))
  const period = valuesOf(after, choices)
  if (period === undefined) return []
  if (typeof period === 'string') return [{ code, message: period, from: 0, to: 0, own: true }]
  return checkPeriod(makePlan(full), period).map((one) => ({ ...one, own: one.code === code }))
}

/** The figures of the month, why they cannot be read, or nothing while the law's are not known. */
function valuesOf(library: CompanyLibrary, choices: SettingChoices) {
  try {
    return withCompanyValues(periodValues(library.month, { choices }), library.payroll)
  } catch (error) {
    if (error instanceof MissingParameter) return undefined
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** A complaint as a person reads it, with whose formula it is about when it is another's. */
export function sentenceOf({ own, code, message, chain }: Complaint): string {
  return own || chain ? message : `${code} dejaría de calcularse: ${message}`
}
