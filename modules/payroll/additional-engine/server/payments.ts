import { valueIn, type Kernels } from '#formula/index.ts'
import { createHash } from 'node:crypto'
import { monthLabel } from '#chile/period.ts'
import type { Asked } from '../model/payment-input.ts'
import type { AccruedMonth } from '../model/stored-months.ts'
import { type AddedMonth, addedIn, type Addition, isJoined } from '#law/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { type Earlier, earlierPayments } from './earlier.queries.ts'
import { everybody, type AdditionalMonth } from './additional-month.ts'
import { kernelsOf } from './kernels.ts'
import { linesTogether, monthOf, partsOf } from './months.ts'
import { closedPayslips, type Paid, paidMonths, payslipsBeside } from './paid-months.queries.ts'
import { closedBefore } from './rests.ts'

/**
 * Calculates payments in the months in which they were earned, over the closed payslip of each
 * month and earlier payments apart, and stores the changes they cause: of a person with several
 * contracts in the month, those of all of them. Reads only payslips that satisfy the condition
 * `seen`, and what was calculated together with them.
 */
export async function pay(
  db: CompanyDb,
  month: AdditionalMonth,
  asked: readonly Asked[],
  seen = everybody,
): Promise<void> {
  if (asked.length === 0) return
  const months = [...new Set([month.yearMonth, ...asked.flatMap((row) => row.months)])]
  const paid = await paidMonths(db, { businessId: month.businessId, months })
  const base = paid.find((one) => one.month === month.yearMonth)
  if (!base) throw conflict('Primero hay que cerrar las remuneraciones del mes')
  const only = asked.map(({ contractId }) => contractId)
  const earlier = await earlierPayments(db, month, { months, peopleOf: only })
  const payUtm = valueIn(base.period.variables, 'UTM')
  const found = new Map<number, Found>()
  for (const one of paid) {
    const ofMonth = asked.filter((row) => row.months.includes(one.month))
    if (ofMonth.length === 0) continue
    const ids = ofMonth.map(({ contractId }) => contractId)
    // Each month has its own formulas and figures: one statement a month, for all its people.
    const payslips = await closedPayslips(db, one.runId, { only: ids, seen })
    const joined = payslips.filter(({ facts }) => isJoined(one.plan, facts))
    const beside = joined.length === 0 ? [] : await payslipsBeside(db, one.runId, joined)
    const kernels = kernelsOf(db.session.companyId, one)
    const paidMonth = { ...one, kernels }
    addMonth(found, { paid: paidMonth, payslips, beside, asked: ofMonth, earlier, payUtm })
  }
  requireAll(asked, found)
  const ground = { baseRunId: base.runId, restsOn: await closedBefore(db, month) }
  await store(db, { payrollMonthId: month.id, ...ground }, asked, found)
}

type Found = { userId: number; added: AddedMonth[]; months: AccruedMonth[] }
type MonthOf = {
  paid: Paid & { kernels: Kernels }
  payslips: Awaited<ReturnType<typeof closedPayslips>>
  /** The payslips of people with several contracts, with those that are not paid apart. */
  beside: Awaited<ReturnType<typeof payslipsBeside>>
  asked: readonly Asked[]
  earlier: readonly Earlier[]
  payUtm: number
}

