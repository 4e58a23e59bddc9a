import type { Permission } from '#access/services.ts'
import { firstDay, lastDay, type YearMonth, yearMonthOf } from '#chile/period.ts'
import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import {
  type ContractOfFile,
  contractsOfFile,
  monthClosed,
} from '#modules/people/file-contracts/server/index.ts'
import type { ContractOfRow } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { choiceReader, type ReadChoice } from '#platform/model/choice-cell.ts'
import type { Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import { ofCatalogue } from '#platform/server/imports/of-catalogue.ts'
import type { Change, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { WrittenItem } from '../model/item-rows.ts'
import { inputItems } from './user-items.queries.ts'

type Reading = Pick<Acting, 'tx' | 'actor' | 'reach' | 'today'>

/** What a row of a file says of an item: whose, of which item, since which month. */
export type AskedCell = ContractOfRow & { item?: string; month?: YearMonth | null }

/** An item of a contract as a row means it; what is wrong is said where nothing equal is stored. */
export type FileCell = {
  readonly contract: ContractOfFile
  readonly item: InputItem
  readonly month: YearMonth
  readonly wrong: Problem | undefined
}

export type ReadCellOfFile = FileCell | { readonly contract?: undefined; readonly wrong: Problem }

/** Of each razón social, the first month of payroll that is open and the last closed one. */
export async function monthsOfBusinesses({ tx }: Pick<Acting, 'tx'>) {
  const rows = await tx
    .selectFrom('payrollMonth')
    .select('businessId')
    .select(sql<YearMonth | null>`min(year_month) filter (where is_open)`.as('open'))
    .select(sql<YearMonth | null>`max(year_month) filter (where not is_open)`.as('closed'))
    .where('type', '=', 'PAYROLL')
    .groupBy('businessId')
    .execute()
  return new Map(rows.map(({ businessId, ...row }) => [businessId, row]))
}
type Months = Awaited<ReturnType<typeof monthsOfBusinesses>>

/** How items are called in files: by their label or their code. */
export async function itemsOfFile(reading: Pick<Acting, 'tx'>) {
  const items = await inputItems(reading)
  const byCode = new Map(items.map((item) => [item.code, item]))
  const read = choiceReader(items.map(({ code, label }) => ({ value: code, label, also: [code] })))
  return { items, byCode, read, nameOf: nameIn(read) }
}

/** The label of an item where it says which one, else its code. */
const nameIn =
  (read: (text: string) => ReadChoice<string>) =>
  ({ code, label }: Pick<InputItem, 'code' | 'label'>): string => {
    const found = read(label)
    return found.ok && found.value === code ? label : code
  }

/** What rows of a file mean: as many queries for all as for one. */
export async function cellsOfFile(
  reading: Reading,
  right: Permission,
  rows: readonly AskedCell[],
): Promise<readonly ReadCellOfFile[]> {
  const contracts = await contractsOfFile(
    reading,
    right,
    rows.map(({ rut = null, contract = null, month }) => {
      const asked = month ?? yearMonthOf(reading.today)
      return { rut, contract, from: firstDay(asked), to: lastDay(asked) }
    }),
  )
  const months = await monthsOfBusinesses(reading)
  const { byCode, read } = await itemsOfFile(reading)
  return rows.map(({ item: words = '', month: asked = null }, at): ReadCellOfFile => {
    const { found: contract, wrong } = contracts[at] ?? {}
    if (!contract) return { wrong: wrong ?? { column: 'rut', message: 'No existe' } }
    const named = read(words)
    const item = named.ok ? byCode.get(named.value) : undefined
    if (!named.ok || !item) {
      const { ok: _ok, ...said } = named.ok ? { ok: false, message: 'No existe' } : named
      return { wrong: { column: 'item', ...said } }
    }
    const month = asked ?? months.get(contract.businessId)?.open ?? null
    return month === null
      ? { wrong: { column: 'month', message: 'No hay un mes abierto: indique cuál' } }
      : { contract, item, month, wrong: whyNotIn(contract, month, months) }
  })
}

function whyNotIn(
  { businessId, initialDate, finalDate }: ContractOfFile,
  month: YearMonth,
  months: Months,
): Problem | undefined {
  if (month <= (months.get(businessId)?.closed ?? 0)) {
    return { column: 'month', message: monthClosed(month) }
  }
  const holds = initialDate <= lastDay(month) && (!finalDate || finalDate >= firstDay(month))
  return holds ? undefined : { column: 'rut', message: 'El contrato no está vigente en el mes' }
}

export const keyOfCell = ({ contract, item, month }: FileCell): string =>
  `${contract.id} ${item.code} ${month}`

export const fields = [
  'userContractId',
  'itemCode',
  'value',
  'currency',
  'startMonth',
  'endMonth',
  'totalQuotas',
  'comment',
] as const

const stored = ofCatalogue(WrittenItem, { table: 'userItem', fields }, ['userContractId'])

/** Writes items, each new or corrected, with their history. */
export const writeItems = stored.write.apply

/** Takes items back, but for those of months that closed since. */
export async function undoItems(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const held = await tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .select(['item.id', 'item.startMonth', 'contract.businessId'])
    .where(sql<boolean>`item.id in (select unnest(${changes.map(({ id }) => id)}::bigint[]))`)
    .execute()
  const months = await monthsOfBusinesses(importing)
  const closed = new Map(
    held.flatMap(({ id, startMonth, businessId }) => {
      const last = months.get(businessId)?.closed ?? 0
      return startMonth <= last ? [[id, monthClosed(last)] as const] : []
    }),
  )
  const open = changes.filter(({ id }) => !closed.has(id))
  const said = open.length > 0 ? await stored.write.undo(importing, open) : []
  const why = new Map(open.map((change, at) => [change, said[at]]))
  return changes.map((change) => closed.get(change.id) ?? why.get(change))
}
