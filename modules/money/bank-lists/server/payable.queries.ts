import type { Transfer } from '#chile/bank-lists/layout.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import {
  payingProcess,
  pendingList,
  paymentsOfProcess,
} from '#modules/payroll/payroll-release/server/index.ts'
import { whyNoTransfer, whyTaken } from '#modules/payroll/payroll-release/model/payment-way.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { forbidden } from '#platform/server/errors.ts'
import type { Payment } from '../model/control.ts'
import type { ListPays } from '../model/payment-list.ts'
import { finiquitosToPay } from './finiquitos.ts'

/** What a process still owes by bank, in the words of its own module. */
export type PendingList = Awaited<ReturnType<typeof pendingList>>

export type Asked = {
  readonly payrollMonthId: number
  /** What is paid; the payslips of the process where nobody says. */
  readonly pays: ListPays | null
}

/** A transfer, and whose payment it is. */
export type Listable = Transfer &
  Pick<Payment, 'contractId' | 'userId' | 'settlementId'> & {
    readonly payMonthId: number
  }

export type Payable = {
  readonly month: MonthHead
  readonly account: PendingList['account']
  readonly subject: string
  /** The process alone, whatever is paid with it. */
  readonly process: string
  /** Everything that nobody has paid yet. */
  readonly left: readonly (Payment & Pick<Listable, 'payMonthId'>)[]
  /** What amounts to nothing: no list pays it. */
  readonly zeros: readonly Payment[]
  /** What a bank transfers. */
  readonly transfers: readonly Listable[]
}

/**
 * What waits to be paid in a process: its payslips, issued finiquitos, or both. Payslips wait for
 * the closing of their month. A finiquito does not: it is due within ten working days, whatever
 * the month (Código del Trabajo, art. 177).
 */
export async function payableOf(
  context: Context,
  asked: Asked,
  permission: 'transfers.read' | 'transfers.update',
): Promise<Payable> {
  const pays = asked.pays ?? 'PAY'
  const pending =
    pays === 'SETTLEMENT'
      ? { ...(await payingProcess(context, asked.payrollMonthId, permission)), ...nobody }
      : await pendingList(context, asked.payrollMonthId, permission)
  const { month, account } = pending
  const payslips = payslipsOf(pending)
  const endings = pays === 'PAY' ? none : await endingsOf(context, month)
  return {
    month,
    account,
    subject: subjects[pays](pending.subject, context.today),
    process: pending.subject,
    left: [...payslips.left, ...endings.left],
    zeros:
      pays === 'SETTLEMENT'
        ? []
        : (await paymentsOfProcess.zero(context, month, permission).execute()).map((row) =>
            ofPayslip(row),
          ),
    transfers: [...payslips.transfers, ...endings.transfers],
  }
}

type Part = Pick<Payable, 'left' | 'transfers'>
const none: Part = { left: [], transfers: [] }
const nobody: Pick<PendingList, 'left' | 'transfers'> = { left: [], transfers: [] }

/** What a list is of. Finiquitos are of no process: all that wait on that day are paid together. */
const subjects: Readonly<Record<ListPays, (ofProcess: string, today: ISODate) => string>> = {
  PAY: (ofProcess) => ofProcess,
  SETTLEMENT: (_, today) => `Finiquitos al ${formatDate(today)}`,
  BOTH: (ofProcess, today) => `${ofProcess} y finiquitos al ${formatDate(today)}`,
}

type Pending = PendingList['left'][number]
const ofPayslip = (row: Pending) => ({ ...row, settlementId: null, problem: whyTaken(row) })

function payslipsOf(list: Pick<PendingList, 'left' | 'transfers'>): Part {
  const left = list.left.map(ofPayslip)
  const rows = new Map(left.map((row) => [row.contractId, row]))
  return {
    left,
    transfers: list.transfers.flatMap(({ contractId, ...transfer }) => {
      const row = rows.get(contractId)
      if (!row || row.problem !== null) return []
      const { userId, payMonthId } = row
      return [{ ...transfer, contractId, userId, payMonthId, settlementId: null }]
    }),
  }
}

async function endingsOf(context: Context, month: MonthHead): Promise<Part> {
  if (!context.can('settlementPayments.create')) throw forbidden('Usted no paga finiquitos')
  const left = await finiquitosToPay.get().pending(context, month)
  return {
    left: left.map((row) => ({ ...row, payMonthId: month.id })),
    transfers: left.flatMap(({ kind, bankCode, accountNumber, net, ...row }) =>
      kind === 'TRANSFER' &&
      bankCode !== null &&
      accountNumber !== null &&
      whyNoTransfer(row) === undefined
        ? [
            {
              ...row,
              bankCode,
              accountNumber,
              amount: net,
              payMonthId: month.id,
            },
          ]
        : [],
    ),
  }
}

/**
 * Says which payments are in a list that is not annulled, paid or not yet. A last payslip is of the
 * payroll, whichever process its list is of.
 */
export async function listedOf({ tx }: Context, list: Pick<Payable, 'month' | 'transfers'>) {
  const months = [...new Set([list.month.id, ...list.transfers.map((one) => one.payMonthId)])]
  const rows = await tx
    .selectFrom('paymentListRow as row')
    .select(['row.userContractId', 'row.settlementId'])
    .where('row.state', 'in', ['LISTED', 'PAID'])
    .where(
      sql<boolean>`(row.settlement_id is not null or row.user_contract_id is not null
        and row.payroll_month_id = any(${months}::bigint[]))`,
    )
    .execute()
  const contracts = new Set(rows.flatMap(({ userContractId }) => userContractId ?? []))
  const endings = new Set(rows.flatMap(({ settlementId }) => settlementId ?? []))
  return ({ contractId, settlementId }: Pick<Payment, 'contractId' | 'settlementId'>) =>
    settlementId === null ? contracts.has(contractId) : endings.has(settlementId)
}
