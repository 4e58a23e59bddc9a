import { z } from 'zod'
import { formatPesos } from '#chile/numbers.ts'
import { approvalKind } from '#modules/company/approvals/server/index.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { pageOfReport } from './notifications.ts'
import { reports, totalOf } from './reports.queries.ts'
import { updateExpenseReportStatus } from './answers.service.ts'

const factsSchema = z.object({
  id: z.number(),
  number: z.number(),
  title: z.string(),
  total: z.number(),
})

approvalKind.on(
  'expenses',
  waitingRecords(reports, {
    kind: 'EXPENSE_REPORT',
    act: 'approve',
    since: 'report.submittedAt',
    // Whoever gave the first approval does not give the second.
    author: {
      login: 'report.respondedLoginId',
      user: sql`(select author.user_id from login author
        where author.company_id = app.current_company() and author.id = report.responded_login_id)`,
    },
    facts: sql`jsonb_build_object('id', report.id, 'number', report.number,
      'title', report.title, 'total', ${totalOf})`,
    words: (facts) => {
      const { id, number, title, total } = factsSchema.parse(facts)
      return {
        title: `Rendición de gastos N° ${number}`,
        summary: `${title}, ${formatPesos(total)}`,
        link: pageOfReport(id),
      }
    },
    reminder: { key: 'expense-report', subject: 'La rendición de gastos' },
    answer: (context, { id, seen: version }, answer, comment) =>
      updateExpenseReportStatus(context, {
        id,
        version,
        comment,
        status: answer === 'APPROVE' ? 'APPROVED' : 'REJECTED',
      }),
  }),
)
