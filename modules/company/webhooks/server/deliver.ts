import { can } from '#access/decide.ts'
import { loadActors, loadCompany } from '#modules/company/authority/server/index.ts'
import { accounts, companies } from '#modules/company/identities/server/index.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { todayAt } from '#platform/server/context.ts'
import { callOut, NotCalled } from '#platform/server/http/outgoing.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { newTraceId } from '#platform/server/observe/trace.ts'
import {
  type Database,
  type PlatformTx,
  sql,
  type TenantSession,
  type Tx,
} from '#platform/server/sql/db.ts'
import {
  eventTypes,
  isEventType,
  MOST_FAILURES,
  waitAfter,
  type WebhookStop,
} from '../model/webhook.ts'
import { outgoing, signatureOf, unsealed } from './signing.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Deliveries of one company in one round; the rest is sent in the next one. */
const A_ROUND = 50
/** How long one that is being sent is nobody else's: a worker that dies frees it so. */
const LEASE_MS = 5 * 60_000
/** Sent at once to the addresses of one company. */
const AT_ONCE = 5
/** «Gone» of HTTP: who receives wants no more of it. */
const GONE = 410

/** What the worker sends every minute to the addresses of companies. */
export const webhookTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'webhooks',
  cron: '* * * * *',
  run: () => deliverAll({ db, publicUrl }, now()),
})

/** Sends what is due in every company; no transaction is open while an address is called. */
export async function deliverAll(
  { db, publicUrl }: Pick<Parts, 'db' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const rows = await db.onPlatform((tx) =>
    companies(tx).select(['id', 'slug', 'config']).where('status', '=', 'ACTIVE').execute(),
  )
  for (const row of rows) {
    const traceId = newTraceId()
    const session = { companyId: row.id, userId: null, loginId: null, acting: false, traceId }
    const due = await db.withTenant(session, async (tx, _client, platform) => {
      await stopOrphans(tx, row, { session, platform, publicUrl, now })
      return claim(tx, now)
    })
    const left = [...due]
    const lane = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const answer = await send(one, row.id, now)
        const sent = one
        await db.withTenant(session, (tx, _client, platform) =>
          record(tx, { session, platform, publicUrl, now }, sent, answer),
        )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }
}

type Row = { id: number; slug: string; config: unknown }
type Round = { session: TenantSession; platform: PlatformTx; publicUrl: string; now: Date }

/** Stops the addresses whose author may no longer say where the company's events go. */
async function stopOrphans(tx: Tx, row: Row, round: Round): Promise<void> {
  const { platform, now } = round
  const today = todayAt(now)
  const open = await tx
    .selectFrom('webhook')
    .select(['id', 'creatorLoginId'])
    .where('disabledAt', 'is', null)
    .execute()
  if (open.length === 0) return
  const known = await accounts
    .withCompany(platform)
    .select(['login.id', 'login.userId'])
    .where('login.companyId', '=', row.id)
    .where('login.isDisabled', '=', false)
    .where('login.id', 'in', [...new Set(open.map(({ creatorLoginId }) => creatorLoginId))])
    .execute()
  const userOf = new Map(known.map(({ id, userId }) => [id, userId ?? 0]))
  const company = await loadCompany(tx, row, today)
  const actors = await loadActors(tx, row.id, [...userOf.values()], today)
  for (const { id, creatorLoginId } of open) {
    const actor = actors.get(userOf.get(creatorLoginId) ?? 0)
    if (actor && can(actor, company, 'integrationTokens.create')) continue
    await stop(tx, round, id, 'AUTHOR')
  }
}

