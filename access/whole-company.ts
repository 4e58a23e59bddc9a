import { companyWrites as ofModules } from '#generated/access/companyWrites.ts'
import { type Actor, roleInForce } from './actor.ts'
import { roleOf } from './roles.ts'
import type { Permission, services, Word } from './services.ts'

/** Words whose records are of the whole company. */
type CompanyWord = {
  [W in Word]: (typeof services)[W]['rows'] extends 'company' ? W : never
}[Word]

/** Writes that reach everybody, whatever razón social they had in mind. */
export type CompanyWrite =
  | Extract<Permission, `${CompanyWord}.${'create' | 'update' | 'delete'}`>
  | 'businesses.create'

/** What a write asks of whoever does it. */
export type Asks = 'whole' | 'each' | 'open'

/**
 * Who may change what belongs to the whole company. `whole`: somebody who reaches all of it,
 * without a role limited to some razones sociales and without a restriction; `each`: anybody with
 * the service, because the service checks each person or row; `open`: anybody with the service,
 * because the change touches nothing of another razón social. Each module says its own in
 * `model/access.ts`; a write without a row does not compile.
 */
export const companyWrites: Readonly<Record<CompanyWrite, Asks>> = {
  ...ofModules,
  // What waits for its module.
  // What a file hangs from is asked where it is hung.
  'uploads.create': 'each',
  'importPayroll.create': 'whole',
  'importPeople.create': 'whole',
  'importSystem.create': 'whole',
  'importFirefighter.create': 'whole',
  'expensePolicies.create': 'whole',
  'expensePolicies.update': 'whole',
  'expenseCategories.create': 'whole',
  'expenseCategories.update': 'whole',
  'expenseCategories.delete': 'whole',
  'expensePermissions.update': 'whole',
}

/** Why somebody narrowed to some razones sociales may not write this, or `undefined`. */
export function whyNotWhole(actor: Actor, permission: Permission): string | undefined {
  if (!isCompanyWrite(permission) || companyWrites[permission] !== 'whole') return undefined
  return isNarrowed(actor) ? NARROWED : undefined
}

/** Whether somebody is limited to a part of the company, by a restriction or by their role. */
export const isNarrowed = (actor: Actor): boolean =>
  actor.restriction !== null || roleOf(roleInForce(actor)).reach === 'businesses'

const NARROWED =
  'Es de toda la empresa, y este acceso está limitado a algunas razones sociales: no la cambia'

const isCompanyWrite = (permission: Permission): permission is CompanyWrite =>
  Object.hasOwn(companyWrites, permission)
