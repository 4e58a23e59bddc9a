import { PayrollSummaryView } from '#generated/operations/payslips.ts'
import { ownAnswer } from '#platform/web/seen/own-answer.ts'

/** One's own payslip, once it was released, opens without a network as it was last seen. */
export const ownAnswers = [
  ownAnswer(PayrollSummaryView, (data) => {
    const { isOwn, releasedAt } = data.payrollSummaryView
    return isOwn && releasedAt !== null ? data : undefined
  }),
]
