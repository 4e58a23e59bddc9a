import { shiftMonth, type YearMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { kindOf, quotaAt } from '../model/user-item.ts'
import { whyNot } from '../model/payroll-month.ts'
import { inputItemsOf } from './company-concepts.ts'
import { companyItems } from './gather.queries.ts'
import { monthById } from './months.queries.ts'

constraintMessages({
  user_item_months: { message: 'El mes de término es anterior al de inicio', field: 'endMonth', kind: 'invalid' },
  user_item_quotas: { message: 'Las cuotas van de 1 a 480', field: 'totalQuotas', kind: 'invalid' },
})

/** Everything that can be entered for a person. */
export const inputItems = async ({ tx }: Context) => [...inputItemsOf(await companyItems(tx))]

type Wanted = { payrollMonthId: number | null; contractId: number | null; id?: number }

/** Items of a month's contracts, or of one contract, within the actor's reach. */
export async function userItems(context: Context, { payrollMonthId, contractId, id }: Wanted) {
  const { tx } = context
  const reach = context.reach('userItems.read')
  const month = payrollMonthId === null ? undefined : await monthById(context, payrollMonthId)
  const labels = new Map((await inputItems(context)).map((item) => [item.code, item]))
  const rows = await tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .leftJoin('userVersion as person', (join) =>
      join
        .onRef('person.userId', '=', 'contract.userId')
        .on('person.supersededAt', 'is', null)
        .on(sql<boolean>`upper_inf(person.valid)`),
    )
    .select([
      'item.id',
      'item.userContractId as contractId',
      'contract.userId',
      'contract.code as contractCode',
      'item.itemCode',
      'item.value',
      'item.startMonth',
      'item.endMonth',
      'item.totalQuotas',
      'item.status',
      'item.comment',
      'item.version',
      sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname, person.maternal_lastname)`.as('person'),
    ])
    .$if(!reach.all, (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`contract.user_id = any(${[...reach.userIds]}::bigint[])`,
          sql<boolean>`contract.business_id = any(${[...reach.businessIds]}::bigint[])`,
        ]),
      ),
    )
    .$if(id !== undefined, (query) => query.where('item.id', '=', id ?? 0))
    .$if(contractId !== null, (query) => query.where('item.userContractId', '=', contractId ?? 0))
    .$if(month !== undefined, (query) =>
      query
        .where('contract.businessId', '=', month?.businessId ?? 0)
        .where('item.startMonth', '<=', month?.yearMonth ?? 0)
        .where((eb) =>
          eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', month?.yearMonth ?? 0)]),
        ),
    )
    .orderBy('person')
    .orderBy('item.id')
    .limit(5000)
    .execute()
  return rows.map((row) => ({
    ...row,
    itemLabel: labels.get(row.itemCode)?.label ?? row.itemCode,
    unit: labels.get(row.itemCode)?.unit ?? 'CLP',
    kind: kindOf(row),
    currentQuota: month ? quotaAt(row, month.yearMonth) : null,
  }))
}

export async function userItemById(context: Context, id: number) {
  const [item] = await userItems(context, { payrollMonthId: null, contractId: null, id })
  if (!item) throw notFound()
  return item
}

type Fresh = {
  contractId: number
  itemCode: string
  value: string
  startMonth: YearMonth
  endMonth: YearMonth | null
  totalQuotas: number | null
  comment: string | null
}

/** Gives a contract an item. With quotas, the last month follows from their number. */
export async function createUserItem(context: Context, input: Fresh) {
  const { contractId, ...fields } = input
  await contractInReach(context, contractId)
  const item = (await inputItems(context)).find(({ code }) => code === input.itemCode)
  if (!item) throw invalid('itemCode', 'Ese concepto no existe')
  checkValue(item.unit, input.value)
  const { id } = await context.tx
    .insertInto('userItem')
    .values({
      ...fields,
      userContractId: contractId,
      currency: item.unit,
      endMonth: lastMonthOf(input),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return userItemById(context, id)
}

const lastMonthOf = ({ startMonth, endMonth, totalQuotas }: Pick<Fresh, 'startMonth' | 'endMonth' | 'totalQuotas'>) =>
  totalQuotas === null ? endMonth : shiftMonth(startMonth, totalQuotas - 1)

function checkValue(unit: string, value: string): void {
  const decimals = value.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (unit === 'CLP' && decimals > 0) throw invalid('value', 'Los pesos no llevan decimales')
  if (unit === 'PERCENT' && Number(value) > 100) throw invalid('value', 'Debe ser a lo más 100')
  if (unit === 'DAYS' && (decimals > 0 || Number(value) > 31)) {
    throw invalid('value', 'Debe ser un número de días entre 0 y 31')
  }
  if (unit === 'HOURS' && Number(value) > 300) throw invalid('value', 'Debe ser a lo más 300 horas')
}

async function contractInReach(context: Context, contractId: number) {
  const reach = context.reach('userItems.update')
  const contract = await context.tx
    .selectFrom('userContract')
    .select(['id', 'userId', 'businessId'])
    .where('id', '=', contractId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst()
  const reached =
    contract &&
    (reach.all || reach.userIds.includes(contract.userId) || reach.businessIds.includes(contract.businessId))
  if (!reached) throw notFound()
  return contract
}

type Change = Partial<Omit<Fresh, 'contractId' | 'itemCode'>> & { id: number; version: number; status?: string }

/** Changes an item. What a closed month already used is not rewritten: the database refuses. */
export async function updateUserItem(context: Context, { id, version, ...fields }: Change) {
  const before = await userItemById(context, id)
  if (fields.value !== undefined) checkValue(before.unit, fields.value)
  const span = {
    startMonth: fields.startMonth ?? before.startMonth,
    endMonth: fields.endMonth === undefined ? before.endMonth : fields.endMonth,
    totalQuotas: fields.totalQuotas === undefined ? before.totalQuotas : fields.totalQuotas,
  }
  const { numUpdatedRows } = await context.tx
    .updateTable('userItem')
    .set({ ...fields, ...span, endMonth: lastMonthOf(span), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw conflict('Otra persona cambió estos datos. Revise lo nuevo y vuelva a guardar.')
  }
  return userItemById(context, id)
}

/**
 * Takes an item away from a month on. One that closed months used ends in the last of them; one that
 * none used disappears.
 */
export async function removeUserItem(
  context: Context,
  { id, payrollMonthId }: { id: number; payrollMonthId: number },
): Promise<boolean> {
  const item = await userItemById(context, id)
  const month = await monthById(context, payrollMonthId)
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  if (item.startMonth < month.yearMonth) {
    await context.tx
      .updateTable('userItem')
      .set({ endMonth: shiftMonth(month.yearMonth, -1), version: item.version + 1 })
      .where('id', '=', id)
      .execute()
    return true
  }
  await context.tx.deleteFrom('userItem').where('id', '=', id).execute()
  return true
}

type Cell = { contractId: number; itemCode: string; value: string }

/**
 * Writes cells of the month's grid: each is the one-off value of an item for a contract; zero takes it
 * away. All or nothing, and the first wrong cell is named by its row.
 */
export async function saveUserItems(
  context: Context,
  { payrollMonthId, cells }: { payrollMonthId: number; cells: readonly Cell[] },
) {
  const month = await monthById(context, payrollMonthId)
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  const items = new Map((await inputItems(context)).map((item) => [item.code, item]))
  const known = await context.tx
    .selectFrom('userContract')
    .select('id')
    .where('businessId', '=', month.businessId)
    .where('status', '<>', 'DELETED')
    .where(sql<boolean>`id = any(${cells.map((cell) => cell.contractId)}::bigint[])`)
    .execute()
  const contracts = new Set(known.map((row) => row.id))
  cells.forEach((cell, index) => {
    const item = items.get(cell.itemCode)
    if (!item) throw invalid(`cells.${index}.itemCode`, 'Ese concepto no existe')
    if (!contracts.has(cell.contractId)) throw notFound()
    try {
      checkValue(item.unit, cell.value)
    } catch (error) {
      throw error instanceof Error ? invalid(`cells.${index}.value`, error.message) : error
    }
  })
  await context.tx
    .deleteFrom('userItem')
    .where('startMonth', '=', month.yearMonth)
    .where('endMonth', '=', month.yearMonth)
    .where('totalQuotas', 'is', null)
    .where(
      sql<boolean>`(user_contract_id, item_code) in (select * from unnest(
        ${cells.map((cell) => cell.contractId)}::bigint[], ${cells.map((cell) => cell.itemCode)}::text[]))`,
    )
    .execute()
  const fresh = cells.filter((cell) => Number(cell.value) !== 0)
  if (fresh.length > 0) {
    await context.tx
      .insertInto('userItem')
      .values(
        fresh.map(({ contractId, itemCode, value }) => ({
          userContractId: contractId,
          itemCode,
          value,
          currency: items.get(itemCode)?.unit ?? 'CLP',
          startMonth: month.yearMonth,
          endMonth: month.yearMonth,
        })),
      )
      .execute()
  }
  return userItems(context, { payrollMonthId, contractId: null })
}
