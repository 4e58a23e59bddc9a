import { makePlan, type Plan, resultPlace, valueAt } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { Concept } from '#law/index.ts'
import type { CompanyTx } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import { storedLibrary } from './stored-library.ts'

/** Plans are few (one per company and edition of its items) and never change: they are kept. */
const plans = new ProcessCache<Plan<Concept>>(200)

/** The formulas of a payslip and their order, read once by this process. */
export const planOf = (tx: Tx, companyId: number, planHash: string): Promise<Plan<Concept>> =>
  plans.of(`${companyId}:${planHash}`, async () => {
    const { library } = await tx
      .selectFrom('payrollPlan')
      .select('library')
      .where('hash', '=', planHash)
      .executeTakeFirstOrThrow()
    return makePlan(storedLibrary(library))
  })

/** A month with the run that calculated it, if one did. */
type Calculated = { readonly currentRunId: number | null }

/** The amounts that the current payslips of some contracts discounted in a month, by concept. */
export type Taken = {
  plan: Plan<Concept>
  period: PeriodValues
  /** Whole pesos; zero for a contract without a payslip. */
  of: (contractId: number, concept: string) => number
}

/** Reads the discounts of the payslips of some contracts, once for all their concepts. */
export async function takenIn(
  { tx, session }: CompanyTx,
  month: Calculated,
  contractIds: readonly number[],
): Promise<Taken> {
  const runId = month.currentRunId ?? 0
  const { planHash } = await tx
    .selectFrom('payrollRun')
    .select('planHash')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  const plan = await planOf(tx, session.companyId, planHash)
  const rows = await tx
    .selectFrom('payslip')
    .select(['userContractId', 'results'])
    .where('payrollRunId', '=', runId)
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .execute()
  const results = new Map(rows.map((row) => [row.userContractId, row.results]))
  return {
    plan,
    period: await periodOf(tx, runId),
    of: (contractId, concept) => {
      const stored = results.get(contractId)
      // A company without that concept in that month discounted nothing for it.
      return stored ? resultIn(plan, stored, concept) : 0
    },
  }
}

/** The dated figures of a run. */
export async function periodOf(tx: Tx, runId: number): Promise<PeriodValues> {
  const period = (await periodsOf(tx, [runId])).get(runId)
  if (period) return period
  throw new Error('A stored run has no period')
}

/** The dated figures of some runs, in one statement. */
export async function periodsOf(tx: Tx, runIds: readonly number[]) {
  if (runIds.length === 0) return new Map<number, PeriodValues>()
  const rows = await tx
    .selectFrom('payrollRun')
    .select(['id', 'periodValues'])
    .where('id', 'in', [...runIds])
    .execute()
  return new Map(
    rows.flatMap(({ id, periodValues }): [number, PeriodValues][] =>
      isPeriod(periodValues) ? [[id, periodValues]] : [],
    ),
  )
}

const isPeriod = (value: unknown): value is PeriodValues =>
  typeof value === 'object' && value !== null && 'variables' in value

/** A result of a stored payslip; zero where its plan has no such concept. */
const resultIn = (plan: Plan<Concept>, results: readonly number[], concept: string): number =>
  plan.indexOf.has(concept) ? valueAt(results, resultPlace(plan, concept)) : 0
