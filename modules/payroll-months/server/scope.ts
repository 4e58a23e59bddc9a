import type { YearMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { payWithin } from '#modules/sight/server/index.ts'

/**
 * Who the contracts of a razón social are of, as far as their pay may be seen: out of reach and
 * confidential are not there, nor who was confidential in a payslip of the months that are told of.
 *
 * @param since the first of those months; all months when it is not given
 */
export async function peopleInSight(context: Context, businessId: number, since?: YearMonth) {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const reach = context.reach('payslips.read')
  const self = context.actor.userId
  const rows = await context.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id', 'contract.userId', 'users.rut', personName.full.as('name')])
    .where('contract.businessId', '=', businessId)
    .where(payWithin(reach, columns, self))
    .$if(!reach.includesPrivate, (query) =>
      query.where((eb) =>
        eb.or([
          eb('contract.userId', '=', self ?? 0),
          eb('contract.id', 'not in', onceConfidential(context.tx, businessId, since)),
        ]),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Contracts with a payslip of their razón social that was calculated as confidential. */
const onceConfidential = (tx: Tx, businessId: number, since: YearMonth = 0) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', 'month.currentRunId', 'payslip.payrollRunId')
    .select('payslip.userContractId')
    .where('month.businessId', '=', businessId)
    .where('month.yearMonth', '>=', since)
    .where(sql<boolean>`(payslip.snapshot ->> 'isPrivate')::boolean`)

/**
 * Everybody as they are written last, to be joined as `person` by `person.userId`: names, and where
 * to write to. What held in a month is asked of `payroll-time`.
 */
export const lastPerson = (tx: Tx) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'secondName', 'paternalLastname', 'maternalLastname', 'email'])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper_inf(valid)`)
    .as('person')

/** How the `person` of a statement is called; nothing, and never null, of who is not written. */
export const personName = {
  short: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname)`,
  usual: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname,
    person.maternal_lastname)`,
  full: sql<string>`concat_ws(' ', person.firstname, person.second_name,
    person.paternal_lastname, person.maternal_lastname)`,
} as const
