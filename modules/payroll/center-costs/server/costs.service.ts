import { monthLabel } from '#chile/period.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import type { CenterCost, Sums } from '../model/costs.ts'
import { type Asked, monthOfGroup } from './costs.queries.ts'

/** A month by cost centre: what each bears, line by line, and the sums of all of them. */
export async function costCenterMonth(context: Context, asked: Asked) {
  const { month, group, contracts, centers } = await monthOfGroup(context, asked)
  return {
    payrollMonthId: month.id,
    yearMonth: month.yearMonth,
    isOpen: month.isOpen,
    groupName: group.name,
    people: new Set(contracts.map(({ userId }) => userId)).size,
    ...sumsOf(centers),
    centers: centers.map(({ contracts: borne, ...center }) => ({
      ...center,
      key: center.code ?? '',
      people: new Set(borne.map(({ userId }) => userId)).size,
      lines: [...center.lines],
    })),
  }
}
export type CostCenterMonth = Awaited<ReturnType<typeof costCenterMonth>>

function sumsOf(centers: readonly CenterCost[]): Sums {
  const total = (of: keyof Sums) => centers.reduce((sum, center) => sum + center[of], 0)
  return {
    earnings: total('earnings'),
    employer: total('employer'),
    recovered: total('recovered'),
    cost: total('cost'),
  }
}

export type PeopleFilter = Asked & {
  /** Nothing means the people of what no centre bears. */
  costCenterId: number | null
}

/** The people that a centre bears in a month, one page of them. Reading them is recorded. */
export async function costCenterMonthPeople(
  context: Context,
  { filter, page, sort }: ListInput<PeopleFilter>,
): Promise<Listed<PersonRow>> {
  const { month, contracts, centers } = await monthOfGroup(context, filter)
  const center = centers.find(({ costCenterId }) => costCenterId === filter.costCenterId)
  const borne = new Map(center?.contracts.map((one) => [one.contractId, one]))
  const named = sort.descending ? contracts.toReversed() : contracts
  const rows = named.flatMap(({ contractId, name, rut }) => {
    const sums = borne.get(contractId)
    return sums ? [{ ...sums, name, rut, payrollMonthId: month.id }] : []
  })
  const shown = rows.slice((page.number - 1) * page.size, page.number * page.size)
  recordReading(context, `${center?.name ?? ''}, ${monthLabel(month.yearMonth)}`, filter, shown)
  return { rows: shown, total: rows.length }
}
export type PersonRow = Sums & {
  contractId: number
  userId: number
  name: string | null
  rut: string
  payrollMonthId: number
}

function recordReading(
  { client, session }: Context,
  center: string,
  { businessId, yearMonth }: Asked,
  rows: readonly unknown[],
): void {
  if (rows.length === 0) return
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:reporte',
    id: null,
    about: {
      reporte: `Costo por centro: ${center}`,
      filas: rows.length,
      year_month: yearMonth,
      business_id: businessId,
    },
  })
}
