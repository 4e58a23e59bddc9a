import type { z } from 'zod'
import {
  count,
  date,
  decimal,
  flag,
  list,
  maybeDate,
  oneOf,
  type SchemaOf,
  schemaOf,
} from '../leaves.ts'
import { type Ending, endings, type FiniquitoInput, type PartialFiniquito } from './input.ts'

const codes = Object.keys(endings) as Ending[]

/** What a finiquito may be given, besides what it always needs. */
const shape: SchemaOf<Omit<FiniquitoInput, 'ending' | 'start' | 'end'>> = {
  signedOn: maybeDate,
  domesticWorker: flag,
  noticeGiven: flag,
  pay: {
    salary: decimal,
    fixed: decimal,
    ofSalary: decimal,
    gratification: decimal,
    allowances: decimal,
    variable: list(decimal),
    lastThree: decimal,
    last: decimal,
    average24: decimal,
  },
  maternity: { until: maybeDate, subsidyUntil: maybeDate },
  pact: { daysPerYear: decimal, anyCause: flag, withoutYearsCap: flag, withoutUfCap: flag },
  vacation: { businessDays: decimal, nonWorkingDays: count, deferred: flag },
  afcEmployerBalance: decimal,
  fundBalance: decimal,
  voluntary: decimal,
  voluntaryTax: decimal,
  lastPayslip: decimal,
  deductions: { advances: decimal, loans: decimal, others: decimal },
  alimony: { pesos: decimal, percent: decimal },
}

/** The facts of one finiquito: each part may be left out, but the ending and its two days. */
export const finiquitoFactsSchema = schemaOf(shape, {
  ending: oneOf(...codes),
  start: date,
  end: date,
}) as z.ZodType<PartialFiniquito>
