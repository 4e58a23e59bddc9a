import type { Expression, SqlBool } from 'kysely'
import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { isPrivate } from '#modules/company/identities/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { insideReach, type ReachColumns as Columns } from '#platform/server/sql/reach.ts'
import { wasPrivate } from './private.ts'

export type { Columns }

/**
 * Whether pay is within a reach: of one of its people or razones sociales, and not confidential
 * unless the reader may see that. One's own always is.
 *
 * @param remembered whether the row says that it was confidential when it was calculated
 */
export function payWithin(
  reach: Reach,
  columns: Columns,
  self: number | null,
  remembered?: Condition,
) {
  const inside = insideReach(reach, columns)
  if (reach.includesPrivate) return inside
  return sql<boolean>`(${inside} and ${personShown(reach, columns.user, self, remembered)})`
}

/** Where a statement over `contract` has whose a row is, and of which razón social. */
export const ofContract: Columns = { user: 'contract.userId', business: 'contract.businessId' }

type Actor = { readonly userId: number | null }
type Reaching = { readonly actor: Actor; readonly reach: (permission: Permission) => Reach }

/**
 * Whether a `contract` in a statement is within the actor's reach of a permission: of one of its
 * people or razones sociales, and not confidential to the actor.
 */
export const contractWithin = ({ actor, reach }: Reaching, permission: Permission) =>
  payWithin(reach(permission), ofContract, actor.userId)

/**
 * The same for rows of `payslip` in a statement, of any kind of process: pay is confidential if it
 * was when calculated, or if the person is now.
 */
export function payslipWithin(reach: Reach, columns: Columns, self: number | null) {
  const inside = insideReach(reach, columns)
  return reach.includesPrivate ? inside : sql<boolean>`(${inside} and ${payslipShown(reach, self)})`
}

type Pays = Pick<Reach, 'includesPrivate'>
type Condition = Expression<SqlBool>

/**
 * The rows of `payslip` that are not confidential, and one's own; all rows, if the reader may see
 * confidential pay.
 */
export const payslipShown = (reach: Pays, self: number | null) =>
  personShown(reach, 'payslip.userId', self, wasPrivate('payslip.snapshot'))

/**
 * Whether the current run of `month` pays nobody whose pay is confidential to the reader: what is
 * made of all its payslips is then theirs to read.
 */
export const monthShown = (reach: Pays) =>
  reach.includesPrivate
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from payslip
        where payslip.company_id = app.current_company()
          and payslip.payroll_run_id = month.current_run_id and not ${payslipShown(reach, null)})`

/**
 * Whether the reader may see the pay of the person in a column: it is not confidential, it is their
 * own, or they may see confidential pay.
 */
export function personShown(
  { includesPrivate }: Pays,
  user: string,
  self: number | null,
  remembered?: Condition,
) {
  if (includesPrivate) return sql<boolean>`true`
  const confidential = remembered
    ? sql<boolean>`(${remembered} or ${isPrivate(user)})`
    : isPrivate(user)
  return sql<boolean>`(${sql.ref(user)} is not distinct from ${self}::bigint
    or not ${confidential})`
}
