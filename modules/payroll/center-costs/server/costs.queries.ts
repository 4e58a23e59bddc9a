import type { Permission } from '#access/services.ts'
import type { Reach } from '#access/reach.ts'
import { isYearMonth, type YearMonth } from '#chile/period.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { borneIn, costCenterGroups } from '#modules/people/cost-centers/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { lastPerson, nameIn, personSurname } from '#platform/server/person-names.ts'
import { type ContractCost, type CostGroup, type CostLine, costsByCenter } from '../model/costs.ts'

export type Asked = { businessId: number; yearMonth: YearMonth; groupId: number }

/** Rights beside that of the operation: it shows what people earn and where it is booked. */
const shows: readonly Permission[] = [
  'payslips.read',
  'costCenters.read',
  'costCenterContracts.read',
]

/**
 * The cost of a calculated month of a razón social by the centres of a group, of the people whose
 * pay the actor may see. Four statements, whatever the number of people.
 */
export async function monthOfGroup(context: Context, { businessId, yearMonth, groupId }: Asked) {
  const { tx, session } = context
  if (!shows.every((permission) => context.can(permission))) throw forbidden()
  const group = (await costCenterGroups(context, groupId))[0]
  const stored = await storedMonth(tx, businessId, yearMonth)
  if (!group || !stored) throw notFound()
  const month = await monthById(context, stored.id)
  if (stored.planHash === null || stored.runId === null) {
    throw conflict('El mes todavía no se calcula: calcúlelo para ver su costo')
  }
  const plan = await planOf(tx, session.companyId, stored.planHash)
  const contracts = await contractsOf(context, { runId: stored.runId, yearMonth, groupId, plan })
  return { month, group, contracts, centers: costsByCenter(yearMonth, contracts) }
}

async function storedMonth(tx: Tx, businessId: number, yearMonth: YearMonth) {
  if (!isYearMonth(yearMonth)) return undefined
  return tx
    .selectFrom('payrollMonth as month')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.id', 'run.id as runId', 'run.planHash'])
    .where('month.businessId', '=', businessId)
    .where('month.yearMonth', '=', yearMonth)
    .where('month.type', '=', 'PAYROLL')
    .executeTakeFirst()
}

type Plan = Awaited<ReturnType<typeof planOf>>
type OfRun = { runId: number; yearMonth: YearMonth; groupId: number; plan: Plan }

async function contractsOf(context: Context, { runId, yearMonth, groupId, plan }: OfRun) {
  const costs = costsIn(plan)
  const rows = await payslipsOf(context, runId, [...costs.keys()])
  const ids = rows.map(({ contractId }) => contractId)
  const parts = Map.groupBy(
    await borneIn(context.tx, yearMonth, ids, groupId),
    ({ userContractId }) => userContractId,
  )
  const kinds = [...costs.values()]
  return rows.map(({ amounts, employerCost, snapshot, contractId, userId, name, rut }) => {
    const { initialDate, finalDate } = readSnapshot(snapshot)
    const lines = linesOf(kinds, amounts, employerCost)
    const whose = { contractId, userId, name, rut, lines }
    return { ...whose, start: initialDate, end: finalDate, parts: parts.get(contractId) ?? [] }
  })
}
export type NamedCost = Awaited<ReturnType<typeof contractsOf>>[number] & ContractCost

type Kind = Omit<CostLine, 'amount'>

/** The concepts of a plan that cost the company, by their place in the results of a payslip. */
function costsIn(plan: Plan): ReadonlyMap<number, Kind> {
  return new Map(
    plan.steps.flatMap(({ def, index }): [number, Kind][] => {
      const group = groupOf(def.classes)
      return group ? [[index, { code: def.code, label: def.label, group }]] : []
    }),
  )
}

function groupOf(classes: readonly string[]): CostGroup | undefined {
  if (classes.includes('HABER')) return 'EARNING'
  return classes.includes('APORTE_EMPLEADOR') ? 'EMPLOYER' : undefined
}

/**
 * The lines of a payslip that are not zero. What the State or an institution pays is given back to
 * the company: with it the lines add up to the cost of the payslip.
 */
function linesOf(
  kinds: readonly Kind[],
  amounts: readonly number[],
  employerCost: number,
): readonly CostLine[] {
  const lines = kinds.flatMap((kind, at): CostLine[] => {
    const amount = amounts[at] ?? 0
    return amount === 0 ? [] : [{ ...kind, amount }]
  })
  const rest = employerCost - lines.reduce((sum, { amount }) => sum + amount, 0)
  if (rest === 0) return lines
  return [...lines, { code: 'REEMBOLSOS', label: RECOVERED, group: 'RECOVERED', amount: rest }]
}
const RECOVERED = 'Asignación familiar y subsidios que se reembolsan'

/** The payslips of a run whose pay the actor may see, by surname, with only some of their amounts. */
function payslipsOf({ tx, reach, actor }: Context, runId: number, places: readonly number[]) {
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  const { includesPrivate } = reach('contracts.read')
  const reaches: readonly Reach[] = [
    reach('payrollReports.read'),
    reach('payslips.read'),
    { ...reach('costCenterContracts.read'), includesPrivate },
  ]
  return tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', 'month.id', 'payslip.payrollMonthId')
    .innerJoin('users', 'users.id', 'payslip.userId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.employerCost'])
    .select(['payslip.snapshot', 'users.rut', nameIn('payslip.userId').as('name')])
    .select(
      sql<number[]>`(select array_agg(payslip.results[place.at + 1] order by place.n)
        from unnest(${[...places]}::int[]) with ordinality as place (at, n))`.as('amounts'),
    )
    .where('payslip.payrollRunId', '=', runId)
    .where((eb) => eb.and(reaches.map((one) => payslipWithin(one, columns, actor.userId))))
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')
    .execute()
}
