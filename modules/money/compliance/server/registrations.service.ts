import { formatDate, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { RegistrationKind } from '../model/registration.ts'
import { contractsWithin } from './registrations.queries.ts'
import { complianceProofs } from './uploads.ts'

type OfRegistration = { userContractId: number; kind: RegistrationKind }
type Marking = OfRegistration & { doneOn: ISODate; fileId: number | null; note: string | null }

/** Says that a duty of a contract is met: when, by whoever asks, and with what proof. */
export async function markRegistration(context: Context, marking: Marking): Promise<boolean> {
  const { tx, session, today } = context
  const { userContractId, kind, doneOn, fileId, note } = marking
  const contract = await markable(context, userContractId)
  const { businessId, initialDate, finalDate, signatureDate } = contract
  if (kind === 'ENDING' && (finalDate === null || finalDate > today)) {
    throw conflict('El contrato no ha terminado')
  }
  if (doneOn > today) throw invalid('doneOn', `No puede ser después del ${formatDate(today)}`)
  const first = signatureDate !== null && signatureDate < initialDate ? signatureDate : initialDate
  if (doneOn < first) throw invalid('doneOn', 'Es anterior al contrato')
  if (fileId !== null) await complianceProofs.require(context, businessId, fileId)
  const kept = { doneOn, doneBy: session.loginId, fileId, note }
  await tx
    .insertInto('contractRegistration')
    .values({ userContractId, kind, ...kept })
    .onConflict((on) => on.columns(['companyId', 'userContractId', 'kind']).doUpdateSet(kept))
    .execute()
  return true
}

/** Takes a mark away: the duty is pending again. Its proof stays in the audit of the mark. */
export async function unmarkRegistration(
  context: Context,
  { userContractId, kind }: OfRegistration,
): Promise<boolean> {
  await markable(context, userContractId)
  const { numDeletedRows } = await context.tx
    .deleteFrom('contractRegistration')
    .where('userContractId', '=', userContractId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}

/** A link that opens the proof of a duty of a contract for five minutes. */
export async function openRegistrationProof(
  context: Context,
  { userContractId, kind }: OfRegistration,
) {
  const seen = await contractsWithin(context, 'compliance.read')
    .innerJoin('contractRegistration as mark', 'mark.userContractId', 'contract.id')
    .select('mark.fileId')
    .where('contract.id', '=', userContractId)
    .where(sql<boolean>`mark.kind = ${kind}`)
    .executeTakeFirst()
  if (!seen || seen.fileId === null) throw notFound()
  return complianceProofs.link(context, seen.fileId)
}

/** A contract of which the actor marks duties; out of reach is answered as not found. */
const markable = (context: Context, id: number) =>
  contractsWithin(context, 'compliance.update')
    .select(['contract.businessId', 'contract.initialDate', 'contract.finalDate'])
    .select('contract.signatureDate')
    .where('contract.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
