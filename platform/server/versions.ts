import { addDays, type ISODate } from '#chile/dates.ts'
import { sql, type Tx } from './db.ts'

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

type Stored = Record<string, unknown> & { id: number; from: ISODate; until: ISODate | null }
export type Patch = Record<string, unknown>

/** Columns with the time and the author of a version, and not its values. */
const bookkeeping = new Set([
  'id',
  'companyId',
  'valid',
  'recordedAt',
  'supersededAt',
  'authorLoginId',
  'from',
  'until',
])

/** The versions of one identity that are in force in the record, oldest first. */
async function versionsOf(tx: Tx, { table, owner }: Versioned, ownerId: number): Promise<Stored[]> {
  const rows = await tx
    .selectFrom(table)
    .selectAll()
    .select([
      sql<ISODate>`lower(valid)::text`.as('from'),
      sql<ISODate | null>`upper(valid)::text`.as('until'),
    ])
    .where(owner as never, '=', ownerId as never)
    .where('supersededAt', 'is', null)
    .orderBy(sql`lower(valid)`)
    .forUpdate()
    .execute()
  return rows as unknown as Stored[]
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
  await insert(tx, kind, ownerId, { ...values, from, until: null }, authorLoginId)
}

/**
 * Writes what holds from `from` on. The version of that day is split; later versions follow the
 * change in each field for as long as they still held the old value of it, so that correcting a
 * birthday in the past corrects it everywhere and a raise in the past does not undo a later raise.
 * What is replaced is kept, marked as superseded. Nothing is written when nothing changes.
 *
 * @returns how many versions changed
 */
export async function changeFrom(
  tx: Tx,
  kind: Versioned,
  ownerId: number,
  from: ISODate,
  patch: Patch,
  authorLoginId: number | null,
): Promise<number> {
  const versions = await versionsOf(tx, kind, ownerId)
  const [first] = versions
  if (!first) return 0
  // Before the first day nothing held: what is asked from an earlier day holds from then on.
  if (from < first.from) await stretchBack(tx, kind, first, from)
  const start: Stored[] = versions.map((version, index) => ({
    ...version,
    from: index === 0 && from < version.from ? from : version.from,
  }))
  const at = start.findIndex((version) => version.until === null || version.until > from)
  const current = start[at]
  if (!current) return 0

  const open = new Map(Object.entries(patch).filter(([key, value]) => !same(current[key], value)))
  let changed = 0
  for (const version of start.slice(at)) {
    const values: Patch = {}
    for (const [key, value] of open) {
      if (same(version[key], current[key])) values[key] = value
      else open.delete(key)
    }
    if (Object.keys(values).length === 0) break
    await replace(
      tx,
      kind,
      ownerId,
      version,
      version === current ? from : version.from,
      values,
      authorLoginId,
    )
    changed += 1
  }
  return changed
}

async function replace(
  tx: Tx,
  kind: Versioned,
  ownerId: number,
  version: Stored,
  from: ISODate,
  values: Patch,
  authorLoginId: number | null,
): Promise<void> {
  await supersede(tx, kind, version.id)
  if (version.from < from)
    await insert(tx, kind, ownerId, { ...version, until: from }, authorLoginId)
  await insert(
    tx,
    kind,
    ownerId,
    { ...version, ...values, from, until: version.until },
    authorLoginId,
  )
}

async function stretchBack(tx: Tx, { table }: Versioned, first: Stored, from: ISODate) {
  await tx
    .updateTable(table)
    .set({ valid: rangeText(from, first.until) } as never)
    .where('id' as never, '=', first.id as never)
    .execute()
}

const supersede = (tx: Tx, { table }: Versioned, id: number) =>
  tx
    .updateTable(table)
    .set({ supersededAt: sql`now()` } as never)
    .where('id' as never, '=', id as never)
    .execute()

async function insert(
  tx: Tx,
  { table, owner }: Versioned,
  ownerId: number,
  values: Patch,
  author: number | null,
) {
  const kept = Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => !bookkeeping.has(key))
      .map(([key, value]) => [key, isJson(value) ? JSON.stringify(value) : value]),
  )
  const valid = rangeText(
    String(values['from']),
    values['until'] === null ? null : String(values['until']),
  )
  await tx
    .insertInto(table)
    .values({ ...kept, [owner]: ownerId, valid, authorLoginId: author } as never)
    .execute()
}

const rangeText = (from: ISODate, until: ISODate | null) => `[${from},${until ?? ''})`

/**
 * Equal as stored: numerics come back as text with their zeros, so numbers are compared as
 * numbers.
 */
function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (a === null || b === null || a === undefined || b === undefined) return false
  if (isJson(a) || isJson(b)) return JSON.stringify(a) === JSON.stringify(b)
  const numeric = /^-?\d+(\.\d+)?$/
  return numeric.test(String(a)) && numeric.test(String(b))
    ? Number(a) === Number(b)
    : String(a) === String(b)
}

/** Columns of lists and objects travel as JSON; a day is a text already. */
const isJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** The last day on which a version held, or null while it has no end. */
export const lastDayOf = (until: ISODate | null): ISODate | null =>
  until === null ? null : addDays(until, -1)
