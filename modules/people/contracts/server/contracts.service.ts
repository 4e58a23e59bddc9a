import { type GuardedField, isGuarded } from '#access/guarded-fields.ts'
import type { ISODate } from '#chile/dates.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { requireNoCircle } from '#modules/people/reporting-lines/server/index.ts'
import { aroundPlaceChange } from '#modules/company/businesses/server/index.ts'
import { places, requireUnit } from '#modules/people/structure/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { entityColumns, entityRow } from '#platform/server/records/entity-rows.ts'
import { changedMeanwhile, invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import { changeFrom, startVersions } from '#platform/server/records/versions.ts'
import { Contract, termsFields, versionedFields } from '../model/contract.ts'
import { problemOf, type Terms } from '../model/rules.ts'
import {
  contractsOn,
  contractVersions,
  userContract,
  warningsOn,
  writtenContract,
} from './contracts.queries.ts'
import { hasEnding, personRecord } from './person-record.ts'
import { nextCode, requirePlace } from './place.ts'
import { requireContract } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ContractStatus } from '../model/catalogs.ts'

constraintMessages({
  user_contract_code_key: { message: 'Ya existe un contrato con ese código', field: 'code' },
  user_contract_dates: {
    message: 'El término es anterior al inicio',
    field: 'finalDate',
    kind: 'invalid',
  },
  user_contract_version_supervisor: {
    message: 'No es una persona de la empresa',
    field: 'supervisorId',
  },
  user_contract_version_syndicate: {
    message: 'No es un sindicato de la empresa',
    field: 'syndicateId',
  },
})

/** Said of a contract whose last day is changed or given back with its ending. */
export const ENDED = 'El contrato tiene un término registrado: la fecha se cambia o se deshace ahí'

type Fields = Row<typeof Contract>
export type NewContract = Partial<Omit<Fields, 'id' | 'status' | 'version'>> &
  Pick<Fields, 'userId' | 'businessId' | 'initialDate' | 'contractType' | 'jobTitle'> &
  Pick<Fields, 'monthlySalary' | 'hoursPerWeek'>

/**
 * Creates a contract, whose terms are in force from its first day. The person joins the razón
 * social with it, and their record is extended back to that day.
 */
