import { z } from 'zod'
import { formatDate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { approvalKind, type PendingDetail } from '#modules/company/approvals/server/index.ts'
import { countedWords } from '../model/compensation.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { daysLabel } from '#modules/time/vacations/model/request.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { compensationById } from './compensations.queries.ts'
import { answerVacationCompensation } from './compensations.service.ts'
import { compensations } from './scope.ts'

const factsSchema = z.object({
  on: z.string(),
  units: z.number(),
  month: z.number(),
  user: z.number(),
})

function words(given: unknown) {
  const { on, units, month, user } = factsSchema.parse(given)
  return {
    title: `Feriado progresivo en dinero: ${daysLabel(units)}`,
    summary: `Acuerdo del ${formatDate(on)} · Se paga en ${monthLabel(month)}`,
    link: `/home/ficha/${publicId('user', user)}/vacaciones`,
  }
}

/** What approving pays, and whether the paper is there. */
async function details(context: Context, { id }: { id: number }): Promise<PendingDetail[]> {
  const row = await compensationById(context, id)
  const fact = (label: string, said: string): PendingDetail => ({
    label,
    words: said,
    warns: false,
  })
  return [
    fact('Paga', formatPesos(row.amount)),
    fact(
      'Según el art. 71',
      `${formatPesos(row.least)} por ${countedWords(row.countedDays, row.counting)}`,
    ),
    ...(row.hasPaper
      ? []
      : [{ label: 'Atención', words: 'Falta el acuerdo firmado', warns: true } as const]),
  ]
}

approvalKind.on(
  'vacation-compensation',
  waitingRecords(compensations, {
    kind: 'VACATION_COMPENSATION',
    act: 'approve',
    since: 'agreed.createdAt',
    author: {
      login: 'agreed.loginId',
      user: sql`(select author.user_id from login author
        where author.company_id = app.current_company() and author.id = agreed.login_id)`,
    },
    facts: sql`jsonb_build_object('on', agreed.agreed_on, 'units', agreed.units,
      'month', agreed.pay_month, 'user', contract.user_id)`,
    words,
    details,
    reminder: {
      key: 'vacation-compensation',
      subject: 'El acuerdo de feriado progresivo en dinero',
      contract: 'contract.id',
    },
    answer: (context, { id, seen: version }, answer, reason) =>
      answerVacationCompensation(context, { id, version, approve: answer === 'APPROVE', reason }),
  }),
)
