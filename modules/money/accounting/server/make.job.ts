import { createHash } from 'node:crypto'
import { z } from 'zod'
import { firstDay } from '#chile/period.ts'
import { declaredTotals } from '#modules/money/filings/server/index.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import type { Amount, BookedContract } from '../model/book.ts'
import { type Entry, type EntryLine, makeEntry } from '../model/entry.ts'
import { provisionLines } from '../model/provision.ts'
import { lossLine, recoveryLine } from '../model/recovery.ts'
import { squareEntry } from '../model/square.ts'
import { type BookedMonth, bookedContracts } from './entry-contracts.queries.ts'
import { expensesOfEntry, keepExpenses, moveOfExpense, withCategories } from './expenses.queries.ts'
import { bookOf } from './book.queries.ts'
import { type Provision, provisionsOf } from './provisions.queries.ts'
import { keepRecoveries, type Moved, recoveriesOf } from './recoveries.queries.ts'

/**
 * Makes the entry of a month: reads the payslips, books them, and keeps the lines in one
 * transaction; or keeps why it could not be made. Killed and run again it keeps them once.
 */
export const makeAccountingEntry = defineJob({
  kind: 'accounting.make',
  input: z.object({ entryId: z.number() }),
  maxAttempts: 2,
  async run(job, { entryId }, progress) {
    await progress(0, 3, 'Leyendo las liquidaciones')
    const read = await job.transaction((tx, client) =>
      readMonth({ tx, client, session: job.session }, entryId),
    )
    if (!read) return { entryId }
    await progress(1, 3, 'Buscando las cuentas')
    const made = makeEntry(read.book, read.contracts)
    await progress(2, 3, 'Guardando')
    await job.transaction((tx) => keep(tx, entryId, read, made))
    await progress(3, 3, 'Listo')
    return { entryId }
  },
})

/** All that an entry is made of; nothing when it is made already. */
async function readMonth(db: CompanyDb, entryId: number) {
  const { tx, session } = db
  const head = await headOf(tx, entryId)
  if (head.madeAt !== null) return undefined
  refuseReopened(head)
  const month: BookedMonth = { ...head, companyId: session.companyId }
  const book = await bookOf(tx, head.yearMonth, head.businessId)
  const booked = await bookedContracts(tx, month)
  const filed = await declaredTotals(tx, head.payrollMonthId)
  const { withVacations } = head
  const provisions = await provisionsOf(db, month, { entryId, withVacations })
  const recovered = head.withSubsidies
    ? await recoveriesOf(tx, month, entryId, booked.contracts)
    : []
  const spent = await expensesOfEntry(tx, month, entryId)
  const moves = [
    ...provisions.flatMap(movesOfProvision),
    ...recovered.map(moveOfRecovery),
    ...spent.map(moveOfExpense),
  ]
  const contracts = withMoves(booked.contracts, moves, month)
  const withOwn = withCategories(book, spent)
  return { ...booked, contracts, book: withOwn, filed, provisions, recovered, spent }
}

