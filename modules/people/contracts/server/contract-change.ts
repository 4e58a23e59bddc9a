import type { ISODate } from '#chile/dates.ts'
import { targetOf } from '#modules/company/authority/server/index.ts'
import { aroundPlaceChange } from '#modules/company/businesses/server/index.ts'
import { requireNoCircle } from '#modules/people/reporting-lines/server/index.ts'
import { places, requireUnit } from '#modules/people/structure/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import { entityColumns, entityRow } from '#platform/server/records/entity-rows.ts'
import { changeFrom } from '#platform/server/records/versions.ts'
import { Contract, termsFields, versionedFields } from '../model/contract.ts'
import { problemOf, type Terms } from '../model/rules.ts'
import { contractsOn, contractVersions, warningsOn } from './contracts.queries.ts'
import { hasEnding, personRecord } from './person-record.ts'
import type { requireContract } from './scope.ts'

type Fields = Row<typeof Contract>
type Changed = Exclude<keyof Fields, 'id' | 'status' | 'userId' | 'businessId' | 'version'>
export type ContractChange = { [Name in Changed]?: Fields[Name] | undefined } & {
  id: number
  from: ISODate | null
  version: number | null
}

/**
 * Requires that a contract which is locked may have some terms from a day on; nothing is written.
 * Answers what would differ, and what it says on that day.
 */
export async function checkTerms(
  context: Context,
  contract: LockedContract,
  change: ContractChange,
) {
  const plan = await planOf(context, contract, change)
  await checkPlan(context, contract, plan)
  return { differs: plan.differs, held: plan.now }
}

/** Writes some terms of a contract which is locked, as an edit by hand does. */
export async function applyTerms(
  context: Context,
  contract: LockedContract,
  change: ContractChange,
): Promise<void> {
  const plan = await planOf(context, contract, change)
  await checkPlan(context, contract, plan)
  await writePlan(context, contract, plan)
}

type LockedContract = Awaited<ReturnType<typeof requireContract>>

/** What a change asks for, beside what holds on its day. */
export async function planOf(context: Context, contract: LockedContract, change: ContractChange) {
  const terms = Object.fromEntries(
    termsFields.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
  )
  const initialDate = change.initialDate ?? contract.initialDate
  const finalDate = change.finalDate === undefined ? contract.finalDate : change.finalDate
  const day = change.from ?? later(context.today, initialDate)
  const entered = given(change)
  const held = entityRow(Contract, versionedFields, await heldOn(context, contract.id, day))
  const now = { ...held, ...contract }
  const differs = differing(now, { ...entered, ...terms })
  return { change, terms, initialDate, finalDate, day, entered, held, now, differs }
}

type Plan = Awaited<ReturnType<typeof planOf>>

/** Refuses what a contract may not be after a change; it writes nothing. */
export async function checkPlan(
  context: Context,
  contract: LockedContract,
  plan: Plan,
): Promise<void> {
  const { change, initialDate, finalDate, day, entered, held, differs } = plan
  if (finalDate !== contract.finalDate) await requireNoEnding(context, contract.id)
  if (day < initialDate) throw invalid('from', 'Es anterior al inicio del contrato')
  const asked = Object.keys(entered).length > 0 ? day : initialDate
  check({ ...held, ...entered, initialDate, finalDate }, asked, differing(held, entered))
  await requirePeople(context, { ...differs, userId: contract.userId })
  if (differs['hierarchyNodeId'] && change.hierarchyNodeId) {
    await requireUnit(context, change.hierarchyNodeId, day)
  }
}

export async function writePlan(
  context: Context,
  contract: LockedContract,
  plan: Plan,
): Promise<void> {
  const { tx, session } = context
  const { change, terms, initialDate, finalDate, day, entered, differs } = plan
  const { id } = contract
  const before = context.asks ? await warningsOn(context, id, day) : []
  const columns = { ...termColumns(change), ...(await places.columns(context, differs)) }
  const write = () => changeFrom(tx, contractVersions, id, day, columns, session.loginId)
  if ('branchOffice' in differs) await aroundPlaceChange(context, { contractIds: [id] }, write)
  else if (Object.keys(entered).length > 0) await write()
  // An earlier first day: the first terms are extended back to it.
  if (initialDate < contract.initialDate) {
    await changeFrom(tx, contractVersions, id, initialDate, {}, session.loginId)
    await personRecord.get().knownSince(context, [{ userId: contract.userId, day: initialDate }])
  }
  await tx
    .updateTable('userContract')
    .set({ ...terms, version: contract.version + 1 })
    .where('id', '=', id)
    .execute()
  const moved = initialDate !== contract.initialDate || finalDate !== contract.finalDate
  if (moved || 'supervisorId' in differs) await requireNoCircle(context, id)
  if (context.asks) {
    const after = await warningsOn(context, id, day)
    requireConfirmed(
      context,
      after.filter((warning) => !before.includes(warning)),
    )
  }
}

/** Said of a contract whose last day is changed or given back with its ending. */
export const ENDED = 'El contrato tiene un término registrado: la fecha se cambia o se deshace ahí'

/**
 * Requires that the contract was not ended with all that ends with it: its last day is then changed
 * or given back there.
 */
async function requireNoEnding({ tx }: Context, id: number): Promise<void> {
  if ((await hasEnding.get()(tx, [id])).has(id)) throw invalid('finalDate', ENDED)
}

const names: ReadonlySet<string> = new Set(versionedFields)

export const given = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => names.has(name) && value !== undefined),
  )

/** The columns of a version, but for its area and its branch office, which name rows. */
export function termColumns(input: object) {
  const { area: _area, branchOffice: _office, ...terms } = given(input)
  return entityColumns(Contract, terms)
}

/** The entered values that differ from the stored ones: a form sends every field it shows. */
const differing = (now: object, entered: Record<string, unknown>) => {
  const before = new Map(Object.entries(now))
  return Object.fromEntries(
    Object.entries(entered).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  )
}

export function check(terms: Terms, day: ISODate, changed: object) {
  const problem = problemOf(terms, day, new Set(Object.keys(changed)))
  if (problem) throw invalid(problem.field, problem.message)
}

export const later = (a: ISODate, b: ISODate) => (a > b ? a : b)

async function heldOn({ tx }: Context, id: number, day: ISODate) {
  return contractsOn(tx, day).where('contract.id', '=', id).executeTakeFirstOrThrow(notFound)
}

type WithPeople = {
  userId: number
  supervisorId?: number | null | undefined
  syndicateId?: number | null | undefined
}

/** Requires that the supervisor is somebody else within reach, and the union one of the company. */
export async function requirePeople(
  context: Context,
  { userId, supervisorId, syndicateId }: WithPeople,
) {
  const { tx } = context
  if (supervisorId === userId) throw invalid('supervisorId', 'Nadie es su propia jefatura')
  if (supervisorId) await targetOf(context, supervisorId)
  if (syndicateId) {
    const found = await tx
      .selectFrom('syndicate')
      .select('id')
      .where('id', '=', syndicateId)
      .executeTakeFirst()
    if (!found) throw notFound()
  }
}
