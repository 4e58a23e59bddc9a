import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personName, lastPerson } from '#platform/server/sql/person-names.ts'
import { z } from 'zod'
import { type Reach, reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { personWithin, privatePeople } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { storedResult } from '../model/result.ts'
import { storedChange } from '../model/scenario.ts'

const summarySchema = z.object({
  realNet: z.number(),
  simulatedNet: z.number(),
  realCost: z.number(),
  simulatedCost: z.number(),
})

/** Maximum number of scenarios in a list. */
const most = 500

/**
 * Scenarios within the reach of a permission, newest first, each with the totals of its last
 * calculation. The result with confidential pay is only for people who may see it; the one without
 * is shown only while nobody in it is confidential. The reader must read the payslips of all its
 * people.
 */
export async function scenariosInReach(
  context: Context,
  { id, permission = 'scenarios.read' }: { id?: number; permission?: Permission } = {},
) {
  const { all, unitIds, businessIds } = context.reach(permission)
  const within = unitIds === null ? [...businessIds] : []
  const pay = context.reach('payslips.read')
  const rows = await context.tx
    .selectFrom('scenario')
    .leftJoin('business', 'business.id', 'scenario.businessId')
    .select([
      'scenario.id',
      'scenario.businessId',
      'business.name as businessName',
      'scenario.name',
      'scenario.description',
      'scenario.firstMonth',
      'scenario.months',
      'scenario.step',
      'scenario.monthlyGrowth',
      'scenario.repeatItems',
      'scenario.changes',
      'scenario.createdAt',
      'scenario.version',
    ])
    .where('scenario.status', '=', 'ACTIVE')
    .$if(!all, (query) =>
      query.where(sql<boolean>`scenario.business_id = any(${within}::bigint[])`),
    )
    .where((eb) => equalTo(eb, { 'scenario.id': id }))
    .orderBy('scenario.createdAt', 'desc')
    .orderBy('scenario.id', 'desc')
    .limit(most)
    .execute()
  const readable = rows.filter(({ businessId }) => covers(pay, businessId)).map((row) => row.id)
  const runs = await lastRuns(context, readable, pay.includesPrivate)
  const jobs = await activeJobs(context, readable, pay.includesPrivate)
  return rows.map(({ changes, step, businessName, ...row }) => {
    const run = runs.get(row.id)
    const summary = run ? summarySchema.parse(run.summary) : undefined
    return {
      ...row,
      businessName: businessName ?? 'Toda la empresa',
      yearly: step === 12,
      changes: z.array(storedChange).parse(changes),
      runId: run?.id ?? null,
      calculatedAt: run?.calculatedAt ?? null,
      stale: run !== undefined && run.scenarioVersion !== row.version,
      netChange: summary ? summary.simulatedNet - summary.realNet : null,
      costChange: summary ? summary.simulatedCost - summary.realCost : null,
      activeJobId: jobs.get(row.id) ?? null,
    }
  })
}
export type ScenarioRow = Awaited<ReturnType<typeof scenariosInReach>>[number]

/** One scenario within reach; out of reach is answered as not found. */
export async function scenarioById(context: Context, id: number, permission?: Permission) {
  const [found] = await scenariosInReach(context, { id, ...(permission ? { permission } : {}) })
  if (!found) throw notFound()
  return found
}

const covers = (reach: Reach, businessId: number | null): boolean =>
  reach.all || (businessId !== null && reachedIn(reach).includes(businessId))

async function lastRuns({ tx }: Context, ids: readonly number[], includesPrivate: boolean) {
  if (ids.length === 0) return new Map<number, never>()
  const hidden = includesPrivate ? [] : await privatePeople(tx)
  const rows = await tx
    .selectFrom('scenarioRun')
    .distinctOn('scenarioId')
    .select(['id', 'scenarioId', 'scenarioVersion', 'summary', 'calculatedAt'])
    .where(sql<boolean>`scenario_id = any(${[...ids]}::bigint[])`)
    .where('includesPrivate', '=', includesPrivate)
    .$if(!includesPrivate, (query) => query.where(sql<boolean>`hidden @> ${hidden}::bigint[]`))
    .orderBy('scenarioId')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.scenarioId, row]))
}

export const jobKey = (id: number, includesPrivate: boolean) =>
  `scenario:${id}:${includesPrivate ? 'all' : 'open'}`

async function activeJobs({ tx }: Context, ids: readonly number[], includesPrivate: boolean) {
  if (ids.length === 0) return new Map<number, number>()
  const keys = new Map(ids.map((id) => [jobKey(id, includesPrivate), id]))
  const rows = await tx
    .selectFrom('job')
    .select(['id', 'key'])
    .where('kind', '=', 'scenarios.calculate')
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .where(sql<boolean>`key = any(${[...keys.keys()]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [keys.get(row.key) ?? 0, row.id]))
}

/** A scenario with the names of its chosen people, and its last result. */
export async function scenario(context: Context, { id }: { id: number }) {
  const found = await scenarioById(context, id)
  const people = await namesOf(
    context,
    found.changes.flatMap(({ contractIds }) => contractIds),
  )
  const changes = found.changes.map((change) => ({
    ...change,
    contracts: change.contractIds.map((contractId) => ({
      contractId,
      name: people.get(contractId) ?? 'Reservado',
    })),
  }))
  return { ...found, changes, result: await resultOf(context, found.runId) }
}
export type ScenarioDetail = Awaited<ReturnType<typeof scenario>>

async function resultOf({ tx }: Context, runId: number | null) {
  if (runId === null) return null
  const { result } = await tx
    .selectFrom('scenarioRun')
    .select('result')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return storedResult.parse(result)
}

/** Names of the people in these contracts that the reader may know of. */
async function namesOf({ tx, reach }: Context, contractIds: readonly number[]) {
  if (contractIds.length === 0) return new Map<number, string>()
  const rows = await tx
    .selectFrom('userContract as contract')
    .innerJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id', personName.as('name')])
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::bigint[])`)
    .where(personWithin(reach('users.read'), 'contract.userId'))
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The progress of a scenario's calculation. */
export async function scenarioRun(context: Context, { id }: { id: number }) {
  const found = await scenarioById(context, id)
  const { includesPrivate } = context.reach('payslips.read')
  const job = await context.tx
    .selectFrom('job')
    .select(['status', 'done', 'total', 'message', 'error'])
    .where('kind', '=', 'scenarios.calculate')
    .where('key', '=', jobKey(id, includesPrivate))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return {
    scenarioId: found.id,
    status: job?.status ?? 'NONE',
    done: job?.done ?? 0,
    total: job?.total ?? 0,
    message: job?.message ?? null,
    error: job?.error ?? null,
  }
}