const headOf = (tx: Tx, entryId: number) =>
  tx
    .selectFrom('accountingEntry as entry')
    .innerJoin('business', 'business.id', 'entry.businessId')
    .innerJoin('payrollMonth as month', 'month.id', 'entry.payrollMonthId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['entry.businessId', 'entry.payrollMonthId', 'entry.yearMonth', 'entry.groupId'])
    .select(['entry.withVacations', 'entry.withSubsidies', 'entry.closedHash', 'entry.madeAt'])
    .select('run.id as runId')
    .select(['run.planHash', 'month.closedHash as now', 'month.isOpen'])
    .select(['business.ccafCode', 'business.mutualCode'])
    .where('entry.id', '=', entryId)
    .executeTakeFirstOrThrow()

function refuseReopened({ isOpen, now, closedHash }: Awaited<ReturnType<typeof headOf>>): void {
  if (isOpen || now !== closedHash) {
    throw conflict('El mes se reabrió mientras se hacía el asiento')
  }
}

/** What a contract adds to the entry besides its payslip. */
type Move = { readonly contractId: number; readonly amount: Amount }

const movesOfProvision = ({ kind, moved }: Provision): Move[] =>
  [...moved].map(([contractId, amount]) => ({
    contractId,
    amount: { ...provisionLines[kind], institution: null, amount },
  }))

const moveOfRecovery = ({ kind, contractId, institution, amount }: Moved): Move => ({
  contractId,
  amount: { ...subsidyLines[kind], institution, amount },
})

const subsidyLines = { RECOVERED: recoveryLine, LOST: lossLine } as const

/** The contracts of a month with what each moves besides, those that ended too. */
function withMoves(
  contracts: readonly BookedContract[],
  moves: readonly Move[],
  { yearMonth }: BookedMonth,
): readonly BookedContract[] {
  const byContract = Map.groupBy(moves, ({ contractId }) => contractId)
  const known = new Set(contracts.map(({ contractId }) => contractId))
  const start = firstDay(yearMonth)
  const others = [...byContract.keys()]
    .filter((id) => !known.has(id))
    .map((contractId) => ({ contractId, start, end: null, parts: [], amounts: [] }))
  return [...contracts, ...others].map((contract) => {
    const more = byContract.get(contract.contractId) ?? []
    return { ...contract, amounts: [...contract.amounts, ...more.map(({ amount }) => amount)] }
  })
}

type Read = NonNullable<Awaited<ReturnType<typeof readMonth>>>

async function keep(tx: Tx, entryId: number, read: Read, made: Entry): Promise<void> {
  const head = await headOf(tx, entryId)
  if (head.madeAt !== null) return
  refuseReopened(head)
  const lines = inOrder(read, made.lines)
  const good = made.problems.length === 0
  await tx
    .updateTable('accountingEntry')
    .set({
      sha256: good ? printOf(lines) : null,
      people: read.people,
      debit: made.debit,
      credit: made.credit,
      problems: JSON.stringify(made.problems),
      squares: JSON.stringify(squaresOf(read, lines, made)),
      madeAt: sql<Date>`now()`,
    })
    .where('id', '=', entryId)
    .execute()
  if (!good) return
  await keepLines(tx, entryId, lines)
  await keepRecoveries(tx, entryId, read.recovered)
  await keepExpenses(tx, entryId, read.spent)
  if (read.provisions.length === 0) return
  await tx
    .insertInto('accountingProvision')
    .values(read.provisions.map((provision) => ({ entryId, ...rowOf(provision) })))
    .execute()
}

/** Balance, movement and figures of each contract that has one, in the same order. */
function rowOf({ kind, now, moved, figures }: Provision) {
  const ids = [...new Set([...now.keys(), ...moved.keys()])].toSorted((a, b) => a - b)
  return {
    kind,
    contractIds: ids,
    amounts: ids.map((id) => now.get(id) ?? 0),
    moved: ids.map((id) => moved.get(id) ?? 0),
    figures: JSON.stringify(ids.map((id) => figures.get(id) ?? null)),
  }
}

/** The entry beside payslips and Previred, and each provision beside what was worked out of it. */
function squaresOf(read: Read, lines: readonly EntryLine[], { credited }: Entry) {
  const provided = read.provisions.map(({ kind, moved }) => {
    const { code, label } = provisionLines[kind]
    const worked = [...moved.values()].reduce((all, one) => all + one, 0)
    return { kind: label, entry: credited.get(code) ?? 0, payslips: worked, filed: null }
  })
  return [
    ...squareEntry(lines, read.totals, read.filed),
    ...provided,
    ...recoveredRow(read, credited, 'RECOVERED'),
    ...recoveredRow(read, credited, 'LOST'),
  ]
}

/** What came back of the subsidies, or was given up, beside what was worked out of it. */
function recoveredRow({ recovered }: Read, credited: Entry['credited'], kind: Moved['kind']) {
  const own = recovered.filter((one) => one.kind === kind)
  if (own.length === 0) return []
  const payslips = own.reduce((all, { amount }) => all + amount, 0)
  const { code, label } = subsidyLines[kind]
  return [{ kind: label, entry: credited.get(code) ?? 0, payslips, filed: null }]
}

/** Every line in one statement, whatever their number. */
async function keepLines(tx: Tx, entryId: number, lines: readonly EntryLine[]): Promise<void> {
  const rows = lines.map((line, at) => ({
    n: at + 1,
    account: line.accountId,
    center: line.costCenterId,
    code: line.code,
    label: line.label,
    source: line.source,
    institution: line.institution,
    side: line.side,
    amount: line.amount,
    contracts: line.contractIds,
    amounts: line.amounts,
  }))
  await sql`insert into accounting_line
      (company_id, entry_id, n, account_id, cost_center_id, code, label, source, institution, side,
        amount, contract_ids, amounts)
    select app.current_company(), ${entryId}, l.n, l.account, l.center, l.code, l.label, l.source,
      l.institution, l.side, l.amount, l.contracts, l.amounts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (n int, account bigint,
      center bigint, code text, label text, source text, institution text, side text,
      amount bigint, contracts bigint[], amounts bigint[])
    returning n`.execute(tx)
}

/** By account, cost centre, side and concept, so that the same entry has the same print. */
function inOrder({ book }: Read, lines: readonly EntryLine[]): readonly EntryLine[] {
  const place = new Map(book.accounts.map(({ id }, at) => [id, at]))
  const key = (line: EntryLine) =>
    [
      String(place.get(line.accountId)).padStart(6, '0'),
      String(line.costCenterId ?? 0).padStart(12, '0'),
      line.side === 'DEBIT' ? '0' : '1',
      line.code,
      line.institution ?? '',
    ].join(' ')
  return lines
    .map((line) => ({ line, by: key(line) }))
    .toSorted((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ line }) => line)
}

const printOf = (lines: readonly EntryLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex')
