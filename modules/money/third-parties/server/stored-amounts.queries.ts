import type pg from 'pg'
import { bigints, texts } from '#platform/server/sql/binary-arrays.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { z } from 'zod'
import type { OwedBook, Square } from './owed-book.ts'

/** What is kept of a month, without its lines. */
export type KeptMonth = {
  /** What it was made with; empty before it was made. */
  readonly closing: string
  /** The last row of the audit that it knows of. */
  readonly auditSeq: number
  readonly squares: readonly Square[]
}

const squares = z.array(
  z.object({ label: z.string(), payslips: z.number(), owed: z.number(), kept: z.number() }),
)

/** Reads what is kept of a month; held, nobody else makes it until the transaction ends. */
export async function keptMonth(
  tx: Tx,
  monthId: number,
  { held = false } = {},
): Promise<KeptMonth | undefined> {
  const row = await tx
    .selectFrom('thirdPartyMonth')
    .select(['closing', 'auditSeq', 'squares'])
    .where('payrollMonthId', '=', monthId)
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && { ...row, squares: squares.parse(row.squares) }
}

/** Holds what is kept of a month, made or not, until the transaction ends. */
export async function holdKept(tx: Tx, monthId: number): Promise<KeptMonth> {
  await tx
    .insertInto('thirdPartyMonth')
    .values({ payrollMonthId: monthId })
    .onConflict((on) => on.columns(['companyId', 'payrollMonthId']).doNothing())
    .execute()
  const kept = await keptMonth(tx, monthId, { held: true })
  if (!kept) throw new Error(`What month ${monthId} owes was not held`)
  return kept
}

/** Says up to which row of the audit what is kept holds, unless somebody knows more of it. */
export const keepUpTo = (tx: Tx, monthId: number, kept: KeptMonth, auditSeq: number) =>
  tx
    .updateTable('thirdPartyMonth')
    .set({ auditSeq })
    .where('payrollMonthId', '=', monthId)
    .where('closing', '=', kept.closing)
    .where('auditSeq', '<', auditSeq)
    .execute()

/** The parties that a month is kept to owe, without their lines. */
export const keptParties = (tx: Tx, monthId: number) =>
  tx
    .selectFrom('thirdPartyOwed')
    .select(['key', 'kind', 'code', 'userId', 'syndicateId', 'label', 'total', 'people'])
    .where('payrollMonthId', '=', monthId)
    .orderBy('key')
    .execute()

/** The marks that some contracts of a month are kept with. */
export async function keptMarks(
  client: pg.ClientBase,
  { companyId, monthId, contracts }: Of & { contracts: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ contract: number; mark: number }>(
    `select of.contract, of.mark from third_party_month m
     cross join lateral unnest(m.contracts, m.marks) as of (contract, mark)
     where m.company_id = $1 and m.payroll_month_id = $2 and of.contract = any($3::bigint[])`,
    [companyId, monthId, contracts],
  )
  return new Map(rows.map(({ contract, mark }) => [contract, mark]))
}

type Of = { companyId: number; monthId: number }

const insertParties = `insert into third_party_owed (company_id, payroll_month_id, key, kind, code,
    user_id, syndicate_id, label, total, people, lines, line_contracts, line_labels, line_amounts)
  select $1, $2, key, kind, code, nullif(person, 0), nullif(union_id, 0), label, total, people,
    lines, ($12::bigint[])[since : until], (($13::bigint[])[since : until])::smallint[],
    ($14::bigint[])[since : until]
  from (select given.*, (1 + sum(lines) over (order by place) - lines)::int as since,
      sum(lines) over (order by place)::int as until
    from unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
      $9::bigint[], $10::bigint[], $11::bigint[]) with ordinality
    as given (key, kind, code, person, union_id, label, total, people, lines, place)) one
  returning company_id`

