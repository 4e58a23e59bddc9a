import { firstDay, isYearMonth, lastDay } from '#chile/period.ts'
import { within } from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'

/** Who begins a contract in a month, within reach: «Nuevos contratos». */
export async function newHires(context: Context, { yearMonth }: { yearMonth: number }) {
  if (!isYearMonth(yearMonth)) throw invalid('yearMonth', 'Ese mes no existe')
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('userContractVersion as terms', (join) =>
      join
        .onRef('terms.userContractId', '=', 'contract.id')
        .on('terms.supersededAt', 'is', null)
        .on(sql<boolean>`terms.valid @> contract.initial_date`),
    )
    .leftJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'contract.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`upper_inf(person.valid)`),
    )
    .select([
      'contract.id as contractId',
      'contract.userId',
      'contract.initialDate',
      'business.name as businessName',
      'terms.jobTitle',
      'terms.area',
      sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname,
        person.maternal_lastname)`.as('name'),
    ])
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '>=', firstDay(yearMonth))
    .where('contract.initialDate', '<=', lastDay(yearMonth))
    .where(within(context.reach('newHires.read'), columns, context.actor.userId))
    .orderBy('contract.initialDate')
    .orderBy('contract.id')
    .execute()
}
export type NewHire = Awaited<ReturnType<typeof newHires>>[number]
