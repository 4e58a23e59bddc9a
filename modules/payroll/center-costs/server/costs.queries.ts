import type { Permission } from '#access/services.ts'
import type { Reach } from '#access/reach.ts'
import type { YearMonth } from '#chile/period.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { borneIn, costCenterGroups } from '#modules/people/cost-centers/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { conflict, forbidden, notFound } from '#platform/server/errors.ts'
import { lastPerson, nameIn, personSurname } from '#platform/server/sql/person-names.ts'
import { type ContractCost, type CostGroup, type CostLine, costsByCenter } from '../model/costs.ts'

export type Asked = { businessId: number; yearMonth: YearMonth; groupId: number }

/** Rights beside that of the operation: it shows what people earn and where it is booked. */
const shows: readonly Permission[] = ['payslips.read', 'costCenterContracts.read']

/** The cost of a calculated month of a razón social by the centres of a group. */
export async function monthOfGroup(context: Context, { businessId, yearMonth, groupId }: Asked) {
  const { tx, session, reach, actor } = context
  const rights = [...shows, 'costCenters.read'] as const
  if (!rights.every((permission) => context.can(permission))) throw forbidden()
  const [group] = await costCenterGroups(context, groupId)
  const [run] = await runsOf(tx, businessId, yearMonth)
  if (!group || !run) throw notFound()
  const month = await monthById(context, run.monthId)
  if (run.planHash === null) {
    throw conflict('El mes todavía no se calcula: calcúlelo para ver su costo')
  }
  const reaches = [reach('payrollReports.read'), ...shows.map((permission) => reach(permission))]
  const { companyId } = session
  const wanted = { companyId, reaches, self: actor.userId, businessId, yearMonth, userId: null }
  const contracts = await paidCosts(tx, wanted, groupId)
  return { month, group, contracts, centers: costsByCenter(yearMonth, contracts) }
}

export type WantedCosts = {
  companyId: number
  /** The reach of each permission that is needed: a payslip must be inside all of them. */
  reaches: readonly Reach[]
  self: number | null
  businessId: number | null
  userId: number | null
  yearMonth: YearMonth
}

/**
 * What each payslip of a month costs, line by line, with the parts of its contract in a group, or
 * in every active one: by razón social and surname, of the people whose pay may be seen. The number
 * of statements depends on the editions of the formulas alone.
 */
export async function paidCosts(tx: Tx, wanted: WantedCosts, groupId?: number) {
  const runs = await runsOf(tx, wanted.businessId, wanted.yearMonth)
  const byPlan = Map.groupBy(runs, ({ planHash }) => planHash)
  const found: Stored[] = []
  for (const [hash, same] of byPlan) {
    if (hash === null) continue
    const costs = costsIn(await planOf(tx, wanted.companyId, hash))
    const ids = same.flatMap(({ runId }) => runId ?? [])
    const rows = await payslipsOf(tx, wanted, ids, [...costs.keys()])
    const kinds = [...costs.values()]
    for (const { amounts, employerCost, snapshot, ...row } of rows) {
      const { initialDate: start, finalDate: end, contractCode } = readSnapshot(snapshot)
      const lines = linesOf(kinds, amounts, employerCost)
      found.push({ ...row, contractCode, start, end, lines })
    }
  }
  const ids = found.map(({ contractId }) => contractId)
  const borne = await borneIn(tx, wanted.yearMonth, ids, groupId)
  const parts = Map.groupBy(borne, ({ userContractId }) => userContractId)
  return found.map((row) => ({ ...row, parts: parts.get(row.contractId) ?? [] }))
}

type Stored = Omit<ContractCost, 'parts'> & {
  name: string | null
  rut: string
  contractCode: string
  businessName: string
}

/** The months of remuneraciones of one razón social, or of each, with the run of each. */
function runsOf(tx: Tx, businessId: number | null, yearMonth: YearMonth) {
  return tx
    .selectFrom('payrollMonth as month')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['month.id as monthId', 'run.id as runId', 'run.planHash'])
    .where('month.yearMonth', '=', yearMonth)
    .where('month.type', '=', 'PAYROLL')
    .where((eb) => equalTo(eb, { 'month.businessId': businessId }))
    .orderBy('month.businessId')
    .execute()
}

type Plan = Awaited<ReturnType<typeof planOf>>
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

/** The payslips of some runs whose pay may be seen, by surname, with only some of their amounts. */
function payslipsOf(
  tx: Tx,
  { reaches, self, userId }: WantedCosts,
  runIds: readonly number[],
  places: readonly number[],
) {
  const columns = { user: 'payslip.userId', business: 'month.businessId' }
  return tx
    .selectFrom('payslip')
    .innerJoin('payrollMonth as month', 'month.id', 'payslip.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('users', 'users.id', 'payslip.userId')
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.employerCost'])
    .select(['payslip.snapshot', 'users.rut', 'business.name as businessName'])
    .select(nameIn('payslip.userId').as('name'))
    .select(
      sql<number[]>`(select array_agg(payslip.results[place.at + 1] order by place.n)
        from unnest(${[...places]}::int[]) with ordinality as place (at, n))`.as('amounts'),
    )
    .where(sql<boolean>`payslip.payroll_run_id = any(${[...runIds]}::bigint[])`)
    .where((eb) => eb.and(reaches.map((one) => payslipWithin(one, columns, self))))
    .where((eb) => equalTo(eb, { 'payslip.userId': userId }))
    .orderBy('month.businessId')
    .orderBy(personSurname)
    .orderBy('payslip.userContractId')
    .execute()
}
