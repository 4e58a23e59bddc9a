import { createHash } from 'node:crypto'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { missingForSignature, type SignatureState, signatureStates } from '../model/signature.ts'
import { requireVacation, vacationById } from './vacations.queries.ts'
import { voucherOf } from './papers.service.ts'

/**
 * Asks for the digital signature of the voucher of an approved vacation. It writes what is to be
 * signed and no more: the program that speaks with Rubrika sends it. A request that failed or was
 * taken back is asked for again, and a signed one only if its voucher changed since.
 */
export async function sendVacationToRubrika(context: Context, { id }: { id: number }) {
  const locked = await requireVacation(context, id, 'digitalSignature.create')
  const row = await vacationById(context, id)
  if (row.responseStatus !== 'APPROVED' || row.voucherNo === null) {
    throw conflict('Solo unas vacaciones aprobadas tienen comprobante')
  }
  const contract = await contractsOn(context.tx, context.today)
    .select(['held.syncDigitalSign', 'contract.signatureIntegrationCode'])
    .where('contract.id', '=', locked.userContractId)
    .executeTakeFirstOrThrow()
  const lacked = missingForSignature(contract)
  if (lacked) throw conflict(lacked)
  const voucher = await voucherOf(context, row, row.voucherNo)
  const documentHash = createHash('sha256').update(JSON.stringify(voucher)).digest('hex')
  const before = await signatureOf(context, id)
  if (before && !(before.state === 'SIGNED' && before.documentHash !== documentHash)) {
    requireAct(signatureStates, 'send', standingOf(before))
  }
  const asked = {
    state: 'PENDING_SIGNATURE' as const,
    integrationCode: contract.signatureIntegrationCode ?? '',
    payload: JSON.stringify({ voucher: row.voucherNo, document: voucher }),
    documentHash,
    problem: null,
    askedLoginId: context.session.loginId,
    askedAt: context.now,
  }
  await context.tx
    .insertInto('vacationSignature')
    .values({ vacationId: id, userContractId: locked.userContractId, ...asked })
    .onConflict((known) =>
      known
        .columns(['companyId', 'vacationId'])
        .doUpdateSet({ ...asked, version: (before?.version ?? 0) + 1 }),
    )
    .execute()
  return vacationById(context, id)
}

/** Takes back a request for a signature that nobody has signed. */
export async function cancelVacationSignature(context: Context, { id }: { id: number }) {
  await requireVacation(context, id, 'digitalSignature.update')
  const before = await signatureOf(context, id)
  requireAct(signatureStates, 'cancel', standingOf(before))
  await context.tx
    .updateTable('vacationSignature')
    .set(({ eb }) => ({ state: 'CANCELED', problem: null, version: eb('version', '+', 1) }))
    .where('vacationId', '=', id)
    .execute()
  return vacationById(context, id)
}

const signatureOf = ({ tx }: Context, id: number) =>
  tx
    .selectFrom('vacationSignature')
    .select(['state', 'documentHash', 'version'])
    .where('vacationId', '=', id)
    .executeTakeFirst()

/** A voucher that nobody asked to sign stands like one whose signature was taken back. */
const standingOf = (signature: { state: SignatureState } | undefined) =>
  ({ state: signature?.state ?? 'CANCELED', relations: ['other'] }) as const
