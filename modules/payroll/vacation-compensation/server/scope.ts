import type { Permission } from '#access/services.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { compensationStates, type CompensationAct } from '../model/compensation.ts'
import { refusalOf, relationsTo } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/readings.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
} from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/** The agreements whose pay a permission lets the actor see, with the contract of each. */
export const compensationsWithin = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('vacationCompensation as agreed')
    .innerJoin('userContract as contract', 'contract.id', 'agreed.userContractId')
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, permission))

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
  return row
}

type Row = Awaited<ReturnType<typeof lockedCompensation>>

/** Refuses an act that the state, the person, the version or a missing reason does not allow. */
export function requireAct(
  { actor }: Context,
  row: Pick<Row, 'id' | 'state' | 'userId' | 'version'>,
  act: CompensationAct,
  { version, reason }: { version: number; reason?: string | null },
): void {
  const standing = { state: row.state, relations: relationsTo(row.userId === actor.userId) }
  const refusal = refusalOf(compensationStates, act, standing)
  if (refusal?.because === 'person') throw forbidden(refusal.message)
  if (refusal) throw conflict(refusal.message)
  if (row.version !== version) {
    throw changedMeanwhile({ table: 'vacationCompensation', key: { id: row.id } })
  }
  const { needsReason } = compensationStates.acts[act]
  if (needsReason !== undefined && !reason) throw invalid(reasonField(act), needsReason)
}

const reasonField = (act: CompensationAct) => (act === 'undo' ? 'undoneWhy' : 'reason')

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
