import { hash } from 'node:crypto'
import { formatChange } from '#chile/numbers.ts'
import { monthsLabel } from '#chile/period.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { lastPerson, personSurname } from '#platform/server/sql/person-names.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { heldText } from '../model/words.ts'
import { countInput, countMassChange, countResult, sightOf } from './count.job.ts'
import { textOf } from './stored-request.ts'
import {
  type Asked,
  countable,
  type Member,
  memberIds,
  membersAmong,
  mostInRequest,
  type Wanted,
} from './members.queries.ts'
import { addedPesos, type Plan, plansOf } from './plans.queries.ts'
import { Tally, type Totals } from './tally.ts'
import { closedFrom, firstMonthOf, wantedOf } from './change-request.ts'

/** The count of a change by the worker, and how far it is. */
export type Counting = { id: number; done: number; total: number }

type Counted = { totals: Totals } | { counting: Counting }

/** A change that is asked about again, while the worker counts it or later, names the count. */
export type AskedAgain = Asked & { counting: number | null }

/**
 * What a change would do, in numbers: at once of few contracts. Of more the worker counts it, and
 * the answer says which count to ask for until it ends.
 */
export async function massChangePreview(context: Context, { counting, ...asked }: AskedAgain) {
  const wanted = await wantedOf(context, asked)
  const found =
    (await totalsOf(context, wanted, counting)) ??
    ({ counting: await begun(context, wanted) } as const)
  const retroactive = await retroactiveMonths(context, wanted)
  return 'totals' in found
    ? { totals: { ...found.totals, retroactive }, counting: null }
    : { totals: null, counting: found.counting }
}
export type MassChangePreview = Awaited<ReturnType<typeof massChangePreview>>

/**
 * The numbers of a change, or how far their count is; undefined of many contracts whose count was
 * not asked for yet.
 */
export async function totalsOf(
  context: Context,
  wanted: Wanted,
  counting: number | null,
): Promise<Counted | undefined> {
  if (counting !== null) return counted(context, wanted, counting)
  const ids = await memberIds(context, wanted, mostInRequest + 1)
  if (ids.length > mostInRequest) return undefined
  const members = await membersAmong(context, wanted, ids)
  const tally = new Tally(wanted)
  tally.add(members, await plansOf(context, wanted, members))
  return { totals: tally.totals() }
}

async function begun(context: Context, wanted: Wanted): Promise<Counting> {
  // Asked again while it is being counted it is the same count; later it is another one.
  const key = hash('sha256', JSON.stringify([context.session.loginId, textOf(wanted)]))
  const input = { wanted, at: context.now.toISOString() }
  const { id } = await enqueue(context, countMassChange, input, { key })
  return { id, done: 0, total: 0 }
}

/** A count of that very change, for who ordered it and still sees what was counted. */
async function counted(context: Context, wanted: Wanted, id: number): Promise<Counted> {
  const job = await context.tx
    .selectFrom('job')
    .select(['kind', 'loginId', 'input', 'status', 'done', 'total', 'result', 'error'])
    .where('id', '=', id)
    .executeTakeFirst()
  const input = countInput.safeParse(job?.kind === countMassChange.kind ? job.input : null)
  const isOwn = job?.loginId === context.session.loginId
  if (!job || !isOwn || !input.success) throw notFound()
  if (textOf(input.data.wanted) !== textOf(wanted)) throw notFound()
  if (job.status === 'QUEUED' || job.status === 'RUNNING') {
    return { counting: { id, done: job.done, total: job.total ?? 0 } }
  }
  if (job.status !== 'DONE') throw conflict('No se pudo contar el cambio: pídalo de nuevo')
  const { sight, totals } = countResult.parse(job.result)
  if (sight !== (await sightOf(context, wanted.kind))) {
    throw conflict('Lo que usted puede ver cambió mientras se contaba: pídalo de nuevo')
  }
  return { totals }
}

/** The closed months that a change from a past day reaches, in words; they are paid later. */
export async function retroactiveMonths(context: Context, wanted: Wanted): Promise<string | null> {
  if (wanted.kind !== 'RAISE' && wanted.kind !== 'ALLOWANCE') return null
  const closed = await closedFrom(context, wanted.businessId, firstMonthOf(wanted))
  return closed.length === 0 ? null : monthsLabel(closed.map(({ yearMonth }) => yearMonth))
}

export type MassChangePerson = {
  id: string
  contractId: number
  userId: number
  fullname: string | null
  rut: string | null
  jobTitle: string
  before: string | null
  after: string | null
  difference: string | null
  note: string | null
  left: string | null
}

/**
 * The people of a change before it happens, one page of them, each with what they have and would
 * have. Reading their salaries is audited, as on each contract.
 */
export async function massChangePeople(
  context: Context,
  input: ListInput<Asked, 'fullname'>,
): Promise<Listed<MassChangePerson>> {
  const { filter, sort } = input
  const wanted = await wantedOf(context, filter)
  // A first statement finds the contracts of the page, and only those are read whole.
  const found = await countable(context, wanted)
    .innerJoin(lastPerson(context.tx), (join) =>
      join.onRef('person.userId', '=', 'contract.userId'),
    )
    .orderBy(personSurname, sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
    .$call(onPage(input.page))
    .execute()
  const ids = found.map(({ id }) => id)
  const byId = new Map((await membersAmong(context, wanted, ids)).map((one) => [one.id, one]))
  const members = ids.flatMap((id) => byId.get(id) ?? [])
  const total = await totalOf(countable(context, wanted), input, members.length)
  const plans = await plansOf(context, wanted, members)
  if (wanted.kind === 'RAISE') recordPeopleAtEnd(context, 'lectura:remuneración', members)
  return { rows: members.flatMap((member) => rowsOf(wanted, member, plans)), total }
}

function rowsOf(
  { kind }: Wanted,
  { id, userId, fullname, rut, jobTitle }: Member,
  plans: ReadonlyMap<number, readonly Plan[]>,
): MassChangePerson[] {
  return (plans.get(id) ?? []).map((plan) => ({
    id: `${id}-${plan.userItemId ?? 0}`,
    contractId: id,
    userId,
    fullname,
    rut,
    jobTitle,
    before: kind === 'ITEM' ? null : heldText(kind, plan.before, plan.currency),
    after: plan.after === null ? null : heldText(kind, plan.after, plan.currency),
    difference: differenceOf(plan),
    note: plan.note,
    left: plan.left,
  }))
}

function differenceOf(plan: Plan): string | null {
  const pesos = addedPesos(plan)
  return pesos === 0 ? null : formatChange(pesos)
}
