import type { YearMonth } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Amounts } from '../model/imported-payslip.ts'

/** The months that another system paid to a contract, the newest first. */
export async function importedPayslips(context: Context, { contractId }: { contractId: number }) {
  const rows = await context.tx
    .selectFrom('importedPayslip as paid')
    .innerJoin('userContract as contract', 'contract.id', 'paid.userContractId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .select(['paid.userContractId', 'paid.yearMonth', 'paid.days', 'contract.userId'])
    .select(['paid.earnings', 'paid.deductions', 'paid.net', 'business.name as businessName'])
    .where('paid.userContractId', '=', contractId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'payslips.read'))
    .orderBy('paid.yearMonth', 'desc')
    .limit(240)
    .execute()
  recordPeopleAtEnd(context, 'lectura:remuneración', rows)
  return rows
}
export type ImportedRow = Awaited<ReturnType<typeof importedPayslips>>[number]

export type ImportedPay = {
  readonly contractId: number
  readonly month: YearMonth
  readonly days: number
  readonly net: number
  readonly amounts: Amounts
}

type Asked = { readonly from: YearMonth; readonly until: YearMonth }

/** What another system paid to some contracts in some months, both ends included, newest first. */
export async function importedPays(
  tx: Tx,
  contractIds: readonly number[],
  { from, until }: Asked,
): Promise<readonly ImportedPay[]> {
  if (contractIds.length === 0) return []
  const rows = await tx
    .selectFrom('importedPayslip')
    .select(['userContractId as contractId', 'yearMonth as month', 'net'])
    .select(sql<number>`days::float8`.as('days'))
    .select(sql<Amounts>`amounts`.as('amounts'))
    .where(sql<boolean>`user_contract_id in (select unnest(${[...contractIds]}::bigint[]))`)
    .where('yearMonth', '>=', from)
    .where('yearMonth', '<=', until)
    .orderBy('yearMonth', 'desc')
    .execute()
  return rows
}
