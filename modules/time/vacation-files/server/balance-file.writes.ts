import { formatDate } from '#chile/dates.ts'
import { z } from 'zod'
import type { NewEntry, Recognized } from '#modules/time/vacations/model/new-entry.ts'
import { ledgers } from '#modules/time/vacations/server/index.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { BalanceValues } from '../model/file-rows.ts'
import { monthsOf, names, purses, standingBalances, unitsIn } from './balance-file.ts'

/** What a change keeps of the lines that it wrote, to take them back. */
const Written = z.object({
  lines: z.array(
    z.object({
      seq: z.number(),
      pool: z.enum(['LEGAL', 'PROGRESSIVE', 'ADDITIONAL']),
      on: z.string(),
    }),
  ),
  months: z.number().nullable(),
  on: z.string(),
})
type Written = z.infer<typeof Written>

/** Opens the balances of rows on their day; those that are there already are opened anew. */
export async function applyBalances(
  importing: Importing,
  rows: readonly ToWrite<BalanceValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): BalanceValues => ({ ...found?.values, ...values }))
  const before = await standingBalances(importing, wholes)
  await ledgers.lock(
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
  await ledgers.write(importing, entries)
  await ledgers.recognize(importing, recognized)
  return changes
}

const linesOf = (values: BalanceValues, on: string, lastSeq: number): NewEntry[] =>
  names.flatMap((name): NewEntry[] => {
    const [pool, days] = [purses[name], values[name]]
    if (days === null || days === undefined) return []
    const key = `file:${pool}:${on}:${lastSeq}`
    return [{ pool, kind: 'OPENING', on, units: unitsIn(days), reason: 'Carga de saldos', key }]
  })

/**
 * Takes balances back where nothing was written since: each opening by a line that names it, so
 * that the ledger goes on saying what was known on any day.
 */
export async function undoBalances(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  await ledgers.lock(tx, ids)
  const accounts = await tx
    .selectFrom('vacationAccount')
    .select(['userContractId', 'lastSeq'])
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const last = new Map(accounts.map((row) => [row.userContractId, row.lastSeq]))
  const why = changes.map(({ id, version }) => (last.get(id) === version ? undefined : TOUCHED))
  const back = changes.filter((_, at) => why[at] === undefined)
  const written = back.map(({ id, after }) => ({ id, ...Written.parse(after['written']) }))
  await ledgers.write(
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
  await ledgers.recognize(importing, changed)
  return why
}
