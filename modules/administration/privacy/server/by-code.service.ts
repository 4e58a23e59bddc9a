import { blocks } from '#modules/people/sight/server/index.ts'
import { formatDate } from '#chile/dates.ts'
import { type RequestContext, todayAt } from '#platform/server/context.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { pendingStates, type PrivacyRight } from '../model/catalogs.ts'
import { addRequest } from './asking.ts'
import { type Held, type Inside, withCode } from './door.ts'

/** The requests of whoever holds the code of a mail. */
export const privacyByCode = (request: RequestContext, held: Held) =>
  withCode(request, held, ({ tx, userId, company }) => ownRequests(tx, userId, company))
export type OwnRequests = Awaited<ReturnType<typeof ownRequests>>

async function ownRequests(tx: Tx, userId: number, company: string) {
  const rows = await tx
    .selectFrom('privacyRequest')
    .select(['id', 'kind', 'state', 'detail', 'receivedOn', 'deadline', 'reason', 'claimUntil'])
    .select(['extensionReason', 'outcome'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  const blocked = await tx
    .selectFrom('privacyBlock')
    .select(['id', 'scope', 'since', 'version'])
    .where('userId', '=', userId)
    .where('until', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return { company, rows, blocked }
}

const MOST_SHOWN = 50

type Asked = Held & { kind: PrivacyRight; detail: string | null; asksBlock: boolean | null }

/** Writes down what somebody without an account asks. */
export const requestPrivacyByCode = (
  request: RequestContext,
  { kind, detail, asksBlock, ...held }: Asked,
) =>
  withCode(request, held, async ({ tx, userId, now, company }: Inside) => {
    if (!detail && (kind === 'RECTIFICATION' || kind === 'OBJECTION')) {
      throw invalid('detail', 'Diga qué datos y por qué')
    }
    await refuseSecond(tx, userId, kind)
    await addRequest(tx, {
      userId,
      kind,
      detail,
      receivedOn: todayAt(now),
      asksBlock: asksBlock ?? false,
      channel: 'MAIL_CODE',
      loginId: null,
    })
    return ownRequests(tx, userId, company)
  })

/** Refuses in words a second request, with the day until which the first one is answered. */
async function refuseSecond(tx: Tx, userId: number, kind: PrivacyRight): Promise<void> {
  const known = await tx
    .selectFrom('privacyRequest')
    .select('deadline')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('state', 'in', [...pendingStates])
    .executeTakeFirst()
  if (!known) return
  throw conflict(`Ya lo pidió: se responde hasta el ${formatDate(known.deadline)}`, 'kind')
}

/** Withdraws a request that nobody answered. */
export const withdrawPrivacyByCode = (
  request: RequestContext,
  { id, ...held }: Held & { id: number },
) =>
  withCode(request, held, async ({ tx, userId, now, company }: Inside) => {
    const { numUpdatedRows } = await tx
      .updateTable('privacyRequest')
      .set({
        state: 'WITHDRAWN',
        updatedAt: now.toISOString(),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('state', 'in', [...pendingStates])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await blocks.endOf({ tx, now, today: todayAt(now) }, id, {
      reason: 'Solicitud retirada',
      loginId: null,
    })
    return ownRequests(tx, userId, company)
  })

type Lifted = Held & { id: number; version: number }

/** Opens again what whoever holds the code had blocked. */
export const liftPrivacyBlockByCode = (request: RequestContext, { id, version, ...held }: Lifted) =>
  withCode(request, held, async ({ tx, userId, now, company }: Inside) => {
    const own = await tx
      .selectFrom('privacyBlock')
      .select('id')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!own) throw notFound()
    const how = { reason: 'Lo levantó su titular, con un código de su correo', loginId: null }
    const isEnded = await blocks.end({ tx, now, today: todayAt(now) }, { id, version }, how)
    if (!isEnded) throw changedMeanwhile({ table: 'privacyBlock', key: { id } })
    return ownRequests(tx, userId, company)
  })
