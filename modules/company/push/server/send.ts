import { createHash } from 'node:crypto'
import { accounts, companies, people } from '#modules/company/identities/server/index.ts'
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
import { PUSH_TITLE, PushKind, waitAfter } from '../model/push.ts'
import { encrypted } from './encrypt.ts'
import { authorization, pushSettings, unsealed } from './keys.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Messages of one company in one round; the rest goes in the next one. */
const A_ROUND = 200
/** Sent at once for one company. */
const AT_ONCE = 5
/** How long a service keeps what it cannot hand over yet, in seconds. */
const KEPT_SECONDS = 86_400
/** «Not found» and «Gone»: the browser took its subscription back. */
const OVER: readonly number[] = [404, 410]

/** What the worker pushes every minute to the devices of people. */
export const pushTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'push',
  cron: '* * * * *',
  run: () => pushAll({ db, publicUrl }, now()),
})

/** Sends what waits in every company; no transaction is open while a service is called. */
export async function pushAll(
  { db, publicUrl }: Pick<Parts, 'db' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const rows = await db.onPlatform((tx) =>
    companies(tx).select('id').where('status', '=', 'ACTIVE').execute(),
  )
  for (const { id } of rows) {
    const session = {
      companyId: id,
      userId: null,
      loginId: null,
      acting: false,
      traceId: newTraceId(),
    }
    const waits = await db.withTenant(session, async (tx, _client, platform) => {
      const anything = await due(tx, now).select('id').limit(1).executeTakeFirst()
      if (anything) await forgetClosed(tx, platform, id)
      return anything !== undefined
    })
    if (waits) await pushFor({ db, publicUrl, now, session })
  }
}

type Round = { db: Database; publicUrl: string; now: Date; session: TenantSession }

const due = (tx: Tx, now: Date) => tx.selectFrom('pushMessage').where('nextAt', '<=', now)

/** Devices of whoever may no longer sign in are notified of nothing more. */
async function forgetClosed(tx: Tx, platform: PlatformTx, companyId: number): Promise<void> {
  const devices = await tx.selectFrom('pushDevice').select(['id', 'loginId', 'userId']).execute()
  const open = await accounts
    .withCompany(platform)
    .select(['login.id', 'login.userId'])
    .where('login.companyId', '=', companyId)
    .where('login.isDisabled', '=', false)
    .where('login.id', 'in', [0, ...new Set(devices.map(({ loginId }) => loginId))])
    .execute()
  const { rows: active } = await sql<{ id: number }>`
    select u.id from ${people.written} u
    where u.status = 'ACTIVE' and not u.is_disabled
      and u.id = any(${devices.map(({ userId }) => userId)}::bigint[])`.execute(tx)
  const logins = new Map(open.map(({ id, userId }) => [id, userId]))
  const users = new Set(active.map(({ id }) => id))
  const closed = devices.filter(
    ({ loginId, userId }) => logins.get(loginId) !== userId || !users.has(userId),
  )
  if (closed.length === 0) return
  await tx
    .deleteFrom('pushDevice')
    .where(
      'id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute()
}

async function pushFor(round: Round): Promise<void> {
  const { db, session, now } = round
  let left = A_ROUND
  const lane = async () => {
    while (left-- > 0) {
      const message = await db.withTenant(session, (tx) => take(tx, now))
      if (!message) return
      const result = await send(message, round)
      if (result !== 'DONE') await db.withTenant(session, (tx) => record(tx, message, result, now))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/**
 * One message, which is nobody else's from then on: a worker that dies while it calls leaves it
 * taken, so that a device shows nothing twice. What it says stands in the product all the same.
 */
async function take(tx: Tx, now: Date) {
  const found = await due(tx, now)
    .innerJoin('pushDevice as device', 'device.id', 'pushMessage.pushDeviceId')
    .select(['pushMessage.id', 'kind', 'key', 'link', 'attempts', 'pushDeviceId'])
    .select(['device.endpoint', 'device.publicKey', 'device.secret'])
    .orderBy('pushMessage.id')
    .limit(1)
    .forUpdate('pushMessage')
    .skipLocked()
    .executeTakeFirst()
  if (!found) return undefined
  const attempts = found.attempts + 1
  await tx
    .updateTable('pushMessage')
    .set({ attempts, nextAt: null })
    .where('id', '=', found.id)
    .execute()
  return { ...found, attempts }
}
type Taken = NonNullable<Awaited<ReturnType<typeof take>>>

/** Handed over, of a device that is gone, or to be tried again; what is refused is given up. */
type Result = 'DONE' | 'OVER' | 'AGAIN'

async function send(message: Taken, { publicUrl, now, session }: Round): Promise<Result> {
  const { endpoint, publicKey, secret, kind, key, link } = message
  const { outgoing } = pushSettings()
  const topic = topicOf(session.companyId, key)
  try {
    const { status } = await callOut(
      endpoint,
      {
        headers: {
          authorization: await authorization(endpoint, subjectOf(publicUrl), now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          topic: topic,
          urgency: 'normal',
          'user-agent': 'Minga-Push/1',
        },
        body: encrypted(
          JSON.stringify({
            title: PUSH_TITLE,
            body: PushKind.has(kind) ? PushKind.label(kind) : undefined,
            link,
            tag: topic,
          }),
          { publicKey, secret: unsealed(secret, session.companyId) },
        ),
      },
      outgoing ?? {},
    )
    if (OVER.includes(status)) return 'OVER'
    return status === 429 || status >= 500 ? 'AGAIN' : 'DONE'
  } catch (error) {
    if (error instanceof NotCalled) return 'AGAIN'
    // Sealed with another secret of the installation: the device asks again when it is opened.
    return 'OVER'
  }
}

/** Who answers for what is pushed: a page of this installation. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:soporte@minga.invalid'

/** At most 32 signs that say nothing: a later message with the same takes its place. */
const topicOf = (companyId: number, key: string): string =>
  createHash('sha256').update(`${companyId} ${key}`).digest('base64url').slice(0, 32)

async function record(tx: Tx, message: Taken, result: Result, now: Date): Promise<void> {
  if (result === 'OVER') {
    await tx.deleteFrom('pushDevice').where('id', '=', message.pushDeviceId).execute()
    return
  }
  const wait = waitAfter(message.attempts)
  if (wait === undefined) return
  await tx
    .updateTable('pushMessage')
    .set({ nextAt: new Date(now.getTime() + wait) })
    .where('id', '=', message.id)
    .execute()
}
