import { searchKey } from '#chile/text.ts'
import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fromNearerEnd } from '#platform/server/sql/page-from-end.ts'
import {
  lastPerson,
  personFound,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { itemRows, itemsInReach, knownItems, labelled } from './user-items.queries.ts'

type Filter = { payrollMonthId: number; search: string | null; id: number | null }

/**
 * What lasts longer than a month, of the people of that month, in pages by surname: permanent
 * items, those with quotas, and what is left of quotas, which is asked for in a month of its own.
 * The search takes words of the person and of the item. A first statement finds the items of the
 * page, a second one reads only those.
 */
export async function lastingItems(context: Context, input: ListInput<Filter, 'person'>) {
  const { payrollMonthId, search, id } = input.filter
  const { businessId, yearMonth } = await monthById(context, payrollMonthId)
  const labels = await knownItems(context, yearMonth)
  const matching = itemsInReach(context)
    .where('contract.businessId', '=', businessId)
    .where('item.startMonth', '<=', yearMonth)
    .where((eb) => eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', yearMonth)]))
    .where((eb) =>
      eb.or([
        eb('item.totalQuotas', 'is not', null),
        eb('item.endMonth', 'is', null),
        eb('item.endMonth', '<>', eb.ref('item.startMonth')),
        eb('item.origin', '=', 'CARRIED'),
      ]),
    )
    .where((eb) => equalTo(eb, { 'item.id': id }))
    .$if(search !== null, (query) =>
      query.where((eb) =>
        eb.and(wordsOf(search ?? '').map((word) => eb.or(foundBy(context, word, labels)))),
      ),
    )
  const ordered = matching
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )
    .select('item.id')
  const { ids, total } = await fromNearerEnd(context, matching, input, ({ first, ties }) =>
    ordered.orderBy(personSurname, first).orderBy('item.id', ties),
  )
  const rows = await itemRows(context)
    .where(sql<boolean>`item.id = any(${ids}::bigint[])`)
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('item.id')
    .execute()
  return {
    rows: rows.map((row) => labelled(row, labels, yearMonth)),
    total,
  }
}

const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

/** A word of a search is part of the person's name or RUT, or of the name of the item. */
function foundBy(context: Context, word: string, labels: ReadonlyMap<string, InputItem>) {
  const codes = [...labels.values()]
    .filter(({ label }) => searchKey(label).includes(searchKey(word)))
    .map(({ code }) => code)
  const isOfPerson = userMatches(word, context).length > 0
  return [
    ...(isOfPerson ? [personFound('contract.userId', word, context)] : []),
    ...(codes.length === 0 ? [] : [sql<boolean>`item.item_code = any(${codes}::text[])`]),
  ]
}
