import { reachesBusiness } from '#access/reach.ts'
import type { YearMonth } from '#chile/period.ts'
import { savingColumns } from '#modules/people/people/model/agreed-savings.ts'
import { heldPayslips } from '#modules/money/filings/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { hasPrivatePay } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import { allSavings, keyOf } from '../model/party.ts'

type Permission = 'transfers.read' | 'transfers.update'

/** A closed month with the run that paid it. */
export type OwingMonth = MonthHead & { readonly currentRunId: number }

/** A closed month of remuneraciones all of whose pay the actor may see. */
export async function owingMonth(
  context: Context,
  id: number,
  permission: Permission,
): Promise<OwingMonth> {
  const month = await monthById(context, id, permission)
  if (month.type !== 'PAYROLL') throw conflict('Los terceros se pagan del mes de remuneraciones')
  if (month.isOpen || month.currentRunId === null) throw conflict('Primero hay que cerrar el mes')
  const reach = context.reach('payslips.read')
  const isWhole = reachesBusiness(reach, month.businessId)
  const isHidden = !reach.includesPrivate && (await hasPrivatePay(context.tx, month.currentRunId))
  if (!isWhole || reach.except.length > 0 || isHidden) {
    throw forbidden('Este mes lleva remuneraciones que usted no ve')
  }
  return { ...month, currentRunId: month.currentRunId }
}

/** What holds for all payslips of a closed month. */
export type OwingHead = {
  readonly yearMonth: YearMonth
  readonly runId: number
  readonly planHash: string
  readonly closedAt: Date
  readonly ccaf: string | null
  readonly mutual: string | null
  /** Whether a live list of the month pays its savings as one party, as lists once did. */
  readonly asOne: boolean
}

/** The closed month of a number; undefined when it is open. */
export async function owingHead(tx: Tx, monthId: number): Promise<OwingHead | undefined> {
  const listed = tx
    .selectFrom('paymentListRow as row')
    .select('row.n')
    .where('row.payrollMonthId', '=', monthId)
    .where('row.party', '=', keyOf(allSavings))
    .where('row.state', 'in', ['LISTED', 'PAID'])
  const row = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.yearMonth', 'month.closedAt', 'run.id as runId', 'run.planHash'])
    .select(['business.ccafCode as ccaf', 'business.mutualCode as mutual'])
    .select(({ exists }) => exists(listed).as('asOne'))
    .where('month.id', '=', monthId)
    .where('month.isOpen', '=', false)
    .executeTakeFirst()
  if (!row) return undefined
  const { closedAt, asOne } = row
  if (closedAt === null) throw new Error(`The closed month ${monthId} has no moment of closing`)
  return { ...row, closedAt, asOne: asOne === true }
}

type OfRun = { readonly runId: number; readonly yearMonth: YearMonth }

/** What a person's records say of the parties, on the last day of the contract in the month. */
const recordsOf = (tx: Tx, { runId, yearMonth }: OfRun) =>
  heldPayslips(tx, runId, yearMonth)
    .clearSelect()
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'terms.syndicateId'])
    .select(savingColumns)
    .select('held.affiliateInstitution')

/** The payslips of a month after a contract, so many of them, with what decides their parties. */
export const owingPayslips = (
  tx: Tx,
  { after, most, ...run }: OfRun & { after: number; most: number },
) =>
  recordsOf(tx, run)
    .select(['payslip.facts', 'payslip.results', 'payslip.snapshot', 'payslip.deductions'])
    .where('payslip.userContractId', '>', after)
    .orderBy('payslip.userContractId')
    .limit(most)
    .execute()
export type OwingPayslip = Awaited<ReturnType<typeof owingPayslips>>[number]

/** What the records of some contracts of a month say now. */
export const recordsOfContracts = (tx: Tx, run: OfRun, contracts: readonly number[]) =>
  recordsOf(tx, run)
    .where(sql<boolean>`payslip.user_contract_id = any(${[...contracts]}::bigint[])`)
    .execute()
export type PartyRecords = Awaited<ReturnType<typeof recordsOfContracts>>[number]
