import type { Actor, Company } from './actor.ts'
import { can } from './decide.ts'
import {
  type Action,
  type Permission,
  permissions,
  partsOf,
  services,
  type Word,
} from './services.ts'

/** What the current user shows of their rights: one row per service that gives them anything. */
export type Effective = { code: string; word: Word } & Record<Action, boolean>

/** Every permission that somebody has over at least some record. */
export const permissionsOf = (actor: Actor, company: Company | null): readonly Permission[] =>
  permissions.filter((permission) => can(actor, company, permission))

/** The same by service, as the current user shows it: code with create, read, update, delete. */
export function effectiveServices(held: readonly Permission[]): readonly Effective[] {
  const rows = new Map<Word, Effective>()
  for (const { word, action } of held.map(partsOf)) {
    const row = rows.get(word) ?? { code: services[word].code, word, ...nothing }
    rows.set(word, { ...row, [action]: true })
  }
  return [...rows.values()]
}

const nothing: Record<Action, boolean> = {
  create: false,
  read: false,
  update: false,
  delete: false,
  massRead: false,
}
