import type { Permission } from '#access/services.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { compensationStates, VacationCompensation } from '../model/compensation.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { notFound } from '#platform/server/errors.ts'
import { actsOf } from '#platform/server/records/states.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

const agreements = (tx: Tx) =>
  tx
    .selectFrom('vacationCompensation as agreed')
    .innerJoin('userContract as contract', 'contract.id', 'agreed.userContractId')
    .where('contract.status', '<>', 'DELETED')

/** The agreements whose pay a permission lets the actor see, with the contract of each. */
export const compensationsWithin = ({ tx, reach, actor }: Context, permission: Permission) =>
  agreements(tx).where(contractWithin({ reach, actor }, permission))

/** Agreements as records that wait for an answer. */
export const compensations = {
  of: { ...VacationCompensation, machine: compensationStates, state: 'state' },
  facts: { as: 'agreed', person: 'contract.userId', rows: agreements },
  reached: compensationsWithin,
} as const

/** Refuses a contract whose pay the actor may not see with a permission; answers what it is. */
export async function requirePay(context: Context, contractId: number, permission: Permission) {
  const { tx, reach, actor } = context
  const contract = await tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.userId', 'contract.businessId'])
    .select(['contract.initialDate', 'contract.finalDate'])
    .where('contract.id', '=', contractId)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, permission))
    .executeTakeFirst()
  if (!contract) throw notFound()
  return contract
}

/** An agreement of another person whose contract and row are locked, in that order. */
export async function lockedCompensation(context: Context, id: number, permission: Permission) {
  const seen = await compensationsWithin(context, permission)
    .select('agreed.userContractId')
    .where('agreed.id', '=', id)
    .executeTakeFirst()
  if (!seen) throw notFound()
  await requireContract(context, seen.userContractId, permission)
  const row = await compensationsWithin(context, permission)
    .selectAll('agreed')
    .select(['contract.userId', 'contract.businessId', 'contract.finalDate'])
    .where('agreed.id', '=', id)
    .forUpdate('agreed')
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, relations: relationsTo(row.userId === context.actor.userId) }
}

/** The acts of agreements. */
export const compensationActs = actsOf(compensationStates, {
  table: 'vacationCompensation',
  state: 'state',
})

/** Leaves in the audit that somebody read the pay of another person. */
export const auditPay = (context: Context, person: { userId: number }): void =>
  recordPeopleAtEnd(context, 'lectura:remuneración', [person])

/** The signed agreement, attached to a contract by people who may register its agreements. */
export const compensationPapers = papersOf(
  'vacationCompensation',
  'contract',
  (context, contractId) => requirePay(context, contractId, 'vacationCompensations.create'),
)

/** A link that opens the signed agreement for five minutes; reading another's is audited. */
export async function openVacationCompensationPaper(context: Context, { id }: { id: number }) {
  const row = await compensationsWithin(context, 'vacationCompensations.read')
    .select(['agreed.fileId', 'contract.userId'])
    .where('agreed.id', '=', id)
    .executeTakeFirst()
  if (!row || row.fileId === null) throw notFound()
  auditPay(context, row)
  return compensationPapers.link(context, row.fileId)
}
