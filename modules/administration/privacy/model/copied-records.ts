/**
 * What of each table a person takes with them: its name, how its rows lead to their person, and
 * every column of it. The marks are those of `copied-tables.ts`.
 */
export const recordTables = `
absence user_contract_id
  -id -user_contract_id type subtype pay start_date end_date application_start_date
  application_end_date half_day ignore_holidays license_number continuous_license first_licence
  contribution_days previous_pay response_status response responded_at ~responded_login_id
  description comment +file_id late_until ~creator_login_id ~updated_login_id created_at
  updated_at -version format send_email_to_supervisor half legal_permit sent_on
  @responded_for_user_id changed_at
absence_step absence_id>absence
  -id -absence_id state reason ~login_id at @responded_for_user_id
action_plan worker_id
  -id -worker_id @supervisor_id @creator_id -evaluation_process_id -survey_id objective
  impact_area simple_and_specific_plan measurable_plan achievable_plan realistic_plan
  traceable_in_time_plan start_date end_date evaluation_weight approval_status
  completeness_status completeness_percentage response requested_at responded_at
  ~responded_login_id ~creator_login_id ~updated_login_id created_at updated_at -version
action_plan_step action_plan_id>action_plan
  -id -action_plan_id state reason ~login_id at
advanced_signature user_id
  -id -request_id -signer_id -user_id ~login_id name rut !reference state -base_file_id
  base_sha256 !url problem tries next_at seen_events address +file_id subject issuer serial
  expires_at ended_at created_at
annex_registration annex_id>contract_annex
  -annex_id done_on ~done_by +file_id note
announcement_read user_id
  #announcement_id -user_id read_at acknowledged_at reaction
answer user_survey_id>user_survey
  -user_survey_id -question_id choice omit na texts comment rev at
approval_decision kind+subject_id>approval_request
  -id kind -subject_id round place decision -user_id ~login_id @on_behalf_of comment at
approval_request user_id
  kind -subject_id -user_contract_id -user_id -business_id rule_steps steps escalate_days round
  place since is_open
area_feedback author_id
  -id #survey_id #area_id -author_id comment created_at ~creator_login_id -version
arrival user_id
  -id kind -user_id -user_contract_id -template_id name day state by_hand reason
  ~creator_login_id ~updated_login_id created_at updated_at -version
arrival_task user_id
  -id -arrival_id -user_id title kind assignee @assignee_id days due obligatory
  #document_template_id state comment serial -returns_id returned_on +file_id ~done_login_id
  done_at ~creator_login_id ~updated_login_id created_at updated_at -version
arrival_task_step arrival_task_id>arrival_task
  -id -arrival_task_id state reason ~login_id at
business_representative rut
  #business_id position name rut job_title
calendar_feed user_id
  -id -user_id scope !token_hash !event_key created_at revoked_at last_used_at
celebration_choice user_id
  -user_id birthday anniversary updated_at
certificate user_id
  -id -user_contract_id -user_id #business_id kind span from_month to_month with_private
  issued_on expires_on issued_at ~login_id +file_id sha256
company_exception user_id
  -id code -user_id since until reason ~login_id created_at -version
concept_case user_id
  -id code title #business_id year_month -user_id facts expected ~created_by created_at -version
contract_annex user_contract_id
  -id -user_contract_id number title effective_on patch before applied -annuls_id #document_id
  state reason signed_on ~creator_login_id ~updated_login_id created_at updated_at -version
contract_annex_need user_contract_id
  -id -user_contract_id effective_on patch before -annex_id dismissed_reason ~dismissed_login_id
  ~creator_login_id created_at
contract_annex_step contract_annex_id>contract_annex
  -id -contract_annex_id state reason ~login_id at
contract_registration user_contract_id
  -user_contract_id kind done_on ~done_by +file_id note
contract_settlement user_contract_id
  -id -user_contract_id status dismissal_cause contract_final_date notice notice_date issue_date
  display_to_employee is_payed public_comment comment @heir_user_id final_date_before
  undo_reason ~creator_login_id ~updated_login_id created_at updated_at -version -batch_id
contract_settlement_line contract_settlement_id>contract_settlement
  -id -contract_settlement_id part what effect was restored_at
cost_center_contract user_contract_id
  -id -user_contract_id -group_id #cost_center_id percentage valid status -version
course_assignment user_id
  -id #course_id -version_id -user_id due_on state attempts_used score acknowledged_at passed_on
  expires_on #document_id certificate_code ~creator_login_id created_at updated_at -version
course_attempt assignment_id>course_assignment
  -assignment_id no at score passed answers
course_batch_person user_id
  -batch_id -user_id -assignment_id problem
course_progress assignment_id>course_assignment
  -assignment_id #lesson_id opened_at completed_at
data_correction user_id
  -id -user_id part since changes before comment response_status response requested_at
  responded_at ~responded_login_id ~creator_login_id ~updated_login_id updated_at -version act
  -member_id
data_correction_step data_correction_id>data_correction
  -id -data_correction_id state reason ~login_id at
data_breach_person user_id
  #data_breach_id -user_id told_at told_how told_note ~told_login_id
delegation from_user_id
  -id -from_user_id @to_user_id valid kinds created_at ~creator_login_id revoked_at
  ~revoked_login_id
delegation_kind from_user_id
  -delegation_id kind -from_user_id valid
document user_id
  -id -folder_id folder_kind #type_id -user_id -user_contract_id name state current_no
  expires_on reason ~creator_login_id ~updated_login_id created_at updated_at -version
  loaded opened_at
document_batch_person user_contract_id
  -batch_id -user_contract_id #document_id problem
document_step document_id>document
  -id -document_id state reason ~login_id at
document_version document_id>document
  -id -document_id no +file_id sha256 size pages origin ~creator_login_id created_at
electronic_consent user_id
  -id -user_id kind text_sha256 ~login_id created_at
erasure user_id
  -id -request_id -expired_record_id -user_id state reason ~proposed_login_id ~approved_login_id
  approved_at done_at left_on erased ~creator_login_id ~updated_login_id created_at updated_at
  -version
erasure_step erasure_id>erasure
  -id -erasure_id state reason ~login_id at
expired_record user_id
  -id -user_id state left_on last_month free_on free_month held_by reason kept_until
  ~confirmed_login_id confirmed_at ~approved_login_id approved_at ~creator_login_id
  ~updated_login_id created_at updated_at -version
expired_record_step expired_record_id>expired_record
  -id -expired_record_id state reason ~login_id at
family_member user_id
  -id -user_id rut firstname paternal_lastname maternal_lastname birthday phone email relation
  emergency_contact burden burden_from burden_until studies_until +file_id created_at -version
inspection_reading document_id>document
  -id -inspection_id kind -document_id document_no search created_at
labor_protection user_id
  -id -user_id kind start_date end_date +file_id court_date court_case +court_file_id comment
  created_at -version
login user_id
  -id username email !password_hash -user_id is_superadmin is_disabled force_password_change
  ui_config password_changed_at created_at ~given_by ~mail_by mail_at taken_at activated_at
  code_until
login_passkey login_id
  -id -login_id !credential_id !public_key counter transports label created_at last_used_at
login_session login_id
  -id -login_id !token_hash created_at last_seen_at expires_at revoked_at user_agent address
  -acting_company_id acting_until proof proved_at last_address
milestone worker_id
  -id -action_plan_id -worker_id date name description type weight needs_evidence done_at
  +evidence_file_id @creator_id created_at -version
notification user_id
  -id -user_id kind key title detail link is_shown is_digest created_at read_at
notification_preference user_id
  -user_id kind app mail
password_reset login_id
  -id -login_id !token_hash created_at expires_at used_at kind recipient ~author_login_id
peer_proposal evaluatee_id
  -id #process_id -review_id -evaluatee_id @supervisor_id status response requested_at
  responded_at ~responded_login_id ~creator_login_id created_at ~updated_login_id updated_at
  -version
peer_proposal_person user_id
  -proposal_id -user_id
peer_proposal_step peer_proposal_id>peer_proposal
  -id -peer_proposal_id state reason ~login_id at
privacy_block user_id
  -id @user_id scope since until -request_id ~author_login_id ~ended_login_id ended_reason
  created_at -updated_at -version
privacy_request user_id
  -id -user_id kind channel detail asks_block state received_on due extended_to extension_reason
  deadline block_due block_answer block_reason block_answered_at ~block_login_id identity_by
  reason answered_at ~answered_login_id claim_until outcome ~creator_login_id
  ~updated_login_id created_at updated_at -version
privacy_request_step privacy_request_id>privacy_request
  -id -privacy_request_id state reason ~login_id at
push_device user_id
  -id -user_id -login_id !endpoint !public_key !secret name kinds created_at
push_message push_device_id>push_device
  -id -push_device_id kind key link attempts next_at created_at
report_subscription user_id
  -id #own_report_id -login_id -user_id every day format next_on created_at -version
residence_permit user_id
  -id -user_id kind number start_date end_date resident_since quota_exception +file_id comment
  created_at -version
review evaluatee_id
  -id #process_id -evaluatee_id @supervisor_id #area_id status !raters raters_done scores
  computed computed_shown calibrated potential calibration_reason reason proposed
  proposed_potential proposal @proposer_id proposed_at plans_done final final_shown released_at
  met_on meeting_notes acknowledged_at acknowledge_comment ~creator_login_id created_at
  ~updated_login_id updated_at -version
review_step review_id>review
  -id -review_id state reason ~login_id at
sent_paper document_id>document
  -document_id source -source_id is_stale created_at
sign_in_link user_id
  -id -user_id -login_id issuer subject email way created_at
signature_event user_id
  -id -request_id seq kind -user_id payload previous hash created_at
signature_key user_id
  -id -user_id !hash mail verified_at tries locked_until !code_hash !code_mail code_until
  code_tries created_at -version
signature_request document_id>document
  -id -document_id document_no sha256 size state code final_no final_sha256 expires_at reason
  ~creator_login_id ~updated_login_id created_at updated_at -version #seal_business_id
  -certificate_id -replaces_id stamped_at seal_problem level
signature_request_step signature_request_id>signature_request
  -id -signature_request_id state reason ~login_id at
signature_signer user_id|rut
  -id -request_id ord role -user_id state acted_at reason name rut mail capacity
survey_feedback author_id
  -id -user_survey_id @evaluatee_id -author_id comment response created_at responded_at
  ~creator_login_id ~updated_login_id updated_at -version
template_document user_contract_id
  -id -template_version_id #document_id -user_contract_id created_at
user_business user_id
  -id -user_id #business_id in_payroll private_role work_phone business_email
  first_admission_date admission_date -version
user_contract user_id
  -id -user_id #business_id -user_business_id code user_code status initial_date final_date
  signature_date signed -version created_at signature_integration_code
user_contract_version user_contract_id
  -id -user_contract_id valid recorded_at superseded_at ~author_login_id contract_type job_title
  job_title_family area branch_office monthly_salary_value monthly_salary_currency
  payment_period hours_per_week days_per_week art22 is_domestic is_corporate_salary
  gratification_type gratification_amount weekday_rate_value saturday_rate_value
  sunday_rate_value holiday_rate_value heavy_work heavy_work_rate #syndicate_id union_fee_type
  union_fee_value overdraft is_supervisor @supervisor_id sync_attendance sync_digital_sign
  cycle_hours cycle_days apprentice live_in night_surcharge holiday_surcharge tax_regime
  tax_period fixed_term_renewals is_professional shift_work remote_work weekday_rate_currency
  saturday_rate_currency sunday_rate_currency holiday_rate_currency #area_id #branch_office_id
  -hierarchy_node_id reason special_workday
user_field_data user_id
  -id -user_id #field_id type date value +file_id created_at -version
user_survey respondent_id
  -id -survey_id edition -respondent_id @evaluatee_id relation alternative status progress
  person_snapshot created_at completed_at -version area
user_survey_reopening user_survey_id>user_survey
  -id -user_survey_id ~login_id reason at
user_version user_id
  -id -user_id valid recorded_at superseded_at ~author_login_id firstname second_name
  paternal_lastname maternal_lastname birthday gender civil_status country_of_origin
  nationality_previred email personal_phone address postal_code commune_code city prevision_type
  retirement_scheme pension_institution pension_status ips_reduced_rate health_institution
  health_percentage health_amount_uf health_amount afc_enrolled afc_date
  unemployment_insurance_date apvi_institution apvi_regime apvi_value apvi_currency
  apvc_institution apvc_value apvc_currency cuenta2_institution cuenta2_value cuenta2_currency
  subject_to_family_allowance family_allowance_segment simple_burdens maternal_burdens
  disabled_burdens subject_to_judicial_retention judicial_value judicial_currency
  judicial_retention_percentage young_subsidy keeps_contributing partial_disability
  address_country province region gender_previred apvi2_institution apvi2_regime apvi2_value
  apvi2_currency afp_collect reason affiliate_rut affiliate_paternal_lastname
  affiliate_maternal_lastname affiliate_names affiliate_institution affiliate_contribution_value
  affiliate_contribution_currency affiliate_saving_value affiliate_saving_currency surname_key
  disability
users id
  -id identification_type rut role status is_private_role is_disabled external retired
  +avatar_file_id #profile_id comment -search -version created_at #restriction_id access_until
vacation user_contract_id
  -id -user_contract_id start_date end_date half enjoyed_until legal_units progressive_units
  additional_units advance_units response_status response requested_at responded_at
  ~responded_login_id ~creator_login_id ~updated_login_id is_historic comment voucher_no
  -version late_until settled_until -collective_id care @responded_for_user_id +care_file_id
  -replaces_id pool_order changed_at
vacation_doubt user_contract_id
  -id -user_contract_id -vacation_id day units state reason ~decided_login_id decided_at
  created_at -version
vacation_entry user_contract_id
  -user_contract_id seq pool kind effective_on units -vacation_id -lot_id reverses_seq reason
  ~login_id recorded_at key -compensation_id
vacation_lot user_contract_id
  -id -user_contract_id source granted_on expires_on units pay_on_expiry reason ~login_id
  recorded_at overtime_hours
vacation_recognition user_contract_id
  -id -user_contract_id months proved_on superseded_at recorded_at
vacation_term user_contract_id
  -id -user_contract_id since art67 additional_days accrual superseded_at recorded_at
vacation_zone_answer user_contract_id
  -id -user_contract_id commune_code accepted since reason ~login_id answered_at
`
