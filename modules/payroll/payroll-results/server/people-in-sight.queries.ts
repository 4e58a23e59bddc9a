import type { YearMonth } from '#chile/period.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { lastPerson, personName, personSurname } from '#platform/server/person-names.ts'
import { payWithin, wasPrivate } from '#modules/people/sight/server/index.ts'

/**
 * The contracts of a razón social whose pay the reader may see, with their `users` and `person`, as
 * a query to extend. Leaves out people out of reach, confidential people, and people who were
 * confidential in a payslip of the given months.
 *
 * @param since the first of those months; all months when it is not given
 */
export const contractsInSight = (context: Acting, businessId: number, since?: YearMonth) =>
  context.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .where('contract.businessId', '=', businessId)
    .where((eb) =>
      payWithin(
        context.reach('payslips.read'),
        { user: 'contract.userId', business: 'contract.businessId' },
        context.actor.userId,
        eb('contract.id', 'in', onceConfidential(context.tx, businessId, since)),
      ),
    )

/**
 * The people of those contracts, by contract and in the order of their surnames.
 *
 * @param only the contracts wanted; all of them when it is not given
 */
export async function peopleInSight(
  context: Acting,
  businessId: number,
  since?: YearMonth,
  only?: readonly number[],
) {
  const rows = await contractsInSight(context, businessId, since)
    .select(['contract.id', 'contract.userId', 'users.rut', personName.as('name')])
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${only ?? []}::bigint[])`),
    )
    .orderBy(personSurname)
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Contracts with a payslip of their razón social that was confidential when calculated. */
const onceConfidential = (tx: Tx, businessId: number, since: YearMonth = 0) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', 'month.currentRunId', 'payslip.payrollRunId')
    .select('payslip.userContractId')
    .where('month.businessId', '=', businessId)
    .where('month.yearMonth', '>=', since)
    .where(wasPrivate('payslip.snapshot'))
