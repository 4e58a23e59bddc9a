import { type GuardedField, isGuarded } from '#access/guarded-fields.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { requireNoCircle } from '#modules/people/reporting-lines/server/index.ts'
import { places, requireUnit } from '#modules/people/structure/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import { startVersions } from '#platform/server/records/versions.ts'
import type { ContractStatus } from '../model/catalogs.ts'
import { type Contract, termsFields, versionedFields } from '../model/contract.ts'
import { changedByHand } from './changed-by-hand.ts'
import {
  check,
  checkPlan,
  type ContractChange,
  given,
  later,
  planOf,
  requirePeople,
  termColumns,
  writePlan,
} from './contract-change.ts'
import { contractVersions, userContract, writtenContract } from './contracts.queries.ts'
import { sayWritten } from './contract-hooks.ts'
import { personRecord } from './person-record.ts'
import { nextCode, requirePlace } from './place.ts'
import { requireContract } from './scope.ts'

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
  await sayWritten(context, [id])
  const asOf = later(context.today, initialDate)
  const made = await writtenContract(context, id, asOf)
  requireConfirmed(context, made.warnings)
  return made
}

/**
 * Changes a contract. Dated terms change from `from` on (default: today, or the first day of a
 * contract that has not begun). A stale `version` refuses the change. The answer shows no pay of
 * others: reading it is asked for, and recorded.
 */
export async function updateUserContract(context: Context, change: ContractChange) {
  const contract = await requireContract(context, change.id, 'contracts.update')
  if (change.version !== null && change.version !== contract.version) {
    throw changedMeanwhile({ table: 'userContract', key: { id: change.id } })
  }
  const plan = await planOf(context, contract, change)
  const { entered, terms, differs, day, now } = plan
  requireSet(context, await targetOf(context, contract.userId), {
    fields: fieldsOf(Object.entries(differs)),
    given: fieldsOf(Object.entries({ ...entered, ...terms })),
  })
  await checkPlan(context, contract, plan)
  await writePlan(context, contract, plan)
  for (const changed of changedByHand.listeners) {
    await changed(context, { contract, from: day, before: now, after: differs })
  }
  await sayWritten(context, [change.id])
  return userContract(context, { id: change.id, asOf: day })
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
  await sayWritten(context, [id])
  return true
}

const ruled: ReadonlySet<string> = new Set([...termsFields, ...versionedFields, 'businessId'])

/** The fields of a contract that the rules decide about. */
const fieldsOf = (entries: readonly (readonly [string, unknown])[]): GuardedField[] =>
  entries.flatMap(([name, value]) => {
    const field = `UserContract.${name}`
    return value !== undefined && ruled.has(name) && isGuarded(field) ? [field] : []
  })
