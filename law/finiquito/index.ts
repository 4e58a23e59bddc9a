/** The door of the finiquito; law/README.md has its place beside the payslip. */
export { priceRise, readjusted } from './average.ts'
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
  missingAt,
  missingFinalFigures,
} from './run.ts'
export { severanceTax, type SeveranceTaxMonth, type TaxedMonth } from './tax.ts'
