import { itemWasGiven, peopleOfItems } from '#modules/concepts/concepts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { keptRowsOf } from '#platform/server/cache/cached-total.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * How many contracts have each item: those whose items or payslips the reader may see, so that the
 * count tells of nobody in the confidential payroll.
 */
peopleOfItems.by('user-items', async (context, month) => {
  const counted = context.tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .select(['item.itemCode', sql<number>`count(distinct contract.id)::int`.as('people')])
    .where('item.status', '=', 'ACTIVE')
    .where('item.startMonth', '<=', month)
    .where((eb) => eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', month)]))
    .where((eb) =>
      eb.or([contractWithin(context, 'userItems.read'), contractWithin(context, 'payslips.read')]),
    )
    .groupBy('item.itemCode')
  const rows = await keptRowsOf(context, counted)
  return new Map(rows.map(({ itemCode, people }) => [itemCode, people]))
})

itemWasGiven.by('user-items', async (tx, code) => {
  const given = await tx
    .selectFrom('userItem')
    .select('id')
    .where('itemCode', '=', code)
    .limit(1)
    .executeTakeFirst()
  return given !== undefined
})
