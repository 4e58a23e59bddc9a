import Sqids from 'sqids'
import { kindsOfModules } from '#generated/ids.ts'

/**
 * Kinds of ids whose rows no module keeps a history of, or will keep one. Those of the modules are
 * in the registry of each (`model/registry.ts`). The number tells the kinds apart, so that the
 * public id of a contract never decodes as that of a user; the length is the least number of
 * characters (product specification). Numbers are never reused.
 */
const otherKinds = {
  payslip: { no: 7, length: 8 },
  file: { no: 15, length: 10 },
  job: { no: 16, length: 8 },
  session: { no: 17, length: 10 },
  mail: { no: 18, length: 6 },
  auditEvent: { no: 19, length: 8 },
  version: { no: 25, length: 6 },
  jobTitle: { no: 27, length: 5 },
  service: { no: 28, length: 5 },
  notification: { no: 29, length: 6 },
  passkey: { no: 71, length: 6 },
  calendarFeed: { no: 171, length: 6 },
  account: { no: 940, length: 8 },
  competence: { no: 951, length: 6 },
  question: { no: 952, length: 6 },
  userSurvey: { no: 950, length: 8 },
} as const satisfies Record<string, { no: number; length: number }>

const kinds = { ...kindsOfModules, ...otherKinds } as const

export type EntityName = keyof typeof kinds

const codecs = new Map<EntityName, Sqids>()

function codecOf(entity: EntityName): Sqids {
  const known = codecs.get(entity)
  if (known) return known
  const codec = new Sqids({ minLength: kinds[entity].length, blocklist: new Set() })
  codecs.set(entity, codec)
  return codec
}

/**
 * Public forms that were written lately: writing one shuffles an alphabet four times, and a page of
 * a list has hundreds.
 */
const written = new Map<EntityName, Map<number, string>>()
const mostWritten = 20_000

/** The public form of an id. It hides the count of rows; it is never a right. */
export function publicId(entity: EntityName, id: number): string {
  let ofEntity = written.get(entity)
  if (ofEntity === undefined || ofEntity.size >= mostWritten) {
    written.set(entity, (ofEntity = new Map()))
  }
  const known = ofEntity.get(id)
  if (known !== undefined) return known
  const text = codecOf(entity).encode([kinds[entity].no, id])
  ofEntity.set(id, text)
  return text
}

/** The inner id, or `undefined` for anything that is not the canonical public id of that entity. */
export function innerId(entity: EntityName, text: string): number | undefined {
  if (!/^[A-Za-z0-9]{1,24}$/.test(text)) return undefined
  const [no, id, ...rest] = codecOf(entity).decode(text)
  if (no !== kinds[entity].no || id === undefined || rest.length > 0) return undefined
  if (!Number.isSafeInteger(id) || publicId(entity, id) !== text) return undefined
  return id
}

export const entityNames = Object.keys(kinds) as EntityName[]
