import type { Reach } from '#access/reach.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { contractsIn, heldTerms } from '#modules/payroll/payroll-input/server/index.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { sortedBySurname } from '#chile/names.ts'
import { documentTyped } from '#chile/rut.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fromNearerEnd } from '#platform/server/sql/page-from-end.ts'
import { inSurnameOrder, personFound } from '#platform/server/sql/person-names.ts'

/** A reader of a month sees all its people except those of the confidential payroll. */
export const everybody = (context: Context): Reach => ({
  ...context.reach('payslips.read'),
  all: true,
})

/** All contracts of a month, with the name of each person, by surname. */
export async function activeContracts(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
) {
  const month = await monthById(context, payrollMonthId)
  const found = await seenContracts(context, month).select('contract.id').execute()
  const rows = await shownContracts(
    context,
    month,
    found.map(({ id }) => id),
  )
  return sortedBySurname([...rows.values()], (row) => row).map(shown)
}

type Filter = { payrollMonthId: number; search: string | null; contractId: number | null }

/**
 * The contracts of a month in pages by surname, for its grid and for choosing one. Only those of
 * the page are read whole. The search takes words of the person's name and RUT.
 */
export async function monthContracts(context: Context, input: ListInput<Filter, 'name'>) {
  const { payrollMonthId, search, contractId } = input.filter
  const month = await monthById(context, payrollMonthId)
  const few = search !== null
  const matching = seenContracts(context, month)
    .where((eb) => equalTo(eb, { 'contract.id': contractId }))
    .$if(few, (query) => query.where(personFound('contract.userId', search ?? '', 'RUT_SHOWN')))
  const { ids, total } = await fromNearerEnd(context, matching, input, ({ first, ties }) =>
    matching
      .select('contract.id')
      .$call(inSurnameOrder(context.tx, 'contract.userId', { descending: first === 'desc', few }))
      .orderBy('contract.id', ties),
  )
  const rows = await shownContracts(context, month, ids)
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []).map(shown),
    total,
  }
}

type Named = { payrollMonthId: number; people: readonly { rut: string }[] }

/** The contracts of a month whose people have some RUT: what a pasted table names them by. */
export async function monthContractsByRut(context: Context, { payrollMonthId, people }: Named) {
  const month = await monthById(context, payrollMonthId)
  const ruts = people.map(({ rut }) => documentTyped(rut))
  return seenContracts(context, month)
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['contract.id as contractId', 'users.rut'])
    .where(sql<boolean>`users.rut = any(${ruts}::text[])`)
    .orderBy('contract.id')
    .execute()
}
export type ContractByRut = Awaited<ReturnType<typeof monthContractsByRut>>[number]

/** The contracts of a month that its readers see, as a query to extend. */
const seenContracts = (context: Context, { businessId, yearMonth }: MonthHead) =>
  contractsIn(context.tx, businessId, yearMonth).where(
    payWithin(everybody(context), ofContract, context.actor.userId),
  )

/** Some contracts with their terms and their people as of their last day in the month. */
async function shownContracts(context: Context, month: MonthHead, only: readonly number[]) {
  const { businessId, yearMonth } = month
  const rows = await heldTerms(context.tx, yearMonth, { businessId, only })
  return new Map(rows.map((row) => [row.contractId, row]))
}

type Held = Awaited<ReturnType<typeof heldTerms>>[number]
const shown = (row: Held) => ({
  contractId: row.contractId,
  userId: row.ownerId,
  contractCode: row.code,
  name: nameInMonth(row),
  rut: row.rut,
  jobTitle: row.jobTitle,
  area: row.area,
})
