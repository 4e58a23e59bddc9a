import { formatDate, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { MOST_MARKED, type RegistrationKind } from '../model/registration.ts'
import { contractsWithin } from './registrations.queries.ts'
import { complianceProofs } from './uploads.ts'

type OfRegistration = { userContractId: number; kind: RegistrationKind; annexId: number | null }
type Marking = {
  registrations: readonly OfRegistration[]
  doneOn: ISODate
  fileId: number | null
  note: string | null
}

/** Says that duties of contracts are met: when, by whoever asks, and with what proof. */
export async function markLabourRegistration(context: Context, marking: Marking): Promise<number> {
  const { tx, session, today } = context
  const { doneOn, fileId, note } = marking
  const found = await markable(context, marking.registrations)
  if (doneOn > today) throw invalid('doneOn', `No puede ser después del ${formatDate(today)}`)
  for (const one of found) requireHappened(one, marking, today)
  // Its proof is of one razón social: papers of others are not marked with it.
  if (fileId !== null) {
    const businessIds = [...new Set(found.map(({ businessId }) => businessId))]
    const [businessId] = businessIds
    if (businessIds.length !== 1 || businessId === undefined) {
      throw invalid('fileId', 'El comprobante es de una razón social: marque solo los suyos')
    }
    await complianceProofs.require(context, businessId, fileId)
  }
  const kept = { doneOn, doneBy: session.loginId, fileId, note }
  const contracts = found.flatMap(({ userContractId, kind }) => {
    return kind === 'MODIFICATION' ? [] : [{ userContractId, kind, ...kept }]
  })
  const annexes = found.flatMap(({ annexId }) => (annexId === null ? [] : [{ annexId, ...kept }]))
  if (contracts.length > 0) {
    await tx
      .insertInto('contractRegistration')
      .values(contracts)
      .onConflict((on) => on.columns(['companyId', 'userContractId', 'kind']).doUpdateSet(kept))
      .execute()
  }
  if (annexes.length > 0) {
    await tx
      .insertInto('annexRegistration')
      .values(annexes)
      .onConflict((on) => on.columns(['companyId', 'annexId']).doUpdateSet(kept))
      .execute()
  }
  return found.length
}

/** Takes marks away: their duties are pending again. Proofs stay in the audit of the marks. */
export async function unmarkLabourRegistration(
  context: Context,
  { registrations }: { registrations: readonly OfRegistration[] },
): Promise<number> {
  const found = await markable(context, registrations)
  const { tx } = context
  const ofContracts = found.filter(({ annexId }) => annexId === null)
  const contracts = await tx
    .deleteFrom('contractRegistration')
    .where(
      sql<boolean>`(user_contract_id, kind) in (select one.contract, one.kind from unnest(
        ${ofContracts.map(({ userContractId }) => userContractId)}::bigint[],
        ${ofContracts.map(({ kind }) => kind)}::text[]) one (contract, kind))`,
    )
    .executeTakeFirst()
  const annexes = await tx
    .deleteFrom('annexRegistration')
    .where(sql<boolean>`annex_id = any(${found.flatMap(({ annexId }) => annexId ?? [])}::bigint[])`)
    .executeTakeFirst()
  const undone = Number(contracts.numDeletedRows + annexes.numDeletedRows)
  if (undone === 0) throw notFound()
  return undone
}

/** A link that opens the proof of a duty of a contract for five minutes. */
export async function openRegistrationProof(context: Context, asked: OfRegistration) {
  const { userContractId, kind, annexId } = asked
  const within = contractsWithin(context, 'compliance.read').where(
    'contract.id',
    '=',
    userContractId,
  )
  const seen =
    kind === 'MODIFICATION'
      ? await within
          .innerJoin('contractAnnex as annex', 'annex.userContractId', 'contract.id')
          .innerJoin('annexRegistration as mark', 'mark.annexId', 'annex.id')
          .select('mark.fileId')
          .where('annex.id', '=', annexId ?? 0)
          .executeTakeFirst()
      : await within
          .innerJoin('contractRegistration as mark', 'mark.userContractId', 'contract.id')
          .select('mark.fileId')
          .where(sql<boolean>`mark.kind = ${kind}`)
          .executeTakeFirst()
  if (!seen || seen.fileId === null) throw notFound()
  return complianceProofs.link(context, seen.fileId)
}

type Happened = Awaited<ReturnType<typeof markable>>[number]

function requireHappened(
  { kind, initialDate, finalDate, signatureDate, signedOn, cause }: Happened,
  { doneOn }: Pick<Marking, 'doneOn'>,
  today: ISODate,
): void {
  // The end of who was given notice is registered with it, before the last day (art. 161).
  const hasNotice = cause?.startsWith('161') ?? false
  if (kind === 'ENDING' && (finalDate === null || (finalDate > today && !hasNotice))) {
    throw conflict('El contrato no ha terminado')
  }
  const first = signatureDate !== null && signatureDate < initialDate ? signatureDate : initialDate
  if (doneOn < (signedOn ?? first)) {
    throw invalid(
      'doneOn',
      signedOn ? 'Es anterior a la firma del anexo' : 'Es anterior al contrato',
    )
  }
}

/**
 * The duties that the actor marks, with the contract of each and the signature of its annex. One
 * that is out of reach, or an annex of another contract or without signature, is not found.
 */
async function markable(context: Context, asked: readonly OfRegistration[]) {
  if (asked.length === 0) throw invalid('registrations', 'Elija al menos un trámite')
  if (asked.length > MOST_MARKED) {
    throw invalid('registrations', `Marque a lo más ${MOST_MARKED} de una vez`)
  }
  const keys = new Map(
    asked.map((one) => [`${one.userContractId} ${one.kind} ${one.annexId}`, one]),
  )
  const ids = [...new Set(asked.map(({ userContractId }) => userContractId))]
  const rows = await contractsWithin(context, 'compliance.update')
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on('ending.status', '<>', 'UNDONE'),
    )
    .select(['contract.id', 'contract.businessId', 'contract.initialDate', 'contract.finalDate'])
    .select(['contract.signatureDate', 'ending.dismissalCause as cause'])
    .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
    .execute()
  const annexes = await context.tx
    .selectFrom('contractAnnex as annex')
    .select(['annex.id', 'annex.userContractId', 'annex.signedOn'])
    .where(sql<boolean>`annex.id = any(${asked.flatMap(({ annexId }) => annexId ?? [])}::bigint[])`)
    .where('annex.signedOn', 'is not', null)
    .execute()
  const contractOf = new Map(rows.map((row) => [row.id, row]))
  const annexOf = new Map(annexes.map((annex) => [annex.id, annex]))
  return [...keys.values()].map((one) => {
    const contract = contractOf.get(one.userContractId)
    const annex = one.annexId === null ? undefined : annexOf.get(one.annexId)
    const isOfAnnex = one.kind === 'MODIFICATION'
    if (!contract || isOfAnnex !== (one.annexId !== null)) throw notFound()
    if (isOfAnnex && annex?.userContractId !== contract.id) throw notFound()
    return { ...contract, ...one, signedOn: annex?.signedOn ?? null }
  })
}
