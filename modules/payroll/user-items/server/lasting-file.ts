import { monthLabel, shiftMonth, type YearMonth } from '#chile/period.ts'
import {
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Change, Checked, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { LastingValues } from '../model/item-rows.ts'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { valueProblem } from '../model/user-item.ts'
import {
  cellsOfFile,
  type FileCell,
  itemsOfFile,
  keyOfCell,
  monthsOfBusinesses,
  writeItems,
} from './file-cells.ts'

const right = 'userItems.update'

const itemsByHand = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('userItem')
    .select(['id', 'version', 'value', 'comment', 'itemCode', 'startMonth', 'endMonth'])
    .select(['totalQuotas', 'totalAmount', 'currency', 'userContractId as contractId'])
    .where('origin', 'is', null)
    .where('originMonth', 'is', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
type Held = Awaited<ReturnType<ReturnType<typeof itemsByHand>['execute']>>[number]

const askedOf = ({ rut, contract, item, startMonth }: LastingValues) => ({
  ...(rut === undefined ? {} : { rut }),
  ...(item === undefined ? {} : { item }),
  contract: contract ?? null,
  month: startMonth ?? null,
})

async function standing(importing: Importing, rows: readonly LastingValues[]) {
  const cells = await cellsOfFile(importing, right, rows.map(askedOf))
  const ids = [...new Set(cells.flatMap(({ contract }) => contract?.id ?? []))]
  const held = await itemsByHand(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = Map.groupBy(
    held,
    ({ contractId, itemCode, startMonth }) => `${contractId} ${itemCode} ${startMonth}`,
  )
  return cells.map((cell) => ({ cell, held: cell.contract ? byKey.get(keyOfCell(cell)) : [] }))
}

/** An item as a file says it. */
const saidOf = ({ value, comment, startMonth, endMonth, totalQuotas, currency }: Held) => ({
  value,
  comment,
  startMonth,
  endMonth,
  totalQuotas,
  currency,
  permanent: endMonth === null,
})

export async function matchLasting(
  importing: Importing,
  rows: readonly LastingValues[],
): Promise<(Found | undefined)[]> {
  const all = await standing(importing, rows)
  return rows.map(({ rut, contract, item }, at) => {
    const [first] = all[at]?.held ?? []
    if (!first) return undefined
    const { id, version } = first
    return { id, version, values: { rut, contract, item, ...saidOf(first) } }
  })
}

/** The last month of an item: what is said, or what follows from its quotas. */
function lastMonthOf(
  { startMonth = 0, endMonth = null, totalQuotas = null, permanent = null }: LastingValues,
  given: LastingValues,
): YearMonth | null {
  if (given.endMonth) return given.endMonth
  if (given.permanent === true) return null
  return totalQuotas === null || given.totalQuotas === undefined
    ? permanent === true
      ? null
      : endMonth
    : shiftMonth(startMonth, totalQuotas - 1)
}

export async function objectionsToLasting(
  importing: Importing,
  checked: readonly Checked<LastingValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const all = await standing(
    importing,
    checked.map(({ whole }) => whole),
  )
  const twice = saidTwice(all.map(({ cell }) => (cell.contract ? keyOfCell(cell) : undefined)))
  const months = await monthsOfBusinesses(importing)
  return checked.map((row, at) => {
    const { cell, held = [] } = all[at] ?? {}
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    if (!cell?.contract) return cell ? [cell.wrong] : []
    const closed = months.get(cell.contract.businessId)?.closed ?? 0
    const problem = whyNotWritten(row, cell, held, closed)
    return problem ? [problem] : []
  })
}

const at = (column: string | null, message: string): Problem => ({ column, message })

function whyNotWritten(
  { given, whole }: Checked<LastingValues>,
  cell: FileCell,
  held: readonly Held[],
  closed: YearMonth,
): Problem | undefined {
  const [first, ...more] = held
  if (more.length > 0) return at('item', 'Tiene varios desde ese mes: corríjalos en su ficha')
  if (!first && cell.wrong) {
    return cell.wrong.column === 'month' ? { ...cell.wrong, column: 'startMonth' } : cell.wrong
  }
  const { unit, label } = cell.item
  if (whole.currency && whole.currency !== unit) {
    return at('currency', `«${label}» se ingresa en ${ItemUnit.label(unit).toLowerCase()}`)
  }
  const message = valueProblem(unit, whole.value ?? '0')
  return message === undefined
    ? (whyNotLasting({ given, whole }, first) ?? whyNotPaid({ given, whole }, first, closed))
    : at('value', message)
}

/** How long an item lasts is said, and in one way. */
function whyNotLasting(
  { given, whole }: Pick<Checked<LastingValues>, 'given' | 'whole'>,
  held: Held | undefined,
): Problem | undefined {
  const { startMonth = 0, endMonth = null, totalQuotas = null, permanent = null } = whole
  if (!held && endMonth === null && totalQuotas === null && permanent !== true) {
    return at('endMonth', 'Indique hasta cuándo, las cuotas o que es permanente')
  }
  if (given.permanent === true && (given.endMonth || given.totalQuotas)) {
    return at('permanent', 'Lo permanente no lleva cuotas ni mes de término')
  }
  const last = lastMonthOf(whole, given)
  if (last !== null && last < startMonth) {
    return at('endMonth', 'El mes de término es anterior al de inicio')
  }
  if (held?.totalAmount && totalQuotas) {
    return at('totalQuotas', 'Con un total no hay cuotas: se descuenta hasta completarlo')
  }
  if (!held && totalQuotas !== null && endMonth !== null) {
    const due = shiftMonth(startMonth, totalQuotas - 1)
    if (due !== endMonth) return at('endMonth', `Con esas cuotas termina en ${monthLabel(due)}`)
  }
  return undefined
}

/** Months that were paid keep theirs: such an item only ends after them. */
function whyNotPaid(
  { given, whole }: Pick<Checked<LastingValues>, 'given' | 'whole'>,
  held: Held | undefined,
  closed: YearMonth,
): Problem | undefined {
  if (!held || held.startMonth > closed) return undefined
  const isOther =
    Number(whole.value) !== Number(held.value) || (whole.totalQuotas ?? null) !== held.totalQuotas
  if (isOther) return at(given.totalQuotas ? 'totalQuotas' : 'value', monthClosed(held.startMonth))
  const last = lastMonthOf(whole, given)
  return last !== null && last < closed ? at('endMonth', monthClosed(closed)) : undefined
}

export async function applyLasting(
  importing: Importing,
  rows: readonly ToWrite<LastingValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): LastingValues => ({ ...found?.values, ...values }))
  const all = await standing(importing, wholes)
  const given = rows.flatMap(({ line, values, found }, n): Parameters<typeof writeItems>[1] => {
    const { cell, held: [first] = [] } = all[n] ?? {}
    const whole = wholes[n]
    if (!cell?.contract || !whole) return []
    const { value, comment, totalQuotas } = values
    const says = {
      ...(value === undefined ? {} : { value }),
      ...(comment === undefined ? {} : { comment }),
      ...(totalQuotas === undefined ? {} : { totalQuotas }),
    }
    const lasts =
      values.endMonth !== undefined || totalQuotas !== undefined || values.permanent !== undefined
    const endMonth = lastMonthOf(whole, values)
    if (first && found) {
      const kept = { id: first.id, version: first.version, values: first }
      return [{ line, found: kept, values: { ...says, ...(lasts ? { endMonth } : {}) } }]
    }
    const { contract, item, month } = cell
    const where = { userContractId: contract.id, itemCode: item.code, currency: item.unit }
    const fresh = { ...where, ...says, startMonth: month, endMonth }
    return [{ line, found: undefined, values: fresh }]
  })
  return writeItems(importing, given)
}

/** What lasts beyond the months that are closed, as a file says it. */
export async function allLasting(reading: Acting) {
  const contracts = await contractsToFile(reading, right, 'haberes y descuentos')
  const months = await monthsOfBusinesses(reading)
  const { byCode, nameOf } = await itemsOfFile(reading)
  const rows = await itemsByHand(reading).execute()
  const times = Map.groupBy(rows, ({ contractId, itemCode, startMonth }) =>
    [contractId, itemCode, startMonth].join(' '),
  )
  return rows.flatMap((row) => {
    const { contractId, itemCode, startMonth, endMonth } = row
    const contract = contracts.get(contractId)
    const item = byCode.get(itemCode)
    const isOne = times.get([contractId, itemCode, startMonth].join(' '))?.length === 1
    if (!contract || !item || !isOne || startMonth === endMonth) return []
    const closed = months.get(contract.businessId)?.closed ?? 0
    if (endMonth !== null && endMonth <= closed) return []
    const { rut, contract: code } = contract
    return [{ rut, contract: code, item: nameOf(item), ...saidOf(row) }]
  })
}
