import { searchKey } from '#chile/text.ts'
import type { YearMonth } from '#chile/period.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import { type FormulaRow, formulaRows, type ItemRow, itemRows } from './rows.ts'
import { type TableRow, tableRows, type VariableRow, variableRows } from './figures.ts'
import { peopleByItem } from './people-by-item.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'

type Filter = {
  search?: string | null
  code?: string | null
  origin?: string | null
  type?: string | null
  activity?: string | null
  month?: YearMonth | null
}
type Asked<Sort extends string> = ListInput<Filter, Sort>

export const itemSorts = [
  'origin',
  'code',
  'title',
  'type',
  'calculationOrder',
  'printOrder',
] as const
export const codedSorts = ['origin', 'code', 'title'] as const

/** Items of the law, usual and of the company, with how many of those seen have each. */
export async function items(
  context: Context,
  asked: Asked<(typeof itemSorts)[number]>,
): Promise<Listed<ItemRow>> {
  const { tx } = context
  const month = await monthOf(tx, asked.filter)
  const rows = itemRows(await conceptRecords(tx), month, await peopleByItem(context, month))
  const wanted = rows.filter(
    ({ activity, type }) =>
      (!asked.filter.activity || activity === asked.filter.activity) &&
      (!asked.filter.type || type === asked.filter.type),
  )
  return paged(wanted, asked)
}

export async function formulas(
  { tx }: Context,
  asked: Asked<(typeof codedSorts)[number]>,
): Promise<Listed<FormulaRow>> {
  const rows = formulaRows(await conceptRecords(tx), await monthOf(tx, asked.filter))
  const { type } = asked.filter
  return paged(
    rows.filter(({ itemType }) => !type || itemType === type),
    asked,
  )
}

export async function variables(
  { tx }: Context,
  asked: Asked<(typeof codedSorts)[number]>,
): Promise<Listed<VariableRow>> {
  const rows = variableRows(await conceptRecords(tx), await monthOf(tx, asked.filter))
  const { type } = asked.filter
  return paged(
    rows.filter((row) => !type || row.type === type),
    asked,
  )
}

export async function tables(
  { tx }: Context,
  asked: Asked<(typeof codedSorts)[number]>,
): Promise<Listed<TableRow>> {
  return paged(tableRows(await conceptRecords(tx), await monthOf(tx, asked.filter)), asked)
}

const monthOf = async (tx: Context['tx'], { month }: Filter): Promise<YearMonth> =>
  month ?? (await newestMonth(tx))

type Named = { code: string; title: string; origin: string }

/** Some hundreds of rows, most of which stand in no table: narrowed, sorted and cut here. */
function paged<R extends Named & Record<Sort, string | number>, Sort extends string>(
  rows: readonly R[],
  { filter, sort, page }: Asked<Sort>,
): Listed<R> {
  const words = searchKey(filter.search ?? '')
  const found = rows
    .filter(({ code }) => !filter.code || code === filter.code)
    .filter(({ origin }) => !filter.origin || origin === filter.origin)
    .filter(({ code, title }) =>
      searchKey(`${code} ${code.replaceAll('_', ' ')} ${title}`).includes(words),
    )
    .toSorted((a, b) => orderOf(a, sort.by, b) || compared(a.title, b.title))
  if (sort.descending) found.reverse()
  const from = (page.number - 1) * page.size
  return { rows: found.slice(from, from + page.size), total: found.length }
}

/** What the company wrote comes first, and the law last. */
const orderOf = <Sort extends string>(
  a: Record<Sort, string | number>,
  by: Sort,
  b: Record<Sort, string | number>,
) => (by === 'origin' ? ranks.indexOf(a[by]) - ranks.indexOf(b[by]) : compared(a[by], b[by]))
const ranks: readonly (string | number)[] = ['COMPANY', 'USUAL', 'LAW']

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es')
