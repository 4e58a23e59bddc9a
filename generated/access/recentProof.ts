/** What modules say of their rights: `recentProof`. Written by `npm run generate`. */
import { recentProof as breaches } from '#modules/administration/breaches/model/access.ts'
import { recentProof as erasure } from '#modules/administration/erasure/model/access.ts'
import { recentProof as grants } from '#modules/administration/grants/model/access.ts'
import { recentProof as inbox } from '#modules/administration/inbox/model/access.ts'
import { recentProof as privacy } from '#modules/administration/privacy/model/access.ts'
import { recentProof as accounts } from '#modules/company/accounts/model/access.ts'
import { recentProof as businesses } from '#modules/company/businesses/model/access.ts'
import { recentProof as companies } from '#modules/company/companies/model/access.ts'
import { recentProof as companyServices } from '#modules/company/company-services/model/access.ts'
import { recentProof as importations } from '#modules/company/importations/model/access.ts'
import { recentProof as secondFactor } from '#modules/company/second-factor/model/access.ts'
import { recentProof as session } from '#modules/company/session/model/access.ts'
import { recentProof as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { recentProof as tokens } from '#modules/company/tokens/model/access.ts'
import { recentProof as webhooks } from '#modules/company/webhooks/model/access.ts'
import { recentProof as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { recentProof as expenses } from '#modules/money/expenses/model/access.ts'
import { recentProof as settlements } from '#modules/money/settlements/model/access.ts'
import { recentProof as suppliers } from '#modules/money/suppliers/model/access.ts'
import { recentProof as thirdParties } from '#modules/money/third-parties/model/access.ts'
import { recentProof as companyCertificates } from '#modules/papers/company-certificates/model/access.ts'
import { recentProof as inspections } from '#modules/papers/inspections/model/access.ts'
import { recentProof as signature } from '#modules/papers/signature/model/access.ts'
import { recentProof as payrollClosing } from '#modules/payroll/payroll-closing/model/access.ts'
import { recentProof as payrollMonths } from '#modules/payroll/payroll-months/model/access.ts'
import { recentProof as payrollRelease } from '#modules/payroll/payroll-release/model/access.ts'
import { recentProof as corrections } from '#modules/people/corrections/model/access.ts'
import { recentProof as delegations } from '#modules/people/delegations/model/access.ts'
import { recentProof as expenseDuties } from '#modules/people/expense-duties/model/access.ts'
import { recentProof as people } from '#modules/people/people/model/access.ts'

export const recentProof = {
  ...breaches,
  ...erasure,
  ...grants,
  ...inbox,
  ...privacy,
  ...accounts,
  ...businesses,
  ...companies,
  ...companyServices,
  ...importations,
  ...secondFactor,
  ...session,
  ...singleSignOn,
  ...tokens,
  ...webhooks,
  ...bankLists,
  ...expenses,
  ...settlements,
  ...suppliers,
  ...thirdParties,
  ...companyCertificates,
  ...inspections,
  ...signature,
  ...payrollClosing,
  ...payrollMonths,
  ...payrollRelease,
  ...corrections,
  ...delegations,
  ...expenseDuties,
  ...people,
}
