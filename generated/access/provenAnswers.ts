/** What modules say of their rights: `provenAnswers`. Written by `npm run generate`. */
import { provenAnswers as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { provenAnswers as payrollClosing } from '#modules/payroll/payroll-closing/model/access.ts'
import { provenAnswers as corrections } from '#modules/people/corrections/model/access.ts'

export const provenAnswers = {
  ...bankLists,
  ...payrollClosing,
  ...corrections,
}
