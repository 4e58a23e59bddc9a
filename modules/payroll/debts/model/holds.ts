import type { OwedKind } from './debt.ts'

/**
 * The columns that say how much is owed between a person and the company, each with the kinds of
 * debt that it becomes in `owedAfter`. `server/tables.test.ts` walks the tables of contracts and
 * people: a column with pesos is here, or in `holdsNone` with its reason.
 */
export const holdsDebt: Readonly<Record<string, readonly OwedKind[]>> = {
  'employer_loan.amount': ['LOAN'],
  'employer_loan_quota.amount': ['LOAN'],
  'employer_loan_quota.carried': ['LOAN'],
  'user_item.value': ['LOAN', 'QUOTA', 'ADVANCE'],
  'user_item.total_amount': ['ORDER'],
  'user_item_taken.amount': ['ORDER'],
  'user_item_carried.amount': ['QUOTA', 'ADVANCE'],
  // Its closing makes an item of the month; before that nothing was paid.
  'salary_advance.amount': ['ADVANCE'],
  'salary_advance.value': ['ADVANCE'],
  'retroactive_debt.to_pay': ['RETROACTIVE'],
  // What is entered late of a closed month is among its differences, piecework too.
  'late_item.value': ['RETROACTIVE'],
  'piecework_entry.amount': ['RETROACTIVE'],
  'vacation_compensation.amount': ['COMPENSATION'],
}

/** Why columns with figures of contracts and people hold no debt of theirs. */
export const holdsNone: readonly {
  readonly why: string
  readonly columns: readonly string[]
}[] = [
  {
    why: 'It is what a payslip or a payment apart came to; payments follow how it is paid.',
    columns: [
      ...of('additional_payment', 'deductions', 'earnings', 'employer_cost', 'net', 'value'),
      ...of('payslip', 'deductions', 'earnings', 'employer_cost', 'net'),
      ...of('imported_payslip', 'days', 'deductions', 'earnings', 'net'),
      ...of('payslip_revision', 'deductions', 'earnings', 'employer_cost', 'net'),
      ...of('settlement_payslip', 'deductions', 'earnings', 'employer_cost', 'net'),
      ...of('payroll_check_note', 'payslip_net'),
      ...of('retroactive_line', 'amount', 'due', 'paid'),
    ],
  },
  {
    why: 'It is paid by lists of payments, which follow it until the bank answers.',
    columns: [...of('payment_list', 'limit_amount', 'total'), ...of('payment_list_row', 'amount')],
  },
  {
    why: 'It is the finiquito itself, which reads the debts.',
    columns: [
      ...of('settlement', 'to_pay'),
      ...of('settlement_batch_person', 'to_pay'),
      ...of('settlement_step', 'to_pay'),
    ],
  },
  {
    why: 'It is owed by an institution, or to one by the company, and not by the person.',
    columns: [
      ...of('absence', 'previous_pay'),
      ...of('leave_subsidy', 'owed', 'paid', 'received'),
      ...of('leave_subsidy_payment', 'amount'),
      ...of('retroactive_debt', 'employer_cost'),
      ...of('third_party_owed', 'total'),
    ],
  },
  {
    why: 'It is the gratification of a year, which a payment apart or a payslip pays.',
    columns: [
      ...of('annual_gratification', 'minimum_income', 'own_capital', 'pay', 'pool', 'profit'),
      ...of('gratification_person', 'base', 'cap', 'difference', 'due', 'paid'),
    ],
  },
  {
    why: 'It is what a file or an entry says of pay that was settled elsewhere.',
    columns: [
      ...of('accounting_entry', 'credit', 'debit'),
      ...of('filing', 'ccaf_percent'),
      ...of('filing_wage', 'loan', 'more_tax', 'tax', 'taxed', 'untaxed', 'zone'),
      ...of('concept_case', 'expected'),
    ],
  },
  {
    why: 'It is a term or a rate with which each month is calculated.',
    columns: [
      ...of('cost_center_contract', 'percentage'),
      ...of('health_plan_notice', 'plan_value'),
      ...of('piecework_entry', 'price', 'quantity'),
      ...of('user_contract_version', 'cycle_hours', 'gratification_amount', 'heavy_work_rate'),
      ...of('user_contract_version', 'holiday_rate_value', 'holiday_surcharge', 'hours_per_week'),
      ...of('user_contract_version', 'monthly_salary_value', 'night_surcharge'),
      ...of('user_contract_version', 'saturday_rate_value', 'sunday_rate_value'),
      ...of('user_contract_version', 'union_fee_value', 'weekday_rate_value'),
      ...of('user_version', 'affiliate_contribution_value', 'affiliate_saving_value'),
      ...of('user_version', 'apvc_value', 'apvi2_value', 'apvi_value', 'cuenta2_value'),
      ...of('user_version', 'health_amount', 'health_amount_uf', 'health_percentage'),
      ...of('user_version', 'ips_reduced_rate', 'judicial_retention_percentage', 'judicial_value'),
      ...of('vacation_compensation', 'least', 'salary', 'variable_pay'),
      ...of('vacation_lot', 'overtime_hours'),
    ],
  },
  {
    why: 'It is what the person spent for the company, which pays it back by itself.',
    columns: [
      ...of('expense', 'amount', 'money', 'rate'),
      ...of('expense_report', 'approved_total'),
    ],
  },
  {
    why: 'It is a score of an evaluation.',
    columns: [
      ...of('evaluation_process', 'high_cut', 'medium_cut'),
      ...of('review', 'calibrated', 'computed_shown', 'final_shown', 'proposed'),
    ],
  },
  {
    why: 'It is the length of a file.',
    columns: [...of('document_version', 'size'), ...of('signature_request', 'size')],
  },
  {
    why: 'It is no figure, but who did something.',
    columns: [
      ...of('approval_decision', 'on_behalf_of'),
      ...of('closing_request', 'answered_user', 'requested_user'),
    ],
  },
]

function of(table: string, ...columns: readonly string[]): string[] {
  return columns.map((column) => `${table}.${column}`)
}
