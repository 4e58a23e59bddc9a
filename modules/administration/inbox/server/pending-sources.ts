import { formatDate } from '#chile/dates.ts'
import type {
  approvalKinds,
  PendingDetail,
  pendingByKey,
} from '#modules/company/approvals/server/index.ts'
import { stepKindOf, StepState } from '#modules/people/approval-steps/model/steps.ts'
import {
  type heldSteps,
  stepsOfRequests,
  withHeld,
} from '#modules/people/approval-steps/server/index.ts'
import type { InPlace } from '#modules/people/delegations/server/index.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

type Kind = ReturnType<typeof approvalKinds>[number]
export type HeldSteps = Awaited<ReturnType<typeof heldSteps>>
type Part = ReturnType<typeof sql>

/** The people whose steps a context answers: of the actor, or of whoever delegated to them. */
const holderIn = ({ onBehalfOf, actor }: Context): number | null =>
  onBehalfOf?.userId ?? actor.userId

/**
 * What of a kind waits for one person: what one answer decides, within their reach; and of what
 * passes steps, only the requests whose step they hold.
 */
export function partsOf(one: Kind, context: Context, held: HeldSteps): Part[] {
  const forUserId = context.onBehalfOf?.userId ?? null
  const part = one.pending(context)
  const stepped = held.open.filter(({ kind }) => kind === one.kind)
  if (stepped.length === 0) return part ? [placed(part, forUserId)] : []
  const kind = stepKindOf(one.kind)
  const mine = held.by(holderIn(context)).filter((request) => request.kind === kind)
  const ids = (rows: typeof mine) => rows.map(({ subjectId }) => subjectId)
  const free = part && sql`select * from (${part}) every where not every.id = any(${ids(stepped)})`
  const wide = kind && mine.length > 0 ? one.pending(withHeld(context, kind, mine)) : undefined
  const own = wide && sql`select * from (${wide}) every where every.id = any(${ids(mine)})`
  return [free, own].flatMap((each) => (each ? [placed(each, forUserId)] : []))
}

const placed = (part: Part, forUserId: number | null): Part =>
  sql`select part.*, ${forUserId}::bigint as for_user_id from (${part}) part`

type Found = NonNullable<ReturnType<typeof pendingByKey>>
type How = { places: readonly InPlace[]; held: HeldSteps }

/**
 * In whose place the actor may answer one pending thing, besides their own reach: as who holds its
 * step, and in the place of those who delegated. The reach of a step is that one request's.
 */
export function placesFor(context: Context, { places, held }: How, { kind, ref }: Found) {
  const stepKind = stepKindOf(kind.kind)
  if (!stepKind) return places
  const asHolder = (acting: Context): InPlace[] => {
    const these = held
      .by(holderIn(acting))
      .filter((request) => request.kind === stepKind && request.subjectId === ref.id)
    return these.length > 0 ? [{ kind: stepKind, context: withHeld(acting, stepKind, these) }] : []
  }
  const others = places.filter((place) => place.kind === kind.kind)
  return [...asHolder(context), ...others.flatMap((place) => asHolder(place.context)), ...places]
}

/** The steps of a request in the words of the panel: who answered, and who may. */
export async function stepDetails(
  context: Context,
  { kind, ref }: Found,
): Promise<PendingDetail[]> {
  const stepKind = stepKindOf(kind.kind)
  if (!stepKind) return []
  const steps = (await stepsOfRequests(context, stepKind, [ref.id])).get(ref.id)?.lines ?? []
  return steps.map(({ place, words, state, people, at, comment }) => {
    const day = at === null ? '' : ` el ${formatDate(todayAt(at))}`
    const said = comment === null ? '' : `: «${comment}»`
    return {
      label: `Paso ${place}`,
      words: `${words} · ${StepState.label(state)} ${people}${day}${said}`,
      warns: false,
    }
  })
}
