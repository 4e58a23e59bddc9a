import { z } from 'zod'
import { formatDate, type ISODate } from '#chile/dates.ts'
import type { DoneLine, Ending, EndingLine } from '#modules/people/contracts/model/ending.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { unchangedSince } from '#platform/server/records/unchanged-rows.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { unitsOf } from '../model/days.ts'
import type { NewEntry } from '../model/new-entry.ts'
import { daysLabel } from '../model/request.ts'
import { parted, Pool, Stored } from '../model/stored-days.ts'
import { liveEntries, lockAccounts, writeAllEntries, writeStored } from './account.ts'
import { type Counted, kept, returned } from './days.service.ts'
import { factsOf } from './facts.queries.ts'

/** A vacation before and after its contract ended, with the lines that had taken its days. */
const Was = z.object({
  id: z.number(),
  version: z.number(),
  before: Stored,
  after: Stored,
  takes: z.array(
    z.object({ pool: Pool, on: z.string(), units: z.number(), lot: z.string().nullable() }),
  ),
  keeps: z.number(),
})
type Was = z.infer<typeof Was>

/** Vacations after the last day: annulled, or ended on it, and their days return. */
contractEnd.on('vacations', {
  part: 'VACATIONS',
  async lines(tx, endings) {
    const rows = await vacationsAfter(tx, endings)
    if (rows.length === 0) return []
    const facts = await factsOf(tx, [...new Set(rows.map(({ contractId }) => contractId))])
    const days = rows.flatMap(({ startDate, endDate }) => [startDate, endDate]).toSorted()
    const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
    const offAt = await daysOffIn(tx, span, [...facts.keys()])
    return rows.map((row) => {
      const live = liveEntries(facts.get(row.contractId) ?? { entries: [] }, row.id)
      return lineOf(row, live, offAt(row.contractId, 'VACATION'))
    })
  },
  async end({ tx, session, key }, lines) {
    const ids = [...new Set(lines.map(({ contractId }) => contractId))]
    await lockAccounts(tx, ids)
    const facts = await factsOf(tx, ids)
    const entries = Map.groupBy(lines, ({ contractId }) => contractId)
    await writeAllEntries(
      { tx, session },
      new Map(
        [...entries].map(([contractId, own]) => {
          const known = facts.get(contractId)
          if (!known) throw new Error(`Contract ${contractId} vanished while it was locked`)
          return [contractId, own.flatMap((line) => givenBack(Was.parse(line.was), known, key))]
        }),
      ),
    )
    const rows = lines.map(({ was }) => Was.parse(was))
    await writeStored(
      tx,
      session.loginId,
      rows.map(({ id, after }) => ({ id, ...after })),
    )
  },
  async restore({ tx, session, key }, lines) {
    const ids = [...new Set(lines.map(({ contractId }) => contractId))]
    await lockAccounts(tx, ids)
    const same = await unchanged(tx, lines)
    const facts = await factsOf(tx, ids)
    const byContract = Map.groupBy(same, ({ contractId }) => contractId)
    await writeAllEntries(
      { tx, session },
      new Map(
        [...byContract].map(([contractId, own]) => {
          const known = facts.get(contractId)
          if (!known) throw new Error(`Contract ${contractId} vanished while it was locked`)
          return [contractId, own.flatMap(({ was }) => takenAgain(was, known, key))]
        }),
      ),
    )
    await writeStored(
      tx,
      session.loginId,
      same.map(({ was }) => ({ id: was.id, ...was.before })),
    )
    return same.map(({ id }) => id)
  },
})

type Row = Awaited<ReturnType<typeof vacationsAfter>>[number]

