import { DeletePushDevice, SavePushDevice } from '#generated/operations/push.ts'
import { deviceOf } from '#modules/company/accounts/model/device.ts'
import { dataOf, request } from '#platform/web/api/api.ts'
import { storage } from '#platform/web/api/storage.ts'
import { draftSecret } from '#platform/web/draft/drafts.ts'
import type { PushKind } from '../model/push.ts'

/** Whose notices come to this device, and by which of their devices: `owner id`. */
const MARK = 'push'

/** Whether this browser takes what is pushed; on an iPhone, once it is on the home screen. */
export const takesPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether its person once said no: only its settings change that. */
export const isBlocked = (): boolean => Notification.permission === 'denied'

/** Which device of the signed-in person this one is; none where it has nothing of theirs. */
export function ownMark(): string | undefined {
  const [owner, id] = storage.text(MARK).split(' ')
  return owner && owner === draftSecret()?.owner ? id : undefined
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await registration())?.pushManager.getSubscription() ?? null

const registration = () => navigator.serviceWorker.getRegistration()

/** What stopped it, in words. */
export class NotTold extends Error {
  override readonly name = 'NotTold'
}

/**
 * Tells this device what of some kinds happens.
 *
 * @throws NotTold in words for its person, or ApiError
 */
export async function tellHere(publicKey: string, kinds: readonly PushKind[]): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new NotTold('Este navegador no dio permiso para los avisos')
  const { endpoint, keys } = (await subscribed(publicKey)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new NotTold('Este navegador no entregó sus claves')
  const input = {
    endpoint,
    publicKey: p256dh,
    secret: auth,
    name: deviceOf(navigator.userAgent),
    kinds: kinds.map((kind) => ({ kind })),
  }
  const { id } = dataOf((await request(SavePushDevice, { input })).savePushDevice) ?? {}
  const owner = draftSecret()?.owner
  if (id && owner) storage.set(MARK, `${owner} ${id}`)
}

async function subscribed(publicKey: string): Promise<PushSubscription> {
  const push = (await registration())?.pushManager
  if (!push) throw new NotTold('Los avisos llegan a la aplicación instalada: recargue la página')
  const key = bytesOf(publicKey)
  const before = await push.getSubscription()
  // An installation with another secret has other keys, and the subscription is of the ones before.
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe()
  try {
    return await push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new NotTold('El servicio de avisos de este navegador no responde')
  }
}

/** Tells this device nothing more: on the server while a session stands, and here in any case. */
export async function tellNoMore(): Promise<void> {
  const id = ownMark()
  storage.set(MARK, undefined)
  try {
    if (id) await request(DeletePushDevice, { input: { id } }, { background: true })
  } finally {
    if (takesPush()) await (await subscription())?.unsubscribe()
  }
}

/**
 * What somebody before wanted to know on this device is not for who came now: their subscription
 * ends, and the service says so when it is next asked.
 */
export async function endOfOthers(): Promise<void> {
  if (!takesPush() || storage.text(MARK) === '' || ownMark()) return
  storage.set(MARK, undefined)
  await (await subscription())?.unsubscribe()
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join()
