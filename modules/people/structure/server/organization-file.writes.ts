import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { notFound } from '#platform/server/errors.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
  wholeRow,
} from '#platform/server/imports/importer.ts'
import { setVersions } from '#platform/server/records/version-states.ts'
import { changeManyFrom, startManyVersions } from '#platform/server/records/versions.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { isNamed, type NamedPart, type OrganizationValues } from '../model/organization-row.ts'
import { unitVersions } from './units.queries.ts'
import { requireTree } from './units.service.ts'

type Row = ToWrite<OrganizationValues>

const NAMED = 'Ya hay registros que la nombran'

const tables = {
  area: 'area',
  branch_office: 'branchOffice',
  unit_kind: 'unitKind',
} as const
const isList = (entity: string): entity is keyof typeof tables => entity in tables
const entityOf = { AREA: 'area', BRANCH_OFFICE: 'branch_office', UNIT_KIND: 'unit_kind' } as const

/** Writes parts of the company: names of lists, and units since today. */
export async function applyOrganization(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly (readonly Change[])[]> {
  const made = new Map<number, Change>()
  for (const part of ['AREA', 'BRANCH_OFFICE', 'UNIT_KIND'] as const) {
    const own = rows.filter(({ found, values }) => !found && values.part === part)
    for (const [line, change] of await namedMade(importing, part, own)) made.set(line, change)
  }
  const units = rows.filter((row) => !isNamed(wholeRow<OrganizationValues>(row).part))
  if (units.length > 0) {
    for (const [line, change] of await unitsWritten(importing, units)) made.set(line, change)
  }
  return rows.map(({ line }) => [made.get(line)].flatMap((change) => change ?? []))
}

async function namedMade({ tx }: Importing, part: NamedPart, rows: readonly Row[]) {
  if (rows.length === 0) return new Map<number, Change>()
  const names = rows.map(({ values }) => values.name ?? '')
  const { rows: kept } = await sql<{ id: number; name: string; version: number }>`
    insert into ${sql.table(entityOf[part])} (company_id, name)
    select app.current_company(), given from unnest(${names}::text[]) given
    returning id, name, version`.execute(tx)
  return new Map(
    rows.flatMap(({ line }, at): [number, Change][] => {
      const row = kept[at]
      if (!row) return []
      const { id, name, version } = row
      return [[line, { entity: entityOf[part], id, version, before: null, after: { name } }]]
    }),
  )
}

type Version = {
  readonly unit: number
  readonly from: ISODate
  readonly name: string
  readonly parentId: number | null
  readonly headUserId: number | null
}

/** What is said of some units on all days. */
async function versionsOf({ tx }: Importing, ids: readonly number[]) {
  const { rows } = await sql<Version>`select hierarchy_node_id as unit,
      lower(valid)::text as "from", name, parent_id as "parentId", head_user_id as "headUserId"
    from hierarchy_node_version where company_id = app.current_company()
      and superseded_at is null and hierarchy_node_id = any(${[...ids]}::bigint[])
    order by hierarchy_node_id, lower(valid)`.execute(tx)
  return Map.groupBy(rows, ({ unit }) => unit)
}

/** Adds units and changes others since today; the tree is looked at when all are written. */
async function unitsWritten(importing: Importing, rows: readonly Row[]) {
  const { tx, session, today } = importing
  await lockCompany(tx)
  const wholes = rows.map((row) => wholeRow<OrganizationValues>(row))
  const fresh = wholes.filter((_, at) => !rows[at]?.found).flatMap(({ code }) => code ?? [])
  const before = await versionsOf(
    importing,
    rows.flatMap(({ found }) => found?.id ?? []),
  )
  if (fresh.length > 0) {
    await tx
      .insertInto('hierarchyNode')
      .values(fresh.map((code) => ({ code })))
      .execute()
  }
  const ids = await idsOf(importing, wholes)
  const says = wholes.map(({ code, name, parent }) => {
    const parentId = parent ? ids.get(String(parent)) : null
    const id = ids.get(String(code))
    if (id === undefined || parentId === undefined) throw notFound()
    return { ownerId: id, from: today, patch: { name, parentId } }
  })
  await startManyVersions(
    tx,
    unitVersions,
    says.filter((_, at) => !rows[at]?.found),
    session.loginId,
  )
  const changed = says.filter((_, at) => rows[at]?.found)
  await changeManyFrom(tx, unitVersions, changed, { authorLoginId: session.loginId })
  await tx
    .updateTable('hierarchyNode')
    .set({ version: sql`version + 1` })
    .where(sql<boolean>`id = any(${changed.map(({ ownerId }) => ownerId)}::bigint[])`)
    .execute()
  await requireTree(importing)
  return new Map(
    rows.flatMap(({ line, found, values }, at): [number, Change][] => {
      const id = says[at]?.ownerId
      if (id === undefined) return []
      const held = found && { versions: before.get(id) ?? [] }
      const version = (found?.version ?? 0) + 1
      const after = { ...values, from: today }
      return [[line, { entity: 'hierarchy_node', id, version, before: held ?? null, after }]]
    }),
  )
}

async function idsOf({ tx, today }: Importing, rows: readonly OrganizationValues[]) {
  const codes = rows.flatMap(({ code, parent }) => [code, parent].flatMap((one) => one ?? []))
  const { rows: found } = await sql<{ id: number; code: string }>`select id, code
    from hierarchy_node where company_id = app.current_company()
      and (ended_on is null or ended_on > ${today}::date)
      and code = any(${codes}::text[])`.execute(tx)
  return new Map(found.map(({ id, code }) => [code, id]))
}

/** Takes parts out that a file made and nothing names, and gives units back what they said. */
export async function undoOrganization(
  importing: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const why = new Map<Change, string | undefined>()
  for (const [entity, own] of Map.groupBy(changes, (change) => change.entity)) {
    const said = isList(entity)
      ? await namesBack(importing, entity, own)
      : await unitsBack(importing, own)
    for (const change of own) why.set(change, said.get(change.id))
  }
  return changes.map((change) => why.get(change))
}

type Reasons = ReadonlyMap<number, string>

async function inUse({ tx }: Importing, table: string, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`select app.places_in_use(app.current_company(),
    ${table}, ${[...ids]}::bigint[]) as id`.execute(tx)
  return new Set(rows.map(({ id }) => Number(id)))
}

async function namesBack(
  importing: Importing,
  entity: keyof typeof tables,
  changes: readonly Change[],
): Promise<Reasons> {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  const now = await tx
    .selectFrom(tables[entity])
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .forUpdate()
    .execute()
  const versions = new Map(now.map(({ id, version }) => [id, version]))
  const named = await inUse(importing, entity, ids)
  const why = new Map(
    changes.flatMap(({ id, version }): [number, string][] => {
      if (versions.get(id) !== version) return [[id, TOUCHED]]
      return named.has(id) ? [[id, NAMED]] : []
    }),
  )
  const gone = ids.filter((id) => !why.has(id))
  await tx
    .deleteFrom(tables[entity])
    .where(sql<boolean>`id = any(${gone}::bigint[])`)
    .execute()
  return why
}

const Before = z.object({
  versions: z.array(
    z.object({
      from: z.string(),
      name: z.string(),
      parentId: z.number().nullable(),
      headUserId: z.number().nullable(),
    }),
  ),
})

async function unitsBack(importing: Importing, changes: readonly Change[]): Promise<Reasons> {
  const { tx, session } = importing
  await lockCompany(tx)
  const ids = changes.map(({ id }) => id)
  const now = await unitsById(importing, ids)
  const made = changes.filter(({ before }) => before === null).map(({ id }) => id)
  const named = await inUse(importing, 'hierarchy_node', made)
  const why = new Map(
    changes.flatMap(({ id, version, before }): [number, string][] => {
      if (now.get(id) !== version) return [[id, TOUCHED]]
      return before === null && named.has(id) ? [[id, NAMED]] : []
    }),
  )
  const back = changes.filter(({ id, before }) => before !== null && !why.has(id))
  await setVersions(
    tx,
    unitVersions,
    back.map(({ id, before }) => ({
      ownerId: id,
      versions: Before.parse(before).versions.map(({ from, ...values }) => ({ from, values })),
    })),
    { authorLoginId: session.loginId },
  )
  await tx
    .updateTable('hierarchyNode')
    .set({ version: sql`version + 1` })
    .where(sql<boolean>`id = any(${back.map(({ id }) => id)}::bigint[])`)
    .execute()
  const gone = await withoutUnits(
    importing,
    made.filter((id) => !why.has(id)),
  )
  for (const id of made) if (!why.has(id) && !gone.has(id)) why.set(id, NAMED)
  await tx
    .deleteFrom('hierarchyNodeVersion')
    .where(sql<boolean>`hierarchy_node_id = any(${[...gone]}::bigint[])`)
    .execute()
  await tx
    .deleteFrom('hierarchyNode')
    .where(sql<boolean>`id = any(${[...gone]}::bigint[])`)
    .execute()
  await requireTree(importing)
  return why
}

async function unitsById({ tx }: Importing, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('hierarchyNode')
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Of units that go, those that no unit that stays is or was under. */
async function withoutUnits({ tx }: Importing, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ unit: number; parent: number }>`
    select hierarchy_node_id as unit, parent_id as parent from hierarchy_node_version
    where company_id = app.current_company() and parent_id = any(${[...ids]}::bigint[])`.execute(tx)
  const gone = new Set(ids)
  for (let before = -1; before !== gone.size;) {
    before = gone.size
    for (const { unit, parent } of rows) if (!gone.has(unit)) gone.delete(parent)
  }
  return gone
}
