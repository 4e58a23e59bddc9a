import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { id, text, timestamp } from '#platform/model/field.ts'

/** What a device may be notified of, as the notices that it comes from. */
export const PushKind = catalog('PushKind', {
  REQUEST: 'Solicitudes que llegan',
  ANSWER: 'Respuestas a lo que se pidió',
  REMINDER: 'Recordatorios',
})
export type PushKind = ValueOf<typeof PushKind>

/** A phone or a browser on which its person wants notices. */
export const PushDevice = entity({
  name: 'PushDevice',
  table: 'push_device',
  label: 'Equipo con avisos',
  fields: {
    id: id('pushDevice'),
    name: text('Equipo', { max: 80 }),
    createdAt: timestamp('Desde'),
  },
})

/** What is shown on a locked screen: no name, no amount and nothing of what happened. */
export const PUSH_TITLE = 'Minga: tiene un aviso nuevo'

/** Devices of one person. */
export const MOST_DEVICES = 10

/** Where browsers take what is pushed to them; an installation may add others (`PUSH_HOSTS`). */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const

/** Whether an address is of a service that browsers use. */
export const isPushHost = (host: string, more: readonly string[]): boolean =>
  [...HOSTS, ...more].some((known) => host === known || host.endsWith(`.${known}`))

const MINUTE = 60_000
/** Waits between attempts, half a day in all: who reads later finds the notice in the product. */
const waits = [1, 5, 30, 120, 600].map((minutes) => minutes * MINUTE)

/** Milliseconds until the next attempt after some that failed; undefined when it was the last. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]
