/** What modules say of their rights: `companyWrites`. Written by `npm run generate`. */
import { companyWrites as arrivals } from '#modules/administration/arrivals/model/access.ts'
import { companyWrites as breaches } from '#modules/administration/breaches/model/access.ts'
import { companyWrites as dashboard } from '#modules/administration/dashboard/model/access.ts'
import { companyWrites as grants } from '#modules/administration/grants/model/access.ts'
import { companyWrites as privacy } from '#modules/administration/privacy/model/access.ts'
import { companyWrites as announcements } from '#modules/communication/announcements/model/access.ts'
import { companyWrites as businesses } from '#modules/company/businesses/model/access.ts'
import { companyWrites as companies } from '#modules/company/companies/model/access.ts'
import { companyWrites as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { companyWrites as tokens } from '#modules/company/tokens/model/access.ts'
import { companyWrites as concepts } from '#modules/concepts/concepts/model/access.ts'
import { companyWrites as indicators } from '#modules/concepts/indicators/model/access.ts'
import { companyWrites as accounting } from '#modules/money/accounting/model/access.ts'
import { companyWrites as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { companyWrites as expenses } from '#modules/money/expenses/model/access.ts'
import { companyWrites as suppliers } from '#modules/money/suppliers/model/access.ts'
import { companyWrites as documents } from '#modules/papers/documents/model/access.ts'
import { companyWrites as templates } from '#modules/papers/templates/model/access.ts'
import { companyWrites as piecework } from '#modules/payroll/piecework/model/access.ts'
import { companyWrites as costCenters } from '#modules/people/cost-centers/model/access.ts'
import { companyWrites as customFields } from '#modules/people/custom-fields/model/access.ts'
import { companyWrites as expenseDuties } from '#modules/people/expense-duties/model/access.ts'
import { companyWrites as structure } from '#modules/people/structure/model/access.ts'
import { companyWrites as courses } from '#modules/talent/courses/model/access.ts'
import { companyWrites as evaluations } from '#modules/talent/evaluations/model/access.ts'
import { companyWrites as surveyAnswers } from '#modules/talent/survey-answers/model/access.ts'
import { companyWrites as surveys } from '#modules/talent/surveys/model/access.ts'
import { companyWrites as holidays } from '#modules/time/holidays/model/access.ts'

export const companyWrites = {
  ...arrivals,
  ...breaches,
  ...dashboard,
  ...grants,
  ...privacy,
  ...announcements,
  ...businesses,
  ...companies,
  ...singleSignOn,
  ...tokens,
  ...concepts,
  ...indicators,
  ...accounting,
  ...bankLists,
  ...expenses,
  ...suppliers,
  ...documents,
  ...templates,
  ...piecework,
  ...costCenters,
  ...customFields,
  ...expenseDuties,
  ...structure,
  ...courses,
  ...evaluations,
  ...surveyAnswers,
  ...surveys,
  ...holidays,
}
