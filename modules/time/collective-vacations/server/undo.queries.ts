import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { daysText } from '#modules/time/vacations/model/units.ts'
import { collectiveDays } from '#modules/time/vacations/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { inSurnameOrder, nameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { keptFrom, whyNotUndone } from '../model/collective.ts'
import { collectiveById } from './collective.service.ts'

/** The days that each person keeps and gets back if a collective vacation is undone today. */
export async function collectiveUndoPeople(
  context: Context,
  input: ListInput<{ id: number }, 'fullname'>,
): Promise<Listed<UndonePerson>> {
  const { filter, sort } = input
  const row = await collectiveById(context, filter.id)
  const why = whyNotUndone(row, context.today)
  if (why) throw conflict(why)
  const until = keptFrom(row, context.today)
  const found = contractsOn(context.tx, row.startDate)
    .clearSelect()
    .innerJoin('vacation', 'vacation.userContractId', 'contract.id')
    .where('vacation.collectiveId', '=', filter.id)
    .where('vacation.responseStatus', '=', 'APPROVED')
    .$if(until !== null, (query) =>
      query.where(
        sql<boolean>`coalesce(vacation.enjoyed_until, vacation.end_date) > ${until}::date`,
      ),
    )
  const ordered = found
    .select(['contract.id', 'contract.userId', nameIn('contract.userId').as('fullname')])
    .$call(inSurnameOrder(context.tx, 'contract.userId', sort))
    .orderBy('contract.id')
  const { rows: people, total } = await listed(found, ordered, input)
  const ids = people.map(({ id }) => id)
  const ends = await collectiveDays.endingsOf(context.tx, filter.id, ids, until)
  const rows = people.map((person) => {
    const { taken = 0, keeps = 0 } = ends.get(person.id) ?? {}
    return { ...person, enjoyedDays: daysText(keeps), returnedDays: daysText(taken - keeps) }
  })
  return { rows, total }
}

/** A person of a collective vacation that is undone. */
export type UndonePerson = {
  id: number
  userId: number
  fullname: string | null
  enjoyedDays: string
  returnedDays: string
}
