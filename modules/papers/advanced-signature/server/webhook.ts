import { isActiveCompany } from '#modules/company/companies/server/index.ts'
import { innerId } from '#platform/model/ids.ts'
import type { Services } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { MOST_EVENTS, providerMessage } from '../model/protocol.ts'
import { advancedProvider, isOfProvider } from './provider.ts'
import { goOn } from './signings.ts'

const PATH = '/webhooks/advanced-signature'
const MOST_BYTES = 4096

/**
 * Where the provider tells that something happened to a signature. A message only makes the worker
 * ask how that signature is: what it says of itself counts nothing. Each counts once.
 */
export const serveAdvancedWebhook =
  (services: Services, traceOf: () => string) =>
  (request: Request): Promise<Response> | undefined =>
    new URL(request.url).pathname === PATH ? answer(services, request, traceOf()) : undefined

async function answer(services: Services, request: Request, traceId: string): Promise<Response> {
  if (advancedProvider.offered() === undefined) return plain(404, 'No existe')
  if (request.method !== 'POST') return plain(405, 'Use POST')
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= MOST_BYTES)) return plain(413, 'El mensaje es demasiado grande')
  const body = await request.text()
  const timestamp = request.headers.get('minga-timestamp')
  const signature = request.headers.get('minga-signature')
  const isHeard = isOfProvider({ timestamp, signature, body }, services.now())
  if (!isHeard) return plain(401, 'La firma del mensaje no es válida')
  const message = providerMessage.safeParse(jsonOf(body))
  if (!message.success) return plain(400, 'El mensaje no dice de qué es')
  const known = await heard(services, message.data, traceId)
  return known ? plain(200, 'Recibido') : plain(404, 'No existe')
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

type Message = { event: string; reference: string }

/** Whether the signature is ours: then it is asked for at once, unless this message came before. */
async function heard(services: Services, { event, reference }: Message, traceId: string) {
  const companyId = innerId('company', reference.split('-', 1)[0] ?? '')
  if (companyId === undefined || !(await isActiveCompany(services, companyId))) return false
  const session = { companyId, userId: null, loginId: null, acting: false, traceId }
  return services.db.withTenant(session, async (tx) => {
    const one = await tx
      .selectFrom('advancedSignature')
      .select(['id', 'userId', 'loginId', 'state', 'seenEvents'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    if (!one) return false
    const isNew = !one.seenEvents.includes(event) && one.seenEvents.length < MOST_EVENTS
    if (one.state !== 'WAITING' || !isNew) return true
    await tx
      .updateTable('advancedSignature')
      .set({
        seenEvents: sql<string[]>`seen_events || ${event}::text`,
        nextAt: services.now().toISOString(),
      })
      .where('id', '=', one.id)
      .execute()
    await goOn({ tx, session: { ...session, userId: one.userId, loginId: one.loginId } }, one.id)
    return true
  })
}

const plain = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