/** The deliveries that are due, taken for some minutes. */
async function claim(tx: Tx, now: Date) {
  const due = await tx
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhookId')
    .innerJoin('webhookEvent as event', 'event.id', 'delivery.eventId')
    .select(['delivery.id', 'delivery.webhookId', 'delivery.attempts'])
    .select(['webhook.url', 'webhook.secret'])
    .select(['event.type', 'event.subjectId', 'event.userId', 'event.monthId', 'event.createdAt'])
    .where('delivery.state', '=', 'WAITING')
    .where('delivery.nextAt', '<=', now)
    .where('webhook.disabledAt', 'is', null)
    .orderBy('delivery.id')
    .limit(A_ROUND)
    .forUpdate('delivery')
    .skipLocked()
    .execute()
  if (due.length > 0) {
    await tx
      .updateTable('webhookDelivery')
      .set({
        attempts: sql<number>`attempts + 1`,
        nextAt: new Date(now.getTime() + LEASE_MS),
        triedAt: now,
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
  }
  return due.map((one) => ({ ...one, attempts: one.attempts + 1 }))
}
type Due = Awaited<ReturnType<typeof claim>>[number]

type Answer = { status: number | null; problem: string | null }

async function send(due: Due, companyId: number, now: Date): Promise<Answer> {
  const body = bodyOf(due, companyId)
  try {
    const secret = secretOf(due.secret, companyId)
    const headers = signatureOf({ id: `msg_${companyId}_${due.id}`, at: now, body }, secret)
    const { status } = await callOut(due.url, { headers, body }, outgoing())
    const isReceived = status >= 200 && status < 300
    return { status, problem: isReceived ? null : `Respondió ${status}` }
  } catch (error) {
    if (!(error instanceof NotCalled)) throw error
    return { status: null, problem: error.message }
  }
}

/** @throws NotCalled when the secret of the installation is another one than when it was sealed */
function secretOf(stored: Buffer, companyId: number): string {
  try {
    return unsealed(stored, companyId)
  } catch {
    throw new NotCalled('Su secreto ya no se lee: créelo otra vez')
  }
}

/** What travels: what happened, when, and to which rows, by their public ids. */
function bodyOf({ type, subjectId, userId, monthId, createdAt }: Due, companyId: number): string {
  if (!isEventType(type)) throw new RangeError(`«${type}» is no event`)
  return JSON.stringify({
    type,
    timestamp: createdAt.toISOString(),
    data: {
      id: publicId(eventTypes[type].of, subjectId),
      companyId: publicId('company', companyId),
      ...(userId === null ? {} : { userId: publicId('user', userId) }),
      ...(monthId === null ? {} : { payrollMonthId: publicId('payrollMonth', monthId) }),
    },
  })
}

/** Writes how it went: received, to be sent again after a wait, or given up. */
async function record(tx: Tx, round: Round, due: Due, answer: Answer): Promise<void> {
  const { now } = round
  const wait = answer.problem === null ? undefined : waitAfter(due.attempts)
  const isOver = answer.problem === null || wait === undefined || answer.status === GONE
  await tx
    .updateTable('webhookDelivery')
    .set({
      ...answer,
      state: answer.problem === null ? 'SENT' : isOver ? 'FAILED' : 'WAITING',
      ...(wait === undefined ? {} : { nextAt: new Date(now.getTime() + wait) }),
    })
    .where('id', '=', due.id)
    .where('state', '=', 'WAITING')
    .execute()
  if (answer.problem === null || !isOver) return
  // Those that fail at the same moment count one after another: the last one sees them all.
  await tx.selectFrom('webhook').select('id').where('id', '=', due.webhookId).forUpdate().execute()
  const last = await tx
    .selectFrom('webhookDelivery')
    .select('state')
    .where('webhookId', '=', due.webhookId)
    .where('state', '<>', 'WAITING')
    .orderBy('triedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FAILURES)
    .execute()
  const allFailed = last.length >= MOST_FAILURES && last.every(({ state }) => state === 'FAILED')
  if (allFailed || answer.status === GONE) await stop(tx, round, due.webhookId, 'FAILURES')
}

/** Tells an address nothing more until somebody resumes it, and says so to its author. */
async function stop(
  tx: Tx,
  { session, platform, publicUrl, now }: Round,
  id: number,
  why: WebhookStop,
): Promise<void> {
  const row = await tx
    .updateTable('webhook')
    .set({ disabledAt: now, disabledWhy: why, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .returning(['description', 'version', 'creatorLoginId'])
    .executeTakeFirst()
  if (!row || why === 'AUTHOR') return
  const author = await accounts
    .withCompany(platform)
    .select('login.userId')
    .where('login.id', '=', row.creatorLoginId)
    .where('login.companyId', '=', session.companyId)
    .executeTakeFirst()
  if (!author?.userId) return
  const { userId } = author
  await notify({ tx, session, services: { publicUrl } }, [
    {
      userId,
      kind: 'ANSWER',
      key: `webhook:${id}:${row.version}`,
      title: `«${row.description}» dejó de recibir avisos`,
      detail: 'No respondió durante un día. Revíselo y reanúdelo en Integraciones.',
      link: '/home/empresa/integraciones/avisos',
      shown: true,
      mail: 'NOW',
    },
  ])
}
