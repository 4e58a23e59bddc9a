import { fullnameOf } from '#chile/names.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Permission } from '#access/services.ts'
import { employers } from '#modules/company/businesses/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldLast, heldOn } from '#platform/server/sql/held-on.ts'
import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'

/** The contracts of which all these permissions let somebody issue or read a certificate. */
const contractsWithin = (
  { tx, reach, actor }: Context,
  permissions: readonly [Permission, ...Permission[]],
) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and(permissions.map((one) => contractWithin({ reach, actor }, one))))

type Wanted = { search: string | null; contractId: number | null }

/** What a form offers: contracts by the surname of their person, those of anybody within reach. */
export async function certificateContracts(context: Context, { search, contractId }: Wanted) {
  const rows = await contractsWithin(context, ['certificates.create'])
    .select(['contract.id', 'contract.userId', nameIn('contract.userId').as('name')])
    .select(['contract.code', 'business.name as businessName'])
    .where((eb) => eb.and(userMatches(search, context)))
    .where((eb) => equalTo(eb, { 'contract.id': contractId }))
    .where('contract.initialDate', '<=', context.today)
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few: !!search || !!contractId }))
    .orderBy('contract.id')
    .limit(MOST_OFFERED)
    .execute()
  return rows.map(({ id, userId, name, code, businessName }) => ({
    id,
    label: name ?? '',
    hint: `Contrato ${code} · ${businessName}`,
    isOwn: userId === context.actor.userId,
  }))
}
const MOST_OFFERED = 20

export type CertificateContract = Awaited<ReturnType<typeof certificateContracts>>[number]

/**
 * A contract as it is on its last day, or on the day of the certificate; out of reach is answered
 * as not found.
 */
export async function certifiedContract(
  context: Context,
  contractId: number,
  permissions: readonly [Permission, ...Permission[]],
) {
  const on = sql<ISODate>`least(coalesce(contract.final_date, ${context.today}::date),
    ${context.today}::date)`
  const row = await contractsWithin(context, permissions)
    .innerJoin('userContractVersion as terms', (join) =>
      heldOn(join.onRef('terms.userContractId', '=', 'contract.id'), 'terms', on),
    )
    .innerJoin('userVersion as held', (join) =>
      heldLast(join.onRef('held.userId', '=', 'contract.userId'), 'held'),
    )
    .select(['contract.id', 'contract.userId', 'contract.businessId'])
    .select(['users.rut', 'users.identificationType'])
    .select(['contract.initialDate', 'contract.finalDate', 'terms.jobTitle', 'terms.contractType'])
    .select(['terms.hoursPerWeek', 'terms.art22'])
    .select(['held.firstname', 'held.secondName', 'held.paternalLastname', 'held.maternalLastname'])
    .where('contract.id', '=', contractId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { firstname, secondName, paternalLastname, maternalLastname, ...rest } = row
  return {
    ...rest,
    employer: await employers.one(context.tx, row.businessId),
    name: fullnameOf({ firstname, secondName, paternalLastname, maternalLastname }),
  }
}
export type CertifiedContract = Awaited<ReturnType<typeof certifiedContract>>
