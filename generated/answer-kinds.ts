/** What waits for an answer, as each module says it, by its place. Written by `npm run generate`. */
import { answerKinds as arrivals } from '#modules/administration/arrivals/model/answer-kinds.ts'
import { answerKinds as indicators } from '#modules/concepts/indicators/model/answer-kinds.ts'
import { answerKinds as bankLists } from '#modules/money/bank-lists/model/answer-kinds.ts'
import { answerKinds as expenses } from '#modules/money/expenses/model/answer-kinds.ts'
import { answerKinds as signature } from '#modules/papers/signature/model/answer-kinds.ts'
import { answerKinds as payrollClosing } from '#modules/payroll/payroll-closing/model/answer-kinds.ts'
import { answerKinds as payslipDisputes } from '#modules/payroll/payslip-disputes/model/answer-kinds.ts'
import { answerKinds as piecework } from '#modules/payroll/piecework/model/answer-kinds.ts'
import { answerKinds as vacationCompensation } from '#modules/payroll/vacation-compensation/model/answer-kinds.ts'
import { answerKinds as corrections } from '#modules/people/corrections/model/answer-kinds.ts'
import { answerKinds as actionPlans } from '#modules/talent/action-plans/model/answer-kinds.ts'
import { answerKinds as courses } from '#modules/talent/courses/model/answer-kinds.ts'
import { answerKinds as peers } from '#modules/talent/peers/model/answer-kinds.ts'
import { answerKinds as absences } from '#modules/time/absences/model/answer-kinds.ts'
import { answerKinds as vacations } from '#modules/time/vacations/model/answer-kinds.ts'

export const answerKinds = {
  SIGNATURE: signature.SIGNATURE,
  COURSE: courses.COURSE,
  VACATION: vacations.VACATION,
  ABSENCE: absences.ABSENCE,
  VACATION_COMPENSATION: vacationCompensation.VACATION_COMPENSATION,
  PIECEWORK: piecework.PIECEWORK,
  DATA_CORRECTION: corrections.DATA_CORRECTION,
  PAYSLIP_DISPUTE: payslipDisputes.PAYSLIP_DISPUTE,
  ACTION_PLAN: actionPlans.ACTION_PLAN,
  PEER_PROPOSAL: peers.PEER_PROPOSAL,
  EXPENSE_REPORT: expenses.EXPENSE_REPORT,
  PAYROLL_CLOSING: payrollClosing.PAYROLL_CLOSING,
  INDICATOR: indicators.INDICATOR,
  PAYMENT_LIST: bankLists.PAYMENT_LIST,
  PAYMENT_LIMIT: bankLists.PAYMENT_LIMIT,
  ARRIVAL_TASK: arrivals.ARRIVAL_TASK,
} as const

export const answerWords = {
  SIGNATURE: signature.SIGNATURE.words,
  COURSE: courses.COURSE.words,
  VACATION: vacations.VACATION.words,
  ABSENCE: absences.ABSENCE.words,
  VACATION_COMPENSATION: vacationCompensation.VACATION_COMPENSATION.words,
  PIECEWORK: piecework.PIECEWORK.words,
  DATA_CORRECTION: corrections.DATA_CORRECTION.words,
  PAYSLIP_DISPUTE: payslipDisputes.PAYSLIP_DISPUTE.words,
  ACTION_PLAN: actionPlans.ACTION_PLAN.words,
  PEER_PROPOSAL: peers.PEER_PROPOSAL.words,
  EXPENSE_REPORT: expenses.EXPENSE_REPORT.words,
  PAYROLL_CLOSING: payrollClosing.PAYROLL_CLOSING.words,
  INDICATOR: indicators.INDICATOR.words,
  PAYMENT_LIST: bankLists.PAYMENT_LIST.words,
  PAYMENT_LIMIT: bankLists.PAYMENT_LIMIT.words,
  ARRIVAL_TASK: arrivals.ARRIVAL_TASK.words,
} as const
