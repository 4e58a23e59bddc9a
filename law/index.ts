/** The door of payroll. payroll/README.md says how its parts fit and how to add to the law. */
export { type Accrual, type AccrualMonth, type AccruedPay, reliquidate } from './annual/accrual.ts'
export { type Cap, capVariable } from './caps.ts'
export {
  type AddedMonth,
  addedIn,
  type Addition,
  isJoined,
  itemFactAt,
  LEGAL_GRATIFICATION,
  type PaidMonth,
  type Part,
  type PayslipOfMonth,
} from './annual/addition.ts'
export {
  type Art50Settlement,
  type GratifiedMonth,
  instalments,
  poolOfArt47,
  settleArt50,
  shareArt47,
} from './annual/gratification.ts'
export { type CompanyConcept, type DeductionLimit, discountUnit, itemFact } from './company.ts'
export {
  type CompanyData,
  companyScales,
  type CompanyTable,
  type CompanyUnit,
  type CompanyVariable,
  withCompanyValues,
} from './company-data.ts'
export { categories, type Category, type Concept } from './concept.ts'
export { facts, factsOf, valueFact } from './facts/index.ts'
export { optionWords } from './option-words.ts'
export {
  defaultInput,
  InputError,
  type MedicalLeave,
  type Overtime,
  type PartialInput,
  type PayrollInput,
  type Saving,
  type VariableWeek,
} from './input.ts'
export { completeInput } from './schema.ts'
export { type LibraryOptions, type PayrollLibrary, payrollLibrary } from './library.ts'
export {
  type Citation,
  MissingParameter,
  type Parameter,
  parameters,
  rowAt,
  tableEditions,
} from './parameters/index.ts'
export { type AgreedPay, monthlySalaries } from './monthly-salary.ts'
export { type AgreedNet, grossForNet } from './net-to-gross.ts'
export {
  type EnteredFigure,
  type EnteredTable,
  figureMonth,
  missingFigures,
  type PayrollSettings,
  periodValues,
  type SourcedTable,
  uncertainFigures,
} from './period.ts'
export { type Bounds, plausibleBounds } from './parameters/plausible.ts'
export { type LineDifference, lineDifferences } from './differences.ts'
export {
  type PayslipLine,
  payslipLines,
  type PayslipSection,
  type SectionKey,
  payslipSummary,
  payslipWarnings,
  uncollectedWords,
} from './payslip.ts'
export { type RestDaysInput, restMonth, restWeeks } from './rest-days.ts'
export {
  retroactiveBases,
  retroactiveConcepts,
  type RetroactivePart,
  retroactivePart,
  retroactiveParts,
} from './retroactive-items.ts'
export {
  type PaidPayslip,
  retroactiveDifferences,
  type RetroactiveDifference,
  type RetroactiveOptions,
  type RetroactiveResult,
} from './retroactive.ts'
export {
  calculate,
  explainPayslip,
  openPayroll,
  type Payroll,
  type PayrollOptions,
  payslipFacts,
} from './run.ts'
export { conditionsOf } from './setting.ts'
export {
  leavePaymentAt,
  type SettingChoices,
  type SettingCode,
  settingDefs,
  settingsAt,
} from './settings.ts'
export { type LeavePayment, leavePayments } from './settings-leave.ts'
export { usualConcepts } from './usual.ts'
