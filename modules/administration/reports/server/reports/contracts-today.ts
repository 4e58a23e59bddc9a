import { nameOf } from '#modules/people/people/server/index.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ReportSource } from '../report.ts'

/**
 * The contracts within the reach of a reader and the razón social that was asked for, with their
 * person and, as `version`, the terms that hold today: before the first ones, the first.
 */
export const contractsToday = ({ tx, ask, scope }: ReportSource) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userContractVersion as one')
          .selectAll('one')
          .whereRef('one.userContractId', '=', 'contract.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(sql`one.valid @> ${scope.today}::date`, 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('version'),
      (join) => join.onTrue(),
    )
    .select(['users.rut', 'contract.code', 'business.name as businessName'])
    .select(['contract.initialDate', 'contract.finalDate'])
    .select(['version.jobTitle', 'version.contractType'])
    .select(nameOf('contract.userId', scope.today).as('name'))
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and(scope.reaches.map((reach) => payWithin(reach, ofContract, scope.self))))
    .where((eb) => equalTo(eb, { 'contract.businessId': ask.businessId }))
