export { isPrivate, privatePeople, wasPrivate } from './private.ts'
export {
  monthShown,
  payslipShown,
  payslipWithin,
  payWithin,
  personShown,
  personWithin,
} from './within.ts'
