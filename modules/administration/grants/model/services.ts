import { linksOf, menu, type MenuEntry } from '#access/menu.ts'
import { modules } from '#access/modules.ts'
import {
  type Action,
  partsOf,
  type Permission,
  permissions,
  services,
  type Word,
} from '#access/services.ts'

/** The four actions that a profile knows: the right to read one is the right to read many. */
export const profileActions = ['create', 'read', 'update', 'delete'] as const
export type ProfileAction = (typeof profileActions)[number]

export const actionTitles: Readonly<Record<ProfileAction, string>> = {
  create: 'Crear',
  read: 'Ver',
  update: 'Modificar',
  delete: 'Eliminar',
}

export type Service = {
  word: Word
  code: string
  label: string
  permissions: Readonly<Partial<Record<Action, Permission>>>
  /** Entries of the menu that it opens. */
  screens: readonly string[]
}
export type ServiceGroup = { key: string; label: string; services: readonly Service[] }

/** The services of a company, those of an area together, in the order of the table. */
export const serviceGroups: readonly ServiceGroup[] = grouped()

/** By its code, a service that a profile may speak of. */
export const serviceByCode: ReadonlyMap<string, Service> = new Map(
  serviceGroups.flatMap((group) => group.services.map((service) => [service.code, service])),
)

function grouped(): ServiceGroup[] {
  const screens = screensByPermission(menu)
  const byWord = Map.groupBy(permissions, (permission) => partsOf(permission).word)
  const all = [...byWord]
    .filter(([word]) => services[word].rows !== 'platform')
    .map(([word, held]) => ({
      word,
      code: services[word].code,
      label: services[word].label,
      permissions: Object.fromEntries(held.map((one) => [partsOf(one).action, one])),
      screens: [...new Set(held.flatMap((one) => screens.get(one) ?? []))],
    }))
  const byModule = Map.groupBy(all, ({ word }) => services[word].module)
  return [...byModule].map(([module, list]) => ({
    key: module,
    label: module === 'CORE' ? 'General' : modules[module].label,
    services: list,
  }))
}

function screensByPermission(entries: readonly MenuEntry[]): Map<Permission, string[]> {
  const found = new Map<Permission, string[]>()
  for (const { label, can } of linksOf(entries)) {
    for (const permission of can) found.set(permission, [...(found.get(permission) ?? []), label])
  }
  return found
}