/** Writes what a month owes in place of what was kept of it. The month is held by the caller. */
export async function keepBook(
  client: pg.ClientBase,
  { companyId, monthId }: Of,
  { book, closing, auditSeq }: { book: OwedBook; closing: string; auditSeq: number },
): Promise<void> {
  const { parties, squares: sums, marks } = book
  await client.query(
    'delete from third_party_owed where company_id = $1 and payroll_month_id = $2',
    [companyId, monthId],
  )
  const lines = parties.flatMap((party) => party.lines)
  const labels = [...new Set(lines.map(({ label }) => label))]
  await client.query(
    `update third_party_month set closing = $3, audit_seq = $4, squares = $5::jsonb, labels = $6,
       contracts = $7, marks = $8
     where company_id = $1 and payroll_month_id = $2`,
    [
      companyId,
      monthId,
      closing,
      auditSeq,
      JSON.stringify(sums),
      labels,
      marks.size > 0 ? bigints([...marks.keys()]) : [],
      marks.size > 0 ? bigints([...marks.values()]) : [],
    ],
  )
  if (parties.length === 0) return
  const placeOf = new Map(labels.map((label, at) => [label, at + 1]))
  await client.query(insertParties, [
    companyId,
    monthId,
    texts(parties.map(({ key }) => key)),
    texts(parties.map(({ kind }) => kind)),
    texts(parties.map(({ code }) => code)),
    bigints(parties.map(({ userId }) => userId ?? 0)),
    bigints(parties.map(({ syndicateId }) => syndicateId ?? 0)),
    texts(parties.map(({ label }) => label)),
    bigints(parties.map(({ total }) => total)),
    bigints(parties.map(({ people }) => people)),
    bigints(parties.map((party) => party.lines.length)),
    bigints(lines.map(({ contractId }) => contractId)),
    bigints(lines.map(({ label }) => placeOf.get(label) ?? 0)),
    bigints(lines.map(({ amount }) => amount)),
  ])
}

/** A line of a party with its person. Whole pesos. */
export type PartyLine = {
  contractId: number
  name: string
  rut: string
  label: string
  amount: number
}

type Wanted = Of & {
  key: string
  runId: number
  page: { number: number; size: number }
  descending: boolean
}

/** A page of the lines that a party is owed, cut out of those that are kept. */
export async function keptLines(
  client: pg.ClientBase,
  { companyId, monthId, key, runId, page, descending }: Wanted,
): Promise<{ rows: PartyLine[]; total: number }> {
  const { rows } = await client.query<{ total: number; page: PartyLine[] }>(
    `with party as (
       select o.lines, case when $5::boolean then $6::int else o.lines - $6 - $7::int end as since,
         o.line_contracts, o.line_labels, o.line_amounts
       from third_party_owed o
       where o.company_id = $1 and o.payroll_month_id = $2 and o.key = $3
     ), line as (
       select cut.contract, m.labels[cut.label] as label, cut.amount, cut.place
       from party
       join third_party_month m on m.company_id = $1 and m.payroll_month_id = $2
       cross join lateral unnest(
         party.line_contracts[greatest(party.since + 1, 1) : party.since + $7],
         party.line_labels[greatest(party.since + 1, 1) : party.since + $7],
         party.line_amounts[greatest(party.since + 1, 1) : party.since + $7])
         with ordinality as cut (contract, label, amount, place)
     )
     select party.lines as total, coalesce((
       select jsonb_agg(jsonb_build_object('contractId', line.contract,
           'name', payslip.snapshot ->> 'name', 'rut', users.rut, 'label', line.label,
           'amount', line.amount) order by line.place)
       from line
       join payslip on payslip.company_id = $1 and payslip.payroll_run_id = $4
         and payslip.user_contract_id = line.contract
       join users on users.company_id = $1 and users.id = payslip.user_id), '[]') as page
     from party`,
    [companyId, monthId, key, runId, descending, (page.number - 1) * page.size, page.size],
  )
  const [found] = rows
  if (!found) return { rows: [], total: 0 }
  return { total: found.total, rows: descending ? found.page : found.page.toReversed() }
}
