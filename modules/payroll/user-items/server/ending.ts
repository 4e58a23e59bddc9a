import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import { monthLabel, monthsBetween, yearMonthOf } from '#chile/period.ts'
import {
  type InputItem,
  itemValueText,
} from '#modules/concepts/concept-library/model/input-items.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import type { Ending, EndingLine } from '#modules/people/contracts/model/ending.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { unchangedSince } from '#platform/server/records/unchanged-rows.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

const State = z.object({ endMonth: z.number().nullable(), status: z.enum(['ACTIVE', 'SUSPENDED']) })
const Was = z.object({ id: z.number(), version: z.number(), before: State, after: State })

/**
 * Permanent items end in the month of the last day, and those that begin later are suspended. What
 * is left of quotas stays as it is: no payslip asks for it any more, and the settlement does.
 */
contractEnd.on('user-items', {
  part: 'ITEMS',
  async lines(tx, endings) {
    const rows = await itemsAfter(tx, endings)
    if (rows.length === 0) return []
    const months = rows.map(({ last }) => yearMonthOf(last))
    const library = await companyLibrary(tx, Math.max(...months))
    const known = new Map(knownItemsOf(library).map((item) => [item.code, item]))
    return rows.map((row) => lineOf(row, known.get(row.itemCode)))
  },
  async end({ tx }, lines) {
    const rows = lines.map(({ was }) => Was.parse(was))
    await write(
      tx,
      rows.map(({ id, after }) => ({ id, ...after })),
    )
  },
  async restore({ tx }, lines) {
    const all = lines.map(({ id, was }) => ({ line: id, ...Was.parse(was) }))
    const same = await unchangedSince(tx, 'user_item', all)
    await write(
      tx,
      same.map(({ id, before }) => ({ id, ...before })),
    )
    return same.map(({ line }) => line)
  },
})

type Row = {
  id: number
  contractId: number
  last: ISODate
  itemCode: string
  currency: string
  value: string
  startMonth: number
  endMonth: number | null
  totalQuotas: number | null
  status: 'ACTIVE' | 'SUSPENDED'
  version: number
}

/** What lasts beyond the month of the last day, of what people entered. */
async function itemsAfter(tx: Tx, endings: readonly Ending[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select i.id, i.user_contract_id as "contractId",
      ending.last::text as last, i.item_code as "itemCode", i.currency, i.value::text as value,
      i.start_month as "startMonth", i.end_month as "endMonth", i.total_quotas as "totalQuotas",
      i.status, i.version
    from unnest(${endings.map(({ contractId }) => contractId)}::bigint[],
      ${endings.map(({ finalDate }) => finalDate)}::date[]) as ending (contract, last)
    join user_item i on i.company_id = app.current_company()
      and i.user_contract_id = ending.contract
    where i.origin is null and i.status = 'ACTIVE'
      and coalesce(i.end_month, 999999) > to_char(ending.last, 'YYYYMM')::integer
    order by i.user_contract_id, i.id`.execute(tx)
  return rows
}

function lineOf(row: Row, item: InputItem | undefined): EndingLine {
  const { id, contractId, version, value, currency, startMonth, endMonth, status } = row
  const month = yearMonthOf(row.last)
  const line = { contractId, part: 'ITEMS', what: item?.label ?? row.itemCode } as const
  const before = { endMonth, status }
  const amount = itemValueText(value, currency)
  if (row.totalQuotas !== null) {
    const paid = startMonth > month ? 0 : monthsBetween(startMonth, month) + 1
    const left = counted(row.totalQuotas - paid, 'cuota')
    const where =
      item?.group === 'Descuentos'
        ? 'van al finiquito'
        : 'no se pagan después del término: páguelas en la última liquidación'
    return { ...line, effect: `Quedan ${left} de ${amount}: ${where}`, was: null }
  }
  if (startMonth > month) {
    const effect = `Queda suspendido: comenzaba en ${monthLabel(startMonth)}`
    return {
      ...line,
      effect,
      was: { id, version, before, after: { endMonth, status: 'SUSPENDED' } },
    }
  }
  const effect = `Termina en ${monthLabel(month)}: ${amount} por mes hasta entonces`
  return { ...line, effect, was: { id, version, before, after: { endMonth: month, status } } }
}

type Now = z.infer<typeof State> & { id: number }

const write = (tx: Tx, rows: readonly Now[]) =>
  sql`update user_item i set end_month = now."endMonth", status = now.status,
      version = i.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as now (id bigint, "endMonth" integer, status text)
    where i.company_id = app.current_company() and i.id = now.id`.execute(tx)
