import type { ISODate } from '#chile/dates.ts'
import { type Entity, metaOf } from '#platform/model/entity.ts'
import { snakeOf } from '#platform/model/snake-case.ts'
import { sql, type Tx } from '../sql/db.ts'
import { valuesOf } from './entity-rows.ts'
import { personBehind } from '../sql/person-names.ts'
import type { Versioned } from './versions.ts'

/**
 * One period of a record: its values from a day to a day, its author, when it was written, and
 * whether it was replaced since.
 */
export type Period = {
  key: string
  from: ISODate
  /** The first day on which it is no longer in force, or null while it has no end. */
  until: ISODate | null
  recordedAt: Date | string
  supersededAt: Date | string | null
  author: string
  /** Labels of what differs from the period before. */
  changes: string[]
}

/** A changed attribute: the first day of its new value, and the replaced value. */
export type Change = {
  key: string
  attribute: string
  label: string
  from: ISODate
  before: string | null
  after: string | null
  author: string
  recordedAt: Date | string
  /** Why, of a change that many records got in one act. */
  reason: string | null
}

export type History = { periods: Period[]; changes: Change[] }

type Stored = Readonly<Record<string, unknown>> & {
  id: number
  from: ISODate
  until: ISODate | null
  recordedAt: Date | string
  supersededAt: Date | string | null
  author: string
  /** Only tables that keep it have it. */
  reason?: string | null
}

/**
 * The history of a record: `periods` and `changes`, newest first. Only the named fields: a hidden
 * field leaves no trace of having changed.
 */
export async function historyOf<E extends Entity>(
  tx: Tx,
  kind: Versioned,
  ownerId: number,
  of: E,
  names: readonly (keyof E['fields'] & string)[],
): Promise<History> {
  const versions = await allVersions(tx, kind, ownerId)
  const values = new Map(versions.map((version) => [version.id, textsOf(of, names, version)]))
  const live = versions.filter(({ supersededAt }) => supersededAt === null)
  const textsFor = (version: Stored | undefined) => (version && values.get(version.id)) || {}
  const replacedBefore = (version: Stored) =>
    (version.supersededAt === null ? live : versions)
      .filter(
        (other) =>
          other.until === version.from && sameTime(other.supersededAt, version.supersededAt),
      )
      .at(-1)
  const periods = versions.map((version) => ({
    key: String(version.id),
    from: version.from,
    until: version.until,
    recordedAt: version.recordedAt,
    supersededAt: version.supersededAt,
    author: version.author,
    changes: differing(textsFor(replacedBefore(version)), textsFor(version), names)
      .filter(() => replacedBefore(version) !== undefined)
      .map((name) => metaOf(of, name).label),
  }))
  const order = (a: Period, b: Period) =>
    b.from.localeCompare(a.from) || time(b.recordedAt) - time(a.recordedAt)
  const changes = versions
    .flatMap((version) => changesOf(of, names, version, versions, textsFor))
    .toSorted((a, b) => time(b.recordedAt) - time(a.recordedAt) || b.from.localeCompare(a.from))
  return { periods: periods.toSorted(order), changes: withoutEchoes(changes) }
}

type Texts = Readonly<Record<string, string | null>>

/**
 * The differences of a version from the one it replaced or, for a loaded one, from the one before.
 */
function changesOf<E extends Entity>(
  of: E,
  names: readonly (keyof E['fields'] & string)[],
  version: Stored,
  versions: readonly Stored[],
  textsFor: (version: Stored) => Texts,
): Change[] {
  const replaced =
    versions.find(
      (other) =>
        other.id !== version.id &&
        sameTime(other.supersededAt, version.recordedAt) &&
        other.from <= version.from &&
        (other.until === null || other.until > version.from),
    ) ??
    versions.findLast(
      (other) => other.until === version.from && time(other.recordedAt) <= time(version.recordedAt),
    )
  if (!replaced) return []
  const [before, after] = [textsFor(replaced), textsFor(version)]
  return differing(before, after, names).map((name) => ({
    key: `${version.id}-${name}`,
    attribute: name,
    label: metaOf(of, name).label,
    from: version.from,
    before: before[name] ?? null,
    after: after[name] ?? null,
    author: version.author,
    recordedAt: version.recordedAt,
    reason: version.reason ?? null,
  }))
}

/** A change that later periods copied is listed once, at its first day. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  const same = (a: Change, b: Change) =>
    a.attribute === b.attribute &&
    a.before === b.before &&
    a.after === b.after &&
    sameTime(a.recordedAt, b.recordedAt)
  return changes.filter(
    (change) => !changes.some((other) => other.from < change.from && same(other, change)),
  )
}

const differing = <N extends string>(before: Texts, after: Texts, names: readonly N[]): N[] =>
  names.filter((name) => (before[name] ?? null) !== (after[name] ?? null))

const time = (at: Date | string) => new Date(at).getTime()
const sameTime = (a: Date | string | null, b: Date | string | null) =>
  a === null || b === null ? a === b : time(a) === time(b)

function textsOf<E extends Entity>(
  of: E,
  names: readonly (keyof E['fields'] & string)[],
  version: Stored,
): Texts {
  const row = valuesOf(of, names, version)
  return Object.fromEntries(names.map((name) => [name, written(row[name])]))
}

/** A value as the API writes it; screens format it by the field's definition. */
export function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Every version ever written, oldest first, with the name of its author. */
async function allVersions(
  tx: Tx,
  { table, owner }: Versioned,
  ownerId: number,
): Promise<Stored[]> {
  const rows = await tx
    .selectFrom(table)
    .selectAll(table)
    .select([
      sql<ISODate>`lower(valid)::text`.as('from'),
      sql<ISODate | null>`upper(valid)::text`.as('until'),
      authorName(table).as('author'),
    ])
    .where(owner as never, '=', ownerId as never)
    .where(sql<boolean>`(superseded_at is null or superseded_at > recorded_at)`)
    .orderBy('recordedAt')
    .orderBy('id')
    .execute()
  return rows as unknown as Stored[]
}

/** The person behind a login of this company; a login of the platform is only «Plataforma». */
function authorName(table: Versioned['table']) {
  const login = `${snakeOf(table)}.author_login_id`
  return sql<string>`coalesce(${sql.raw(personBehind(login))},
    case when ${sql.raw(login)} is null then 'Carga inicial' else 'Plataforma' end)`
}
