import { monthLabel, type YearMonth } from '#chile/period.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import { inputItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { retroactivity } from './preview.queries.ts'

type Fresh = {
  payrollMonthId: number
  contractId: number
  yearMonth: number
  itemCode: string
  value: string
  comment: string
}

/**
 * Records that a closed month should have had an item, or a different amount of one. The closed
 * month does not change; `retroactivity` answers the difference.
 */
export async function createLateItem(context: Context, input: Fresh) {
  const { payrollMonthId, contractId, yearMonth, itemCode, value, comment } = input
  const month = await monthById(context, payrollMonthId)
  const contract = await requireContract(context, contractId, 'userItems.create')
  if (contract.businessId !== month.businessId) throw notFound()
  const closed = await context.tx
    .selectFrom('payrollMonth')
    .select('id')
    .where('businessId', '=', month.businessId)
    .where('type', '=', 'PAYROLL')
    .where('yearMonth', '=', yearMonth)
    .where('isOpen', '=', false)
    .executeTakeFirst()
  if (!closed) {
    throw invalid('yearMonth', 'No es un mes cerrado: ingréselo en «Novedades»')
  }
  const known = inputItemsOf(await companyLibrary(context.tx, yearMonth))
  if (!known.some(({ code }) => code === itemCode)) {
    throw invalid('itemCode', `Ese concepto no existe en ${monthLabel(yearMonth)}`)
  }
  if (Number(value) === 0) throw invalid('value', 'Indique cuánto faltó, o cuánto sobró')
  const item = { userContractId: contractId, yearMonth, itemCode, value, comment }
  await refuseTwice(context, item)
  const authorLoginId = context.session.loginId
  await context.tx
    .insertInto('lateItem')
    .values({ ...item, authorLoginId })
    .execute()
  return retroactivity(context, { payrollMonthId })
}

type Item = Pick<Fresh, 'yearMonth' | 'itemCode' | 'value' | 'comment'> & {
  userContractId: number
}

/**
 * Refuses a second item with the same values and reason: it is a repeated request. Locks the
 * contract meanwhile.
 */
async function refuseTwice({ tx }: Context, item: Item): Promise<void> {
  const known = await tx
    .selectFrom('lateItem')
    .select('id')
    .where('userContractId', '=', item.userContractId)
    .where('yearMonth', '=', item.yearMonth)
    .where('origin', 'is', null)
    .where('itemCode', '=', item.itemCode)
    .where('value', '=', item.value)
    .where('comment', '=', item.comment)
    .executeTakeFirst()
  if (known) throw conflict('Ya está registrado, por el mismo motivo', 'comment')
}

type Removal = { id: number; payrollMonthId: number }

/** Removes a late item. An amount already paid for it is then owed back. */
export async function removeLateItem(context: Context, { id, payrollMonthId }: Removal) {
  const month = await monthById(context, payrollMonthId)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const late = await context.tx
    .selectFrom('lateItem')
    .select(['userContractId', 'origin'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!late) throw notFound()
  await requireContract(context, late.userContractId, 'userItems.delete')
  if (late.origin === 'PIECEWORK') {
    throw conflict('Viene de los tratos aprobados: se cambia allá')
  }
  await context.tx.deleteFrom('lateItem').where('id', '=', id).execute()
  return retroactivity(context, { payrollMonthId })
}

type Late = {
  readonly contractId: number
  readonly month: YearMonth
  readonly itemCode: string
  /** Whole pesos. */
  readonly amount: number
  readonly comment: string
}

/**
 * What contracts are owed late by an origin in closed months becomes what is given, in two
 * statements: an amount of zero leaves none. `retroactivity` pays it.
 */
export async function replaceLateItems(
  { tx, session }: Context,
  origin: 'PIECEWORK',
  items: readonly Late[],
): Promise<void> {
  if (items.length === 0) return
  await sql`delete from late_item l using ${bulk(items, 'w', {
    contract: ['bigint', ({ contractId }) => contractId],
    month: ['int', ({ month }) => month],
  })}
    where l.company_id = app.current_company() and l.origin = ${origin}
      and l.user_contract_id = w.contract and l.year_month = w.month`.execute(tx)
  const owed = items.filter(({ amount }) => amount > 0)
  if (owed.length === 0) return
  await tx
    .insertInto('lateItem')
    .values(
      owed.map(({ contractId, month, itemCode, amount, comment }) => ({
        userContractId: contractId,
        yearMonth: month,
        itemCode,
        value: String(amount),
        comment,
        origin,
        authorLoginId: session.loginId,
      })),
    )
    .execute()
}