/** Adds the changes that the payments cause in one month to those of earlier months. */
function addMonth(found: Map<number, Found>, { paid, payslips, ...given }: MonthOf): void {
  const rows = new Map(given.asked.map((row) => [row.contractId, row]))
  const before = Map.groupBy(
    given.earlier.filter(({ yearMonth }) => yearMonth === paid.month),
    ({ contractId }) => contractId,
  )
  const asPaid = ({
    contractId,
    facts,
  }: Pick<MonthOf['beside'][number], 'contractId' | 'facts'>) => ({
    contractId,
    facts,
    earlier: (before.get(contractId) ?? []).map((one) => ({
      item: one.itemCode,
      value: one.value,
    })),
  })
  const ofPerson = Map.groupBy(given.beside, ({ userId }) => userId)
  const additions = payslips.map((payslip): Addition => {
    const { contractId, userId, results } = payslip
    const { itemCode: item = '', value = '0', months = [] } = rows.get(contractId) ?? {}
    return {
      ...asPaid(payslip),
      results,
      others: (ofPerson.get(userId) ?? [])
        .filter((other) => other.contractId !== contractId)
        .map(asPaid),
      part: { item, value: partsOf(value, months)[months.indexOf(paid.month)] ?? '0' },
    }
  })
  calculated(paid, additions, given.payUtm).forEach((added, index) => {
    const { part } = additions[index] ?? { part: { item: '', value: '0' } }
    const known = found.get(added.contractId)
    const entry = known ?? { userId: payslips[index]?.userId ?? 0, added: [], months: [] }
    entry.added.push(added)
    entry.months.push(monthOf({ added, runId: paid.runId, part }))
    found.set(added.contractId, entry)
  })
}

function calculated(...given: Parameters<typeof addedIn>): AddedMonth[] {
  try {
    return addedIn(...given)
  } catch (error) {
    if (error instanceof RangeError) throw conflict(error.message)
    throw error
  }
}

/**
 * Requires a payslip of every contract in each of its months; a contract without any is answered as
 * not found.
 */
function requireAll(asked: readonly Asked[], found: ReadonlyMap<number, Found>): void {
  for (const { contractId, months, row } of asked) {
    const known = found.get(contractId)?.months.map(({ yearMonth }) => yearMonth) ?? []
    if (known.length === 0) throw notFound()
    const missing = months.find((month) => !known.includes(month))
    if (missing) {
      throw invalid(
        `rows.${row ?? 0}.accruedFrom`,
        `La persona no tiene liquidación cerrada en ${monthLabel(missing)}`,
      )
    }
  }
}

type Ground = { payrollMonthId: number; baseRunId: number; restsOn: string }

/** Rows of one statement: PostgreSQL limits the number of parameters. */
const rowsAtOnce = 1000

async function store(
  { tx }: CompanyDb,
  ground: Ground,
  asked: readonly Asked[],
  found: ReadonlyMap<number, Found>,
): Promise<void> {
  const rows = asked.map(({ contractId, itemCode, value, accrued }) => {
    const { userId = 0, added = [], months = [] } = found.get(contractId) ?? {}
    const lines = linesTogether(added)
    const sums = totalsOf(added)
    return {
      ...ground,
      userContractId: contractId,
      userId,
      itemCode,
      value,
      accruedFrom: accrued?.from ?? null,
      accruedTo: accrued?.to ?? null,
      months: JSON.stringify(months),
      ...sums,
      lines: JSON.stringify(lines),
      print: printOf({ itemCode, value, net: sums.net, lines }),
    }
  })
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insertInto('additionalPayment')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute()
  }
}

/** Takes away what a process pays to some contracts, or all that it pays. */
export async function removePayments(
  { tx }: Pick<CompanyDb, 'tx'>,
  payrollMonthId: number,
  contractIds?: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('additionalPayment')
    .where('payrollMonthId', '=', payrollMonthId)
    .$if(contractIds !== undefined, (query) =>
      query.where(sql<boolean>`user_contract_id = any(${[...(contractIds ?? [])]}::bigint[])`),
    )
    .execute()
}

const totalsOf = (added: readonly AddedMonth[]) => {
  const sum = (key: 'earnings' | 'deductions' | 'net' | 'employerCost') =>
    added.reduce((all, month) => all + month[key], 0)
  return {
    earnings: sum('earnings'),
    deductions: sum('deductions'),
    net: sum('net'),
    employerCost: sum('employerCost'),
  }
}

type Printed = { itemCode: string; value: string; net: number; lines: readonly object[] }

/**
 * Fingerprint of a payment as its person sees it: a payment that changed must be released again.
 */
const printOf = ({ itemCode, value, net, lines }: Printed): string =>
  createHash('sha256')
    .update(JSON.stringify([itemCode, Number(value), net, lines]))
    .digest('hex')
