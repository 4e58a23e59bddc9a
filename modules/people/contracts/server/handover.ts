import { z } from 'zod'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { requireNoCircle } from '#modules/people/reporting-lines/server/index.ts'
import { giveUnit, unitsLedBy } from '#modules/people/structure/server/index.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import type { Ending } from '../model/ending.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lastPerson, nameIn, personName } from '#platform/server/sql/person-names.ts'
import { changeFrom } from '#platform/server/records/versions.ts'
import { contractVersions } from './contracts.queries.ts'
import { contractEnd } from './endings.ts'

const Was = z.object({
  id: z.number(),
  from: z.string(),
  before: z.number(),
  after: z.number().nullable(),
})

/** Where the last contract of a person ends, their people report to another from the next day. */
contractEnd.on('contracts', {
  part: 'TEAM',
  async lines(tx, endings) {
    const leaving = endings.filter(({ leaves }) => leaves)
    const rows = leaving.length === 0 ? [] : await teamAfter(tx, leaving)
    return rows.map(({ contractId, id, from, before, after, name, heir }) => ({
      contractId,
      part: 'TEAM',
      what: name,
      effect: heir
        ? `Su jefatura es ${heir} desde el ${formatDate(from)}`
        : `Queda sin jefatura desde el ${formatDate(from)}`,
      was: { id, from, before, after },
    }))
  },
  async end({ tx, session }, lines) {
    for (const { was } of lines) {
      const { id, from, after } = Was.parse(was)
      await changeFrom(tx, contractVersions, id, from, { supervisorId: after }, session.loginId)
      await requireNoCircle({ tx }, id)
    }
  },
  async restore({ tx, session }, lines) {
    const restored: number[] = []
    for (const { id: line, was } of lines) {
      const { id, from, before, after } = Was.parse(was)
      if ((await supervisorOn(tx, id, from)) !== after) continue
      await changeFrom(tx, contractVersions, id, from, { supervisorId: before }, session.loginId)
      await requireNoCircle({ tx }, id)
      restored.push(line)
    }
    return restored
  },
})

type Report = {
  contractId: number
  /** The contract of somebody who reports to the person. */
  id: number
  from: ISODate
  before: number
  after: number | null
  name: string
  heir: string | null
}

/**
 * The contracts that name people who leave as supervisor after their last day. Whoever takes the
 * team reports to the supervisor of the person who leaves, and not to themself.
 */
async function teamAfter(tx: Tx, endings: readonly Ending[]): Promise<Report[]> {
  const after = sql`case when report.user_id is distinct from ending.heir then ending.heir
    else nullif(own.supervisor_id, report.user_id) end`
  const { rows } = await sql<Report>`select ending.contract as "contractId", report.id,
      ending.person as before, ${nameIn('report.userId')} as name,
      greatest(min(lower(line.valid)), ending.last + 1)::text as "from",
      ${after} as after, ${nameIn('ending.heir')} as heir
    from ${bulk(endings, 'ending', {
      contract: ['bigint', ({ contractId }) => contractId],
      person: ['bigint', ({ userId }) => userId],
      last: ['date', ({ finalDate }) => finalDate],
      heir: ['bigint', ({ heirId }) => heirId],
    })}
    join user_contract_version line on line.company_id = app.current_company()
      and line.supervisor_id = ending.person and line.superseded_at is null
      and coalesce(upper(line.valid), 'infinity') > ending.last + 1
    join user_contract report on report.company_id = app.current_company()
      and report.id = line.user_contract_id and report.status <> 'DELETED'
      and (report.final_date is null or report.final_date > ending.last)
    left join user_contract_version own on own.company_id = app.current_company()
      and own.user_contract_id = ending.contract and own.superseded_at is null
      and own.valid @> ending.last
    group by ending.contract, ending.person, ending.last, ending.heir, report.id, report.user_id,
      own.supervisor_id
    order by ending.contract, name, report.id`.execute(tx)
  const names = rows.map((row) =>
    row.after === null || row.after === heirOf(endings, row) ? row : { ...row, heir: null },
  )
  const above = await namesOf(
    tx,
    names.flatMap(({ after: id, heir }) => (heir ? [] : (id ?? []))),
  )
  return names.map((row) => ({
    ...row,
    heir: row.after === null ? null : (row.heir ?? above.get(row.after) ?? null),
  }))
}

const heirOf = (endings: readonly Ending[], { contractId }: Report) =>
  endings.find((ending) => ending.contractId === contractId)?.heirId ?? null

async function namesOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.userId as id', personName.as('name')])
    .where(sql<boolean>`person.user_id = any(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function supervisorOn(tx: Tx, contractId: number, day: ISODate): Promise<number | null> {
  const held = await tx
    .selectFrom('userContractVersion')
    .select('supervisorId')
    .where('userContractId', '=', contractId)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`valid @> ${day}::date`)
    .executeTakeFirst()
  return held?.supervisorId ?? null
}

/** The units that a person leads are led by another one from the next day. */
contractEnd.on('contracts', {
  part: 'UNITS',
  async lines(tx, endings) {
    const leaving = endings.filter(({ leaves }) => leaves)
    if (leaving.length === 0) return []
    const units = await unitsLedBy(
      tx,
      leaving.map(({ userId, finalDate }) => ({ userId, since: addDays(finalDate, 1) })),
    )
    const heirs = await namesOf(
      tx,
      leaving.flatMap(({ heirId }) => heirId ?? []),
    )
    return leaving.flatMap(({ contractId, userId, heirId }) =>
      units
        .filter((unit) => unit.userId === userId)
        .map(({ id, name, from }) => ({
          contractId,
          part: 'UNITS' as const,
          what: name,
          effect: heirId
            ? `La dirige ${heirs.get(heirId) ?? ''} desde el ${formatDate(from)}`
            : `Queda sin jefatura desde el ${formatDate(from)}`,
          was: { id, from, before: userId, after: heirId },
        })),
    )
  },
  async end({ tx, session }, lines) {
    for (const { was } of lines) {
      const { id, from, before, after } = Was.parse(was)
      await giveUnit({ tx, session }, { id, from, before, after })
    }
  },
  async restore({ tx, session }, lines) {
    const restored: number[] = []
    for (const { id: line, was } of lines) {
      const { id, from, before, after } = Was.parse(was)
      const given = await giveUnit({ tx, session }, { id, from, before: after, after: before })
      if (given) restored.push(line)
    }
    return restored
  },
})
