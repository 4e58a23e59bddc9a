import type { ISODate } from '#chile/dates.ts'
import { monthLabel, monthTitle, yearMonthOf, type YearMonth } from '#chile/period.ts'
import { replaceLateItems } from '#modules/payroll/retroactivity/server/index.ts'
import { inputItems, replaceItemsOf } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { PIECEWORK_ITEM } from '../model/piecework.ts'
import { type Payment, paymentOf, type Standing } from '../model/piecework-payment.ts'

type Made = { userContractId: number; day: ISODate }
export type OfMonth = { contractId: number; month: YearMonth }
type Settled = OfMonth & Payment & { before: Standing }

/**
 * Writes again what pays the approved piecework of some days: the item of an open month, and what a
 * closed month owes besides (`late_item`), which `retroactivity` pays.
 *
 * @returns how many of the days are of closed months
 * @throws UserError of kind `conflict` when the company has no item for it, or a closed month paid
 *   more than is approved now
 */
export async function payApproved(context: Context, made: readonly Made[]): Promise<number> {
  const pairs = new Map(
    made.map(({ userContractId, day }) => {
      const month = yearMonthOf(day)
      return [keyOf(userContractId, month), { contractId: userContractId, month }] as const
    }),
  )
  const settled = await payMonths(context, [...pairs.values()])
  const closed = new Set(
    settled.flatMap(({ contractId, month, before }) =>
      before.isClosed ? keyOf(contractId, month) : [],
    ),
  )
  return made.filter((one) => closed.has(keyOf(one.userContractId, yearMonthOf(one.day)))).length
}

const keyOf = (contractId: number, month: YearMonth) => `${contractId} ${month}`

/** The same for some contracts, each in one month. */
export async function payMonths(context: Context, wanted: readonly OfMonth[]): Promise<Settled[]> {
  if (wanted.length === 0) return []
  await requireItem(context, Math.min(...wanted.map(({ month }) => month)))
  const settled = (await standings(context, wanted)).map(
    ({ contractId, month, ...before }): Settled => {
      const payment = paymentOf(before)
      if (!payment) throw conflict(whyNotLess(month, before))
      return { contractId, month, before, ...payment }
    },
  )
  await replaceItemsOf(
    context.tx,
    'PIECEWORK',
    settled
      .filter(({ item, before }) => !before.isClosed && item !== before.paid)
      .map(({ item, ...of }) => ({ ...of, itemCode: PIECEWORK_ITEM, amount: item })),
  )
  await replaceLateItems(
    context,
    'PIECEWORK',
    settled
      .filter(({ late, before }) => late !== before.late)
      .map(({ late, ...of }) => ({
        ...of,
        itemCode: PIECEWORK_ITEM,
        amount: late,
        comment: lateWords,
      })),
  )
  return settled
}

const whyNotLess = (month: YearMonth, { isClosed }: Standing) =>
  isClosed
    ? `${monthTitle(month)} ya está cerrado y pagó ese trato: reábralo para rechazarlo`
    : `Ese trato de ${monthLabel(month)} ya se pagó como retroactivo: deshágalo ahí primero`

/** How each contract stands in its month. The contracts are locked, in one order. */
async function standings({ client, session }: Context, wanted: readonly OfMonth[]) {
  const contracts = wanted.map(({ contractId }) => contractId)
  await client.query(
    `select id from user_contract where company_id = $1 and id = any($2::bigint[])
     order by id for no key update`,
    [session.companyId, contracts],
  )
  const { rows } = await client.query<OfMonth & Standing>(
    `select c.id as "contractId", w.month,
       coalesce((select sum(e.amount)::int8 from piecework_entry e
         where e.company_id = $1 and e.user_contract_id = c.id and e.status = 'APPROVED'
           and e.day >= to_date(w.month::text, 'YYYYMM')
           and e.day < to_date(w.month::text, 'YYYYMM') + interval '1 month'), 0) as due,
       coalesce((select sum(i.value)::int8 from user_item i
         where i.company_id = $1 and i.user_contract_id = c.id and i.origin = 'PIECEWORK'
           and i.start_month = w.month), 0) as paid,
       coalesce((select sum(l.value)::int8 from late_item l
         where l.company_id = $1 and l.user_contract_id = c.id and l.origin = 'PIECEWORK'
           and l.year_month = w.month), 0) as late,
       coalesce(not m.is_open, false) as "isClosed",
       exists (select from retroactive_line r
         where r.company_id = $1 and r.origin_month_id = m.id and r.user_contract_id = c.id
       ) as "isPosted"
     from unnest($2::bigint[], $3::integer[]) as w (contract, month)
     join user_contract c on c.company_id = $1 and c.id = w.contract
     left join payroll_month m on m.company_id = $1 and m.business_id = c.business_id
       and m.type = 'PAYROLL' and m.year_month = w.month
     order by c.id, w.month`,
    [session.companyId, contracts, wanted.map(({ month }) => month)],
  )
  return rows
}

const lateWords = 'Tratos aprobados después del cierre'

async function requireItem(context: Context, month: number): Promise<void> {
  const items = await inputItems(context, month)
  if (items.some(({ code }) => code === PIECEWORK_ITEM)) return
  throw conflict(
    'Su empresa no tiene el ítem Tratos (TRATOS): agréguelo en Mantención antes de aprobar',
  )
}
