/**
 * What of each table a person takes with them: its name, how its rows lead to their person, and
 * every column of it. The marks are those of `copied-tables.ts`.
 */
export const payTables = `
accounting_expense report_id>expense_report
  -entry_id -report_id moved
additional_payment user_id
  -payroll_month_id -user_contract_id -user_id -base_run_id item_code value earnings deductions
  net employer_cost lines print accrued_from accrued_to months rests_on
additional_release user_id
  -payroll_month_id -user_contract_id print -user_id released_at ~released_by mailed
employer_loan user_id
  -id -user_contract_id -user_id amount total_quotas start_month granted_on comment ~created_by
  created_at -version
employer_loan_pause loan_id>employer_loan
  -id -loan_id from_month months reason ~login_id created_at
employer_loan_quota loan_id>employer_loan
  -id -loan_id kind year_month amount -user_item_id paid_on comment carried way
expense user_id
  -id -user_id -report_id #expense_policy_id #expense_category_id #cost_center_id name comment
  date accounting_document_type document_identifier provider_identifier currency_id amount rate
  money ~creator_login_id ~updated_login_id created_at updated_at -version
expense_file expense_id>expense
  -expense_id position +file_id
expense_permission user_id
  -id -user_id issuer approver admin ~updated_login_id updated_at created_at -version
expense_policy_issuer user_id
  #policy_id -user_id
expense_report user_id
  -id number -user_id #business_id title description status comment submitted_at responded_at
  ~responded_login_id approved_total paid_on payment ~creator_login_id ~updated_login_id
  created_at updated_at -version
expense_report_step expense_report_id>expense_report
  -id -expense_report_id state reason ~login_id at
filing_finding user_id
  -filing_id n rule level line field -user_id words
filing_wage user_id
  -filing_id n -user_id months taxed tax more_tax untaxed zone loan with_private
gratification_exclusion user_contract_id
  -payroll_month_id -user_contract_id reason
gratification_person user_id
  -payroll_month_id -user_contract_id -user_id name rut was_private rule state months base cap
  due paid difference year_months
health_plan_notice user_id
  -id -user_id folio kind institution plan_unit plan_value from_month notified_on comment status
  reason before applied_at ~creator_login_id ~updated_login_id created_at updated_at -version
health_plan_notice_step health_plan_notice_id>health_plan_notice
  -id -health_plan_notice_id state reason ~login_id at
imported_payslip user_contract_id
  -id -user_contract_id year_month days amounts earnings deductions net created_at -version
late_item user_contract_id
  -id -user_contract_id year_month item_code value comment ~author_login_id created_at -version
  origin
leave_subsidy user_contract_id
  -id -absence_id -user_contract_id subtype start_date end_date payer paid owed received basis
  claimed_on claim_number comment status reason ~creator_login_id ~updated_login_id created_at
  updated_at -version
leave_subsidy_step leave_subsidy_id>leave_subsidy
  -id -leave_subsidy_id state reason ~login_id at
mass_change_person user_contract_id
  -id -mass_change_id -user_contract_id -user_item_id before after currency basis status problem
payment_list_row user_id
  -payment_list_id n -payroll_month_id -user_contract_id -user_id #supplier_id party name rut
  search bank_code account_type account_number amount subject state reason answered_at
  -settlement_id
payment_method user_id
  -id -user_id kind bank_code account_type account_number is_current created_at -version
payroll_check_note user_contract_id
  -id -payroll_month_id rule -user_contract_id finding note ~author_login_id written_at
  payslip_print payslip_net
payslip user_id
  -payroll_run_id -user_contract_id -user_id -payroll_month_id facts results inputs_hash net
  earnings deductions employer_cost snapshot
payslip_dispute user_id
  -id -payroll_month_id -user_contract_id -user_id code state opened_at closed_at
  ~closed_login_id -version
payslip_dispute_message dispute_id>payslip_dispute
  -id -dispute_id text ~login_id at
payslip_error user_contract_id
  -payroll_run_id -user_contract_id -payroll_month_id code message field
payslip_payment user_contract_id
  -payroll_month_id -user_contract_id status updated_at way
payslip_release user_id
  -payroll_run_id -user_contract_id -payroll_month_id -user_id released_at ~released_by mailed
  carried reminders reminded_at acknowledged_at ~acknowledged_by
payslip_review user_contract_id
  -payroll_month_id -user_contract_id fingerprint ~reviewed_by reviewed_at
payslip_revision user_contract_id
  -payroll_run_id -user_contract_id revision -payroll_month_id plan_hash facts results
  inputs_hash net earnings deductions employer_cost snapshot error_code error_message
  replaced_at ~replaced_by
piecework_entry user_contract_id
  -id sent_key -user_contract_id #task_id day quantity status price amount reason ~login_id
  ~answered_login_id answered_at created_at -version
retroactive_debt user_contract_id
  #business_id -origin_month_id -user_contract_id facts law stale owes to_pay employer_cost
  lines message
retroactive_line user_contract_id
  -id -payroll_month_id -origin_month_id -user_contract_id concept label line_group paid due
  amount ~author_login_id posted_at
salary_advance user_id
  -payroll_month_id -user_contract_id -user_id mode value amount created_at
settlement user_id
  -id -user_contract_id -user_id status dismissal_cause initial_date disengagement_date pay_date
  notice_date terms facts amounts period plan_hash to_pay response issued_at paid_on
  ~creator_login_id ~updated_login_id created_at updated_at -version to_sign parties
settlement_batch_person user_id
  -batch_id -user_contract_id -user_id dismissal_cause disengagement_date to_pay problem
  -settlement_id obstacle warnings
settlement_payslip user_id
  -payroll_month_id -user_contract_id -user_id -base_month_id -base_run_id final_date earnings
  deductions net employer_cost created_at
settlement_shown user_id
  -settlement_id -user_id -display_id since
settlement_step settlement_id>settlement
  -id -settlement_id state reason to_pay ~login_id at
third_party user_id
  -id kind code -user_id #syndicate_id channel #supplier_id ~updated_login_id updated_at
  -version
user_item user_contract_id
  -id -user_contract_id item_code value currency start_month end_month total_quotas status
  comment created_at -version origin_month origin -origin_id total_amount -order_id carried_from
user_item_carried user_item_id>user_item
  -user_item_id year_month amount
user_item_taken user_item_id>user_item
  -user_item_id year_month amount
vacation_compensation user_contract_id
  -id -user_contract_id basis agreed_on units count_from counting counted_units salary
  variable_pay variable_months least amount pay_month +file_id state reason ~login_id created_at
  ~answered_login_id answered_at ~undone_login_id undone_at undone_why -version
`
