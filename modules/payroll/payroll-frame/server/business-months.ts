import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

businessMonths.by('payroll-frame', {
  async statesOf(tx, businessId, months) {
    const rows = await tx
      .selectFrom('payrollMonth')
      .select(['yearMonth', 'isOpen'])
      .where('businessId', '=', businessId)
      .where('type', '=', 'PAYROLL')
      .where(sql<boolean>`year_month = any(${[...months]}::integer[])`)
      .execute()
    return new Map(rows.map(({ yearMonth, isOpen }) => [yearMonth, isOpen]))
  },
  async holdOpen(tx, businessId) {
    const rows = await tx
      .selectFrom('payrollMonth')
      .select('yearMonth')
      .where('businessId', '=', businessId)
      .where('isOpen', '=', true)
      .forUpdate()
      .execute()
    return rows.map(({ yearMonth }) => yearMonth)
  },
  async open(tx) {
    const rows = await tx
      .selectFrom('payrollMonth')
      .select('yearMonth')
      .distinct()
      .where('isOpen', '=', true)
      .orderBy('yearMonth')
      .execute()
    return rows.map(({ yearMonth }) => yearMonth)
  },
  closed: (tx) =>
    tx
      .selectFrom('payrollMonth')
      .select(['businessId', 'yearMonth'])
      .where('isOpen', '=', false)
      .where('type', '=', 'PAYROLL')
      .execute(),
  async closedSince(tx, month) {
    const closed = await tx
      .selectFrom('payrollMonth')
      .select('id')
      .where('isOpen', '=', false)
      .where('yearMonth', '>=', month)
      .limit(1)
      .executeTakeFirst()
    return closed !== undefined
  },
  figures: (tx) =>
    tx
      .selectFrom('payrollMonth')
      .select(sql<number>`count(*) filter (where is_open)::int`.as('openMonths'))
      .select(
        sql<number | null>`max(year_month) filter (where not is_open and type = 'PAYROLL')`.as(
          'lastClosedMonth',
        ),
      )
      .executeTakeFirstOrThrow(),
})
