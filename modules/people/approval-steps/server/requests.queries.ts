import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import type { Place } from '#modules/company/second-person/server/index.ts'
import { todayAt } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { escalated, holdersOf, type Line, type Step, StepKind, Steps } from '../model/steps.ts'
import { linesOf } from './line.queries.ts'
import { workDaysOff } from './work-days-off.ts'

/** A request with its steps, as it is kept. */
const storedRequests = (tx: Tx) =>
  tx
    .selectFrom('approvalRequest as request')
    .select(['request.kind', 'request.subjectId', 'request.userId', 'request.businessId'])
    .select(['request.userContractId as contractId', 'request.steps', 'request.ruleSteps'])
    .select(['request.escalateDays', 'request.round', 'request.place', 'request.since'])
    .select('request.isOpen')

type Stored = Awaited<ReturnType<ReturnType<typeof storedRequests>['execute']>>[number]

export type StepRequest = ReturnType<typeof asRequest>

const asRequest = ({ kind, steps, ruleSteps, ...row }: Stored) => ({
  ...row,
  kind: StepKind.schema.parse(kind),
  steps: Steps.parse(steps),
  ruleSteps: Steps.parse(ruleSteps),
})

/** Every request of the company that waits at one of its steps. */
export async function openRequests(tx: Tx): Promise<StepRequest[]> {
  const rows = await storedRequests(tx)
    .where('request.isOpen', '=', true)
    .orderBy('request.kind')
    .orderBy('request.subjectId')
    .execute()
  return rows.map(asRequest)
}

/** Those of some requests of a kind that have steps, answered or not. */
export async function requestsOf(
  tx: Tx,
  kind: StepKind,
  subjectIds: readonly number[],
): Promise<StepRequest[]> {
  if (subjectIds.length === 0) return []
  const rows = await storedRequests(tx)
    .where('request.kind', '=', kind)
    .where(sql<boolean>`request.subject_id = any(${[...subjectIds]}::bigint[])`)
    .orderBy('request.subjectId')
    .execute()
  return rows.map(asRequest)
}

/** The requests of a kind that have steps, locked until their answers are written. */
export async function lockedRequests(tx: Tx, kind: StepKind, subjectIds: readonly number[]) {
  const rows = await storedRequests(tx)
    .where('request.kind', '=', kind)
    .where(sql<boolean>`request.subject_id = any(${[...subjectIds]}::bigint[])`)
    .orderBy('request.subjectId')
    .forNoKeyUpdate()
    .execute()
  return rows.map(asRequest)
}

/** One of them, locked. */
export const lockedRequest = async (tx: Tx, kind: StepKind, subjectId: number) =>
  (await lockedRequests(tx, kind, [subjectId]))[0]

/** Who answers each step of a request today; `late` when the waiting one went one above. */
export type Holding = { readonly steps: readonly (readonly number[])[]; readonly late: boolean }

/** Who answers the steps of some requests today, by `keyOf`. */
export async function holdingsOf(
  place: Place,
  requests: readonly StepRequest[],
): Promise<ReadonlyMap<string, Holding>> {
  if (requests.length === 0) return new Map()
  const lineOf = await linesOf(place, requests)
  const late = await lateOnes(place, requests)
  return new Map(
    requests.map((request) => [
      keyOf(request),
      holdingOf(request, lineOf(request), late.has(keyOf(request))),
    ]),
  )
}

export const keyOf = ({ kind, subjectId }: Pick<StepRequest, 'kind' | 'subjectId'>): string =>
  `${kind} ${subjectId}`

/** The people who may answer the step that waits; nobody once all are answered. */
export const waitingFor = (request: StepRequest, holding: Holding | undefined) =>
  holding?.steps[request.place - 1] ?? []

function holdingOf({ steps, place }: StepRequest, line: Line, late: boolean): Holding {
  const holders = (step: Step, at: number) => {
    const now = holdersOf(step, line)
    return late && at === place - 1 ? escalated(now, line) : now
  }
  return { steps: steps.map(holders), late }
}

/** The requests whose step has waited the working days after which it goes one above. */
async function lateOnes({ tx, today }: Place, requests: readonly StepRequest[]) {
  const counted = requests.flatMap(({ escalateDays, isOpen, since, ...request }) =>
    isOpen && escalateDays !== null
      ? [{ key: keyOf(request), contractId: request.contractId, escalateDays, from: dayOf(since) }]
      : [],
  )
  if (counted.length === 0) return new Set<string>()
  const from = counted.reduce((day, row) => (row.from < day ? row.from : day), today)
  const ids = [...new Set(counted.map(({ contractId }) => contractId))]
  const off = await workDaysOff.get()(tx, { from, to: addDays(today, 1) }, ids)
  return new Set(
    counted
      .filter((row) => {
        const days = off(row.contractId)
        return addBusinessDays(row.from, row.escalateDays, days) <= today
      })
      .map(({ key }) => key),
  )
}

/** The calendar day of an instant in Chile. */
export const dayOf = (at: Date): ISODate => todayAt(at)
