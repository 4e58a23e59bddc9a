import { offeredNames } from '#modules/people/structure/server/index.ts'
import { surnameIn } from '#platform/server/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { contractsOn } from './contracts.queries.ts'
import { within } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ContractState } from '../model/catalogs.ts'

export type Named<Id extends number | string = number> = { id: Id; name: string }

export type ContractOptions = {
  areas: string[]
  branchOffices: string[]
  jobTitles: string[]
  jobTitleFamilies: string[]
  businesses: Named[]
  syndicates: Named[]
}

/**
 * What a contract's form offers: words that the company already uses, its areas and branch
 * offices, razones sociales and unions.
 */
export async function contractOptions(context: Context): Promise<ContractOptions> {
  const { tx } = context
  const reach = context.reach('businesses.read')
  const { jobTitles, jobTitleFamilies } = await tx
    .selectFrom('userContractVersion')
    .select([
      distinct('jobTitle').as('jobTitles'),
      distinct('jobTitleFamily').as('jobTitleFamilies'),
    ])
    .where('supersededAt', 'is', null)
    .executeTakeFirstOrThrow()
  const businesses = await tx
    .selectFrom('business')
    .select(['id', 'name'])
    .where('status', '<>', 'INACTIVE')
    .$if(!reach.all, (query) =>
      query.where(sql<boolean>`id = any(${[...reach.businessIds]}::bigint[])`),
    )
    .orderBy('name')
    .execute()
  const syndicates = context.can('syndicates.read')
    ? await tx.selectFrom('syndicate').select(['id', 'name']).orderBy('name').execute()
    : []
  const areas = await offeredNames(context, 'area')
  const branchOffices = await offeredNames(context, 'branchOffice')
  return { areas, branchOffices, jobTitles, jobTitleFamilies, businesses, syndicates }
}

const distinct = (column: string) => sql<string[]>`coalesce(
  array_agg(distinct ${sql.ref(column)} order by ${sql.ref(column)})
    filter (where ${sql.ref(column)} is not null), '{}')`

export type ContractChoice = {
  id: number
  label: string
  hint: string
  state: ValueOf<typeof ContractState>
}

/** The first contracts that a search of a person finds, for choosing one. */
export async function allContracts(
  context: Context,
  { search, contractId }: { search: string | null; contractId: number | null },
): Promise<ContractChoice[]> {
  const words = (search ?? '').toLowerCase().replace(/[.-]/g, '').split(/\s+/).filter(Boolean)
  const rows = await contractsOn(context.tx, context.today)
    .innerJoin('users', 'users.id', 'contract.userId')
    .where(within(context.reach('contracts.massRead'), 'contract', context.actor.userId))
    .$if(contractId !== null, (query) => query.where('contract.id', '=', contractId ?? 0))
    .where((eb) =>
      eb.and(
        words.map(
          (word) =>
            sql<boolean>`users.search like app.plain(${`%${word.replace(/[\\%_]/g, '')}%`})`,
        ),
      ),
    )
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    label: row.fullname ?? '',
    hint: `${row.jobTitle} · ${row.businessName}`,
    state: row.state,
  }))
}
