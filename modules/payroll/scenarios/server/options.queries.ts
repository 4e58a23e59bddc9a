import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { payslipParameters } from '#law/variables.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { yearMonthOf } from '#chile/period.ts'
import { rowAt } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** People that a search names at once. */
const MOST = 20

/** The contracts of today whose pay the actor may see, with their terms. */
const contractsInSight = (context: Context) =>
  context.tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as terms', 'terms.userContractId', 'contract.id')
    .where('contract.status', '=', 'ACTIVE')
    .where('terms.supersededAt', 'is', null)
    .where(sql<boolean>`terms.valid @> ${context.today}::date`)
    .where(contractWithin(context, 'payslips.read'))

/** The choices of a scenario: figures with their current value, and areas. */
export async function scenarioOptions(context: Context) {
  const month = yearMonthOf(context.today)
  const areas = await context.tx
    .selectFrom('area')
    .select('area.name')
    .where(({ exists }) =>
      exists(
        contractsInSight(context)
          .select('contract.id')
          .where('terms.areaId', '=', sql.ref<number>('area.id')),
      ),
    )
    .execute()
  return {
    figures: payslipParameters.map(({ key, label, unit, decimals, rows }) => ({
      key,
      label,
      unit,
      decimals,
      value: rowAt(rows, month)?.value ?? null,
    })),
    areas: areas.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
  }
}
export type ScenarioOptions = Awaited<ReturnType<typeof scenarioOptions>>

type Asked = { search: string | null; contracts: readonly { contractId: number }[] | null }

/** The first people that a search finds for a scenario, or those of some contracts, by surname. */
export async function scenarioPeople(context: Context, { search, contracts }: Asked) {
  const ids = contracts?.map(({ contractId }) => contractId)
  const rows = await contractsInSight(context)
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['contract.id as contractId', 'terms.jobTitle'])
    .select(sql<string>`coalesce(${nameIn('contract.userId')}, '')`.as('name'))
    .where((eb) => eb.and(userMatches(search, context)))
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${ids ?? []}::bigint[])`),
    )
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few: !!search || ids !== undefined }))
    .orderBy('contract.id')
    .$if(ids === undefined, (query) => query.limit(MOST))
    .execute()
  return rows
}
export type ScenarioPerson = Awaited<ReturnType<typeof scenarioPeople>>[number]
