import { z } from 'zod'
import { monthTitle } from '#chile/period.ts'
import { approvalKind } from '#modules/company/approvals/server/index.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { pageOfPayslip } from '../model/dispute.ts'
import { disputes, wasConfidential } from './disputes.queries.ts'
import { answerPayslipDispute } from './disputes.service.ts'

const factsSchema = z.object({ month: z.number(), monthId: z.number(), contractId: z.number() })

/** The moment of the last message, while it is of the person of the dispute. */
const unansweredSince = sql<Date | null>`(
  select case when author.user_id = dispute.user_id then message.at end
  from payslip_dispute_message message
  left join login author on author.company_id = app.current_company()
    and author.id = message.login_id
  where message.company_id = app.current_company() and message.dispute_id = dispute.id
  order by message.id desc limit 1)`

approvalKind.on(
  'payslip-disputes',
  waitingRecords(disputes, {
    kind: 'PAYSLIP_DISPUTE',
    act: 'accept',
    since: 'dispute.openedAt',
    facts: sql`jsonb_build_object('month', month.year_month, 'monthId', month.id,
      'contractId', contract.id)`,
    words: (facts) => {
      const { month, monthId, contractId } = factsSchema.parse(facts)
      return {
        title: `Reclamo de la liquidación de ${monthTitle(month).toLowerCase()}`,
        summary: 'Se responde con lo que se hará, o por qué está bien',
        link: pageOfPayslip(monthId, contractId),
      }
    },
    reminder: {
      key: 'dispute',
      subject: 'El reclamo de liquidación',
      contract: 'contract.id',
      since: unansweredSince,
      isPrivate: wasConfidential,
    },
    answer: (context, { id, seen: version }, answer, text) => {
      if (!text) throw invalid('reason', 'Respóndalo en la liquidación, diciendo qué se hará')
      return answerPayslipDispute(context, { id, version, text, accept: answer === 'APPROVE' })
    },
  }),
)
