import { personName, personSurname } from '#platform/server/person-names.ts'
import { payslipParameters } from '#law/variables.ts'
import { areaName } from '#modules/people/structure/server/index.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { yearMonthOf } from '#chile/period.ts'
import { rowAt } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** The choices of a scenario: figures with their current value, areas, people. */
export async function scenarioOptions(context: Context) {
  const month = yearMonthOf(context.today)
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const people = await context.tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as terms', 'terms.userContractId', 'contract.id')
    .innerJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'contract.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`person.valid @> ${context.today}::date`),
    )
    .select([
      'contract.id as contractId',
      'contract.businessId',
      areaName('terms').as('area'),
      'terms.jobTitle',
      personName.as('name'),
    ])
    .where('contract.status', '=', 'ACTIVE')
    .where('terms.supersededAt', 'is', null)
    .where(sql<boolean>`terms.valid @> ${context.today}::date`)
    .where(payWithin(context.reach('payslips.read'), columns, context.actor.userId))
    .orderBy(personSurname)
    .orderBy('contract.id')
    .execute()
  const areas = [...new Set(people.flatMap(({ area }) => area ?? []))]
  return {
    figures: payslipParameters.map(({ key, label, unit, decimals, rows }) => ({
      key,
      label,
      unit,
      decimals,
      value: rowAt(rows, month)?.value ?? null,
    })),
    areas: areas.toSorted((a, b) => a.localeCompare(b, 'es')),
    people: people.map((person) => ({ ...person, area: person.area ?? 'Sin área' })),
  }
}
export type ScenarioOptions = Awaited<ReturnType<typeof scenarioOptions>>
