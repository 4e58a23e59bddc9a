import { createECDH } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { whyRefused } from '#platform/server/http/outgoing.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { isPushHost, MOST_DEVICES, PushKind } from '../model/push.ts'
import { publicKey, pushSettings, sealed } from './keys.ts'

const columns = ['id', 'name', 'kinds', 'createdAt'] as const

type Row = { id: number; name: string; kinds: string[]; createdAt: Date }
export type DeviceRow = Omit<Row, 'kinds'> & { kinds: PushKind[] }

const shown = ({ kinds, ...row }: Row): DeviceRow => ({
  ...row,
  kinds: PushKind.values.filter((kind) => kinds.includes(kind)),
})

const own = ({ tx, session }: Context) =>
  tx.selectFrom('pushDevice').where('loginId', '=', session.loginId ?? 0)

/** The devices of the actor, and the key that a browser asks its service with. */
export async function settingsOfPush(context: Context) {
  const devices = context.session.acting
    ? []
    : await own(context).select(columns).orderBy('id').limit(MOST_DEVICES).execute()
  return { publicKey: publicKey(), devices: devices.map(shown) }
}
export type SettingsOfPush = Awaited<ReturnType<typeof settingsOfPush>>

type NewDevice = {
  endpoint: string
  publicKey: string
  secret: string
  name: string
  kinds: readonly { kind: PushKind }[]
}

/**
 * Tells a device from now on what its person wants to know there. The same device again is the same
 * row, of whoever signed in on it last.
 */
export async function savePushDevice(context: Context, input: NewDevice): Promise<DeviceRow> {
  const { tx, session, actor } = context
  const { loginId, acting } = session
  if (acting || loginId === null || actor.userId === null) {
    throw forbidden('Los avisos de un equipo los pide su propia persona')
  }
  const { endpoint, key, secret } = checked(input)
  const kinds = PushKind.values.filter((kind) => input.kinds.some((one) => one.kind === kind))
  if (kinds.length === 0) throw invalid('kinds', 'Elija al menos un aviso')
  await lockCompany(tx)
  const { others } = await own(context)
    .where('endpoint', '<>', endpoint)
    .select(sql<number>`count(*)::int`.as('others'))
    .executeTakeFirstOrThrow()
  if (others >= MOST_DEVICES) {
    throw conflict(`Hay avisos en ${MOST_DEVICES} equipos suyos: quite uno antes`)
  }
  const told = {
    userId: actor.userId,
    loginId,
    publicKey: key,
    secret: sealed(secret, session.companyId),
    name: input.name,
    kinds,
  }
  // What the person before on this device had waiting is not for who comes next.
  await tx
    .deleteFrom('pushDevice')
    .where('endpoint', '=', endpoint)
    .where('loginId', '<>', loginId)
    .execute()
  const row = await tx
    .insertInto('pushDevice')
    .values({ ...told, endpoint })
    .onConflict((on) => on.columns(['companyId', 'endpoint']).doUpdateSet(told))
    .returning(columns)
    .executeTakeFirstOrThrow()
  return shown(row)
}

/** Tells a device nothing more, as when its person signs out there. */
export async function deletePushDevice(context: Context, { id }: { id: number }): Promise<boolean> {
  const { tx, session } = context
  if (session.acting) throw notFound()
  const gone = await tx
    .deleteFrom('pushDevice')
    .where('id', '=', id)
    .where('loginId', '=', session.loginId ?? 0)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return true
}

/** The address and the keys that a browser gave, if they are what they should be. */
function checked(input: NewDevice) {
  const { hosts = [], outgoing } = pushSettings()
  const problem = whyRefused(input.endpoint, outgoing ?? {})
  if (problem) throw invalid('endpoint', problem)
  const url = new URL(input.endpoint)
  if (!isPushHost(url.hostname, hosts)) {
    throw invalid('endpoint', 'El servicio de avisos de este navegador no está admitido')
  }
  const key = Buffer.from(input.publicKey, 'base64url')
  const secret = Buffer.from(input.secret, 'base64url')
  requirePoint(key)
  if (secret.length !== 16) throw invalid('secret', 'El secreto del equipo no es válido')
  return { endpoint: url.href, key, secret }
}

/** @throws UserError unless bytes are a point of the curve P-256, written whole */
function requirePoint(key: Buffer): void {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    if (key.length !== 65 || key[0] !== 4) throw new RangeError('no point that is written whole')
    own.computeSecret(key)
  } catch {
    throw invalid('publicKey', 'La clave del equipo no es válida')
  }
}
