import {
  DeleteExpenseReport,
  ReopenExpenseReport,
  SubmitExpenseReport,
  UpdateExpenseReportStatus,
  WithdrawExpenseReport,
} from '#generated/operations/expenses.ts'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { ExpenseReport } from '../model/expense.ts'

/** What can be done with a report, wherever it is shown; `pay` opens a dialog of its own. */
export const useReportActs = (pay: (row: { id: string }) => void) => {
  const answer = {
    approve: useAct(ExpenseReport, 'approve', UpdateExpenseReportStatus),
    return: useAct(ExpenseReport, 'return', UpdateExpenseReportStatus),
    reject: useAct(ExpenseReport, 'reject', UpdateExpenseReportStatus),
  }
  return {
    submit: {
      send: useAct(ExpenseReport, 'submit', SubmitExpenseReport),
      confirmed: true as const,
    },
    withdraw: {
      send: useAct(ExpenseReport, 'withdraw', WithdrawExpenseReport),
      confirmed: true as const,
    },
    approve: { send: answer.approve, more: { status: 'APPROVED' } },
    return: { send: answer.return, more: { status: 'RETURNED' } },
    reject: { send: answer.reject, more: { status: 'REJECTED' } },
    pay: { open: pay },
    reopen: { send: useAct(ExpenseReport, 'reopen', ReopenExpenseReport) },
    remove: {
      send: useAct(ExpenseReport, 'remove', DeleteExpenseReport),
      confirmed: true as const,
    },
  }
}
