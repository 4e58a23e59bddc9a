import { lastPerson, personSurname } from '#platform/server/person-names.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { hasMail } from './has-mail.ts'
import { releasable } from './release.queries.ts'

type OfMonth = { payrollMonthId: number }

/**
 * People within reach who would get no mail about their payslip of a month, by name, and whether
 * they can sign in to see it. Known before the release, which cannot be undone.
 */
export async function payslipsWithoutMail(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const { runId, only } = await releasable(context, month)
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .leftJoin('payslipRelease as release', (join) =>
      join
        .onRef('release.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('release.userContractId', '=', 'payslip.userContractId'),
    )
    .select([
      'payslip.userContractId as contractId',
      'payslip.userId',
      sql<string>`payslip.snapshot ->> 'name'`.as('name'),
      sql<string>`payslip.snapshot ->> 'rut'`.as('rut'),
      sql<boolean>`exists (select from login where login.company_id = app.current_company()
        and login.user_id = payslip.user_id and not login.is_disabled)`.as('canSignIn'),
    ])
    .where('payslip.payrollRunId', '=', runId)
    .$if(only !== null, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${only}::bigint[])`),
    )
    .where(sql<boolean>`(release.user_contract_id is null and not ${hasMail}
      or release.user_contract_id is not null and not release.mailed and not release.carried)`)
    .where(payslipWithin(context.reach('payslips.massRead'), columns, context.actor.userId))
    .orderBy(personSurname)
    .execute()
}
export type WithoutMail = Awaited<ReturnType<typeof payslipsWithoutMail>>[number]