export async function createUserContract(context: Context, input: NewContract) {
  const { tx, session } = context
  const { userId, businessId, initialDate } = input
  await requirePlace(context, userId, businessId)
  requireSet(context, await targetOf(context, userId), {
    fields: fieldsOf(Object.entries(input).filter(([, value]) => value !== null)),
    given: fieldsOf(Object.entries(input)),
    permission: 'contracts.create',
  })
  check({ finalDate: null, ...input }, initialDate, given(input))
  await requirePeople(context, input)
  if (input.hierarchyNodeId) await requireUnit(context, input.hierarchyNodeId, initialDate)
  const [link] = await personRecord.get().links(context, [{ userId, businessId, initialDate }])
  if (!link) throw notFound()
  const { id } = await tx
    .insertInto('userContract')
    .values({
      userId,
      businessId,
      userBusinessId: link.id,
      initialDate,
      code: input.code ?? (await nextCode(context, userId, businessId)),
      userCode: input.userCode ?? null,
      finalDate: input.finalDate ?? null,
      signatureDate: input.signatureDate ?? null,
      signed: input.signed ?? false,
      signatureIntegrationCode: input.signatureIntegrationCode ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const columns = { ...termColumns(input), ...(await places.columns(context, input)) }
  await startVersions(tx, contractVersions, id, initialDate, columns, session.loginId)
  if (input.supervisorId) await requireNoCircle(context, id)
  await personRecord.get().knownSince(context, [{ userId, day: initialDate }])
  const asOf = later(context.today, initialDate)
  const made = await writtenContract(context, id, asOf)
  requireConfirmed(context, made.warnings)
  return made
}

export type ContractChange = Partial<
  Omit<Fields, 'id' | 'status' | 'userId' | 'businessId' | 'version'>
> & {
  id: number
  from: ISODate | null
  version: number | null
}

/**
 * Changes a contract. Dated terms change from `from` on (default: today, or the first day of a
 * contract that has not begun). A stale `version` refuses the change. The answer shows no pay of
 * others: reading it is asked for, and recorded.
 */
export async function updateUserContract(context: Context, change: ContractChange) {
  const { tx, session, today } = context
  const contract = await requireContract(context, change.id, 'contracts.update')
  if (change.version !== null && change.version !== contract.version) {
    throw changedMeanwhile({ table: 'userContract', key: { id: change.id } })
  }
  const terms = Object.fromEntries(
    termsFields.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
  )
  const initialDate = change.initialDate ?? contract.initialDate
  const finalDate = change.finalDate === undefined ? contract.finalDate : change.finalDate
  if (finalDate !== contract.finalDate) await requireNoEnding(context, change.id)
  const day = change.from ?? later(today, initialDate)
  if (day < initialDate) throw invalid('from', 'Es anterior al inicio del contrato')
  const entered = given(change)
  const dated = Object.keys(entered).length > 0
  const now = entityRow(Contract, versionedFields, await heldOn(context, change.id, day))
  const differs = differing({ ...now, ...contract }, { ...entered, ...terms })
  requireSet(context, await targetOf(context, contract.userId), {
    fields: fieldsOf(Object.entries(differs)),
    given: fieldsOf(Object.entries({ ...entered, ...terms })),
  })
  const asked = dated ? day : initialDate
  check({ ...now, ...entered, initialDate, finalDate }, asked, differing(now, entered))
  await requirePeople(context, { ...differs, userId: contract.userId })
  if (differs['hierarchyNodeId'] && change.hierarchyNodeId) {
    await requireUnit(context, change.hierarchyNodeId, day)
  }
  const before = context.asks ? await warningsOn(context, change.id, day) : []
  const columns = { ...termColumns(change), ...(await places.columns(context, differs)) }
  const write = () => changeFrom(tx, contractVersions, change.id, day, columns, session.loginId)
  if ('branchOffice' in differs)
    await aroundPlaceChange(context, { contractIds: [change.id] }, write)
  else if (dated) await write()
  // An earlier first day: the first terms are extended back to it.
  if (initialDate < contract.initialDate) {
    await changeFrom(tx, contractVersions, change.id, initialDate, {}, session.loginId)
    await personRecord.get().knownSince(context, [{ userId: contract.userId, day: initialDate }])
  }
  await tx
    .updateTable('userContract')
    .set({ ...terms, version: contract.version + 1 })
    .where('id', '=', change.id)
    .execute()
  const moved = initialDate !== contract.initialDate || finalDate !== contract.finalDate
  if (moved || 'supervisorId' in differs) await requireNoCircle(context, change.id)
  if (context.asks) {
    const after = await warningsOn(context, change.id, day)
    requireConfirmed(
      context,
      after.filter((warning) => !before.includes(warning)),
    )
  }
  return userContract(context, { id: change.id, asOf: day })
}

/**
 * Requires that the contract was not ended with all that ends with it: its last day is then changed
 * or given back there.
 */
async function requireNoEnding({ tx }: Context, id: number): Promise<void> {
  if ((await hasEnding.get()(tx, [id])).has(id)) throw invalid('finalDate', ENDED)
}

/** Suspends a contract, or resumes it. A contract ends by its final date, not by its status. */
export async function updateUserContractStatus(
  context: Context,
  { id, status }: { id: number; status: ValueOf<typeof ContractStatus> },
) {
  if (status === 'DELETED') throw invalid('status', 'Un contrato se elimina con su propia acción')
  const contract = await requireContract(context, id, 'contracts.update')
  requireSet(context, await targetOf(context, contract.userId), {
    fields: ['UserContract.status'],
  })
  await context.tx
    .updateTable('userContract')
    .set({ status, version: contract.version + 1 })
    .where('id', '=', id)
    .execute()
  return userContract(context, { id })
}

/**
 * Removes a contract from every list. The row stays, because payslips and the audit refer to it.
 */
export async function deleteUserContract(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  const contract = await requireContract(context, id, 'contracts.delete')
  requireSet(context, await targetOf(context, contract.userId), {
    fields: ['UserContract.status'],
    permission: 'contracts.delete',
  })
  await context.tx
    .updateTable('userContract')
    .set({ status: 'DELETED', version: contract.version + 1 })
    .where('id', '=', id)
    .execute()
  return true
}

const names: ReadonlySet<string> = new Set(versionedFields)

const given = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => names.has(name) && value !== undefined),
  )

const ruled: ReadonlySet<string> = new Set([...termsFields, ...versionedFields, 'businessId'])

/** The fields of a contract that the rules decide about. */
const fieldsOf = (entries: readonly (readonly [string, unknown])[]): GuardedField[] =>
  entries.flatMap(([name, value]) => {
    const field = `UserContract.${name}`
    return value !== undefined && ruled.has(name) && isGuarded(field) ? [field] : []
  })

/** The columns of a version, but for its area and its branch office, which name rows. */
function termColumns(input: object) {
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

function check(terms: Terms, day: ISODate, changed: object) {
  const problem = problemOf(terms, day, new Set(Object.keys(changed)))
  if (problem) throw invalid(problem.field, problem.message)
}

const later = (a: ISODate, b: ISODate) => (a > b ? a : b)

async function heldOn({ tx }: Context, id: number, day: ISODate) {
  return contractsOn(tx, day).where('contract.id', '=', id).executeTakeFirstOrThrow(notFound)
}

type WithPeople = {
  userId: number
  supervisorId?: number | null | undefined
  syndicateId?: number | null | undefined
}

/** Requires that the supervisor is somebody else within reach, and the union one of the company. */
async function requirePeople(context: Context, { userId, supervisorId, syndicateId }: WithPeople) {
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
