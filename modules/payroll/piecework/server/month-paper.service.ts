import { counted } from '#chile/counts.ts'
import { listedDocument, type IdentityDocument } from '#chile/identity-document.ts'
import { formatDate } from '#chile/dates.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle, type YearMonth } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { squareWords } from '../model/piecework-payment.ts'
import { monthTemplate } from './month-paper.template.ts'
import {
  monthsOf,
  pieceworkCrewMonth,
  type PieceworkMonth,
  readableContract,
} from './month.queries.ts'

/** Papers are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

type OfPerson = { contractId: number; yearMonth: YearMonth }

/** The sheet of a person's month, to be printed and signed. Its person may print it too. */
export async function pieceworkMonthPaper(context: Context, asked: OfPerson) {
  const { contractId, yearMonth } = asked
  const contract = await readableContract(context, contractId)
  const [month] = await monthsOf(context, [contract], yearMonth)
  const head = await context.tx
    .selectFrom('userContract as contract')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['business.businessName as employer', 'business.rut as employerRut'])
    .select(['users.rut', 'users.identificationType'])
    .select(nameIn('contract.userId').as('person'))
    .where('contract.id', '=', contractId)
    .executeTakeFirst()
  if (!head || !month || month.days.length === 0) throw notFound()
  const name = `Tratos de ${head.person ?? ''}, ${monthLabel(yearMonth)}.pdf`
  const pdf = await printer.render(monthTemplate, {
    employer: { name: head.employer, rut: formatRut(head.employerRut) },
    title: 'Tratos del mes',
    subtitle: monthTitle(yearMonth),
    crew: null,
    people: [printedPerson({ ...head, ...month })],
    day: formatDate(context.today),
  })
  return keptPaper(context, { name, pdf, of: 'contract', id: publicId('contract', contractId) })
}

type OfCrew = { yearMonth: YearMonth; supervisorId: number | null }

/** The sheet of a crew's month: each person with their sum, and then each one's days. */
export async function pieceworkCrewPaper(context: Context, asked: OfCrew) {
  const people = (await pieceworkCrewMonth(context, asked)).filter(({ days }) => days.length > 0)
  const [first] = people
  if (!first) throw notFound()
  const { yearMonth, supervisorId } = asked
  const boss = supervisorId === null ? 'Sin jefatura' : await nameOf(context, supervisorId)
  const total = people.reduce((sum, one) => sum + one.total, 0)
  const employers = new Set(people.map(({ employer }) => employer))
  const pdf = await printer.render(monthTemplate, {
    employer: {
      name: [...employers].join(', '),
      rut: employers.size === 1 ? formatRut(first.employerRut) : '',
    },
    title: 'Tratos del mes de una cuadrilla',
    subtitle: `${monthTitle(yearMonth)}, ${boss}, ${counted(people.length, 'persona', 'personas')}`,
    crew: {
      rows: people.map(
        (one) =>
          [
            one.person ?? '',
            listedDocument(one),
            String(one.days.length),
            formatPesos(one.total),
          ] as const,
      ),
      total: formatPesos(total),
    },
    people: people.map(printedPerson),
    day: formatDate(context.today),
  })
  const name = `Tratos de la cuadrilla de ${boss}, ${monthLabel(yearMonth)}.pdf`
  const id = publicId('contract', first.contractId)
  return keptPaper(context, { name, pdf, of: 'contract', id })
}

type Printed = PieceworkMonth & IdentityDocument & { person: string | null }

/** What was approved of one person. What nobody answered yet is no part of the sheet. */
function printedPerson(month: Printed) {
  const { person, rows, total, inPayslip, restDays, late } = month
  const waiting = rows.filter(({ status }) => status === 'PENDING').length
  const pays: readonly (readonly [string, string])[] =
    inPayslip === null
      ? []
      : [
          ['En la liquidación', formatPesos(inPayslip)],
          ...(restDays === null ? [] : [['Semana corrida', formatPesos(restDays)] as const]),
          ['', squareWords({ total, late, inPayslip })],
        ]
  return {
    name: person ?? '',
    rut: listedDocument(month),
    rows: rows
      .filter(({ status }) => status === 'APPROVED')
      .map(
        ({ day, taskName, quantity, unit, price, amount }) =>
          [
            formatDate(day),
            taskName,
            `${formatNumber(quantity)} ${unit}`,
            `$${formatNumber(price ?? '0')}`,
            formatPesos(amount ?? 0),
          ] as const,
      ),
    total: formatPesos(total),
    facts:
      waiting === 0
        ? pays
        : [...pays, ['', `Sin ${counted(waiting, 'trato', 'tratos')} por aprobar`] as const],
  }
}

async function nameOf({ tx }: Context, userId: number): Promise<string> {
  const row = await tx
    .selectFrom('users')
    .select(nameIn('users.id').as('name'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}
