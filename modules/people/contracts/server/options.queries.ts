import type { RawBuilder } from 'kysely'
import { formatDate } from '#chile/dates.ts'
import { offeredPlaces } from '#modules/people/structure/server/index.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { inSurnameOrder, personFound } from '#platform/server/sql/person-names.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { contractsOn } from './contracts.queries.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ContractState } from '../model/catalogs.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

export type Named<Id extends number | string = number> = { id: Id; name: string }

export type ContractOptions = {
  areas: string[]
  branchOffices: string[]
  jobTitles: string[]
  jobTitleFamilies: string[]
  businesses: Named[]
  syndicates: Named[]
  units: Awaited<ReturnType<typeof offeredPlaces>>['units']
  /** The unit that each area proposes, where it has one. */
  areaUnits: { area: string; unitId: number }[]
}

/**
 * What a contract's form offers: words that the company already uses, its areas and branch
 * offices, razones sociales and unions.
 */
export async function contractOptions(context: Context): Promise<ContractOptions> {
  const { tx } = context
  const reach = context.reach('businesses.read')
  const jobTitles = await wordsOf(tx, 'job_title')
  const jobTitleFamilies = await wordsOf(tx, 'job_title_family')
  const businesses = await tx
    .selectFrom('business')
    .select(['id', 'name'])
    .where('status', '<>', 'INACTIVE')
    .where(businessWithin(reach, 'id'))
    .orderBy('name')
    .execute()
  const syndicates = context.can('syndicates.read')
    ? await tx.selectFrom('syndicate').select(['id', 'name']).orderBy('name').execute()
    : []
  const places = await offeredPlaces(context)
  return { ...places, jobTitles, jobTitleFamilies, businesses, syndicates }
}

/**
 * The words that contracts use in a column, in order. Each is found from the one before by the
 * index of the column: read from all contracts, they cost as much as these are many.
 */
async function wordsOf(tx: Tx, name: 'job_title' | 'job_title_family'): Promise<string[]> {
  const column = sql.ref(name)
  const after = (word: RawBuilder<unknown>) => sql`(select ${column}
    from user_contract_version where company_id = app.current_company()
      and superseded_at is null and ${column} > ${word} order by ${column} limit 1)`
  const { rows } = await sql<{ word: string }>`with recursive used (word) as (
      select ${after(sql`''`)}
      union all
      select ${after(sql`used.word`)} from used where used.word is not null
    )
    select word from used where word is not null`.execute(tx)
  return rows.map(({ word }) => word)
}

export type ContractChoice = {
  id: number
  label: string
  hint: string
  state: ValueOf<typeof ContractState>
}

type Chosen = { search: string | null; contractId: number | null }
const MOST_OFFERED = 20

/** The first contracts that a search of a person finds, for choosing one. */
export async function allContracts(context: Context, asked: Chosen): Promise<ContractChoice[]> {
  const going = await inRegister(context, asked, false)
  // Nobody ends or pays a contract again that ended: those come last, and say so.
  const ended = going.length < MOST_OFFERED ? await inRegister(context, asked, true) : []
  return [...going, ...ended].slice(0, MOST_OFFERED).map((row) => ({
    id: row.id,
    label: row.fullname ?? '',
    hint: [
      row.jobTitle,
      row.businessName,
      ...(row.state === 'LEFT' && row.finalDate ? [`terminó el ${formatDate(row.finalDate)}`] : []),
    ].join(' · '),
    state: row.state,
  }))
}

/** The first contracts by surname, of those that go on or of those that ended. */
const inRegister = (context: Context, { search, contractId }: Chosen, hasEnded: boolean) =>
  contractsOn(context.tx, context.today)
    .where(contractWithin(context, 'contracts.massRead'))
    .where((eb) => equalTo(eb, { 'contract.id': contractId }))
    .where(
      sql<boolean>`coalesce(contract.final_date < ${context.today}::date, false) = ${hasEnded}`,
    )
    .$if(!!search, (query) => query.where(personFound('contract.userId', search ?? '', context)))
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few: !!search || contractId !== null }))
    .orderBy('contract.id')
    .limit(MOST_OFFERED)
    .execute()
