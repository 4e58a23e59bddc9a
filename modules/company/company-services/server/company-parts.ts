import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { companyParts } from '#modules/company/identities/server/index.ts'

/** What the policy reads of a company in the statement of every request. */
companyParts.by('company-services', (eb, today) => [
  jsonArrayFrom(
    eb
      .selectFrom('companyModule as switch')
      .select(['switch.module', 'switch.state', 'switch.employee', 'switch.manager'])
      .select(['switch.superManager as general', 'switch.admin']),
  ).as('switches'),
  jsonArrayFrom(
    eb
      .selectFrom('companyException as exception')
      .select(['exception.code', 'exception.userId as user'])
      .select(['exception.since', 'exception.until'])
      .where('exception.since', '<=', today)
      .where((one) =>
        one.or([one('exception.until', 'is', null), one('exception.until', '>=', today)]),
      ),
  ).as('given'),
])
