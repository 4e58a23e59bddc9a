import { z } from 'zod'
import { addDays, type ISODate } from '#chile/dates.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import type { PartValues } from '../model/part-row.ts'
import { standingParts } from './parts-file.ts'

type Fresh = {
  contractId: number
  groupId: number
  centerId: number
  percentage: string
  startDate: ISODate
  endDate: ISODate | null
}
/** What is written of a part, and kept of how it was. */
const Terms = z.object({
  percentage: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
})
type Terms = z.infer<typeof Terms>
type Corrected = Terms & { id: number; version: number }

const until = ({ endDate }: { endDate: ISODate | null }) =>
  endDate === null ? null : addDays(endDate, 1)

/** Writes the parts of rows, each new or corrected. */
export async function applyParts(
  importing: Importing,
  rows: readonly ToWrite<PartValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): PartValues => ({ ...found?.values, ...values }))
  const { parts } = await standingParts(importing, wholes)
  const said = wholes.map((whole, at) => ({ ...parts[at], ...termsOf(whole) }))
  // What ends first gives way to what begins: no day has more than the whole meanwhile.
  const versions = await corrected(
    importing,
    said.flatMap(({ held, percentage, startDate, endDate }) =>
      held ? [{ id: held.id, version: held.version, percentage, startDate, endDate }] : [],
    ),
  )
  const made = await added(
    importing,
    said.flatMap(({ contract, center, held, ...terms }) =>
      contract && center && !held
        ? [{ contractId: contract.id, groupId: center.groupId, centerId: center.id, ...terms }]
        : [],
    ),
  )
  return said.map(({ contract, center, held, percentage, startDate, endDate }): Change[] => {
    const after = { percentage, startDate, endDate }
    if (held) {
      const { id } = held
      const before = termsOf(held)
      const version = versions.get(id)
      if (version === undefined)
        throw changedMeanwhile({ table: 'costCenterContract', key: { id } })
      return [{ entity: 'cost_center_contract', id, version, before, after }]
    }
    const id = made.get(`${contract?.id} ${center?.id} ${startDate}`)
    return id === undefined
      ? []
      : [{ entity: 'cost_center_contract', id, version: 1, before: null, after }]
  })
}

const termsOf = ({ percentage = '0', startDate = '', endDate = null }: PartValues): Terms => ({
  percentage,
  startDate,
  endDate,
})

/** Books parts; their ids, by contract, centre and first day. */
async function added({ tx }: Importing, rows: readonly Fresh[]) {
  if (rows.length === 0) return new Map<string, number>()
  const { rows: made } = await sql<{ id: number; key: string }>`
    insert into cost_center_contract (company_id, user_contract_id, group_id, cost_center_id,
      percentage, valid)
    select app.current_company(), given.contract, given.grouped, given.center, given.percentage,
      daterange(given.first, given.next)
    from ${bulk(rows, 'given', {
      contract: ['bigint', ({ contractId }) => contractId],
      grouped: ['bigint', ({ groupId }) => groupId],
      center: ['bigint', ({ centerId }) => centerId],
      percentage: ['numeric', ({ percentage }) => percentage],
      first: ['date', ({ startDate }) => startDate],
      next: ['date', until],
    })}
    returning id, user_contract_id || ' ' || cost_center_id || ' ' || lower(valid) as key`.execute(
    tx,
  )
  return new Map(made.map(({ id, key }) => [key, Number(id)]))
}

/** Corrects parts where their version is the one that was seen; the versions that they have now. */
async function corrected({ tx }: Importing, rows: readonly Corrected[]) {
  if (rows.length === 0) return new Map<number, number>()
  const { rows: after } = await sql<{ id: number; version: number }>`
    update cost_center_contract part set percentage = given.percentage,
      valid = daterange(given.first, given.next), version = part.version + 1
    from ${bulk(rows, 'given', {
      id: ['bigint', ({ id }) => id],
      version: ['integer', ({ version }) => version],
      percentage: ['numeric', ({ percentage }) => percentage],
      first: ['date', ({ startDate }) => startDate],
      next: ['date', until],
    })}
    where part.company_id = app.current_company() and part.id = given.id
      and part.version = given.version and part.status = 'ACTIVE'
    returning part.id, part.version`.execute(tx)
  return new Map(after.map(({ id, version }) => [Number(id), version]))
}

/** Takes parts back: a new one has no effect any more, another is as it was. */
export async function undoParts(importing: Importing, changes: readonly Change[]) {
  const fresh = changes.filter(({ before }) => before === null)
  const { rows: gone } = await sql<{ id: number }>`
    update cost_center_contract part set status = 'INACTIVE', version = part.version + 1
    from ${bulk(fresh, 'given', {
      id: ['bigint', ({ id }) => id],
      version: ['integer', ({ version }) => version],
    })}
    where part.company_id = app.current_company() and part.id = given.id
      and part.version = given.version and part.status = 'ACTIVE'
    returning part.id`.execute(importing.tx)
  const back = await corrected(
    importing,
    changes.flatMap(({ id, version, before }) =>
      before === null ? [] : [{ id, version, ...Terms.parse(before) }],
    ),
  )
  const done = new Set([...gone.map(({ id }) => Number(id)), ...back.keys()])
  return changes.map(({ id }) => (done.has(id) ? undefined : TOUCHED))
}
