import { addDays, type ISODate } from '#chile/dates.ts'
import { bulk } from '../sql/bulk.ts'
import { sql, type Tx } from '../sql/db.ts'

/** A table of versions: one identity, columns that held from a day to a day. */
export type Versioned = {
  table:
    | 'userVersion'
    | 'userContractVersion'
    | 'hierarchyNodeVersion'
    | 'itemVersion'
    | 'formulaVersion'
    | 'variableVersion'
    | 'payrollTableVersion'
  /** The column that names the identity. */
  owner:
    | 'userId'
    | 'userContractId'
    | 'hierarchyNodeId'
    | 'itemId'
    | 'formulaId'
    | 'variableId'
    | 'payrollTableId'
}

export type StoredVersion = Record<string, unknown> & {
  id: number
  from: ISODate
  until: ISODate | null
}
export type Patch = Record<string, unknown>

/** Columns with the time and the author of a version, and not its values. */
const bookkeeping = new Set([
  'id',
  'companyId',
  'valid',
  'recordedAt',
  'supersededAt',
  'authorLoginId',
  'reason',
  'from',
  'until',
  'keeps',
  // The database derives it from the names.
  'surnameKey',
])

/** The versions of some identities that are in force in the record, oldest first. */
export async function versionsOf(
  tx: Tx,
  { table, owner }: Versioned,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredVersion[]>> {
  const rows = await tx
    .selectFrom(table)
    .selectAll()
    .select([
      sql<ISODate>`lower(valid)::text`.as('from'),
      sql<ISODate | null>`upper(valid)::text`.as('until'),
    ])
    .where(sql<boolean>`${sql.ref(owner)} = any(${[...ownerIds]}::bigint[])`)
    .where('supersededAt', 'is', null)
    .orderBy(owner as never)
    .orderBy(sql`lower(valid)`)
    .forUpdate()
    .execute()
  return Map.groupBy(rows as unknown as StoredVersion[], (row) => Number(row[owner]))
}

/** The first version of an identity: holds from `from` on, without end. */
export async function startVersions(
  tx: Tx,
  kind: Versioned,
  ownerId: number,
  from: ISODate,
  values: Patch,
  authorLoginId: number | null,
): Promise<void> {
  await startManyVersions(tx, kind, [{ ownerId, from, patch: values }], authorLoginId)
}

/** The first versions of many identities, in one statement. */
export async function startManyVersions(
  tx: Tx,
  kind: Versioned,
  first: readonly DatedChange[],
  authorLoginId: number | null,
): Promise<void> {
  if (first.length === 0) return
  const parts = first.map(({ ownerId, from, patch }) => ({
    ownerId,
    values: { ...patch, from, until: null },
  }))
  await insertVersions(tx, kind, parts, { authorLoginId })
}

/** What holds of one identity from a day on. */
export type DatedChange = {
  readonly ownerId: number
  readonly from: ISODate
  readonly patch: Patch
}

/** Who writes, and why where the table keeps a reason: contracts do. */
export type Writing = { readonly authorLoginId: number | null; readonly reason?: string }

/**
 * Writes what holds from `from` on. The version of that day is split; later versions follow the
 * change in each field for as long as they still held the old value of it, so that correcting a
 * birthday in the past corrects it everywhere and a raise in the past does not undo a later raise.
 * What is replaced is kept, marked as superseded. Nothing is written when nothing changes.
 *
 * @returns how many versions changed
 */
export const changeFrom = (
  tx: Tx,
  kind: Versioned,
  ownerId: number,
  from: ISODate,
  patch: Patch,
  authorLoginId: number | null,
): Promise<number> => changeManyFrom(tx, kind, [{ ownerId, from, patch }], { authorLoginId })

/**
 * The same for many identities, each with its own day and values, in as many statements as for one.
 * An identity is named once.
 *
 * @returns how many versions changed
 */
export async function changeManyFrom(
  tx: Tx,
  kind: Versioned,
  changes: readonly DatedChange[],
  writing: Writing,
): Promise<number> {
  const held = await versionsOf(
    tx,
    kind,
    changes.map(({ ownerId }) => ownerId),
  )
  const plans = changes.map((change) => ({
    ...planOf(held.get(change.ownerId) ?? [], change),
    ownerId: change.ownerId,
  }))
  await stretchBack(
    tx,
    kind,
    plans.flatMap(({ stretched }) => stretched ?? []),
  )
  const replaced = plans.flatMap((plan) => plan.replaced)
  if (replaced.length === 0) return 0
  await supersede(tx, kind, replaced)
  const rows = plans.flatMap(({ ownerId, parts }) => parts.map((values) => ({ ownerId, values })))
  const kept = rows.filter(({ values }) => values['keeps'] === true)
  const fresh = rows.filter(({ values }) => values['keeps'] !== true)
  if (kept.length > 0)
    await insertVersions(tx, kind, kept, { authorLoginId: writing.authorLoginId })
  await insertVersions(tx, kind, fresh, writing)
  return replaced.length
}

type Plan = {
  /** The first version, when what is asked holds from an earlier day. */
  stretched: { id: number; from: ISODate; until: ISODate | null } | undefined
  replaced: readonly number[]
  /** What is written instead; `keeps` marks the days before a change, whose values stay. */
  parts: readonly Patch[]
}

/** Which versions a change replaces, and by which. */
function planOf(versions: readonly StoredVersion[], { from, patch }: DatedChange): Plan {
  const none: Plan = { stretched: undefined, replaced: [], parts: [] }
  const [first] = versions
  if (!first) return none
  // Before the first day nothing held: what is asked from an earlier day holds from then on.
  const early = from < first.from
  const stretched = early ? { id: first.id, from, until: first.until } : undefined
  const start: StoredVersion[] = versions.map((version, index) => ({
    ...version,
    from: index === 0 && early ? from : version.from,
  }))
  const at = start.findIndex((version) => version.until === null || version.until > from)
  const current = start[at]
  if (!current) return { ...none, stretched }
  const open = new Map(Object.entries(patch).filter(([key, value]) => !same(current[key], value)))
  const replaced: number[] = []
  const parts: Patch[] = []
  for (const version of start.slice(at)) {
    const values: Patch = {}
    for (const [key, value] of open) {
      if (same(version[key], current[key])) values[key] = value
      else open.delete(key)
    }
    if (Object.keys(values).length === 0) break
    const since = version === current ? from : version.from
    replaced.push(version.id)
    if (version.from < since) parts.push({ ...version, until: since, keeps: true })
    parts.push({ ...version, ...values, from: since, until: version.until })
  }
  return { stretched, replaced, parts }
}

async function stretchBack(
  tx: Tx,
  { table }: Versioned,
  first: readonly NonNullable<Plan['stretched']>[],
): Promise<void> {
  if (first.length === 0) return
  await sql`update ${sql.table(table)} version set valid = given.valid::daterange
    from ${bulk(first, 'given', {
      id: ['bigint', ({ id }) => id],
      valid: ['text', ({ from, until }) => rangeText(from, until)],
    })}
    where version.company_id = app.current_company() and version.id = given.id`.execute(tx)
}

export const supersede = (tx: Tx, { table }: Versioned, ids: readonly number[]) =>
  tx
    .updateTable(table)
    .set({ supersededAt: sql`now()` } as never)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

type Part = { readonly ownerId: number; readonly values: Patch }

export async function insertVersions(
  tx: Tx,
  { table, owner }: Versioned,
  parts: readonly Part[],
  { authorLoginId, reason }: Writing,
) {
  const rows = parts.map(({ ownerId, values }) => {
    const kept = Object.fromEntries(
      Object.entries(values)
        .filter(([key]) => !bookkeeping.has(key))
        .map(([key, value]) => [key, isJson(value) ? JSON.stringify(value) : value]),
    )
    const until = values['until'] === null ? null : String(values['until'])
    const valid = rangeText(String(values['from']), until)
    const why = reason === undefined ? {} : { reason }
    return { ...kept, [owner]: ownerId, valid, authorLoginId, ...why }
  })
  await tx
    .insertInto(table)
    .values(rows as never)
    .execute()
}

const rangeText = (from: ISODate, until: ISODate | null) => `[${from},${until ?? ''})`

/**
 * Equal as stored: numerics come back as text with their zeros, so numbers are compared as
 * numbers.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (a === null || b === null || a === undefined || b === undefined) return false
  if (isJson(a) || isJson(b)) return canonical(a) === canonical(b)
  const numeric = /^-?\d+(\.\d+)?$/
  return numeric.test(String(a)) && numeric.test(String(b))
    ? Number(a) === Number(b)
    : String(a) === String(b)
}

/** The database keeps the names of an object in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, held: unknown) =>
    isJson(held) && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )

/** Columns of lists and objects travel as JSON; a day is a text already. */
const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** The last day on which a version held, or null while it has no end. */
export const lastDayOf = (until: ISODate | null): ISODate | null =>
  until === null ? null : addDays(until, -1)
