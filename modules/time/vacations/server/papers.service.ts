import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { documentLabel, documentNumber, documentText } from '#chile/identity-document.ts'
import { formatNumber } from '#chile/numbers.ts'
import {
  employerFacts,
  employerSignature,
  placeAndDay,
} from '#modules/company/businesses/model/employer.ts'
import { employers } from '#modules/company/businesses/server/index.ts'
import { auditHealth, requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'
import { balancesOf } from '../model/ledger.ts'
import { daysLabel } from '../model/request.ts'
import { voucherFacts } from '../model/voucher.ts'
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
  const contract = await contractOf(tx, row.id)
  const employer = await employers.one(tx, contract.businessId)
  const last = row.enjoyedUntil ?? row.endDate
  const facts = (await factsOf(tx, [row.userContractId])).get(row.userContractId)
  if (!facts) throw new Error(`the contract ${row.userContractId} of a vacation has no facts`)
  const holidays = await daysOffOf(
    tx,
    row.userContractId,
    { from: last, to: addDays(last, 31) },
    'VACATION',
  )
  const left = balancesOf(facts, last)
  const name = row.fullname ?? ''
  return {
    title: `Comprobante de vacaciones N.º ${formatNumber(number)}`,
    day: placeAndDay(employer, contract.givenOn),
    employer: { name: employer.legalName, rut: employerFacts(employer) },
    person: [
      ['Nombre', name],
      [documentLabel(row), documentNumber(row)],
      ['Contrato', `${contract.code}, desde el ${formatDate(contract.initialDate)}`],
    ] as const,
    vacation: [
      ...voucherFacts({ ...row, last }, facts, holidays),
      [`Saldo al ${formatDate(last)}`, daysLabel(left.LEGAL + left.PROGRESSIVE + left.ADDITIONAL)],
    ] as const,
    declares:
      'Ambas partes dejan constancia de que la persona hace uso de los días indicados, con ' +
      'remuneración íntegra (Código del Trabajo, artículos 67 a 71), y de que cada una guarda un ' +
      'ejemplar.',
    signatures: [employerSignature(employer), [name, documentText(row)]],
  }
}

/** The contract of a vacation, whose employer gives the voucher, and the day of its answer. */
const contractOf = (tx: Tx, vacationId: number) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['contract.code', 'contract.initialDate', 'contract.businessId'])
    .select(
      sql<ISODate>`(coalesce(vacation.responded_at, vacation.requested_at)
        at time zone 'America/Santiago')::date::text`.as('givenOn'),
    )
    .where('vacation.id', '=', vacationId)
    .executeTakeFirstOrThrow()

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
