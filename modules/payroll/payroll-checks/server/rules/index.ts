import type { CheckRule } from '../../model/check.ts'
import { absenceRules, crossedRules } from './absences.ts'
import { centerRules } from './centers.ts'
import { contractRules, missingRules } from './contract.ts'
import { deductionRules } from './deductions.ts'
import { itemRules } from './items.ts'
import { leftOutRules } from './left-out.ts'
import { monthRules } from './month.ts'
import { owedRules } from './amounts-owed.ts'
import { paymentRules } from './payment.ts'
import { personRules } from './person.ts'
import { resultRules } from './result.ts'
import { answeredRules, reviewRules } from './review.ts'
import type { PayslipRule, SetRule } from './rule.ts'
import { timeRules } from './time.ts'

/** Rules evaluated in one pass over the payslips. */
export const payslipRules: readonly PayslipRule[] = [
  ...paymentRules,
  ...personRules,
  ...contractRules,
  ...timeRules,
  ...resultRules,
  ...deductionRules,
  ...absenceRules,
  ...reviewRules,
]

/** Rules with a query of their own over the rows of the month. */
export const setRules: readonly SetRule[] = [
  ...missingRules,
  ...centerRules,
  ...itemRules,
  ...crossedRules,
  ...answeredRules,
]

/** Every rule. */
export const allRules: readonly CheckRule[] = [
  ...payslipRules,
  ...setRules,
  ...leftOutRules,
  ...monthRules,
  ...owedRules,
]

const byCode = new Map(allRules.map((rule) => [rule.code, rule]))

/** A rule by the code that findings and notes carry. */
export const ruleOf = (code: string): CheckRule | undefined => byCode.get(code)
