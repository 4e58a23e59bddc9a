import type { FactDef, Library, Rounding } from '#formula/types.ts'
import {
  type CompanyConcept,
  companyDeductions,
  companyEarnings,
  itemFact,
  pendingFormula,
} from './company.ts'
import { type CompanyData, companyTableDefs, companyVariableDefs } from './company-data.ts'
import { classes, type Concept } from './concept.ts'
import { facts } from './facts/index.ts'
import { days } from './law/days.ts'
import { employer } from './law/employer.ts'
import { familyAllowance } from './law/family-allowance.ts'
import { gratification } from './law/gratification.ts'
import { health } from './law/health.ts'
import { courtAndUnion, net, seizure, totals } from './law/net.ts'
import { leaveContributions, leavePay } from './law/leave.ts'
import { overtime } from './law/overtime.ts'
import { pension } from './law/pension.ts'
import { salary } from './law/salary.ts'
import { savings } from './law/savings.ts'
import { tax } from './law/tax.ts'
import { taxable } from './law/taxable.ts'
import { unemployment } from './law/unemployment.ts'
import { variablePay } from './law/variable-pay.ts'
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
  ...net(pendingFormula(items, rounding)),
  ...leaveContributions,
  ...employer,
]

/** Amounts in pesos cut instead of rounded; a concept that names its rounding keeps it. */
const truncated = (def: Concept): Concept =>
  def.unit === 'CLP' && def.decimals === 0 && def.rounding === undefined
    ? { ...def, rounding: 'TRUNCATE' }
    : def
