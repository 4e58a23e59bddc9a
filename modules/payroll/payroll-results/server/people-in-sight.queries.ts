import type { YearMonth } from '#chile/period.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { lastPerson } from '#platform/server/sql/person-names.ts'
import { ofContract, payWithin, wasPrivate } from '#modules/people/sight/server/index.ts'

/**
 * The contracts of a razón social whose pay the reader may see, as a query to extend where nobody's
 * name is read. Leaves out people out of reach, confidential people, and people who were
 * confidential in a payslip of the given months.
 *
 * @param since the first of those months; all months when it is not given
 */
export const contractRowsInSight = (context: Acting, businessId: number, since?: YearMonth) =>
  context.tx
    .selectFrom('userContract as contract')
    .where('contract.businessId', '=', businessId)
    .where((eb) =>
      payWithin(
        context.reach('payslips.read'),
        ofContract,
        context.actor.userId,
        eb('contract.id', 'in', onceConfidential(context.tx, businessId, since)),
      ),
    )

/**
 * The same contracts with their `users` and `person`. Joined from within, so that a page by surname
 * is read from the index of surnames.
 */
export const contractsInSight = (context: Acting, businessId: number, since?: YearMonth) =>
  contractRowsInSight(context, businessId, since)
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )

/** Contracts with a payslip of their razón social that was confidential when calculated. */
const onceConfidential = (tx: Tx, businessId: number, since: YearMonth = 0) =>
  tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', 'month.currentRunId', 'payslip.payrollRunId')
    .select('payslip.userContractId')
    .where('month.businessId', '=', businessId)
    .where('month.yearMonth', '>=', since)
    .where(wasPrivate('payslip.snapshot'))
