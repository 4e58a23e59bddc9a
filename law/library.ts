import type { FactDef, Library, Rounding } from '#formula/types.ts'
import {
  type CompanyConcept,
  companyDeductions,
  companyEarnings,
  itemFact,
  limitedFormula,
  pendingFormula,
} from './company.ts'
import { type CompanyData, companyTableDefs, companyVariableDefs } from './company-data.ts'
import { classes, type Concept } from './concept.ts'
import { facts } from './facts/index.ts'
import { days } from './rules/days.ts'
import { employer } from './rules/employer.ts'
import { familyAllowance } from './rules/family-allowance.ts'
import { gratification } from './rules/gratification.ts'
import { health } from './rules/health.ts'
import { courtAndUnion, net, seizure, totals } from './rules/net.ts'
import { leaveContributions, leavePay } from './rules/leave.ts'
import { overtime } from './rules/overtime.ts'
import { pension } from './rules/pension.ts'
import { salary } from './rules/salary.ts'
import { savings } from './rules/savings.ts'
import { tax } from './rules/tax.ts'
import { taxable } from './rules/taxable.ts'
import { unemployment } from './rules/unemployment.ts'
import { variablePay } from './rules/variable-pay.ts'
import type { SettingChoices } from './settings.ts'
import { usualConcepts } from './usual.ts'
import { tables, variables } from './variables.ts'

/** The company's items, variables and tables; without items, the usual ones. */
export type LibraryOptions = CompanyData & {
  /** Rounding and overtime factor change formulas; the other choices travel in the period. */
  settings?: SettingChoices
}

/** The law and a company's items as one library: one company, one plan. */
export type PayrollLibrary = Library<Concept> & {
  /** Value facts of the items, at the end of `facts`. */
  readonly itemFacts: readonly FactDef[]
}

/** Every concept in the order of a payslip, for `makePlan`. */
export function payrollLibrary({
  concepts: items = usualConcepts,
  variables: ownVariables = [],
  tables: ownTables = [],
  settings = {},
}: LibraryOptions = {}): PayrollLibrary {
  const itemFacts = items.map(itemFact)
  const rounding = settings.REDONDEO === 'TRUNCATE' ? 'TRUNCATE' : 'HALF_UP'
  const exact = settings.FACTOR_HORA_EXTRA !== 'SIETE_DECIMALES'
  const concepts = lawAndItems(items, exact, rounding)
  return {
    facts: [...facts, ...itemFacts],
    itemFacts,
    variables: [...variables, ...companyVariableDefs({ concepts: items, variables: ownVariables })],
    tables: [...tables, ...companyTableDefs({ tables: ownTables })],
    classes,
    concepts: rounding === 'TRUNCATE' ? concepts.map(truncated) : concepts,
  }
}

const lawAndItems = (
  items: readonly CompanyConcept[],
  exact: boolean,
  rounding: Rounding,
): readonly Concept[] => [
  ...days,
  ...salary,
  ...overtime({ exact }),
  ...variablePay,
  ...leavePay,
  ...companyEarnings(items),
  ...gratification,
  ...taxable,
  ...pension,
  ...health,
  ...unemployment,
  ...savings,
  ...tax,
  ...familyAllowance,
  ...totals,
  ...courtAndUnion,
  ...seizure,
  ...companyDeductions(items),
  ...net(pendingFormula(items, rounding), limitedFormula(items, rounding)),
  ...leaveContributions,
  ...employer,
]

/** Amounts in pesos cut instead of rounded; a concept that names its rounding keeps it. */
const truncated = (def: Concept): Concept =>
  def.unit === 'CLP' && def.decimals === 0 && def.rounding === undefined
    ? { ...def, rounding: 'TRUNCATE' }
    : def
