import type { ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { inputItems } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { PIECEWORK_ITEM } from '../model/piecework.ts'

type Made = { userContractId: number; day: ISODate }

/**
 * Writes again the items that pay the approved piecework of some contracts, each in the month of
 * its day. The database refuses months that are closed.
 *
 * @throws UserError of kind `conflict` when the company has no item for it
 */
export async function payApproved(context: Context, made: readonly Made[]): Promise<void> {
  if (made.length === 0) return
  const pairs = new Map(
    made.map(({ userContractId, day }) => {
      const month = yearMonthOf(day)
      return [`${userContractId} ${month}`, { contractId: userContractId, month }] as const
    }),
  )
  await requireItem(context, Math.min(...[...pairs.values()].map(({ month }) => month)))
  const wanted = [...pairs.values()]
  const contracts = wanted.map(({ contractId }) => contractId)
  const months = wanted.map(({ month }) => month)
  const { client, session } = context
  await client.query(
    `delete from user_item i using unnest($2::bigint[], $3::integer[]) as w (contract, month)
     where i.company_id = $1 and i.origin = 'PIECEWORK' and i.user_contract_id = w.contract
       and i.start_month = w.month`,
    [session.companyId, contracts, months],
  )
  await client.query(
    `insert into user_item (company_id, user_contract_id, item_code, value, currency, start_month,
       end_month, origin, origin_id)
     select $1, e.user_contract_id, $4, sum(e.amount), 'CLP', w.month, w.month, 'PIECEWORK',
       e.user_contract_id
     from unnest($2::bigint[], $3::integer[]) as w (contract, month)
     join piecework_entry e on e.company_id = $1 and e.user_contract_id = w.contract
       and e.status = 'APPROVED'
       and e.day >= to_date(w.month::text, 'YYYYMM')
       and e.day < to_date(w.month::text, 'YYYYMM') + interval '1 month'
     group by e.user_contract_id, w.month
     having sum(e.amount) > 0
     returning id`,
    [session.companyId, contracts, months, PIECEWORK_ITEM],
  )
}

async function requireItem(context: Context, month: number): Promise<void> {
  const items = await inputItems(context, month)
  if (items.some(({ code }) => code === PIECEWORK_ITEM)) return
  throw conflict(
    'Su empresa no tiene el ítem Tratos (TRATOS): agréguelo en Mantención antes de aprobar',
  )
}
