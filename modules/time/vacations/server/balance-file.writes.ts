import { formatDate } from '#chile/dates.ts'
import type { Change, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { BalanceValues } from '../model/file-rows.ts'
import type { Pool } from '../model/ledger.ts'
import { lockAccounts, type NewEntry, writeAllEntries } from './account.ts'
import { monthsOf, purses, standingBalances, unitsIn } from './balance-file.ts'

/** Without months, what was recognized no longer is. */
type Recognized = { contractId: number; months: number | null; on: string }

/** What a change keeps of the lines that it wrote, to take them back. */
type Written = {
  lines: { seq: number; pool: Pool; on: string }[]
  months: number | null
  on: string
}

/** Opens the balances of rows on their day; those that are there already are opened anew. */
export async function applyBalances(
  importing: Importing,
  rows: readonly ToWrite<BalanceValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): BalanceValues => ({ ...found?.values, ...values }))
  const before = await standingBalances(importing, wholes)
  await lockAccounts(
    importing.tx,
    before.flatMap(({ contract }) => contract?.id ?? []),
  )
  const all = await standingBalances(importing, wholes)
  const entries = new Map<number, readonly NewEntry[]>()
  const recognized: Recognized[] = []
  const changes = rows.map(({ values, found }, at): Change[] => {
    const { contract, facts, lastSeq = 0 } = all[at] ?? {}
    const { on = '' } = wholes[at] ?? {}
    if (!contract || !facts) return []
    const lines = linesOf(values, on, lastSeq)
    entries.set(contract.id, lines)
    const { months } = values
    if (typeof months === 'number') recognized.push({ contractId: contract.id, months, on })
    const written: Written = {
      lines: lines.map(({ pool }, n) => ({ seq: lastSeq + n + 1, pool, on })),
      months: typeof months === 'number' ? monthsOf(facts) : null,
      on,
    }
    return [
      {
        entity: 'vacation_account',
        id: contract.id,
        version: lastSeq + lines.length,
        before: found ? found.values : null,
        after: { ...values, written },
      },
    ]
  })
  await writeAllEntries(importing, entries)
  await recognize(importing, recognized)
  return changes
}

const linesOf = (values: BalanceValues, on: string, lastSeq: number): NewEntry[] =>
  Object.entries(purses).flatMap(([name, pool]) => {
    const days = values[name as keyof typeof purses]
    if (days === null || days === undefined) return []
    const key = `file:${pool}:${on}:${lastSeq}`
    return [{ pool, kind: 'OPENING', on, units: unitsIn(days), reason: 'Carga de saldos', key }]
  })

/** Recognizes months with other employers from a day on, in place of those that there were. */
async function recognize({ tx, now }: Importing, rows: readonly Recognized[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ contractId }) => contractId)
  await tx
    .updateTable('vacationRecognition')
    .set({ supersededAt: now })
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .where('supersededAt', 'is', null)
    .execute()
  const given = rows.filter(({ months }) => months !== null)
  await sql`insert into vacation_recognition (company_id, user_contract_id, months, proved_on)
    select app.current_company(), given.contract, given.months, given.proved
    from ${bulk(given, 'given', {
      contract: ['bigint', ({ contractId }) => contractId],
      months: ['integer', ({ months }) => months],
      proved: ['date', ({ on }) => on],
    })}
    returning id`.execute(tx)
}

/**
 * Takes balances back where nothing was written since: each opening by a line that names it, so
 * that the ledger goes on saying what was known on any day.
 */
export async function undoBalances(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  await lockAccounts(tx, ids)
  const accounts = await tx
    .selectFrom('vacationAccount')
    .select(['userContractId', 'lastSeq'])
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const last = new Map(accounts.map((row) => [row.userContractId, row.lastSeq]))
  const why = changes.map(({ id, version }) =>
    last.get(id) === version ? undefined : 'Se cambió después de la carga',
  )
  const back = changes.filter((_, at) => why[at] === undefined)
  const written = back.map(({ id, after }) => ({ id, ...(after['written'] as Written) }))
  await writeAllEntries(
    importing,
    new Map(
      written.map(({ id, lines }) => [
        id,
        lines.map(({ seq, pool, on }): NewEntry => ({
          pool,
          kind: 'OPENING',
          on,
          units: 0,
          reversesSeq: seq,
          reason: `Se deshizo la carga del saldo al ${formatDate(on)}`,
          key: `undo:${seq}`,
        })),
      ]),
    ),
  )
  const changed = back.flatMap(({ id, after }, at) => {
    const { months, on } = written[at] ?? { months: null, on: '' }
    return typeof after['months'] === 'number' ? [{ contractId: id, months, on }] : []
  })
  await recognize(importing, changed)
  return why
}