async function vacationsAfter(tx: Tx, endings: readonly Ending[]) {
  const { rows } = await sql<{
    id: number
    contractId: number
    last: ISODate
    startDate: ISODate
    endDate: ISODate
    enjoyedUntil: ISODate | null
    half: 'AM' | 'PM' | null
    status: 'PENDING' | 'APPROVED'
    response: string | null
    legal: number
    progressive: number
    additional: number
    advance: number
    version: number
  }>`select v.id, v.user_contract_id as "contractId",
      ending.last::text as last, v.start_date::text as "startDate", v.end_date::text as "endDate",
      v.enjoyed_until::text as "enjoyedUntil", v.half, v.response_status as status, v.response,
      v.legal_units as legal, v.progressive_units as progressive, v.additional_units as additional,
      v.advance_units as advance, v.version
    from unnest(${endings.map(({ contractId }) => contractId)}::bigint[],
      ${endings.map(({ finalDate }) => finalDate)}::date[]) as ending (contract, last)
    join vacation v on v.company_id = app.current_company() and v.user_contract_id = ending.contract
    join user_contract c on c.company_id = app.current_company() and c.id = ending.contract
    where v.response_status in ('PENDING', 'APPROVED') and not v.is_historic
      and coalesce(v.enjoyed_until, v.end_date) > ending.last
    order by v.user_contract_id, v.start_date, v.id`.execute(tx)
  return rows
}

/** What becomes of a vacation: a request, or what begins later, is annulled; the rest shortened. */
function lineOf(
  row: Row,
  live: ReturnType<typeof liveEntries>,
  holidays: ReadonlySet<ISODate>,
): EndingLine {
  const { startDate, endDate, last, contractId, half } = row
  const { status, enjoyedUntil, response, legal, progressive, additional, advance } = row
  const takes = live.map(({ pool, on, units, lot }) => ({ pool, on, units, lot: lot ?? null }))
  const taken = takes.reduce((sum, { units }) => sum - units, 0)
  const begun = status === 'APPROVED' && startDate <= last
  const keeps = begun ? unitsOf({ from: startDate, to: last, half }, holidays) : 0
  const before: Stored = {
    status,
    enjoyedUntil,
    response,
    legal,
    progressive,
    additional,
    advance,
  }
  const why = `El contrato termina el ${formatDate(last)}`
  const after: Stored = begun
    ? { ...before, enjoyedUntil: last, response: why, ...parted(takes, keeps, advance) }
    : { ...before, status: 'CANCELED', response: why }
  const back = daysLabel(taken - keeps)
  const verb = back === '1 día' ? 'vuelve' : 'vuelven'
  const effect =
    status === 'PENDING'
      ? 'La solicitud se responde: el contrato termina antes'
      : begun
        ? `Terminan el ${formatDate(last)}: ${back} ${verb} al saldo`
        : `Se anulan: ${back} ${verb} al saldo`
  const what = `Vacaciones del ${formatDate(startDate)} al ${formatDate(enjoyedUntil ?? endDate)}`
  const was: Was = { id: row.id, version: row.version, before, after, takes, keeps }
  return { contractId, part: 'VACATIONS', what, effect, was }
}

/** The lines that return what a vacation had taken, and take again the days that it keeps. */
function givenBack(was: Was, facts: Counted['facts'], key: string): readonly NewEntry[] {
  const row = { id: was.id, facts }
  const mark = `${key}:${was.id}`
  return [...returned(row, mark), ...(was.keeps > 0 ? kept(row, was.keeps, mark) : [])]
}

/** The lines that return what is left of a vacation, and take again what it had taken. */
const takenAgain = ({ id, takes }: Was, facts: Counted['facts'], key: string) => {
  const back = returned({ id, facts }, `${key}:${id}`)
  const again = takes.map(({ pool, on, units, lot }, place): NewEntry => ({
    pool,
    kind: 'TAKE',
    on,
    units,
    lot: lot ?? undefined,
    vacationId: id,
    key: `${key}:${id}:again:${place}`,
  }))
  return [...back, ...again]
}

/** The lines whose vacation nobody changed since. */
async function unchanged(tx: Tx, lines: readonly DoneLine[]) {
  const all = lines.map(({ id, contractId, was }) => ({ id, contractId, was: Was.parse(was) }))
  const kept = all.map(({ was }) => was)
  const same = new Set((await unchangedSince(tx, 'vacation', kept)).map(({ id }) => id))
  return all.filter(({ was }) => same.has(was.id))
}
