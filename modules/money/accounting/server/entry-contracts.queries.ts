import type { YearMonth } from '#chile/period.ts'
import type { Plan } from '#formula/index.ts'
import { filedAmounts } from '#law/filings/filed-contract.ts'
import type { Concept } from '#law/index.ts'
import { placeOfResult } from '#modules/money/filings/model/stored-numbers.ts'
import { type DirectPart, directPartsIn } from '#modules/money/leave-subsidies/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { borneIn } from '#modules/people/cost-centers/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { Amount, BookedContract } from '../model/book.ts'
import { type AccountingSource, sourceOf } from '../model/sources.ts'
import type { PaidTotals } from '../model/square.ts'

export type BookedMonth = {
  readonly companyId: number
  readonly businessId: number
  readonly yearMonth: YearMonth
  readonly runId: number
  readonly planHash: string
  readonly ccafCode: string | null
  readonly mutualCode: string | null
  readonly groupId: number | null
}

/**
 * What each payslip of a month brings to its entry, with the cost centres of its contract, and the
 * totals of all of them. Four statements for any number of people.
 */
export async function bookedContracts(tx: Tx, month: BookedMonth) {
  const plan = await planOf(tx, month.companyId, month.planHash)
  const rows = await payslipsOf(tx, month.runId)
  const ids = rows.map(({ contractId }) => contractId)
  const borne = month.groupId === null ? [] : await borneIn(tx, month.yearMonth, ids, month.groupId)
  const parts = Map.groupBy(borne, ({ userContractId }) => userContractId)
  const lines = linesOf(plan)
  const totals = { earnings: 0, deductions: 0, contributions: 0, net: 0 }
  const read = rows.map((row) => ({ ...row, values: filedAmounts(plan, placeOfResult(plan, row)) }))
  const direct = await directPartsIn(tx, month.yearMonth, directOf(read))
  const contracts = read.map((row): BookedContract => {
    const { initialDate: start, finalDate: end, healthInstitution } = readSnapshot(row.snapshot)
    const { values: amounts } = row
    totals.earnings += row.earnings
    totals.deductions += row.deductions
    totals.contributions += amounts.of('TOTAL_APORTES')
    totals.net += row.net
    const fonasa = amounts.word('SISTEMA_SALUD') === 'FONASA'
    const institutions: Institutions = {
      AFP: amounts.word('AFP'),
      EMPLOYER_AFP: amounts.word('AFP'),
      HEALTH: fonasa ? 'FONASA' : (healthInstitution ?? 'SIN_ISAPRE'),
      EMPLOYER_MUTUAL: month.mutualCode,
      CCAF: month.ccafCode,
      FAMILY_ALLOWANCE: month.ccafCode,
      FAMILY_RETURNED: month.ccafCode,
      RETRO_AFP: amounts.word('AFP'),
      RETRO_HEALTH: fonasa ? 'FONASA' : (healthInstitution ?? 'SIN_ISAPRE'),
      NET: row.paymentKind,
    }
    return {
      contractId: row.contractId,
      start,
      end,
      parts: parts.get(row.contractId) ?? [],
      amounts: [
        ...lines.flatMap((line) =>
          line.source === 'SUBSIDY'
            ? subsidyOf(line, direct.get(row.contractId) ?? [])
            : amountOf(line, amounts.of(line.code), institutions),
        ),
        ...overdrawn(amounts.of('SOBREGIRO') - amounts.of('DESCUENTOS_PENDIENTES')),
      ],
    }
  })
  const people = new Set(rows.map(({ userId }) => userId)).size
  return { contracts, people, totals: totals satisfies PaidTotals }
}

type Institutions = { readonly [Source in AccountingSource]?: string | null }
type LineHead = Pick<Amount, 'code' | 'label' | 'source'>

/** The concepts of a plan that are booked, worked out once for all its payslips. */
function linesOf(plan: Plan<Concept>): readonly LineHead[] {
  return plan.library.concepts.flatMap(({ code, label, category, classes }) => {
    const source = code === 'LIQUIDO' ? 'NET' : sourceOf({ code, category, classes })
    return source ? [{ code, label, source }] : []
  })
}

function amountOf(line: LineHead, amount: number, institutions: Institutions): Amount[] {
  if (amount === 0) return []
  return [{ ...line, amount, institution: institutions[line.source] ?? null }]
}

/** What each contract was paid in place of institutions. */
const directOf = (rows: readonly { contractId: number; values: { of(code: string): number } }[]) =>
  new Map(
    rows.flatMap(({ contractId, values }): [number, number][] => {
      const amount = values.of(DIRECT)
      return amount === 0 ? [] : [[contractId, amount]]
    }),
  )

const DIRECT = 'SUBSIDIO_PAGO_DIRECTO'

/** What was paid in place of institutions, by each of them: the same that gives it back. */
const subsidyOf = (line: LineHead, parts: readonly DirectPart[]): Amount[] =>
  parts.flatMap(({ institution, amount }) => amountOf(line, amount, { SUBSIDY: institution }))

/** What was discounted beyond the pay of the month: the person owes it. */
function overdrawn(amount: number): Amount[] {
  if (amount === 0) return []
  const label = 'Sobregiro por recuperar'
  return [{ code: 'SOBREGIRO', label, source: 'OVERDRAWN', institution: null, amount }]
}

const payslipsOf = (tx: Tx, runId: number) =>
  tx
    .selectFrom('payslip')
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'payslip.userId').on('method.isCurrent', '=', true),
    )
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.facts'])
    .select(['payslip.results', 'payslip.snapshot', 'payslip.earnings', 'payslip.deductions'])
    .select(['payslip.net', 'method.kind as paymentKind'])
    .where('payslip.payrollRunId', '=', runId)
    .orderBy('payslip.userContractId')
    .execute()
