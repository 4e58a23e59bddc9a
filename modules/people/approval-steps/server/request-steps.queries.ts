import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { answeredBy } from '#platform/server/sql/person-names.ts'
import { holderWords, type StepKind, type StepLine } from '../model/steps.ts'
import { namesOf } from './names.queries.ts'
import {
  type Holding,
  holdingsOf,
  keyOf,
  requestsOf,
  type StepRequest,
  waitingFor,
} from './requests.queries.ts'
import { namesOr } from './rules.service.ts'

/** The steps of one request, and whether the actor holds the one that waits. */
export type Shown = { lines: StepLine[]; isOpen: boolean; isMine: boolean }

/** The steps of some requests of a kind, by their id; nothing for a request without steps. */
export async function stepsOfRequests(
  context: Context,
  kind: StepKind,
  subjectIds: readonly number[],
): Promise<ReadonlyMap<number, Shown>> {
  const requests = await requestsOf(context.tx, kind, subjectIds)
  if (requests.length === 0) return new Map()
  const holdings = await holdingsOf(
    context,
    requests.filter(({ isOpen }) => isOpen),
  )
  const decisions = await decisionsOf(context.tx, kind, subjectIds)
  const people = [...holdings.values()].flatMap(({ steps }) => steps.flat())
  const names = await namesOf(context.tx, people)
  const me = context.onBehalfOf?.userId ?? context.actor.userId
  return new Map(
    requests.map((request) => {
      const holding = holdings.get(keyOf(request))
      const isMine = me !== null && waitingFor(request, holding).includes(me)
      const told = { holding, names, decisions }
      return [request.subjectId, { lines: linesIn(request, told), isOpen: request.isOpen, isMine }]
    }),
  )
}

type Told = {
  holding: Holding | undefined
  names: ReadonlyMap<number, string>
  decisions: Awaited<ReturnType<typeof decisionsOf>>
}

function linesIn(request: StepRequest, { holding, names, decisions }: Told): StepLine[] {
  return request.steps.map((step, at) => {
    const place = at + 1
    const words = holderWords(step)
    const made = decisions.find(
      (one) =>
        one.subjectId === request.subjectId && one.round === request.round && one.place === place,
    )
    if (made) {
      const state = made.decision === 'APPROVE' ? 'APPROVED' : 'REJECTED'
      return { place, state, words, people: made.by ?? '', at: made.at, comment: made.comment }
    }
    const people = request.isOpen ? namesOr(holding?.steps[at] ?? [], names) : ''
    const waits = place === request.place ? 'WAITING' : 'COMING'
    return {
      place,
      state: request.isOpen ? waits : 'STOPPED',
      words,
      people,
      at: null,
      comment: null,
    }
  })
}

const decisionsOf = (tx: Tx, kind: StepKind, subjectIds: readonly number[]) =>
  tx
    .selectFrom('approvalDecision as made')
    .select(['made.subjectId', 'made.round', 'made.place', 'made.decision', 'made.comment'])
    .select(['made.at', answeredBy('made.login_id', 'made.on_behalf_of').as('by')])
    .where('made.kind', '=', kind)
    .where(sql<boolean>`made.subject_id = any(${[...subjectIds]}::bigint[])`)
    .execute()
