import { decimalsOf, scaled } from '#chile/money/decimal.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { formatNumber } from '#chile/numbers.ts'
import { businessById } from '#modules/company/businesses/server/index.ts'
import { parameters } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { type Change, problemOf } from '../model/scenario.ts'
import { calculateScenario } from './calculate.job.ts'
import { jobKey, scenario, scenarioById } from './scenarios.queries.ts'

type AskedChange = Omit<Change, 'contractIds'> & { contracts: { contractId: number }[] }
type Fresh = {
  name: string
  description: string | null
  businessId: number | null
  firstMonth: number
  months: number
  yearly: boolean
  monthlyGrowth: string
  repeatItems: boolean
  changes: AskedChange[]
}

/** Maximum number of changes: nobody can follow more. */
const mostChanges = 20

/** Saves a scenario. Its changes are checked now, and calculated on request. */
export async function createScenario(context: Context, input: Fresh) {
  await checkBusiness(context, input.businessId, 'scenarios.create')
  const { id } = await context.tx
    .insertInto('scenario')
    .values({ ...(await stored(context, input)), createdBy: context.session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return scenario(context, { id })
}

/** Changes a scenario. The earlier result remains, marked as belonging to another edition. */
export async function updateScenario(
  context: Context,
  { id, version, ...input }: Fresh & { id: number; version: number },
) {
  const { changes } = await scenarioById(context, id, 'scenarios.update')
  await checkBusiness(context, input.businessId, 'scenarios.update')
  const chosen = changes.flatMap(({ contractIds }) => contractIds)
  if (!(await allInSight(context, chosen))) throw forbidden(othersChosen)
  const { numUpdatedRows } = await context.tx
    .updateTable('scenario')
    .set({ ...(await stored(context, input)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'scenario', key: { id } }, 'cambió este escenario')
  }
  return scenario(context, { id })
}

export async function deleteScenario(context: Context, { id }: { id: number }): Promise<boolean> {
  await scenarioById(context, id, 'scenarios.delete')
  await context.tx
    .updateTable('scenario')
    .set((eb) => ({ status: 'DELETED', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** Starts the calculation of a scenario, within the pay that the actor may see. */
export async function runScenario(context: Context, { id }: { id: number }) {
  await scenarioById(context, id, 'scenarios.update')
  const { includesPrivate } = context.reach('payslips.read')
  const input = { scenarioId: id, includesPrivate }
  await enqueue(context, calculateScenario, input, { key: jobKey(id, includesPrivate) })
  return scenario(context, { id })
}

async function stored(context: Context, { yearly, changes, ...input }: Fresh) {
  const checked = changes.map(({ contracts, ...change }) => ({
    ...change,
    contractIds: contracts.map(({ contractId }) => contractId),
  }))
  if (checked.length > mostChanges) {
    throw invalid('changes', `Un escenario tiene a lo más ${mostChanges} cambios`)
  }
  checked.forEach(checkChange)
  await checkContracts(
    context,
    checked.flatMap(({ contractIds }) => contractIds),
  )
  return { ...input, step: yearly ? 12 : 1, changes: JSON.stringify(checked) }
}

function checkChange(change: Change, index: number): void {
  const at = (field: string) => `changes.${index}.${field}`
  const problem = problemOf(change)
  if (problem) throw invalid(at(problem.field), problem.message)
  if (change.kind !== 'FIGURE') return
  const parameter = parameters.find(({ key }) => key === change.figure)
  if (!parameter) throw invalid(at('figure'), 'Ese indicador no existe')
  const { decimals, min, max, label } = parameter
  const value = change.value ?? ''
  if (decimalsOf(value) > decimals) {
    throw invalid(at('value'), `${label} admite hasta ${decimals} decimales`)
  }
  const exact = scaled(value, decimals)
  if (exact < scaled(min, decimals) || exact > scaled(max, decimals)) {
    throw invalid(at('value'), `${label} va entre ${formatNumber(min)} y ${formatNumber(max)}`)
  }
}

/** A scenario of the whole company needs a reach over all of it. */
async function checkBusiness(
  context: Context,
  businessId: number | null,
  permission: 'scenarios.create' | 'scenarios.update',
): Promise<void> {
  if (businessId !== null) {
    await businessById(context, businessId, permission)
  } else if (!context.reach(permission).all) {
    throw forbidden('Elija una de sus razones sociales')
  }
}

const othersChosen =
  'Este escenario nombra a personas cuya remuneración usted no ve: lo cambia quien las ve'

/** Requires that the actor may see the pay of everybody chosen. */
async function checkContracts(context: Context, ids: readonly number[]): Promise<void> {
  if (!(await allInSight(context, ids))) throw notFound()
}

async function allInSight(context: Context, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { found } = await context.tx
    .selectFrom('userContract as contract')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, 'payslips.read'))
    .executeTakeFirstOrThrow()
  return found === new Set(ids).size
}
