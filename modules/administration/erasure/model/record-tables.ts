/** What becomes of the rows of a table when the record of their person is kept no more. */
export type RecordFate = {
  readonly fate: 'GOES' | 'PARTLY' | 'STAYS'
  /** Why, as whoever decides reads it. */
  readonly why: string
  /** Of what goes in part: the columns that go. */
  readonly goes: readonly string[]
  /** Of what goes in part: the columns that stay, which are amounts, days and codes. */
  readonly stays: readonly string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)

const whole = (fate: 'GOES' | 'STAYS', why: string, tables: string): [string, RecordFate][] =>
  words(tables).map((table) => [table, { fate, why, goes: [], stays: [] }])

/** Each line that is not indented: a table, what goes of it and, after the bar, what stays. */
const partly = (why: string, tables: string): [string, RecordFate][] =>
  tables
    .trim()
    .split(/\n(?=\w)/)
    .map((line) => {
      const [gone = '', left = ''] = line.split('|')
      const [table = '', ...goes] = words(gone)
      return [table, { fate: 'PARTLY', why, goes, stays: words(left) }]
    })

/**
 * What goes and what stays of the record of somebody whose terms are over, of each table with rows
 * of people (`copied-tables.ts`): a table or a column that nobody classed fails a test.
 */
export const recordTables: ReadonlyMap<string, RecordFate> = new Map([
  ...whole(
    'GOES',
    'Avisos, ingresos y preferencias: servían mientras trabajaba.',
    `
    announcement_read calendar_feed celebration_choice notification notification_preference
      password_reset push_device push_message report_subscription login_passkey login_session
      sign_in_link delegation delegation_kind expense_permission expense_policy_issuer`,
  ),
  ...whole(
    'GOES',
    'Su familia, su cuenta bancaria y otros datos suyos: ya no hay pago ni trámite que los pida.',
    `
    family_member payment_method residence_permit labor_protection user_field_data data_correction
      data_correction_step company_exception electronic_consent signature_key privacy_block
      third_party`,
  ),
  ...whole(
    'GOES',
    'Cursos, evaluaciones, encuestas y planes: contaban para su desarrollo.',
    `
    action_plan action_plan_step milestone course_assignment course_attempt course_batch_person
      course_progress peer_proposal peer_proposal_person peer_proposal_step review review_step
      area_feedback survey_feedback user_survey_reopening concept_case`,
  ),
  ...whole(
    'GOES',
    'Sus documentos y firmas: el plazo para probar con ellos terminó.',
    `
    document document_step document_version document_batch_person sent_paper template_document
      signature_request signature_request_step signature_signer signature_event advanced_signature
      annex_registration contract_annex contract_annex_need contract_annex_step
      contract_registration certificate inspection_reading`,
  ),
  ...whole(
    'GOES',
    'Lo que se pidió, se respondió y se entregó: nadie lo puede reclamar ya.',
    `
    approval_request approval_decision arrival arrival_task arrival_task_step payslip_dispute
      payslip_dispute_message expense_file`,
  ),
  ...whole(
    'STAYS',
    'Montos y días sin nombre: con ellos cuadran los meses, los libros y los asientos.',
    `
    accounting_expense additional_payment additional_release cost_center_contract
      contract_settlement_line employer_loan_quota filing_wage imported_payslip payslip_payment
      payslip_release payslip_review salary_advance settlement_payslip settlement_shown
      user_item_carried user_item_taken gratification_exclusion mass_change_person
      retroactive_debt retroactive_line user_contract_version vacation_recognition vacation_term
      payslip_error settlement_batch_person leave_subsidy_step absence_step expense_report_step
      health_plan_notice_step settlement_step`,
  ),
  ...whole(
    'STAYS',
    'Prueba qué se pidió y qué se decidió sobre sus datos.',
    `
    privacy_request privacy_request_step erasure erasure_step expired_record expired_record_step
      data_breach_person`,
  ),
  ...whole(
    'STAYS',
    'Dice quién representaba a la empresa ante terceros.',
    `
    business_representative`,
  ),
  ...partly(
    'Quién era y cómo ubicarle: la fila queda sin nombre, sin RUT y sin dirección.',
    `
users rut avatar_file_id comment | identification_type role status is_private_role is_disabled
  external retired created_at access_until
user_version firstname second_name paternal_lastname maternal_lastname birthday gender
  civil_status country_of_origin email personal_phone address postal_code commune_code city
  province region reason affiliate_rut affiliate_paternal_lastname affiliate_maternal_lastname
  affiliate_names disability | valid recorded_at superseded_at nationality_previred prevision_type
  retirement_scheme pension_institution pension_status ips_reduced_rate health_institution
  health_percentage health_amount_uf health_amount afc_enrolled afc_date
  unemployment_insurance_date apvi_institution apvi_regime apvi_value apvi_currency
  apvc_institution apvc_value apvc_currency cuenta2_institution cuenta2_value cuenta2_currency
  subject_to_family_allowance family_allowance_segment simple_burdens maternal_burdens
  disabled_burdens subject_to_judicial_retention judicial_value judicial_currency
  judicial_retention_percentage young_subsidy keeps_contributing partial_disability
  address_country gender_previred apvi2_institution apvi2_regime apvi2_value apvi2_currency
  afp_collect affiliate_institution affiliate_contribution_value affiliate_contribution_currency
  affiliate_saving_value affiliate_saving_currency surname_key
user_business work_phone business_email | in_payroll private_role first_admission_date
  admission_date
login username email password_hash ui_config | is_superadmin is_disabled force_password_change
  password_changed_at created_at mail_at taken_at activated_at code_until
user_contract user_code signature_integration_code | code status initial_date final_date
  signature_date signed created_at`,
  ),
  ...partly(
    'Textos y archivos que hablan de la persona: quedan los montos y los días.',
    `
absence license_number response description comment file_id | type subtype pay start_date end_date
  application_start_date application_end_date half_day ignore_holidays continuous_license
  first_licence contribution_days previous_pay response_status responded_at late_until created_at
  updated_at format send_email_to_supervisor half legal_permit sent_on
vacation response comment care_file_id | start_date end_date half enjoyed_until legal_units
  progressive_units additional_units advance_units response_status requested_at responded_at
  is_historic voucher_no late_until settled_until care pool_order
vacation_doubt reason | day units state decided_at created_at
vacation_entry reason | seq pool kind effective_on units reverses_seq recorded_at key
vacation_lot reason | source granted_on expires_on units pay_on_expiry recorded_at overtime_hours
vacation_zone_answer commune_code reason | accepted since answered_at
vacation_compensation file_id reason undone_why | basis agreed_on units count_from counting
  counted_units salary variable_pay variable_months least amount pay_month state created_at
  answered_at undone_at
contract_settlement public_comment comment undo_reason | status dismissal_cause
  contract_final_date notice notice_date issue_date display_to_employee is_payed final_date_before
  created_at updated_at
settlement response parties terms | status dismissal_cause initial_date disengagement_date
  pay_date notice_date facts amounts period plan_hash to_pay issued_at paid_on created_at
  updated_at to_sign
employer_loan comment | amount total_quotas start_month granted_on created_at
employer_loan_pause reason | from_month months created_at
expense name comment document_identifier provider_identifier | date accounting_document_type
  currency_id amount rate money created_at updated_at
expense_report title description comment | number status submitted_at responded_at approved_total
  paid_on payment created_at updated_at
health_plan_notice folio comment reason before | kind institution plan_unit plan_value from_month
  notified_on status applied_at created_at updated_at
late_item comment | year_month item_code value created_at origin
leave_subsidy claim_number comment reason | subtype start_date end_date payer paid owed received
  basis claimed_on status created_at updated_at
payroll_check_note finding note | rule written_at payslip_print payslip_net
piecework_entry reason | sent_key day quantity status price amount answered_at created_at
user_item comment | item_code value currency start_month end_month total_quotas status created_at
  origin_month origin total_amount carried_from
filing_finding words | n rule level line field
answer texts comment | choice omit na rev at
user_survey person_snapshot area | edition relation alternative status progress created_at
  completed_at`,
  ),
  ...partly(
    'Su nombre, su RUT y su banco en lo que se pagó: quedan los montos.',
    `
payslip snapshot | facts results inputs_hash net earnings deductions employer_cost
payslip_revision snapshot error_message | revision plan_hash facts results inputs_hash net
  earnings deductions employer_cost error_code replaced_at
gratification_person name rut | was_private rule state months base cap due paid difference
  year_months
payment_list_row name rut bank_code account_type account_number subject reason | n party search
  amount state answered_at`,
  ),
])
