import { recallPaper, sendPaper } from '#modules/papers/signature/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { printedVoucher } from './papers.service.ts'
import { requireVacation, vacationById } from './vacations.queries.ts'

/**
 * Sends the voucher of an approved vacation to its signatures, first of the person and then of the
 * company. The name is that of the provider which the product once spoke with: it is signed here.
 */
export async function sendVacationToRubrika(context: Context, { id }: { id: number }) {
  const { userId, userContractId } = await requireVacation(context, id, 'digitalSignature.create')
  const { title, name, pdf } = await printedVoucher(context, await vacationById(context, id))
  await sendPaper(context, {
    source: 'VACATION',
    sourceId: id,
    userId,
    userContractId,
    legalKind: 'VACATION',
    name: `${title} de ${name}`,
    pdf,
  })
  return vacationById(context, id)
}

/** Takes back a voucher that nobody has signed to the end. */
export async function cancelVacationSignature(context: Context, { id }: { id: number }) {
  await requireVacation(context, id, 'digitalSignature.update')
  await recallPaper(context, { source: 'VACATION', sourceId: id })
  return vacationById(context, id)
}
