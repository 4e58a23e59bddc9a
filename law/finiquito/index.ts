/** The door of the finiquito. law/README.md says how it stands beside the payslip. */
export { serviceTime, type ServiceTime } from './facts/time.ts'
export {
  completeFiniquito,
  type Ending,
  endings,
  type FiniquitoInput,
  type PartialFiniquito,
} from './input.ts'
export { finiquitoLibrary, finiquitoPlan } from './library.ts'
export {
  calculateFiniquito,
  explainFiniquito,
  factsUnder,
  type FiniquitoLaw,
  finiquitoLaw,
} from './run.ts'
export { severanceTax, type SeveranceTaxMonth, type TaxedMonth } from './tax.ts'
