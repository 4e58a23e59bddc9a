import { counted } from '#chile/counts.ts'
import { formatDate } from '#chile/dates.ts'
import { documentLabel, documentNumber, listedDocument } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { quotaWords } from '../model/loan.ts'
import { loanTemplate } from './loan-paper.template.ts'
import { type LoanStory, readableLoan } from './loans.queries.ts'

/** Papers are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

/**
 * The paper of a loan: what was lent, the agreement to discount it (Código del Trabajo, art. 58),
 * and its quotas as they are today. Its person may print it too.
 */
export async function employerLoanPaper(context: Context, { id }: { id: number }) {
  const loan = await readableLoan(context, id)
  const head = await headOf(context, loan)
  const name = head.fullname ?? ''
  const pdf = await printer.render(loanTemplate, {
    employer: { name: head.businessName, rut: formatRut(head.employerRut) },
    person: { name, rut: listedDocument(head) },
    facts: [
      ['Trabajador o trabajadora', name],
      [documentLabel(head), documentNumber(head)],
      ['Monto', formatPesos(loan.amount)],
      ['Otorgado el', formatDate(loan.grantedOn)],
      ['Cuotas', `${loan.totalQuotas}, desde ${monthLabel(loan.startMonth)}`],
      ['Saldo', formatPesos(loan.balance)],
    ],
    terms: termsOf(loan, head.businessName),
    rows: loan.schedule.map(
      (row) =>
        [
          monthTitle(row.yearMonth),
          formatPesos(row.amount),
          row.paidOn === null ? quotaWords(row) : `${quotaWords(row)}, ${formatDate(row.paidOn)}`,
          formatPesos(row.owed),
        ] as const,
    ),
    pauses: loan.pauses.map(
      ({ fromMonth, months, reason }) =>
        `Desde ${monthLabel(fromMonth)} las cuotas esperan ${counted(months, 'mes', 'meses')}: ` +
        reason,
    ),
    day: formatDate(context.today),
  })
  const file = `Préstamo de ${name} del ${formatDate(loan.grantedOn)}.pdf`
  return keptPaper(context, { name: file, pdf, of: 'loan', id: publicId('loan', id) })
}

const termsOf = ({ amount }: LoanStory, employer: string) => [
  `La persona declara recibir de ${employer}, en préstamo y sin interés, ` +
    `${formatPesos(amount)}, y autoriza a descontar de sus remuneraciones las cuotas que siguen. ` +
    'El conjunto de los descuentos acordados no pasa del 15% de la remuneración de cada mes ' +
    '(Código del Trabajo, art. 58); lo que un mes no alcance a descontar se debe después de la ' +
    'última cuota.',
  'Puede pagar antes todo o parte, sin costo. Si el contrato termina, el saldo se descuenta en ' +
    'el finiquito en lo que la ley permite.',
]

const headOf = ({ tx }: Context, { contractId }: LoanStory) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['business.businessName', 'business.rut as employerRut'])
    .select(['users.rut', 'users.identificationType'])
    .select(nameIn('contract.userId').as('fullname'))
    .where('contract.id', '=', contractId)
    .executeTakeFirstOrThrow()
