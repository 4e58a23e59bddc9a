import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import { addDays, formatDate } from '#chile/dates.ts'
import { documentLabel, documentNumber, listedDocument } from '#chile/identity-document.ts'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { auditHealth, requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'
import { returnsOn } from '../model/days.ts'
import { balancesOf } from '../model/ledger.ts'
import { daysLabel } from '../model/request.ts'
import { poolsText } from '../model/words.ts'
import { factsOf } from './facts.queries.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { printVoucher } from './voucher.pdf.ts'
import { vacationById, type VacationRow } from './vacations.queries.ts'

/** The voucher of an approved vacation as PDF: a link that opens it for five minutes. */
export async function vacationVoucher(context: Context, { id }: { id: number }) {
  const row = await vacationById(context, id)
  const { pdf } = await printedVoucher(context, row)
  const name = `Comprobante de vacaciones ${row.voucherNo} ${row.fullname ?? ''}.pdf`
  return keptPaper(context, { name, pdf, of: 'vacation', id: String(id) })
}

/**
 * The voucher of an approved vacation, printed as it is today.
 *
 * @throws UserError conflict for a vacation that has none
 */
export async function printedVoucher(context: Context, row: VacationRow) {
  if (row.responseStatus !== 'APPROVED' || row.voucherNo === null) {
    throw conflict('Solo unas vacaciones aprobadas tienen comprobante')
  }
  const voucher = await voucherOf(context, row, row.voucherNo)
  return {
    title: `Comprobante de vacaciones ${row.voucherNo}`,
    name: row.fullname ?? row.rut,
    pdf: await printVoucher(voucher),
  }
}

export type VoucherLink = Awaited<ReturnType<typeof vacationVoucher>>

/** What a voucher says: what is printed, and what is signed. */
async function voucherOf(context: Context, row: VacationRow, number: number) {
  const { tx } = context
  const contract = await tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .select(['contract.code', 'contract.initialDate', 'business.businessName', 'business.rut'])
    .where('contract.id', '=', row.userContractId)
    .executeTakeFirstOrThrow()
  const last = row.enjoyedUntil ?? row.endDate
  const facts = (await factsOf(tx, [row.userContractId])).get(row.userContractId)
  const holidays = await daysOffOf(
    tx,
    row.userContractId,
    { from: last, to: addDays(last, 31) },
    'VACATION',
  )
  const units = row.legalUnits + row.progressiveUnits + row.additionalUnits
  const left = facts ? balancesOf(facts, last) : { LEGAL: 0, PROGRESSIVE: 0, ADDITIONAL: 0 }
  const name = row.fullname ?? ''
  const employerRut = formatRut(contract.rut)
  return {
    title: `Comprobante de vacaciones N.º ${formatNumber(number)}`,
    employer: { name: contract.businessName, rut: employerRut },
    person: [
      ['Nombre', name],
      [documentLabel(row), documentNumber(row)],
      ['Contrato', `${contract.code}, desde el ${formatDate(contract.initialDate)}`],
    ] as const,
    vacation: [
      ['Desde', formatDate(row.startDate)],
      ['Hasta', formatDate(last)],
      ['Días hábiles', daysLabel(units)],
      ['De ellos', poolsText(row)],
      ['Vuelve al trabajo', formatDate(returnsOn(last, holidays))],
      [`Saldo al ${formatDate(last)}`, daysLabel(left.LEGAL + left.PROGRESSIVE + left.ADDITIONAL)],
    ] as const,
    declares:
      'Ambas partes dejan constancia del uso de los días de feriado indicados ' +
      '(Código del Trabajo, artículos 67 a 70).',
    signatures: [
      [contract.businessName, employerRut],
      [name, listedDocument(row)],
    ] as const,
  }
}

/** The paper of a carer, attached to a contract by people who may ask for its vacations. */
export const carePapers = papersOf('vacationCare', 'contract', (context, contractId) =>
  requireContract(context, contractId, 'vacations.create'),
)

type Cared = { userContractId: number; care: boolean | null; careFileId: number | null }

/**
 * The paper that a request keeps: none without the preference that it shows.
 *
 * @throws UserError not-found for a file that was uploaded for another contract
 */
export async function carePaper(context: Context, { userContractId, care, careFileId }: Cared) {
  if (care !== true || careFileId === null) return null
  await carePapers.require(context, userContractId, careFileId)
  return careFileId
}

/**
 * A link that opens the paper for five minutes. It speaks of a child or of somebody with a
 * disability: its person opens it, and who keeps the vacations; reading another's is audited.
 */
export async function openVacationCarePaper(context: Context, { id }: { id: number }) {
  const { careFileId, canOpenCarePaper, userId } = await vacationById(context, id)
  if (careFileId === null || !canOpenCarePaper) throw notFound()
  auditHealth(context, userId)
  return carePapers.link(context, careFileId)
}
