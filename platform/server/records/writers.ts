import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { snakeOf } from '#platform/model/snake-case.ts'
import { sql, type TenantSession, type Tx } from '../sql/db.ts'
import { type CrossedRecord, SOMEBODY_ELSE, UserError } from '../errors.ts'
import { personBehind } from '../sql/person-names.ts'
import { personWithin } from '../sql/reach.ts'

/** The operation that refuses: its transaction, and whose records its actor reaches. */
type Inside = {
  readonly tx: Tx
  readonly session: Pick<TenantSession, 'loginId'>
  reach(permission: Permission): Reach
}

/** Who asks for a writer: their login, and the condition on the people they may read names of. */
type Reader = {
  readonly tx: Tx
  readonly loginId: number | null
  readonly knows: ReturnType<typeof personWithin>
}

/**
 * Does the work of an operation. What it refuses because somebody else wrote the same meanwhile
 * says who that was and when, from the trail of the company.
 */
export async function namingWriter<Result>(
  context: Inside,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof UserError ? await named(context, error) : error
  }
}

/** A refusal with the name of the writer in its sentence; any other refusal as it is. */
export const named = (context: Inside, refusal: UserError): Promise<UserError> =>
  withWriter(refusal, {
    tx: context.tx,
    loginId: context.session.loginId,
    knows: knownTo(context),
  })

/** The same for who keeps the platform: the names of a company's people are open to them. */
export const namedToPlatform = (
  refusal: UserError,
  reader: Pick<Reader, 'tx' | 'loginId'>,
): Promise<UserError> => withWriter(refusal, { ...reader, knows: sql<boolean>`true` })

/**
 * The people whose names somebody may read: those of their list, their records or their directory.
 * Who has none of these rights over the writer reads when it was, and not who.
 */
function knownTo({ reach }: Inside) {
  const [records, directory] = (['users.read', 'directory.read'] as const).map((right) =>
    personWithin(reach(right), 'event.userId'),
  )
  return sql<boolean>`(${records} or ${directory})`
}

async function withWriter(refusal: UserError, reader: Reader): Promise<UserError> {
  const { crossing } = refusal
  if (!crossing) return refusal
  const written = await lastWriting(reader, crossing)
  if (!written) return refusal
  const { kind, field } = refusal
  return new UserError(kind, crossing.sentence(wordsOf(written, reader)), field)
}

type Writing = {
  loginId: number | null
  /** The person behind the login, where there is one and the reader may know them. */
  name: string | null
  isKnown: boolean
  isOfCompany: boolean
  /** The day and the time in Chile, and how many days ago that was. */
  day: string
  time: string
  daysAgo: number
}

/** The newest event of a record in the trail: who wrote it, and when. */
async function lastWriting({ tx, knows }: Reader, record: CrossedRecord) {
  const { rows } = await sql<Writing>`
    select event.login_id as "loginId", ${knows} as "isKnown",
      ${sql.raw(personBehind('event.login_id'))} as name,
      exists (select from login writer where writer.id = event.login_id
        and writer.company_id = app.current_company()) as "isOfCompany",
      to_char(local.at, 'DD-MM-YYYY') as day, to_char(local.at, 'HH24:MI') as time,
      (now() at time zone 'America/Santiago')::date - local.at::date as "daysAgo"
    from audit_event event
    cross join lateral (select event.at at time zone 'America/Santiago' as at) local
    where event.company_id = app.current_company() and event.entity = ${snakeOf(record.table)}
      and event.action in ('Creado', 'Modificado', 'Eliminado') and ${isOf(record)}
    order by event.seq desc limit 1`.execute(tx)
  return rows[0]
}

/**
 * The events of a record: by its id, or by the columns that tell a record without one, of these
 * days alone: no index leads to them, and nobody keeps a form open for longer.
 */
function isOf({ key }: CrossedRecord) {
  const { id } = key
  if (id !== undefined && id !== null) {
    return sql<boolean>`event.entity_id = ${String(id)}`
  }
  const columns = Object.entries(key).map(([name, value]) => [snakeOf(name), value])
  const row = JSON.stringify(Object.fromEntries(columns))
  return sql<boolean>`event.at >= now() - interval '2 days'
    and coalesce(event.after, event.before) @> ${row}::jsonb`
}

function wordsOf({ daysAgo, day, time, ...writing }: Writing, { loginId }: Reader) {
  const date = ['hoy', 'ayer'][daysAgo] ?? `el ${day}`
  const isOwn = loginId !== null && writing.loginId === loginId
  const when = `${date} a las ${time}${isOwn ? ' en otra ventana' : ''}`
  return { who: isOwn ? 'Usted' : whoOf(writing), when }
}

function whoOf({ loginId, name, isKnown, isOfCompany }: Omit<Writing, 'day' | 'time' | 'daysAgo'>) {
  if (loginId === null) return 'El sistema'
  if (!isOfCompany) return 'La plataforma'
  return (isKnown ? name : null) ?? SOMEBODY_ELSE
}
