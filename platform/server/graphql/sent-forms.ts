import { createHash, hkdfSync } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { daysOf } from '#platform/model/retention.ts'
import type { Context, PlatformContext, RequestContext } from '../context.ts'
import { leavesNoTrace } from '../observe/read-audit.ts'
import { openedWith, sealedWith } from '../sealing.ts'
import { sql } from '../sql/db.ts'
import { conflict, UserError } from '../errors.ts'

/** How long a sent form is remembered; what nobody sends again the worker clears. */
const KEPT_MS = daysOf('CODES') * 24 * 3_600_000
/** How long work of the platform may take; afterwards its process is considered dead. */
const DOING_MS = 2 * 60_000
/** Larger answers are not kept: sending again is then refused instead of answered. */
const LARGEST_ANSWER = 512 * 1024

/** A sent form: its operation, its key, and its content. */
export type SentForm = { operation: string; key: string; body: unknown }

/**
 * The form of a request; undefined when the request names none.
 *
 * @throws UserError when the key is not one that a form makes
 */
export function sentForm(
  operation: string,
  { idempotencyKey: key }: Pick<RequestContext, 'idempotencyKey'>,
  body: unknown,
): SentForm | undefined {
  if (key === null) return undefined
  if (/^[\w-]{16,64}$/.test(key)) return { operation, key, body }
  throw new UserError('invalid', 'La clave de envío del formulario no es válida')
}

/**
 * Runs the work of a form once, in the transaction of the company: the second of two simultaneous
 * requests waits for the first, and gets its answer. A failed form leaves nothing behind and can be
 * sent again.
 */
export async function onceInCompany<T>(
  { client, session, now }: Context,
  form: SentForm | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const { loginId, companyId } = session
  if (!form || loginId === null) return work()
  const place = [companyId, loginId, form.operation, hashOf(form.key)]
  await client.query(
    'delete from sent_form where company_id = $1 and login_id = $2 and sent_at < $3',
    [companyId, loginId, new Date(now.getTime() - KEPT_MS)],
  )
  const { rowCount } = await client.query(
    `insert into sent_form (company_id, login_id, operation, key_hash, body_hash, sent_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [...place, hashOf(canonical(form.body)), now],
  )
  const at = 'company_id = $1 and login_id = $2 and operation = $3 and key_hash = $4'
  if (rowCount === 0) {
    const { rows } = await client.query<Kept>(
      `select body_hash, answer from sent_form where ${at}`,
      place,
    )
    return answerOf<T>(form, rows[0])
  }
  const result = await work()
  if (leavesNoTrace(client)) {
    await client.query(`delete from sent_form where ${at}`, place)
    return result
  }
  await client.query(`update sent_form set answer = $5 where ${at}`, [
    ...place,
    sealed(form.key, result),
  ])
  return result
}

type Kept = { body_hash: Buffer; answer: Buffer | null }

/**
 * The same for work of the platform, which has transactions of its own: a form still in progress is
 * refused, and one whose process died runs again.
 */
export async function onceOnPlatform<T>(
  { services, principal, now }: PlatformContext,
  form: SentForm | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!form) return work()
  const { loginId } = principal
  const { operation } = form
  const keyHash = hashOf(form.key)
  const bodyHash = hashOf(canonical(form.body))
  const [forgotten, died] = [KEPT_MS, DOING_MS].map((age) => new Date(now.getTime() - age))
  const kept = await services.db.withPlatform(async (tx) => {
    await sql`delete from sent_platform_form where login_id = ${loginId}
      and (sent_at < ${forgotten} or (not done and sent_at < ${died}))`.execute(tx)
    const { rows } = await sql<{ done: boolean; bodyHash: Buffer; answer: Buffer | null }>`
      insert into sent_platform_form (login_id, operation, key_hash, body_hash, sent_at)
      values (${loginId}, ${operation}, ${keyHash}, ${bodyHash}, ${now})
      on conflict do nothing returning false as done, null as body_hash, null as answer`.execute(tx)
    if (rows.length > 0) return undefined
    return tx
      .selectFrom('sentPlatformForm')
      .select(['done', 'bodyHash', 'answer'])
      .where('loginId', '=', loginId)
      .where('operation', '=', operation)
      .where('keyHash', '=', keyHash)
      .executeTakeFirst()
  })
  if (kept) {
    if (!kept.done) throw conflict('Este formulario se está procesando. Espere unos segundos.')
    return answerOf<T>(form, { body_hash: kept.bodyHash, answer: kept.answer })
  }
  const at = sql`login_id = ${loginId} and operation = ${operation} and key_hash = ${keyHash}`
  try {
    const result = await work()
    const answer = sealed(form.key, result)
    await services.db.withPlatform((tx) =>
      sql`update sent_platform_form set done = true, answer = ${answer} where ${at}`.execute(tx),
    )
    return result
  } catch (error) {
    await services.db.withPlatform((tx) =>
      sql`delete from sent_platform_form where ${at} and not done`.execute(tx),
    )
    throw error
  }
}

function answerOf<T>(form: SentForm, kept: Kept | undefined): T {
  if (!kept || !kept.body_hash.equals(hashOf(canonical(form.body)))) {
    throw conflict(
      'Este formulario ya se envió con otros datos y se guardó: revise lo guardado antes de seguir',
    )
  }
  if (!kept.answer) throw conflict('Este formulario ya se envió y se guardó.')
  return opened<T>(form.key, kept.answer)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** The same text for the same values, in whatever order an object names them. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}

const sealKey = (key: string) => Buffer.from(hkdfSync('sha256', key, 'minga', 'sent-form', 32))

/** The answer, encrypted so that only the sender's key opens it. */
function sealed(key: string, value: unknown): Buffer | null {
  const plain = serialize(value)
  return plain.length > LARGEST_ANSWER ? null : sealedWith(sealKey(key), plain)
}

const opened = <T>(key: string, stored: Buffer): T => deserialize(openedWith(sealKey(key), stored))
