import { formatPesos } from '#chile/numbers.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { expenseApprovers } from '#modules/people/expense-duties/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReportRow } from './reports.queries.ts'

export const pageOfReport = (id: number): string =>
  `/home/gastos/rendiciones/${publicId('expenseReport', id)}`

const nameOf = ({ fullname, rut }: ReportRow) => fullname ?? rut

const titled = ({ number, title }: ReportRow) => `Rendición N° ${number}, ${title}`

/** Says to who answers reports that one waits; in the product it waits in their inbox. */
export async function tellRequest(context: Context, report: ReportRow): Promise<void> {
  const approvers = await expenseApprovers(context)
  await notify(
    context,
    approvers
      .filter((userId) => userId !== report.userId && userId !== context.actor.userId)
      .map((userId) => ({
        userId,
        kind: 'REQUEST' as const,
        key: `expense-report:${report.id}:${report.version}`,
        title: `${nameOf(report)} envió una rendición de ${formatPesos(report.total)}`,
        detail: titled(report),
        link: pageOfReport(report.id),
        shown: false,
        mail: 'DIGEST' as const,
      })),
  )
}

const answered = {
  APPROVED: 'Su rendición fue aprobada',
  CHECKED: 'Su rendición tiene la primera aprobación',
  RETURNED: 'Su rendición fue devuelta para corregirla',
  REJECTED: 'Su rendición fue rechazada',
  PAID: 'Su rendición fue pagada',
} as const

/** Says to the people of some reports what was answered, or that they were paid. */
export async function tellAnswers(context: Context, reports: readonly ReportRow[]): Promise<void> {
  await notify(
    context,
    reports.flatMap((report) => {
      const { status, userId, id, version, comment } = report
      if (status === 'DRAFT' || status === 'SUBMITTED') return []
      return [
        {
          userId,
          kind: 'ANSWER' as const,
          key: `expense-answer:${id}:${version}`,
          title: answered[status],
          detail: comment ?? titled(report),
          link: pageOfReport(id),
          shown: true,
          mail: 'NOW' as const,
        },
      ]
    }),
  )
}
