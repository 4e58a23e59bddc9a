import { type GuardedField } from '#access/guarded-fields.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Found, Objection } from '#platform/model/imports.ts'
import { notFound } from '#platform/server/errors.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type Change,
  type Checked,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { AccountValues } from '../model/account-row.ts'
import { detailsOf, paymentProblem } from '../model/payment-details.ts'
import { givenFields } from './guarded-input.ts'
import { putMethods } from './payment-methods.service.ts'

/** The way in which each of some people is paid now. */
async function currentOf({ tx }: Pick<Acting, 'tx'>, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('paymentMethod')
    .select(['id', 'userId', 'version', 'kind', 'bankCode', 'accountType', 'accountNumber'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .where('isCurrent', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.userId, row]))
}

/** The ways in use of the people of rows, where the author may change them. */
export async function matchAccounts(
  importing: Importing,
  rows: readonly AccountValues[],
): Promise<(Found | undefined)[]> {
  const owners = await peopleOfFile(
    importing,
    'paymentMethods.update',
    rows.map(({ rut }) => rut),
  )
  const current = await currentOf(importing, [...owners.values()])
  return rows.map(({ rut }) => {
    const method = current.get(owners.get(rut ?? '') ?? 0)
    if (!method) return undefined
    const { id, version, userId: _person, ...values } = method
    return { id, version, values: { ...values, rut } }
  })
}

/**
 * What is wrong with each row: the details that a form asks for, and what the author may not set.
 * Of people that the same file enters, only the details are asked.
 */
export async function objectionsToAccounts(
  importing: Importing,
  rows: readonly Checked<AccountValues>[],
  coming: ReadonlySet<string> = new Set(),
): Promise<readonly (readonly Objection[])[]> {
  const owners = await peopleOfFile(
    importing,
    'paymentMethods.create',
    rows.map(({ whole }) => whole.rut),
  )
  const targets = await targetsOf(importing, [...owners.values()])
  return rows.map(({ given, whole, found }): readonly Objection[] => {
    const { rut = '', kind } = whole
    const target = targets.get(owners.get(rut) ?? 0)
    if (!target && !coming.has(rut)) return [{ column: 'rut', message: NOBODY }]
    if (!kind) return [{ column: 'kind', message: 'Indique el medio' }]
    const account = given.bankCode ?? given.accountType ?? given.accountNumber
    if (kind !== 'TRANSFER' && account) {
      return [{ column: 'kind', message: 'Solo una transferencia lleva banco y cuenta' }]
    }
    const problem = paymentProblem({ ...whole, kind })
    if (problem) return [{ column: problem.field, message: problem.message }]
    const { rut: _rut, ...details } = given
    const fields: GuardedField[] = givenFields('PaymentMethod', details)
    const right = found ? 'paymentMethods.update' : 'paymentMethods.create'
    const [refused] = target ? refusedFields(importing, target, fields, right) : []
    return refused ? [{ column: null, message: refused.reason }] : []
  })
}

/** Replaces the way in which people are paid, as whoever does it by hand. */
export async function applyAccounts(
  importing: Importing,
  rows: readonly ToWrite<AccountValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }) => ({ ...found?.values, ...values }))
  const owners = await peopleOfFile(
    importing,
    'paymentMethods.create',
    wholes.map(({ rut }) => rut),
  )
  const before = await currentOf(importing, [...owners.values()])
  const methods = wholes.map((whole) => {
    const userId = owners.get(whole.rut ?? '')
    if (userId === undefined || !whole.kind) throw notFound()
    return { ...detailsOf({ ...whole, kind: whole.kind }), userId }
  })
  const made = await putMethods(importing, methods)
  const byOwner = new Map(made.map((method) => [method.userId, method]))
  return methods.map(({ userId, kind }) => {
    const method = byOwner.get(userId)
    if (!method) throw notFound()
    const was = before.get(userId)
    const { id, version } = method
    // The numbers of accounts stay in their records alone.
    const replaced = was ? { replaced: was.id } : null
    return [{ entity: 'payment_method', id, version, before: replaced, after: { kind } }]
  })
}

/** Takes the ways of a file out again, and those that they replaced are in use as before. */
export async function undoAccounts(
  { tx }: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const given = JSON.stringify(
    changes.map(({ id, version, before }) => ({ id, version, old: before?.['replaced'] ?? null })),
  )
  const { rows: gone } = await sql<{ id: number; old: number | null }>`
    delete from payment_method held
    using jsonb_to_recordset(${given}::jsonb) as given (id bigint, version integer, old bigint)
    where held.company_id = app.current_company() and held.id = given.id
      and held.version = given.version and held.is_current
    returning held.id, given.old`.execute(tx)
  await sql`update payment_method held set is_current = true
    where held.company_id = app.current_company()
      and held.id = any(${gone.flatMap(({ old }) => old ?? [])}::bigint[])`.execute(tx)
  const undone = new Set(gone.map(({ id }) => id))
  return changes.map(({ id }) => (undone.has(id) ? undefined : TOUCHED))
}

/** How everybody within reach is paid, as a file writes it; in the audit, person by person. */
export async function allAccounts(reading: Acting) {
  const { tx, reach, actor } = reading
  const reached = reach('paymentMethods.read')
  const rows = await people
    .all(tx)
    .innerJoin('paymentMethod as method', 'method.userId', 'users.id')
    .select(['users.rut', 'method.userId', 'method.kind', 'method.bankCode'])
    .select(['method.accountType', 'method.accountNumber'])
    .where('method.isCurrent', '=', true)
    .where('users.identificationType', '=', 'RUT')
    .where(personWithin(reached, 'users.id'))
    .where(personShown(reached, 'users.id', actor.userId))
    .orderBy('users.id')
    .execute()
  recordPeopleAtEnd(reading, 'lectura:cuenta bancaria', rows)
  await sql`select app.write_audit(app.current_company(), 'Proceso', 'exportación:cuentas',
    null, null, ${JSON.stringify({ filas: rows.length })}::jsonb)`.execute(tx)
  return rows
}
