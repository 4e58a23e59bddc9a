/** What modules say of their rights: `answers`. Written by `npm run generate`. */
import { answers as erasure } from '#modules/administration/erasure/model/access.ts'
import { answers as inbox } from '#modules/administration/inbox/model/access.ts'
import { answers as privacy } from '#modules/administration/privacy/model/access.ts'
import { answers as indicators } from '#modules/concepts/indicators/model/access.ts'
import { answers as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { answers as expenses } from '#modules/money/expenses/model/access.ts'
import { answers as suppliers } from '#modules/money/suppliers/model/access.ts'
import { answers as payrollClosing } from '#modules/payroll/payroll-closing/model/access.ts'
import { answers as payslipDisputes } from '#modules/payroll/payslip-disputes/model/access.ts'
import { answers as piecework } from '#modules/payroll/piecework/model/access.ts'
import { answers as vacationCompensation } from '#modules/payroll/vacation-compensation/model/access.ts'
import { answers as corrections } from '#modules/people/corrections/model/access.ts'
import { answers as actionPlans } from '#modules/talent/action-plans/model/access.ts'
import { answers as peers } from '#modules/talent/peers/model/access.ts'
import { answers as absences } from '#modules/time/absences/model/access.ts'
import { answers as vacations } from '#modules/time/vacations/model/access.ts'

export const answers = {
  ...erasure,
  ...inbox,
  ...privacy,
  ...indicators,
  ...bankLists,
  ...expenses,
  ...suppliers,
  ...payrollClosing,
  ...payslipDisputes,
  ...piecework,
  ...vacationCompensation,
  ...corrections,
  ...actionPlans,
  ...peers,
  ...absences,
  ...vacations,
}
