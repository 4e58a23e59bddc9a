import { formatDate } from '#chile/dates.ts'
import { listedNumber } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { sendPaper } from '#modules/papers/signature/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { AccountingDocumentType, ExpenseReportStatus } from '../model/catalogs.ts'
import { expensesOf } from './expenses.queries.ts'
import { printReport } from './report.template.ts'
import { type ReportRow, reports } from './reports.queries.ts'

/** The paper of a report within reach, as it is today, with a link that opens it. */
export async function printExpenseReport(context: Context, { id }: { id: number }) {
  const { name, pdf } = await printed(context, await reports.one(context, id))
  return keptPaper(context, {
    name: `${name}.pdf`,
    pdf,
    of: 'expenseReport',
    id: publicId('expenseReport', id),
  })
}

/** Sends the paper of a report to its person once it was sent to be answered: they sign alone. */
export async function sendExpenseReportToSign(context: Context, { id }: { id: number }) {
  const { status } = await reports.locked(context, id, 'digitalSignature.create')
  if (status === 'DRAFT' || status === 'RETURNED') {
    throw conflict('Falta enviarla a aprobación: todavía puede cambiar')
  }
  const report = await reports.one(context, id)
  const { name, pdf } = await printed(context, report)
  const userContractId = await contractOf(context, report)
  await sendPaper(context, {
    source: 'EXPENSE_REPORT',
    sourceId: id,
    userId: report.userId,
    userContractId,
    legalKind: 'OTHER',
    name,
    pdf,
    order: 'WORKER_ONLY',
  })
  return reports.one(context, id)
}

async function printed(context: Context, report: ReportRow) {
  const { number, title, description, submittedAt, total, rut } = report
  const rows = (await expensesOf(context, [report.id])).get(report.id) ?? []
  const employer = await context.tx
    .selectFrom('business')
    .select(['businessName', 'rut as employerRut'])
    .where('id', '=', report.businessId)
    .executeTakeFirstOrThrow()
  const name = report.fullname ?? rut
  const pdf = await printReport({
    employer: { name: employer.businessName, rut: formatRut(employer.employerRut) },
    title: `Rendición de gastos N.º ${number}`,
    facts: [
      ['Persona', `${name} · ${listedNumber(rut)}`],
      ['Título', title],
      ...(description ? [['Descripción', description] as const] : []),
      ['Enviada', submittedAt ? formatDate(todayAt(new Date(submittedAt))) : 'Sin enviar'],
      ['Estado', ExpenseReportStatus.label(report.status)],
    ],
    expenses: rows.map((row) => [
      formatDate(row.date),
      row.comment ? `${row.name}\n${row.comment}` : row.name,
      row.expenseCategoryName,
      [AccountingDocumentType.label(row.accountingDocumentType), row.documentIdentifier]
        .filter(Boolean)
        .join(' '),
      formatPesos(row.money),
    ]),
    total: formatPesos(total),
    declares:
      'Declaro que los gastos de esta rendición se hicieron por cuenta de la empresa y que sus ' +
      'documentos son los originales.',
    signer: [name, listedNumber(rut)],
  })
  return { name: `Rendición de gastos ${number} de ${name}`, pdf }
}

/** The newest contract of the person of a report with the razón social that pays it. */
async function contractOf({ tx, today }: Context, { userId, businessId }: ReportRow) {
  const held = await contractsOn(tx, today)
    .select('contract.id as userContractId')
    .where('contract.userId', '=', userId)
    .where('contract.businessId', '=', businessId)
    .where('contract.status', '<>', 'DELETED')
    .orderBy('contract.initialDate', 'desc')
    .executeTakeFirst()
  if (!held) throw conflict('Esa persona no tiene un contrato con la razón social que paga')
  return held.userContractId
}
