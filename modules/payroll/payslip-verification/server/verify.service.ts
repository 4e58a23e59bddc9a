import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { tooMany } from '#platform/server/errors.ts'
import { take } from '#platform/server/limits/limits.ts'
import { readSeal } from '#modules/payroll/payslip-seal/server/index.ts'

/** How many papers one address may verify in five minutes. */
const perAddress = { capacity: 30, seconds: 300 }

/**
 * What anybody with a printed payslip may ask: whether it is ours, its company and month, its
 * amount, and whether it is still valid. Nothing about the person. Every invalid code gets the same
 * answer.
 */
export async function verifyPayslip(request: RequestContext, { code }: { code: string }) {
  await oneMoreVerification(request)
  const sealed = readSeal(code)
  if (!sealed) return null
  const { companyId, runId, contractId } = sealed
  const found = await asNobody(request, companyId, (tx) =>
    tx
      .selectFrom('payslip')
      .innerJoin('payrollMonth as month', 'month.id', 'payslip.payrollMonthId')
      .innerJoin('business', 'business.id', 'month.businessId')
      .select(['payslip.net', 'payslip.inputsHash', 'month.yearMonth', 'month.isOpen'])
      .select(['month.currentRunId', 'business.businessName as company'])
      .where('payslip.payrollRunId', '=', runId)
      .where('payslip.userContractId', '=', contractId)
      .executeTakeFirst(),
  )
  if (!found) return null
  return {
    company: found.company,
    yearMonth: found.yearMonth,
    net: found.net,
    hash: found.inputsHash.slice(0, 16),
    isCurrent: found.currentRunId === runId,
    isDraft: found.isOpen,
  }
}
/** Counts a paper that a network verifies, of any kind; one that asks too often has to wait. */
export async function oneMoreVerification({ services, address }: RequestContext): Promise<void> {
  const free = await services.db.withPlatform((tx) =>
    take(tx, `verify:address:${networkOf(address)}`, perAddress),
  )
  if (!free) throw tooMany('Demasiadas consultas. Espere unos minutos y vuelva a probar.')
}

/**
 * Reads a company for somebody who has not signed in: what a sealed paper names, and no more. A
 * suspended company answers nothing, as if the paper were not its own.
 */
export async function asNobody<Result>(
  { services, traceId }: RequestContext,
  companyId: number,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> {
  if (!(await isActiveCompany(services, companyId))) return undefined
  const session = { companyId, userId: null, loginId: null, acting: false, traceId }
  return services.db.withTenant(session, read)
}

export type Verified = NonNullable<Awaited<ReturnType<typeof verifyPayslip>>>
