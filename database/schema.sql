-- Written by `npm run generate` from a migrated database. Never edited by hand.

create table absence (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  type text not null,
  subtype text not null default 'NORMAL'::text,
  pay text not null default 'WITHOUTPAY'::text,
  start_date date not null,
  end_date date not null,
  application_start_date date,
  application_end_date date,
  half_day boolean not null default false,
  ignore_holidays boolean not null default false,
  license_number text,
  continuous_license boolean not null default false,
  first_licence boolean not null default false,
  contribution_days integer,
  previous_pay bigint,
  response_status text not null default 'PENDING'::text,
  response text,
  responded_at timestamp with time zone,
  responded_login_id bigint,
  description text,
  comment text,
  file_id bigint,
  late_until integer,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  format text,
  send_email_to_supervisor boolean not null default false,
  half text,
  legal_permit text,
  sent_on date,
  responded_for_user_id bigint,
  changed_at timestamp with time zone
);

alter table absence enable and force row level security;

alter table absence add constraint absence_application CHECK ((((application_start_date IS NULL) = (application_end_date IS NULL)) AND ((application_start_date IS NULL) OR ((application_end_date >= application_start_date) AND ((application_end_date - application_start_date) <= (end_date - start_date))))));

alter table absence add constraint absence_applied_once EXCLUDE USING gist (company_id WITH =, user_contract_id WITH =, int4range(((2 * (COALESCE(application_start_date, start_date) - '1970-01-01'::date)) +
CASE half
    WHEN 'PM'::text THEN 1
    ELSE 0
END), ((2 * (COALESCE(application_end_date, end_date) - '1970-01-01'::date)) +
CASE half
    WHEN 'AM'::text THEN 1
    ELSE 2
END)) WITH &&) WHERE ((response_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text])));

alter table absence add constraint absence_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table absence add constraint absence_contribution CHECK (((contribution_days >= 0) AND (contribution_days <= 731)));

alter table absence add constraint absence_dates CHECK (((end_date >= start_date) AND ((end_date - start_date) <= 730)));

alter table absence add constraint absence_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table absence add constraint absence_format CHECK ((format = ANY (ARRAY['ELECTRONIC'::text, 'PAPER'::text])));

alter table absence add constraint absence_half CHECK (((half IS NULL) OR ((half = ANY (ARRAY['AM'::text, 'PM'::text])) AND half_day)));

alter table absence add constraint absence_half_day CHECK (((NOT half_day) OR (start_date = end_date) OR (type = 'LICENSE'::text)));

alter table absence add constraint absence_legal_permit CHECK (((legal_permit IS NULL) OR ((type = 'LEAVE'::text) AND (legal_permit = ANY (ARRAY['DEATH_OF_CHILD'::text, 'DEATH_OF_SPOUSE'::text, 'DEATH_IN_GESTATION'::text, 'DEATH_OF_RELATIVE'::text, 'BIRTH'::text, 'MARRIAGE'::text, 'HEALTH_EXAM'::text, 'VACCINATION'::text, 'SERIOUS_ILLNESS_OF_CHILD'::text])))));

alter table absence add constraint absence_no_overlap EXCLUDE USING gist (company_id WITH =, user_contract_id WITH =, int4range(((2 * (start_date - '1970-01-01'::date)) +
CASE half
    WHEN 'PM'::text THEN 1
    ELSE 0
END), ((2 * (end_date - '1970-01-01'::date)) +
CASE half
    WHEN 'AM'::text THEN 1
    ELSE 2
END)) WITH &&) WHERE ((response_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text])));

alter table absence add constraint absence_pay CHECK ((pay = ANY (ARRAY['WITHPAY'::text, 'WITHOUTPAY'::text])));

alter table absence add constraint absence_pkey PRIMARY KEY (company_id, id);

alter table absence add constraint absence_previous_pay CHECK (((previous_pay >= 0) AND (previous_pay <= 99999999)));

alter table absence add constraint absence_responded_for FOREIGN KEY (company_id, responded_for_user_id) REFERENCES users(company_id, id);

alter table absence add constraint absence_response_status CHECK ((response_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table absence add constraint absence_sent_on CHECK (((sent_on IS NULL) OR (type = 'LICENSE'::text)));

alter table absence add constraint absence_subtype CHECK ((((type = 'LICENSE'::text) AND (subtype = ANY (ARRAY['NORMAL'::text, 'MATERNITY'::text, 'WORK_ACCIDENT'::text]))) OR ((type = 'LEAVE'::text) AND (subtype = ANY (ARRAY['NORMAL'::text, 'ADMINISTRATIVE_DAY'::text, 'COMPENSATORY_DAY'::text, 'PROTECTED_PARENTING'::text]))) OR (subtype = 'NORMAL'::text)));

alter table absence add constraint absence_type CHECK ((type = ANY (ARRAY['LICENSE'::text, 'NOT_WORKED'::text, 'LEAVE'::text, 'WORK_SUSPENSION'::text])));

CREATE INDEX absence_file_of ON public.absence USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX absence_of_contract ON public.absence USING btree (company_id, user_contract_id, start_date);

CREATE INDEX absence_pending ON public.absence USING btree (company_id, start_date) WHERE (response_status = 'PENDING'::text);

CREATE INDEX absence_start ON public.absence USING btree (company_id, start_date, id);

create policy own_company on absence using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.absence FOR EACH ROW EXECUTE FUNCTION app.announce_absence();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.absence FOR EACH ROW EXECUTE FUNCTION app.audit_row('absence', 'license_number', 'comment', 'description', 'response');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.absence FOR EACH ROW EXECUTE FUNCTION app.keep_paid_absence();

CREATE TRIGGER every_step BEFORE UPDATE OF response_status ON public.absence FOR EACH ROW EXECUTE FUNCTION app.every_step_answered('ABSENCE');

CREATE TRIGGER is_away AFTER INSERT OR DELETE OR UPDATE OF user_contract_id, type, start_date, end_date, half, response_status ON public.absence FOR EACH ROW EXECUTE FUNCTION app.absence_is_away();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.absence FOR EACH ROW EXECUTE FUNCTION app.keep_absence_step();

CREATE TRIGGER steps_wait AFTER DELETE OR UPDATE OF response_status ON public.absence FOR EACH ROW EXECUTE FUNCTION app.steps_wait_with('ABSENCE');

grant delete, insert, select, update on absence to minga_app;

grant select on absence to minga_backup;

create table absence_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  absence_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null,
  responded_for_user_id bigint
);

alter table absence_step enable and force row level security;

alter table absence_step add constraint absence_step_absence FOREIGN KEY (company_id, absence_id) REFERENCES absence(company_id, id) ON DELETE CASCADE;

alter table absence_step add constraint absence_step_pkey PRIMARY KEY (company_id, id);

alter table absence_step add constraint absence_step_responded_for FOREIGN KEY (company_id, responded_for_user_id) REFERENCES users(company_id, id);

CREATE INDEX absence_step_of_absence ON public.absence_step USING btree (company_id, absence_id, id);

create policy own_company on absence_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on absence_step to minga_app;

grant select on absence_step to minga_backup;

create table accounting_account (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  kind text not null,
  parent_id bigint,
  takes_entries boolean not null default true,
  center_use text not null default 'NONE'::text,
  business_id bigint,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1,
  auxiliary text not null default 'NONE'::text
);

alter table accounting_account enable and force row level security;

alter table accounting_account add constraint accounting_account_auxiliary CHECK ((auxiliary = ANY (ARRAY['NONE'::text, 'PERSON'::text, 'INSTITUTION'::text])));

alter table accounting_account add constraint accounting_account_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table accounting_account add constraint accounting_account_center_use CHECK ((center_use = ANY (ARRAY['NONE'::text, 'OPTIONAL'::text, 'REQUIRED'::text])));

alter table accounting_account add constraint accounting_account_code_key UNIQUE (company_id, code);

alter table accounting_account add constraint accounting_account_kind CHECK ((kind = ANY (ARRAY['ASSET'::text, 'LIABILITY'::text, 'EQUITY'::text, 'INCOME'::text, 'EXPENSE'::text])));

alter table accounting_account add constraint accounting_account_parent FOREIGN KEY (company_id, parent_id) REFERENCES accounting_account(company_id, id);

alter table accounting_account add constraint accounting_account_pkey PRIMARY KEY (company_id, id);

alter table accounting_account add constraint accounting_account_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text])));

CREATE INDEX accounting_account_of_parent ON public.accounting_account USING btree (company_id, parent_id);

create policy own_company on accounting_account using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_account FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_account');

CREATE TRIGGER tree AFTER INSERT OR UPDATE ON public.accounting_account FOR EACH ROW EXECUTE FUNCTION app.keep_account_tree();

grant delete, insert, select, update on accounting_account to minga_app;

grant select on accounting_account to minga_backup;

create table accounting_entry (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  payroll_month_id bigint not null,
  year_month integer not null,
  number integer not null,
  kind text not null default 'ENTRY'::text,
  reverses_id bigint,
  reason text,
  closed_hash text not null,
  with_private boolean not null default false,
  group_id bigint,
  with_vacations boolean not null default false,
  job_id bigint,
  sha256 text,
  people integer,
  debit bigint,
  credit bigint,
  problems jsonb,
  squares jsonb,
  login_id bigint,
  asked_at timestamp with time zone not null default now(),
  made_at timestamp with time zone,
  with_subsidies boolean not null default false
);

alter table accounting_entry enable and force row level security;

alter table accounting_entry add constraint accounting_entry_balanced CHECK (((sha256 IS NULL) OR (debit = credit)));

alter table accounting_entry add constraint accounting_entry_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table accounting_entry add constraint accounting_entry_group FOREIGN KEY (company_id, group_id) REFERENCES cost_center_group(company_id, id);

alter table accounting_entry add constraint accounting_entry_kind CHECK ((kind = ANY (ARRAY['ENTRY'::text, 'REVERSAL'::text])));

alter table accounting_entry add constraint accounting_entry_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table accounting_entry add constraint accounting_entry_number UNIQUE (company_id, payroll_month_id, number);

alter table accounting_entry add constraint accounting_entry_pkey PRIMARY KEY (company_id, id);

alter table accounting_entry add constraint accounting_entry_reversal CHECK (((kind = 'REVERSAL'::text) = (reverses_id IS NOT NULL)));

alter table accounting_entry add constraint accounting_entry_reversed UNIQUE (company_id, reverses_id);

alter table accounting_entry add constraint accounting_entry_reverses FOREIGN KEY (company_id, reverses_id) REFERENCES accounting_entry(company_id, id);

CREATE INDEX accounting_entry_of_business ON public.accounting_entry USING btree (company_id, business_id, year_month);

create policy own_company on accounting_entry using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_entry FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_entry');

grant insert, select, update on accounting_entry to minga_app;

grant select on accounting_entry to minga_backup;

create table accounting_expense (
  company_id bigint not null,
  entry_id bigint not null,
  report_id bigint not null,
  moved integer not null
);

alter table accounting_expense enable and force row level security;

alter table accounting_expense add constraint accounting_expense_entry FOREIGN KEY (company_id, entry_id) REFERENCES accounting_entry(company_id, id);

alter table accounting_expense add constraint accounting_expense_moved CHECK ((moved = ANY (ARRAY[1, '-1'::integer])));

alter table accounting_expense add constraint accounting_expense_pkey PRIMARY KEY (company_id, entry_id, report_id);

alter table accounting_expense add constraint accounting_expense_report FOREIGN KEY (company_id, report_id) REFERENCES expense_report(company_id, id);

CREATE INDEX accounting_expense_by_report ON public.accounting_expense USING btree (company_id, report_id);

create policy own_company on accounting_expense using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on accounting_expense to minga_app;

grant select on accounting_expense to minga_backup;

create table accounting_file (
  company_id bigint not null,
  id bigint generated always as identity not null,
  entry_id bigint not null,
  template_id bigint not null,
  template_version integer not null,
  template_name text not null,
  lines integer not null,
  sha256 text not null,
  file_id bigint not null,
  login_id bigint,
  made_at timestamp with time zone not null
);

alter table accounting_file enable and force row level security;

alter table accounting_file add constraint accounting_file_entry FOREIGN KEY (company_id, entry_id) REFERENCES accounting_entry(company_id, id);

alter table accounting_file add constraint accounting_file_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table accounting_file add constraint accounting_file_key UNIQUE (company_id, entry_id, template_id, template_version, sha256);

alter table accounting_file add constraint accounting_file_pkey PRIMARY KEY (company_id, id);

alter table accounting_file add constraint accounting_file_template FOREIGN KEY (company_id, template_id) REFERENCES accounting_template(company_id, id);

CREATE INDEX accounting_file_of ON public.accounting_file USING btree (company_id, file_id);

CREATE INDEX accounting_file_of_template ON public.accounting_file USING btree (company_id, template_id);

create policy own_company on accounting_file using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_file FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_file');

grant insert, select on accounting_file to minga_app;

grant select on accounting_file to minga_backup;

create table accounting_line (
  company_id bigint not null,
  entry_id bigint not null,
  n integer not null,
  account_id bigint not null,
  cost_center_id bigint,
  code text not null,
  label text not null,
  source text not null,
  institution text,
  side text not null,
  amount bigint not null,
  contract_ids bigint[] not null,
  amounts bigint[] not null
);

alter table accounting_line enable and force row level security;

alter table accounting_line add constraint accounting_line_account FOREIGN KEY (company_id, account_id) REFERENCES accounting_account(company_id, id);

alter table accounting_line add constraint accounting_line_amount CHECK ((amount >= 0));

alter table accounting_line add constraint accounting_line_center FOREIGN KEY (company_id, cost_center_id) REFERENCES cost_center(company_id, id);

alter table accounting_line add constraint accounting_line_contracts CHECK ((cardinality(contract_ids) = cardinality(amounts)));

alter table accounting_line add constraint accounting_line_entry FOREIGN KEY (company_id, entry_id) REFERENCES accounting_entry(company_id, id);

alter table accounting_line add constraint accounting_line_pkey PRIMARY KEY (company_id, entry_id, n);

alter table accounting_line add constraint accounting_line_side CHECK ((side = ANY (ARRAY['DEBIT'::text, 'CREDIT'::text])));

alter table accounting_line add constraint accounting_line_source CHECK ((source = ANY (ARRAY['SALARY'::text, 'OVERTIME'::text, 'GRATIFICATION'::text, 'BONUS'::text, 'ALLOWANCE'::text, 'FAMILY_ALLOWANCE'::text, 'FAMILY_RETURNED'::text, 'REFUND'::text, 'SUBSIDY'::text, 'SUBSIDY_RECOVERED'::text, 'SUBSIDY_LOST'::text, 'AFP'::text, 'IPS'::text, 'HEALTH'::text, 'AFC'::text, 'VOLUNTARY_SAVING'::text, 'TAX'::text, 'STATE_LOAN'::text, 'CCAF'::text, 'UNION'::text, 'COURT'::text, 'LOAN'::text, 'ADVANCE'::text, 'DEDUCTION'::text, 'NET'::text, 'OVERDRAWN'::text, 'RETRO_AFP'::text, 'RETRO_HEALTH'::text, 'RETRO_AFC'::text, 'RETRO_TAX'::text, 'EMPLOYER_AFP'::text, 'EMPLOYER_INSURANCE'::text, 'EMPLOYER_AFC'::text, 'EMPLOYER_MUTUAL'::text, 'EMPLOYER_SAVING'::text, 'EMPLOYER_OTHER'::text, 'RETRO_EMPLOYER'::text, 'PROVISION'::text, 'VACATION_PROVISION'::text, 'SEVERANCE_PROVISION'::text, 'GRATIFICATION_PROVISION'::text, 'EXPENSES'::text])));

CREATE INDEX accounting_line_of_account ON public.accounting_line USING btree (company_id, account_id);

create policy own_company on accounting_line using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on accounting_line to minga_app;

grant select on accounting_line to minga_backup;

create table accounting_provision (
  company_id bigint not null,
  entry_id bigint not null,
  kind text not null,
  contract_ids bigint[] not null,
  amounts bigint[] not null,
  moved bigint[] not null,
  figures jsonb
);

alter table accounting_provision enable and force row level security;

alter table accounting_provision add constraint accounting_provision_contracts CHECK ((cardinality(contract_ids) = cardinality(amounts)));

alter table accounting_provision add constraint accounting_provision_entry FOREIGN KEY (company_id, entry_id) REFERENCES accounting_entry(company_id, id);

alter table accounting_provision add constraint accounting_provision_kind CHECK ((kind = ANY (ARRAY['VACATION'::text, 'SEVERANCE'::text, 'GRATIFICATION'::text])));

alter table accounting_provision add constraint accounting_provision_moved CHECK ((cardinality(moved) = cardinality(contract_ids)));

alter table accounting_provision add constraint accounting_provision_pkey PRIMARY KEY (company_id, entry_id, kind);

create policy own_company on accounting_provision using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on accounting_provision to minga_app;

grant select on accounting_provision to minga_backup;

create table accounting_recovery (
  company_id bigint not null,
  entry_id bigint not null,
  institution text not null,
  contract_ids bigint[] not null,
  moved bigint[] not null,
  kind text not null default 'RECOVERED'::text
);

alter table accounting_recovery enable and force row level security;

alter table accounting_recovery add constraint accounting_recovery_contracts CHECK ((cardinality(contract_ids) = cardinality(moved)));

alter table accounting_recovery add constraint accounting_recovery_entry FOREIGN KEY (company_id, entry_id) REFERENCES accounting_entry(company_id, id);

alter table accounting_recovery add constraint accounting_recovery_kind CHECK ((kind = ANY (ARRAY['RECOVERED'::text, 'LOST'::text])));

alter table accounting_recovery add constraint accounting_recovery_pkey PRIMARY KEY (company_id, entry_id, kind, institution);

create policy own_company on accounting_recovery using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on accounting_recovery to minga_app;

grant select on accounting_recovery to minga_backup;

create table accounting_rule (
  company_id bigint not null,
  id bigint generated always as identity not null,
  source text,
  item_code text,
  institution text,
  cost_center_id bigint,
  business_id bigint,
  debit_account_id bigint,
  credit_account_id bigint,
  version integer not null default 1
);

alter table accounting_rule enable and force row level security;

alter table accounting_rule add constraint accounting_rule_account CHECK (((debit_account_id IS NOT NULL) OR (credit_account_id IS NOT NULL)));

alter table accounting_rule add constraint accounting_rule_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table accounting_rule add constraint accounting_rule_center FOREIGN KEY (company_id, cost_center_id) REFERENCES cost_center(company_id, id);

alter table accounting_rule add constraint accounting_rule_credit FOREIGN KEY (company_id, credit_account_id) REFERENCES accounting_account(company_id, id);

alter table accounting_rule add constraint accounting_rule_debit FOREIGN KEY (company_id, debit_account_id) REFERENCES accounting_account(company_id, id);

alter table accounting_rule add constraint accounting_rule_key UNIQUE NULLS NOT DISTINCT (company_id, source, item_code, institution, cost_center_id, business_id);

alter table accounting_rule add constraint accounting_rule_pkey PRIMARY KEY (company_id, id);

alter table accounting_rule add constraint accounting_rule_source CHECK ((source = ANY (ARRAY['SALARY'::text, 'OVERTIME'::text, 'GRATIFICATION'::text, 'BONUS'::text, 'ALLOWANCE'::text, 'FAMILY_ALLOWANCE'::text, 'FAMILY_RETURNED'::text, 'REFUND'::text, 'SUBSIDY'::text, 'SUBSIDY_RECOVERED'::text, 'SUBSIDY_LOST'::text, 'AFP'::text, 'IPS'::text, 'HEALTH'::text, 'AFC'::text, 'VOLUNTARY_SAVING'::text, 'TAX'::text, 'STATE_LOAN'::text, 'CCAF'::text, 'UNION'::text, 'COURT'::text, 'LOAN'::text, 'ADVANCE'::text, 'DEDUCTION'::text, 'NET'::text, 'OVERDRAWN'::text, 'RETRO_AFP'::text, 'RETRO_HEALTH'::text, 'RETRO_AFC'::text, 'RETRO_TAX'::text, 'EMPLOYER_AFP'::text, 'EMPLOYER_INSURANCE'::text, 'EMPLOYER_AFC'::text, 'EMPLOYER_MUTUAL'::text, 'EMPLOYER_SAVING'::text, 'EMPLOYER_OTHER'::text, 'RETRO_EMPLOYER'::text, 'PROVISION'::text, 'VACATION_PROVISION'::text, 'SEVERANCE_PROVISION'::text, 'GRATIFICATION_PROVISION'::text, 'EXPENSES'::text])));

alter table accounting_rule add constraint accounting_rule_subject CHECK (((source IS NULL) <> (item_code IS NULL)));

CREATE INDEX accounting_rule_of_credit ON public.accounting_rule USING btree (company_id, credit_account_id);

CREATE INDEX accounting_rule_of_debit ON public.accounting_rule USING btree (company_id, debit_account_id);

create policy own_company on accounting_rule using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_rule FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_rule');

grant delete, insert, select, update on accounting_rule to minga_app;

grant select on accounting_rule to minga_backup;

create table accounting_template (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  file text not null default 'TEXT'::text,
  separator text not null default 'SEMICOLON'::text,
  encoding text not null default 'LATIN1'::text,
  line_end text not null default 'CRLF'::text,
  heads boolean not null default false,
  detail text not null default 'ACCOUNT'::text,
  blank_zeros boolean not null default false,
  side_codes text,
  auxiliary_codes text,
  published integer not null default 0,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table accounting_template enable and force row level security;

alter table accounting_template add constraint accounting_template_detail CHECK ((detail = ANY (ARRAY['ACCOUNT'::text, 'CONCEPT'::text])));

alter table accounting_template add constraint accounting_template_encoding CHECK ((encoding = ANY (ARRAY['LATIN1'::text, 'UTF8'::text])));

alter table accounting_template add constraint accounting_template_file CHECK ((file = ANY (ARRAY['TEXT'::text, 'XLS'::text, 'XLSX'::text])));

alter table accounting_template add constraint accounting_template_line_end CHECK ((line_end = ANY (ARRAY['CRLF'::text, 'LF'::text])));

alter table accounting_template add constraint accounting_template_name_key UNIQUE (company_id, name);

alter table accounting_template add constraint accounting_template_pkey PRIMARY KEY (company_id, id);

alter table accounting_template add constraint accounting_template_separator CHECK ((separator = ANY (ARRAY['FIXED'::text, 'SEMICOLON'::text, 'COMMA'::text, 'TAB'::text, 'PIPE'::text])));

create policy own_company on accounting_template using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_template FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_template');

grant delete, insert, select, update on accounting_template to minga_app;

grant select on accounting_template to minga_backup;

create table accounting_template_column (
  company_id bigint not null,
  id bigint generated always as identity not null,
  template_id bigint not null,
  section text not null default 'LINE'::text,
  position integer not null,
  name text not null,
  source text not null,
  constant text,
  width integer,
  side text not null default 'RIGHT'::text,
  pad text not null default 'BLANK'::text,
  letters text not null default 'AS_IS'::text,
  amount text not null default 'WHOLE'::text,
  date text not null default 'DDMMYYYY'::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table accounting_template_column enable and force row level security;

alter table accounting_template_column add constraint accounting_template_column_amount CHECK ((amount = ANY (ARRAY['WHOLE'::text, 'CENTS'::text, 'COMMA'::text, 'POINT'::text])));

alter table accounting_template_column add constraint accounting_template_column_date CHECK ((date = ANY (ARRAY['DDMMYYYY'::text, 'YYYYMMDD'::text, 'DASHED'::text, 'SLASHED'::text, 'ISO'::text])));

alter table accounting_template_column add constraint accounting_template_column_letters CHECK ((letters = ANY (ARRAY['AS_IS'::text, 'PLAIN'::text, 'UPPER'::text, 'LOWER'::text])));

alter table accounting_template_column add constraint accounting_template_column_of FOREIGN KEY (company_id, template_id) REFERENCES accounting_template(company_id, id) ON DELETE CASCADE;

alter table accounting_template_column add constraint accounting_template_column_pad CHECK ((pad = ANY (ARRAY['BLANK'::text, 'ZERO'::text])));

alter table accounting_template_column add constraint accounting_template_column_pkey PRIMARY KEY (company_id, id);

alter table accounting_template_column add constraint accounting_template_column_place UNIQUE (company_id, template_id, section, "position") DEFERRABLE;

alter table accounting_template_column add constraint accounting_template_column_section CHECK ((section = ANY (ARRAY['HEADER'::text, 'LINE'::text, 'TRAILER'::text])));

alter table accounting_template_column add constraint accounting_template_column_side CHECK ((side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text])));

alter table accounting_template_column add constraint accounting_template_column_source CHECK ((source = ANY (ARRAY['CONSTANT'::text, 'NOTHING'::text, 'ACCOUNT'::text, 'ACCOUNT_NAME'::text, 'CENTER'::text, 'CENTER_NAME'::text, 'DEBIT'::text, 'CREDIT'::text, 'AMOUNT'::text, 'SIGNED'::text, 'SIDE'::text, 'AUX_RUT'::text, 'AUX_DASHED'::text, 'AUX_BODY'::text, 'AUX_DIGIT'::text, 'AUX_NAME'::text, 'CONCEPT'::text, 'CONCEPT_CODE'::text, 'SUBJECT'::text, 'DOCUMENT'::text, 'PERIOD'::text, 'NUMBER'::text, 'DATE'::text, 'COMPANY_RUT'::text, 'COMPANY_BODY'::text, 'COMPANY_DIGIT'::text, 'COMPANY_NAME'::text, 'COUNT'::text, 'TOTAL_DEBIT'::text, 'TOTAL_CREDIT'::text])));

alter table accounting_template_column add constraint accounting_template_column_width CHECK (((width >= 1) AND (width <= 500)));

create policy own_company on accounting_template_column using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.accounting_template_column FOR EACH ROW EXECUTE FUNCTION app.audit_row('accounting_template_column');

grant delete, insert, select, update on accounting_template_column to minga_app;

grant select on accounting_template_column to minga_backup;

create table accounting_template_version (
  company_id bigint not null,
  template_id bigint not null,
  number integer not null,
  layout jsonb not null,
  login_id bigint,
  at timestamp with time zone not null
);

alter table accounting_template_version enable and force row level security;

alter table accounting_template_version add constraint accounting_template_version_of FOREIGN KEY (company_id, template_id) REFERENCES accounting_template(company_id, id) ON DELETE CASCADE;

alter table accounting_template_version add constraint accounting_template_version_pkey PRIMARY KEY (company_id, template_id, number);

create policy own_company on accounting_template_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on accounting_template_version to minga_app;

grant select on accounting_template_version to minga_backup;

create table action_plan (
  company_id bigint not null,
  id bigint generated always as identity not null,
  worker_id bigint not null,
  supervisor_id bigint,
  creator_id bigint,
  evaluation_process_id bigint,
  survey_id bigint,
  objective text not null,
  impact_area text not null,
  simple_and_specific_plan text not null,
  measurable_plan text not null,
  achievable_plan text not null,
  realistic_plan text not null,
  traceable_in_time_plan text not null,
  start_date date not null,
  end_date date not null,
  evaluation_weight integer not null default 0,
  approval_status text not null default 'DRAFT'::text,
  completeness_status text not null default 'PENDING'::text,
  completeness_percentage integer not null default 0,
  response text,
  requested_at timestamp with time zone,
  responded_at timestamp with time zone,
  responded_login_id bigint,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table action_plan enable and force row level security;

alter table action_plan add constraint action_plan_approval CHECK ((approval_status = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table action_plan add constraint action_plan_canceled CHECK (((approval_status = 'CANCELED'::text) = (completeness_status = 'CANCELED'::text)));

alter table action_plan add constraint action_plan_complete CHECK (((completeness_status <> 'COMPLETE'::text) OR ((approval_status = 'APPROVED'::text) AND (completeness_percentage = 100))));

alter table action_plan add constraint action_plan_completeness CHECK ((completeness_status = ANY (ARRAY['PENDING'::text, 'IN_PROGRESS'::text, 'COMPLETE'::text, 'CANCELED'::text])));

alter table action_plan add constraint action_plan_creator FOREIGN KEY (company_id, creator_id) REFERENCES users(company_id, id);

alter table action_plan add constraint action_plan_days CHECK ((start_date <= end_date));

alter table action_plan add constraint action_plan_of_worker UNIQUE (company_id, id, worker_id);

alter table action_plan add constraint action_plan_other_supervisor CHECK ((supervisor_id <> worker_id));

alter table action_plan add constraint action_plan_percentage CHECK (((completeness_percentage >= 0) AND (completeness_percentage <= 100)));

alter table action_plan add constraint action_plan_pkey PRIMARY KEY (company_id, id);

alter table action_plan add constraint action_plan_requested CHECK (((approval_status <> 'PENDING'::text) OR (requested_at IS NOT NULL)));

alter table action_plan add constraint action_plan_supervisor FOREIGN KEY (company_id, supervisor_id) REFERENCES users(company_id, id);

alter table action_plan add constraint action_plan_weight CHECK (((evaluation_weight >= 0) AND (evaluation_weight <= 100)));

alter table action_plan add constraint action_plan_worker FOREIGN KEY (company_id, worker_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX action_plan_by_end ON public.action_plan USING btree (company_id, end_date, id);

CREATE INDEX action_plan_by_supervisor ON public.action_plan USING btree (company_id, supervisor_id, id);

CREATE INDEX action_plan_by_worker ON public.action_plan USING btree (company_id, worker_id, id);

create policy own_company on action_plan using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.action_plan FOR EACH ROW EXECUTE FUNCTION app.audit_row('action_plan');

CREATE TRIGGER paper_is_stale AFTER UPDATE ON public.action_plan FOR EACH ROW WHEN (((old.approval_status <> new.approval_status) OR (old.supervisor_id IS DISTINCT FROM new.supervisor_id))) EXECUTE FUNCTION app.paper_is_stale('ACTION_PLAN');

CREATE TRIGGER states BEFORE UPDATE ON public.action_plan FOR EACH ROW EXECUTE FUNCTION app.keep_action_plan_states();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.action_plan FOR EACH ROW EXECUTE FUNCTION app.keep_action_plan_step();

grant delete, insert, select, update on action_plan to minga_app;

grant select on action_plan to minga_backup;

create table action_plan_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  action_plan_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table action_plan_step enable and force row level security;

alter table action_plan_step add constraint action_plan_step_of FOREIGN KEY (company_id, action_plan_id) REFERENCES action_plan(company_id, id) ON DELETE CASCADE;

alter table action_plan_step add constraint action_plan_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX action_plan_step_by_record ON public.action_plan_step USING btree (company_id, action_plan_id, id);

create policy own_company on action_plan_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on action_plan_step to minga_app;

grant select on action_plan_step to minga_backup;

create table additional_payment (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  base_run_id bigint not null,
  item_code text not null,
  value numeric(16,4) not null,
  earnings bigint not null,
  deductions bigint not null,
  net bigint not null,
  employer_cost bigint not null,
  lines jsonb not null,
  print text not null default ''::text,
  accrued_from integer,
  accrued_to integer,
  months jsonb not null default '[]'::jsonb,
  rests_on text not null default ''::text
);

alter table additional_payment enable and force row level security;

alter table additional_payment add constraint additional_payment_accrual CHECK ((((accrued_from IS NULL) = (accrued_to IS NULL)) AND (accrued_from <= accrued_to)));

alter table additional_payment add constraint additional_payment_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table additional_payment add constraint additional_payment_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table additional_payment add constraint additional_payment_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table additional_payment add constraint additional_payment_run FOREIGN KEY (company_id, base_run_id) REFERENCES payroll_run(company_id, id);

alter table additional_payment add constraint additional_payment_value CHECK ((value > (0)::numeric));

create policy own_company on additional_payment using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.additional_payment FOR EACH ROW EXECUTE FUNCTION app.audit_row('additional_payment');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.additional_payment FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('ADDITIONAL');

grant delete, insert, select, update on additional_payment to minga_app;

grant select on additional_payment to minga_backup;

create table additional_release (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  print text not null,
  user_id bigint not null,
  released_at timestamp with time zone not null default now(),
  released_by bigint,
  mailed boolean not null default false
);

alter table additional_release enable and force row level security;

alter table additional_release add constraint additional_release_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table additional_release add constraint additional_release_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table additional_release add constraint additional_release_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id, print);

alter table additional_release add constraint additional_release_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX additional_release_of_user ON public.additional_release USING btree (company_id, user_id);

create policy own_company on additional_release using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER early_release BEFORE INSERT ON public.additional_release FOR EACH ROW EXECUTE FUNCTION app.refuse_early_additional();

grant insert, select on additional_release to minga_app;

grant select on additional_release to minga_backup;

create table advanced_signature (
  company_id bigint not null,
  id bigint generated always as identity not null,
  request_id bigint not null,
  signer_id bigint not null,
  user_id bigint not null,
  login_id bigint not null,
  name text not null,
  rut text not null,
  reference text not null,
  state text not null default 'PREPARING'::text,
  base_file_id bigint not null,
  base_sha256 text not null,
  url text,
  problem text,
  tries integer not null default 0,
  next_at timestamp with time zone,
  seen_events text[] not null default '{}'::text[],
  address text not null,
  file_id bigint,
  subject text,
  issuer text,
  serial text,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null
);

alter table advanced_signature enable and force row level security;

alter table advanced_signature add constraint advanced_signature_accepted CHECK ((((state = 'ACCEPTED'::text) = (file_id IS NOT NULL)) AND ((file_id IS NULL) = (subject IS NULL)) AND ((file_id IS NULL) = (issuer IS NULL)) AND ((file_id IS NULL) = (serial IS NULL))));

alter table advanced_signature add constraint advanced_signature_at CHECK (((state <> 'WAITING'::text) OR (url IS NOT NULL)));

alter table advanced_signature add constraint advanced_signature_base FOREIGN KEY (company_id, base_file_id) REFERENCES file(company_id, id);

alter table advanced_signature add constraint advanced_signature_ended CHECK ((((state = ANY (ARRAY['PREPARING'::text, 'WAITING'::text, 'CANCELLING'::text])) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (next_at IS NOT NULL))));

alter table advanced_signature add constraint advanced_signature_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table advanced_signature add constraint advanced_signature_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table advanced_signature add constraint advanced_signature_pkey PRIMARY KEY (company_id, id);

alter table advanced_signature add constraint advanced_signature_reference_key UNIQUE (company_id, reference);

alter table advanced_signature add constraint advanced_signature_refused CHECK (((state <> 'REFUSED'::text) OR (problem IS NOT NULL)));

alter table advanced_signature add constraint advanced_signature_request FOREIGN KEY (company_id, request_id) REFERENCES signature_request(company_id, id);

alter table advanced_signature add constraint advanced_signature_sha256 CHECK ((base_sha256 ~ '^[0-9a-f]{64}$'::text));

alter table advanced_signature add constraint advanced_signature_signer FOREIGN KEY (company_id, signer_id) REFERENCES signature_signer(company_id, id);

alter table advanced_signature add constraint advanced_signature_state CHECK ((state = ANY (ARRAY['PREPARING'::text, 'WAITING'::text, 'CANCELLING'::text, 'ACCEPTED'::text, 'REFUSED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text])));

CREATE INDEX advanced_signature_by_request ON public.advanced_signature USING btree (company_id, request_id, id);

CREATE INDEX advanced_signature_due ON public.advanced_signature USING btree (company_id, next_at) WHERE (next_at IS NOT NULL);

CREATE UNIQUE INDEX advanced_signature_open_key ON public.advanced_signature USING btree (company_id, signer_id) WHERE (state = ANY (ARRAY['PREPARING'::text, 'WAITING'::text, 'ACCEPTED'::text]));

create policy own_company on advanced_signature using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER advanced_signature_begins BEFORE INSERT ON public.advanced_signature FOR EACH ROW EXECUTE FUNCTION app.advanced_signature_begins();

CREATE TRIGGER advanced_signature_stays BEFORE UPDATE ON public.advanced_signature FOR EACH ROW EXECUTE FUNCTION app.advanced_signature_stays();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.advanced_signature FOR EACH ROW EXECUTE FUNCTION app.audit_row('advanced_signature', 'reference', 'url', 'tries', 'next_at', 'seen_events', 'address');

grant insert, select, update on advanced_signature to minga_app;

grant select on advanced_signature to minga_backup;

create table alternative (
  company_id bigint not null,
  question_id bigint not null,
  value integer not null,
  position integer not null,
  label text not null,
  is_other boolean not null default false
);

alter table alternative enable and force row level security;

alter table alternative add constraint alternative_label CHECK ((btrim(label) <> ''::text));

alter table alternative add constraint alternative_pkey PRIMARY KEY (company_id, question_id, value);

alter table alternative add constraint alternative_question FOREIGN KEY (company_id, question_id) REFERENCES question(company_id, id) ON DELETE CASCADE;

alter table alternative add constraint alternative_value CHECK (((value >= 1) AND (value <= 500)));

create policy own_company on alternative using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER is_draft BEFORE INSERT OR DELETE OR UPDATE ON public.alternative FOR EACH ROW EXECUTE FUNCTION app.alternative_is_draft();

grant delete, insert, select, update on alternative to minga_app;

grant select on alternative to minga_backup;

create table annex_registration (
  company_id bigint not null,
  annex_id bigint not null,
  done_on date not null,
  done_by bigint,
  file_id bigint,
  note text
);

alter table annex_registration enable and force row level security;

alter table annex_registration add constraint annex_registration_annex FOREIGN KEY (company_id, annex_id) REFERENCES contract_annex(company_id, id) ON DELETE CASCADE;

alter table annex_registration add constraint annex_registration_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table annex_registration add constraint annex_registration_pkey PRIMARY KEY (company_id, annex_id);

create policy own_company on annex_registration using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.annex_registration FOR EACH ROW EXECUTE FUNCTION app.audit_row('annex_registration');

grant delete, insert, select, update on annex_registration to minga_app;

grant select on annex_registration to minga_backup;

create table announcement (
  company_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  content jsonb not null,
  visibility text not null,
  publish_date date not null,
  expiry_date date,
  pinned boolean not null default false,
  asks_acknowledgement boolean not null default false,
  allows_reactions boolean not null default false,
  sends_mail boolean not null default false,
  mailed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table announcement enable and force row level security;

alter table announcement add constraint announcement_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table announcement add constraint announcement_content CHECK ((((content ->> 'type'::text) = 'doc'::text) AND (pg_column_size(content) <= 200000)));

alter table announcement add constraint announcement_days CHECK ((expiry_date >= publish_date));

alter table announcement add constraint announcement_pkey PRIMARY KEY (company_id, id);

alter table announcement add constraint announcement_title CHECK (((length(title) >= 1) AND (length(title) <= 120)));

alter table announcement add constraint announcement_visibility CHECK ((visibility = ANY (ARRAY['EVERYONE'::text, 'NON_EMPLOYEE'::text])));

alter table announcement add constraint announcement_withdrawn CHECK (((withdrawn_at IS NULL) = (reason IS NULL)));

CREATE INDEX announcement_by_day ON public.announcement USING btree (company_id, publish_date DESC, id DESC);

create policy own_company on announcement using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.announcement FOR EACH ROW EXECUTE FUNCTION app.audit_row('announcement');

grant insert, select, update on announcement to minga_app;

grant select on announcement to minga_backup;

create table announcement_business (
  company_id bigint not null,
  announcement_id bigint not null,
  business_id bigint not null
);

alter table announcement_business enable and force row level security;

alter table announcement_business add constraint announcement_business_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table announcement_business add constraint announcement_business_of FOREIGN KEY (company_id, announcement_id) REFERENCES announcement(company_id, id) ON DELETE CASCADE;

alter table announcement_business add constraint announcement_business_pkey PRIMARY KEY (company_id, announcement_id, business_id);

create policy own_company on announcement_business using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on announcement_business to minga_app;

grant select on announcement_business to minga_backup;

create table announcement_file (
  company_id bigint not null,
  announcement_id bigint not null,
  file_id bigint not null,
  position integer not null
);

alter table announcement_file enable and force row level security;

alter table announcement_file add constraint announcement_file_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table announcement_file add constraint announcement_file_of FOREIGN KEY (company_id, announcement_id) REFERENCES announcement(company_id, id) ON DELETE CASCADE;

alter table announcement_file add constraint announcement_file_once UNIQUE (company_id, announcement_id, file_id);

alter table announcement_file add constraint announcement_file_pkey PRIMARY KEY (company_id, announcement_id, "position");

alter table announcement_file add constraint announcement_file_three CHECK ((("position" >= 1) AND ("position" <= 3)));

create policy own_company on announcement_file using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on announcement_file to minga_app;

grant select on announcement_file to minga_backup;

create table announcement_read (
  company_id bigint not null,
  announcement_id bigint not null,
  user_id bigint not null,
  read_at timestamp with time zone not null default now(),
  acknowledged_at timestamp with time zone,
  reaction text
);

alter table announcement_read enable and force row level security;

alter table announcement_read add constraint announcement_read_of FOREIGN KEY (company_id, announcement_id) REFERENCES announcement(company_id, id) ON DELETE CASCADE;

alter table announcement_read add constraint announcement_read_pkey PRIMARY KEY (company_id, announcement_id, user_id);

alter table announcement_read add constraint announcement_read_reaction CHECK ((reaction = ANY (ARRAY['LIKE'::text, 'THANKS'::text, 'CELEBRATE'::text])));

alter table announcement_read add constraint announcement_read_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX announcement_read_by_user ON public.announcement_read USING btree (company_id, user_id);

create policy own_company on announcement_read using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER kept BEFORE UPDATE ON public.announcement_read FOR EACH ROW EXECUTE FUNCTION app.keep_announcement_read();

grant insert, select, update on announcement_read to minga_app;

grant select on announcement_read to minga_backup;

create table annual_gratification (
  company_id bigint not null,
  payroll_month_id bigint not null,
  business_id bigint not null,
  year integer not null,
  profit bigint,
  own_capital bigint,
  pool bigint,
  pay bigint,
  minimum_income bigint,
  first_month integer,
  rests_on text
);

alter table annual_gratification enable and force row level security;

alter table annual_gratification add constraint annual_gratification_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table annual_gratification add constraint annual_gratification_capital CHECK ((own_capital >= 0));

alter table annual_gratification add constraint annual_gratification_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table annual_gratification add constraint annual_gratification_pkey PRIMARY KEY (company_id, payroll_month_id);

alter table annual_gratification add constraint annual_gratification_profit CHECK (((profit IS NULL) = (own_capital IS NULL)));

alter table annual_gratification add constraint annual_gratification_year UNIQUE (company_id, business_id, year);

alter table annual_gratification add constraint annual_gratification_years CHECK (((year >= 1990) AND (year <= 2200)));

create policy own_company on annual_gratification using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.annual_gratification FOR EACH ROW EXECUTE FUNCTION app.audit_row('annual_gratification');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.annual_gratification FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('ADDITIONAL');

grant delete, insert, select, update on annual_gratification to minga_app;

grant select on annual_gratification to minga_backup;

create table answer (
  company_id bigint not null,
  user_survey_id bigint not null,
  question_id bigint not null,
  choice integer,
  omit boolean not null default false,
  na boolean not null default false,
  texts jsonb,
  comment text,
  rev integer not null default 1,
  at timestamp with time zone not null
);

alter table answer enable and force row level security;

alter table answer add constraint answer_choice CHECK (((choice IS NULL) OR (NOT (omit OR na))));

alter table answer add constraint answer_comment CHECK ((char_length(comment) <= 2000));

alter table answer add constraint answer_omitted CHECK ((NOT (omit AND na)));

alter table answer add constraint answer_pkey PRIMARY KEY (company_id, user_survey_id, question_id);

alter table answer add constraint answer_question FOREIGN KEY (company_id, question_id) REFERENCES question(company_id, id);

alter table answer add constraint answer_rev CHECK ((rev >= 1));

alter table answer add constraint answer_user_survey FOREIGN KEY (company_id, user_survey_id) REFERENCES user_survey(company_id, id);

CREATE INDEX answer_of_question ON public.answer USING btree (company_id, question_id);

create policy own_company on answer using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER goes_before_sending BEFORE DELETE ON public.answer FOR EACH ROW EXECUTE FUNCTION app.answer_goes_before_sending();

CREATE TRIGGER is_open BEFORE INSERT OR UPDATE ON public.answer FOR EACH ROW EXECUTE FUNCTION app.answer_is_open();

grant delete, insert, select, update on answer to minga_app;

grant select on answer to minga_backup;

create table approval_decision (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  subject_id bigint not null,
  round integer not null,
  place integer not null,
  decision text not null,
  user_id bigint not null,
  login_id bigint not null,
  on_behalf_of bigint,
  comment text,
  at timestamp with time zone not null default now()
);

alter table approval_decision enable and force row level security;

alter table approval_decision add constraint approval_decision_code CHECK ((decision = ANY (ARRAY['APPROVE'::text, 'REJECT'::text])));

alter table approval_decision add constraint approval_decision_kind CHECK ((kind = ANY (ARRAY['VACATION'::text, 'ABSENCE'::text])));

alter table approval_decision add constraint approval_decision_once UNIQUE (company_id, kind, subject_id, round, place);

alter table approval_decision add constraint approval_decision_pkey PRIMARY KEY (company_id, id);

alter table approval_decision add constraint approval_decision_request FOREIGN KEY (company_id, kind, subject_id) REFERENCES approval_request(company_id, kind, subject_id);

create policy own_company on approval_decision using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER answered_by_another BEFORE INSERT ON public.approval_decision FOR EACH ROW EXECUTE FUNCTION app.step_answered_by_another();

grant insert, select on approval_decision to minga_app;

grant select on approval_decision to minga_backup;

create table approval_request (
  company_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  business_id bigint not null,
  rule_steps jsonb not null,
  steps jsonb not null,
  escalate_days integer,
  round integer not null default 1,
  place integer not null default 1,
  since timestamp with time zone not null default now(),
  is_open boolean not null
);

alter table approval_request enable and force row level security;

alter table approval_request add constraint approval_request_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table approval_request add constraint approval_request_kind CHECK ((kind = ANY (ARRAY['VACATION'::text, 'ABSENCE'::text])));

alter table approval_request add constraint approval_request_pkey PRIMARY KEY (company_id, kind, subject_id);

alter table approval_request add constraint approval_request_place CHECK (((round >= 1) AND ((place >= 1) AND (place <= (jsonb_array_length(steps) + 1)))));

CREATE INDEX approval_request_open ON public.approval_request USING btree (company_id, kind, subject_id) WHERE is_open;

create policy own_company on approval_request using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on approval_request to minga_app;

grant select on approval_request to minga_backup;

create table approval_rule (
  company_id bigint not null,
  business_id bigint not null,
  kind text not null,
  from_day date not null,
  steps jsonb not null,
  escalate_days integer,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table approval_rule enable and force row level security;

alter table approval_rule add constraint approval_rule_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table approval_rule add constraint approval_rule_escalate CHECK (((escalate_days >= 1) AND (escalate_days <= 60)));

alter table approval_rule add constraint approval_rule_kind CHECK ((kind = ANY (ARRAY['VACATION'::text, 'ABSENCE'::text])));

alter table approval_rule add constraint approval_rule_pkey PRIMARY KEY (company_id, business_id, kind, from_day);

alter table approval_rule add constraint approval_rule_steps CHECK (((jsonb_typeof(steps) = 'array'::text) AND (jsonb_array_length(steps) <= 6)));

create policy own_company on approval_rule using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.approval_rule FOR EACH ROW EXECUTE FUNCTION app.audit_row('approval_rule');

grant insert, select, update on approval_rule to minga_app;

grant select on approval_rule to minga_backup;

create table area (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  name_key text not null,
  status text not null default 'ACTIVE'::text,
  merged_into_id bigint,
  version integer not null default 1,
  hierarchy_node_id bigint
);

alter table area enable and force row level security;

alter table area add constraint area_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table area add constraint area_hierarchy_node FOREIGN KEY (company_id, hierarchy_node_id) REFERENCES hierarchy_node(company_id, id);

alter table area add constraint area_merged FOREIGN KEY (company_id, merged_into_id) REFERENCES area(company_id, id);

alter table area add constraint area_name CHECK ((btrim(name) <> ''::text));

alter table area add constraint area_name_key UNIQUE (company_id, name_key);

alter table area add constraint area_pkey PRIMARY KEY (company_id, id);

alter table area add constraint area_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

CREATE INDEX area_hierarchy_node ON public.area USING btree (company_id, hierarchy_node_id);

CREATE INDEX area_merged ON public.area USING btree (company_id, merged_into_id);

create policy own_company on area using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.area FOR EACH ROW EXECUTE FUNCTION app.audit_row('area');

CREATE TRIGGER key_name BEFORE INSERT OR UPDATE ON public.area FOR EACH ROW EXECUTE FUNCTION app.key_name();

CREATE TRIGGER rename_joined AFTER UPDATE OF name ON public.area FOR EACH ROW EXECUTE FUNCTION app.rename_joined_areas();

grant delete, insert, select, update on area to minga_app;

grant select on area to minga_backup;

create table area_feedback (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  area_id bigint not null,
  author_id bigint not null,
  comment text not null,
  created_at timestamp with time zone not null default now(),
  creator_login_id bigint,
  version integer not null default 1
);

alter table area_feedback enable and force row level security;

alter table area_feedback add constraint area_feedback_area FOREIGN KEY (company_id, area_id) REFERENCES area(company_id, id);

alter table area_feedback add constraint area_feedback_author FOREIGN KEY (company_id, author_id) REFERENCES users(company_id, id);

alter table area_feedback add constraint area_feedback_comment CHECK ((btrim(comment) <> ''::text));

alter table area_feedback add constraint area_feedback_once UNIQUE (company_id, survey_id, area_id, author_id);

alter table area_feedback add constraint area_feedback_pkey PRIMARY KEY (company_id, id);

alter table area_feedback add constraint area_feedback_survey FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

create policy own_company on area_feedback using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.area_feedback FOR EACH ROW EXECUTE FUNCTION app.audit_row('area_feedback');

grant insert, select on area_feedback to minga_app;

grant select on area_feedback to minga_backup;

create table arrival (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  user_id bigint not null,
  user_contract_id bigint not null,
  template_id bigint,
  name text not null,
  day date not null,
  state text not null default 'RUNNING'::text,
  by_hand boolean not null,
  reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table arrival enable and force row level security;

alter table arrival add constraint arrival_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table arrival add constraint arrival_contract_key UNIQUE (company_id, user_contract_id, kind);

alter table arrival add constraint arrival_kind CHECK ((kind = ANY (ARRAY['ARRIVAL'::text, 'DEPARTURE'::text])));

alter table arrival add constraint arrival_pkey PRIMARY KEY (company_id, id);

alter table arrival add constraint arrival_state CHECK ((state = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'CANCELED'::text])));

alter table arrival add constraint arrival_template_of FOREIGN KEY (company_id, template_id) REFERENCES arrival_template(company_id, id);

alter table arrival add constraint arrival_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX arrival_by_day ON public.arrival USING btree (company_id, state, day, id);

CREATE INDEX arrival_by_template ON public.arrival USING btree (company_id, template_id);

CREATE INDEX arrival_by_user ON public.arrival USING btree (company_id, user_id, id DESC);

create policy own_company on arrival using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.arrival FOR EACH ROW EXECUTE FUNCTION app.audit_row('arrival');

grant insert, select, update on arrival to minga_app;

grant select on arrival to minga_backup;

create table arrival_task (
  company_id bigint not null,
  id bigint generated always as identity not null,
  arrival_id bigint not null,
  user_id bigint not null,
  title text not null,
  kind text not null,
  assignee text not null,
  assignee_id bigint,
  days integer not null,
  due date not null,
  obligatory boolean not null,
  document_template_id bigint,
  state text not null default 'TO_DO'::text,
  comment text,
  serial text,
  returns_id bigint,
  returned_on date,
  file_id bigint,
  done_login_id bigint,
  done_at timestamp with time zone,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table arrival_task enable and force row level security;

alter table arrival_task add constraint arrival_task_assignee CHECK (((assignee = ANY (ARRAY['HR'::text, 'MANAGER'::text, 'WORKER'::text, 'PERSON'::text])) AND ((assignee = 'PERSON'::text) = (assignee_id IS NOT NULL))));

alter table arrival_task add constraint arrival_task_assignee_of FOREIGN KEY (company_id, assignee_id) REFERENCES users(company_id, id);

alter table arrival_task add constraint arrival_task_document FOREIGN KEY (company_id, document_template_id) REFERENCES document_template(company_id, id);

alter table arrival_task add constraint arrival_task_done CHECK (((state = 'TO_DO'::text) = (done_at IS NULL)));

alter table arrival_task add constraint arrival_task_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table arrival_task add constraint arrival_task_kind CHECK ((kind = ANY (ARRAY['TASK'::text, 'DOCUMENT'::text, 'EQUIPMENT'::text, 'ACCESS'::text])));

alter table arrival_task add constraint arrival_task_of FOREIGN KEY (company_id, arrival_id) REFERENCES arrival(company_id, id) ON DELETE CASCADE;

alter table arrival_task add constraint arrival_task_pkey PRIMARY KEY (company_id, id);

alter table arrival_task add constraint arrival_task_returned CHECK (((returned_on IS NULL) OR ((kind = 'EQUIPMENT'::text) AND (serial IS NOT NULL))));

alter table arrival_task add constraint arrival_task_returns FOREIGN KEY (company_id, returns_id) REFERENCES arrival_task(company_id, id);

alter table arrival_task add constraint arrival_task_state CHECK ((state = ANY (ARRAY['TO_DO'::text, 'DONE'::text, 'SKIPPED'::text])));

alter table arrival_task add constraint arrival_task_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX arrival_task_by_arrival ON public.arrival_task USING btree (company_id, arrival_id, due, id);

CREATE INDEX arrival_task_by_assignee ON public.arrival_task USING btree (company_id, assignee_id);

CREATE INDEX arrival_task_by_document ON public.arrival_task USING btree (company_id, document_template_id);

CREATE INDEX arrival_task_by_due ON public.arrival_task USING btree (company_id, due, id) WHERE (state = 'TO_DO'::text);

CREATE INDEX arrival_task_by_file ON public.arrival_task USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX arrival_task_by_returns ON public.arrival_task USING btree (company_id, returns_id);

CREATE INDEX arrival_task_by_user ON public.arrival_task USING btree (company_id, user_id);

create policy own_company on arrival_task using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.arrival_task FOR EACH ROW EXECUTE FUNCTION app.audit_row('arrival_task');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.arrival_task FOR EACH ROW EXECUTE FUNCTION app.keep_arrival_task_step();

grant insert, select, update on arrival_task to minga_app;

grant select on arrival_task to minga_backup;

create table arrival_task_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  arrival_task_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table arrival_task_step enable and force row level security;

alter table arrival_task_step add constraint arrival_task_step_of FOREIGN KEY (company_id, arrival_task_id) REFERENCES arrival_task(company_id, id) ON DELETE CASCADE;

alter table arrival_task_step add constraint arrival_task_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX arrival_task_step_by_record ON public.arrival_task_step USING btree (company_id, arrival_task_id, id);

create policy own_company on arrival_task_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on arrival_task_step to minga_app;

grant select on arrival_task_step to minga_backup;

create table arrival_template (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  name text not null,
  status text not null default 'ACTIVE'::text,
  business_id bigint,
  area text,
  job_title text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table arrival_template enable and force row level security;

alter table arrival_template add constraint arrival_template_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table arrival_template add constraint arrival_template_kind CHECK ((kind = ANY (ARRAY['ARRIVAL'::text, 'DEPARTURE'::text])));

alter table arrival_template add constraint arrival_template_pkey PRIMARY KEY (company_id, id);

alter table arrival_template add constraint arrival_template_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

CREATE UNIQUE INDEX arrival_template_name_key ON public.arrival_template USING btree (company_id, kind, app.plain(name));

create policy own_company on arrival_template using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.arrival_template FOR EACH ROW EXECUTE FUNCTION app.audit_row('arrival_template');

grant delete, insert, select, update on arrival_template to minga_app;

grant select on arrival_template to minga_backup;

create table arrival_template_task (
  company_id bigint not null,
  template_id bigint not null,
  place integer not null,
  title text not null,
  kind text not null,
  assignee text not null,
  user_id bigint,
  days integer not null,
  obligatory boolean not null,
  document_template_id bigint
);

alter table arrival_template_task enable and force row level security;

alter table arrival_template_task add constraint arrival_template_task_assignee CHECK (((assignee = ANY (ARRAY['HR'::text, 'MANAGER'::text, 'WORKER'::text, 'PERSON'::text])) AND ((assignee = 'PERSON'::text) = (user_id IS NOT NULL))));

alter table arrival_template_task add constraint arrival_template_task_days CHECK (((days >= '-365'::integer) AND (days <= 365)));

alter table arrival_template_task add constraint arrival_template_task_document FOREIGN KEY (company_id, document_template_id) REFERENCES document_template(company_id, id);

alter table arrival_template_task add constraint arrival_template_task_kind CHECK ((kind = ANY (ARRAY['TASK'::text, 'DOCUMENT'::text, 'EQUIPMENT'::text, 'ACCESS'::text])));

alter table arrival_template_task add constraint arrival_template_task_of FOREIGN KEY (company_id, template_id) REFERENCES arrival_template(company_id, id) ON DELETE CASCADE;

alter table arrival_template_task add constraint arrival_template_task_paper CHECK (((document_template_id IS NULL) OR (kind = 'DOCUMENT'::text)));

alter table arrival_template_task add constraint arrival_template_task_pkey PRIMARY KEY (company_id, template_id, place);

alter table arrival_template_task add constraint arrival_template_task_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX arrival_template_task_by_document ON public.arrival_template_task USING btree (company_id, document_template_id);

CREATE INDEX arrival_template_task_by_user ON public.arrival_template_task USING btree (company_id, user_id);

create policy own_company on arrival_template_task using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on arrival_template_task to minga_app;

grant select on arrival_template_task to minga_backup;

create table assignment_rule (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  kind text not null,
  filter jsonb not null default '{}'::jsonb,
  login_id bigint,
  resolved_at timestamp with time zone not null,
  count integer not null
);

alter table assignment_rule enable and force row level security;

alter table assignment_rule add constraint assignment_rule_count CHECK ((count >= 0));

alter table assignment_rule add constraint assignment_rule_filter CHECK ((jsonb_typeof(filter) = 'object'::text));

alter table assignment_rule add constraint assignment_rule_kind CHECK ((kind = ANY (ARRAY['SELF'::text, 'SUPERVISOR'::text, 'SUBORDINATE'::text, 'PEER'::text, 'FILTER'::text, 'LIST'::text, 'IMPORT'::text])));

alter table assignment_rule add constraint assignment_rule_pkey PRIMARY KEY (company_id, id);

alter table assignment_rule add constraint assignment_rule_survey FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

CREATE INDEX assignment_rule_of_survey ON public.assignment_rule USING btree (company_id, survey_id, id);

create policy own_company on assignment_rule using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on assignment_rule to minga_app;

grant select on assignment_rule to minga_backup;

create table audit_anchor (
  company_id bigint not null,
  events bigint not null,
  hash bytea not null,
  broken_seq bigint,
  problem text,
  at timestamp with time zone not null
);

alter table audit_anchor enable and force row level security;

alter table audit_anchor add constraint audit_anchor_broken CHECK (((broken_seq IS NULL) = (problem IS NULL)));

alter table audit_anchor add constraint audit_anchor_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_anchor add constraint audit_anchor_pkey PRIMARY KEY (company_id);

create policy own_company on audit_anchor using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant select on audit_anchor to minga_app;

grant select on audit_anchor to minga_backup;

create table audit_event (
  company_id bigint not null,
  seq bigint not null,
  at timestamp with time zone not null,
  action text not null,
  entity text not null,
  entity_id text,
  user_id bigint,
  login_id bigint,
  acting boolean not null default false,
  trace_id text,
  before jsonb,
  after jsonb,
  hash bytea not null,
  change_seq bigint,
  token_id bigint,
  salt bytea,
  digest bytea not null
);

alter table audit_event enable and force row level security;

alter table audit_event add constraint audit_event_action CHECK ((action = ANY (ARRAY['Creado'::text, 'Modificado'::text, 'Eliminado'::text, 'Sesión'::text, 'Proceso'::text])));

alter table audit_event add constraint audit_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_event add constraint audit_event_content CHECK (((salt IS NOT NULL) OR ((before IS NULL) AND (after IS NULL))));

alter table audit_event add constraint audit_event_pkey PRIMARY KEY (company_id, seq);

CREATE INDEX audit_event_activity ON public.audit_event USING btree (company_id, seq) WHERE (entity = ANY (ARRAY['payroll_month'::text, 'users'::text, 'user_contract'::text, 'absence'::text]));

CREATE INDEX audit_event_at ON public.audit_event USING btree (company_id, at);

CREATE INDEX audit_event_change ON public.audit_event USING btree (company_id, change_seq DESC);

CREATE INDEX audit_event_changes ON public.audit_event USING btree (company_id, seq) WHERE (entity !~~ 'lectura:%'::text);

CREATE INDEX audit_event_entity ON public.audit_event USING btree (company_id, entity, entity_id);

CREATE INDEX audit_event_first ON public.audit_event USING btree (company_id, seq) INCLUDE (entity, entity_id) WHERE (seq = COALESCE(change_seq, seq));

CREATE INDEX audit_event_of_table ON public.audit_event USING btree (company_id, entity, seq) WHERE (entity !~~ 'lectura:%'::text);

create policy own_company on audit_event using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER follows BEFORE INSERT ON public.audit_event FOR EACH ROW EXECUTE FUNCTION app.audit_follows();

grant insert, select on audit_event to minga_app;

grant select on audit_event to minga_backup;

create table audit_head (
  company_id bigint not null,
  seq bigint not null default 0,
  hash bytea not null default '\x00'::bytea
);

alter table audit_head enable and force row level security;

alter table audit_head add constraint audit_head_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_head add constraint audit_head_pkey PRIMARY KEY (company_id);

create policy own_company on audit_head using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER follows BEFORE INSERT OR UPDATE ON public.audit_head FOR EACH ROW EXECUTE FUNCTION app.audit_head_follows();

grant insert, select, update on audit_head to minga_app;

grant select on audit_head to minga_backup;

create table bank_account (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  account_identifier text not null,
  account_type text not null,
  bank_code text not null,
  currency text not null default 'CLP'::text,
  version integer not null default 1
);

alter table bank_account enable and force row level security;

alter table bank_account add constraint bank_account_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table bank_account add constraint bank_account_currency CHECK ((currency = ANY (ARRAY['CLP'::text, 'USD'::text])));

alter table bank_account add constraint bank_account_pkey PRIMARY KEY (company_id, id);

alter table bank_account add constraint bank_account_type CHECK ((account_type = ANY (ARRAY['VISTA'::text, 'CORRIENTE'::text, 'RUT'::text, 'AHORRO'::text])));

create policy own_company on bank_account using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.bank_account FOR EACH ROW EXECUTE FUNCTION app.audit_row('bank_account');

grant delete, insert, select, update on bank_account to minga_app;

grant select on bank_account to minga_backup;

create table bank_template (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  bank_code text,
  file text not null default 'TEXT'::text,
  separator text not null default 'SEMICOLON'::text,
  encoding text not null default 'LATIN1'::text,
  line_end text not null default 'CRLF'::text,
  heads boolean not null default false,
  bank_codes text,
  type_codes text,
  published integer not null default 0,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  answer_codes text
);

alter table bank_template enable and force row level security;

alter table bank_template add constraint bank_template_encoding CHECK ((encoding = ANY (ARRAY['LATIN1'::text, 'UTF8'::text])));

alter table bank_template add constraint bank_template_file CHECK ((file = ANY (ARRAY['TEXT'::text, 'XLS'::text, 'XLSX'::text])));

alter table bank_template add constraint bank_template_line_end CHECK ((line_end = ANY (ARRAY['CRLF'::text, 'LF'::text])));

alter table bank_template add constraint bank_template_name_key UNIQUE (company_id, name);

alter table bank_template add constraint bank_template_pkey PRIMARY KEY (company_id, id);

alter table bank_template add constraint bank_template_separator CHECK ((separator = ANY (ARRAY['FIXED'::text, 'SEMICOLON'::text, 'COMMA'::text, 'TAB'::text, 'PIPE'::text])));

create policy own_company on bank_template using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.bank_template FOR EACH ROW EXECUTE FUNCTION app.audit_row('bank_template');

grant delete, insert, select, update on bank_template to minga_app;

grant select on bank_template to minga_backup;

create table bank_template_column (
  company_id bigint not null,
  id bigint generated always as identity not null,
  template_id bigint not null,
  section text not null default 'LINE'::text,
  position integer not null,
  name text not null,
  source text not null,
  constant text,
  width integer,
  side text not null default 'RIGHT'::text,
  pad text not null default 'BLANK'::text,
  letters text not null default 'AS_IS'::text,
  amount text not null default 'WHOLE'::text,
  date text not null default 'DDMMYYYY'::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table bank_template_column enable and force row level security;

alter table bank_template_column add constraint bank_template_column_amount CHECK ((amount = ANY (ARRAY['WHOLE'::text, 'CENTS'::text, 'COMMA'::text, 'POINT'::text])));

alter table bank_template_column add constraint bank_template_column_date CHECK ((date = ANY (ARRAY['DDMMYYYY'::text, 'YYYYMMDD'::text, 'DASHED'::text, 'SLASHED'::text, 'ISO'::text])));

alter table bank_template_column add constraint bank_template_column_letters CHECK ((letters = ANY (ARRAY['AS_IS'::text, 'PLAIN'::text, 'UPPER'::text, 'LOWER'::text])));

alter table bank_template_column add constraint bank_template_column_of FOREIGN KEY (company_id, template_id) REFERENCES bank_template(company_id, id) ON DELETE CASCADE;

alter table bank_template_column add constraint bank_template_column_pad CHECK ((pad = ANY (ARRAY['BLANK'::text, 'ZERO'::text])));

alter table bank_template_column add constraint bank_template_column_pkey PRIMARY KEY (company_id, id);

alter table bank_template_column add constraint bank_template_column_place UNIQUE (company_id, template_id, section, "position") DEFERRABLE;

alter table bank_template_column add constraint bank_template_column_section CHECK ((section = ANY (ARRAY['HEADER'::text, 'LINE'::text, 'TRAILER'::text, 'ANSWER'::text])));

alter table bank_template_column add constraint bank_template_column_side CHECK ((side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text])));

alter table bank_template_column add constraint bank_template_column_source CHECK ((source = ANY (ARRAY['CONSTANT'::text, 'NOTHING'::text, 'CHARGE'::text, 'ACCOUNT'::text, 'BANK'::text, 'ACCOUNT_TYPE'::text, 'RUT'::text, 'RUT_BODY'::text, 'RUT_DIGIT'::text, 'RUT_DASHED'::text, 'NAME'::text, 'AMOUNT'::text, 'SUBJECT'::text, 'NUMBER'::text, 'DATE'::text, 'PAYER_RUT'::text, 'PAYER_BODY'::text, 'PAYER_DIGIT'::text, 'PAYER_NAME'::text, 'COUNT'::text, 'TOTAL'::text, 'STATUS'::text, 'REASON'::text])));

alter table bank_template_column add constraint bank_template_column_width CHECK (((width >= 1) AND (width <= 500)));

create policy own_company on bank_template_column using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.bank_template_column FOR EACH ROW EXECUTE FUNCTION app.audit_row('bank_template_column');

grant delete, insert, select, update on bank_template_column to minga_app;

grant select on bank_template_column to minga_backup;

create table bank_template_version (
  company_id bigint not null,
  template_id bigint not null,
  number integer not null,
  layout jsonb not null,
  login_id bigint,
  at timestamp with time zone not null
);

alter table bank_template_version enable and force row level security;

alter table bank_template_version add constraint bank_template_version_of FOREIGN KEY (company_id, template_id) REFERENCES bank_template(company_id, id) ON DELETE CASCADE;

alter table bank_template_version add constraint bank_template_version_pkey PRIMARY KEY (company_id, template_id, number);

create policy own_company on bank_template_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on bank_template_version to minga_app;

grant select on bank_template_version to minga_backup;

create table branch_office (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  name_key text not null,
  commune_code text,
  status text not null default 'ACTIVE'::text,
  merged_into_id bigint,
  version integer not null default 1
);

alter table branch_office enable and force row level security;

alter table branch_office add constraint branch_office_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table branch_office add constraint branch_office_merged FOREIGN KEY (company_id, merged_into_id) REFERENCES branch_office(company_id, id);

alter table branch_office add constraint branch_office_name CHECK ((btrim(name) <> ''::text));

alter table branch_office add constraint branch_office_name_key UNIQUE (company_id, name_key);

alter table branch_office add constraint branch_office_pkey PRIMARY KEY (company_id, id);

alter table branch_office add constraint branch_office_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

CREATE INDEX branch_office_merged ON public.branch_office USING btree (company_id, merged_into_id);

create policy own_company on branch_office using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.branch_office FOR EACH ROW EXECUTE FUNCTION app.audit_row('branch_office');

CREATE TRIGGER key_name BEFORE INSERT OR UPDATE ON public.branch_office FOR EACH ROW EXECUTE FUNCTION app.key_name();

CREATE TRIGGER rename_joined AFTER UPDATE OF name ON public.branch_office FOR EACH ROW EXECUTE FUNCTION app.rename_joined_offices();

grant delete, insert, select, update on branch_office to minga_app;

grant select on branch_office to minga_backup;

create table business (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  business_name text not null,
  rut text not null,
  slug text not null,
  use_payroll boolean not null default true,
  activity_code text,
  business_field text,
  phone text,
  email text,
  address text,
  commune_code text,
  mutual_code text,
  base_accidentability_rate numeric(6,4) not null default 0.90,
  accidentability_rate numeric(6,4) not null default 0,
  sanna_rate numeric(6,4) not null default 0.03,
  ccaf_code text,
  draft boolean not null default false,
  principal boolean not null default false,
  status text not null default 'ACTIVE'::text,
  logo_file_id bigint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);

alter table business enable and force row level security;

alter table business add constraint business_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table business add constraint business_pkey PRIMARY KEY (company_id, id);

alter table business add constraint business_rates CHECK ((((accidentability_rate >= (0)::numeric) AND (accidentability_rate <= (20)::numeric)) AND ((base_accidentability_rate >= (0)::numeric) AND (base_accidentability_rate <= (20)::numeric)) AND ((sanna_rate >= (0)::numeric) AND (sanna_rate <= (20)::numeric))));

alter table business add constraint business_rut_key UNIQUE (company_id, rut);

alter table business add constraint business_slug_key UNIQUE (company_id, slug);

alter table business add constraint business_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text, 'PENDING'::text])));

CREATE INDEX business_logo_of ON public.business USING btree (company_id, logo_file_id) WHERE (logo_file_id IS NOT NULL);

create policy own_company on business using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.business FOR EACH ROW EXECUTE FUNCTION app.audit_row('business');

grant delete, insert, select, update on business to minga_app;

grant select on business to minga_backup;

create table business_option (
  company_id bigint not null,
  business_id bigint not null,
  payroll_use_thirty_days boolean not null default false,
  payroll_use_thirty_days_on_license boolean not null default false,
  payroll_pay_gratification_license boolean not null default false,
  vacation_public boolean not null default false,
  vacation_public_supervisor boolean not null default true,
  payroll_public_supervisor boolean not null default false,
  vacation_email_supervisor boolean not null default true,
  vacation_email_manager boolean not null default true,
  vacation_email_response boolean not null default true,
  payroll_settings jsonb not null default '{}'::jsonb,
  version integer not null default 1
);

alter table business_option enable and force row level security;

alter table business_option add constraint business_option_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id) ON DELETE CASCADE;

alter table business_option add constraint business_option_pkey PRIMARY KEY (company_id, business_id);

create policy own_company on business_option using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.business_option FOR EACH ROW EXECUTE FUNCTION app.audit_row('business_option');

grant delete, insert, select, update on business_option to minga_app;

grant select on business_option to minga_backup;

create table business_representative (
  company_id bigint not null,
  business_id bigint not null,
  position integer not null,
  name text not null,
  rut text,
  job_title text
);

alter table business_representative enable and force row level security;

alter table business_representative add constraint business_representative_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id) ON DELETE CASCADE;

alter table business_representative add constraint business_representative_pkey PRIMARY KEY (company_id, business_id, "position");

alter table business_representative add constraint business_representative_position CHECK ((("position" >= 1) AND ("position" <= 10)));

create policy own_company on business_representative using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.business_representative FOR EACH ROW EXECUTE FUNCTION app.audit_row('business_representative');

grant delete, insert, select, update on business_representative to minga_app;

grant select on business_representative to minga_backup;

create table calendar_feed (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  scope text not null,
  token_hash bytea not null,
  event_key bytea not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone
);

alter table calendar_feed enable and force row level security;

alter table calendar_feed add constraint calendar_feed_pkey PRIMARY KEY (company_id, id);

alter table calendar_feed add constraint calendar_feed_scope CHECK ((scope = ANY (ARRAY['OWN'::text, 'TEAM'::text, 'HOLIDAYS'::text])));

alter table calendar_feed add constraint calendar_feed_token UNIQUE (company_id, token_hash);

alter table calendar_feed add constraint calendar_feed_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE UNIQUE INDEX calendar_feed_live ON public.calendar_feed USING btree (company_id, user_id, scope) WHERE (revoked_at IS NULL);

create policy own_company on calendar_feed using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on calendar_feed to minga_app;

grant select on calendar_feed to minga_backup;

create table ceal_measure (
  company_id bigint not null,
  action_plan_id bigint not null,
  ceal_result_id bigint not null,
  dimension text not null,
  created_at timestamp with time zone not null default now()
);

alter table ceal_measure enable and force row level security;

alter table ceal_measure add constraint ceal_measure_dimension CHECK ((dimension = ANY (ARRAY['CT'::text, 'EM'::text, 'DP'::text, 'RC'::text, 'CR'::text, 'QL'::text, 'CM'::text, 'IT'::text, 'TV'::text, 'CJ'::text, 'VU'::text, 'VA'::text])));

alter table ceal_measure add constraint ceal_measure_pkey PRIMARY KEY (company_id, action_plan_id);

alter table ceal_measure add constraint ceal_measure_plan FOREIGN KEY (company_id, action_plan_id) REFERENCES action_plan(company_id, id) ON DELETE CASCADE;

alter table ceal_measure add constraint ceal_measure_result FOREIGN KEY (company_id, ceal_result_id) REFERENCES ceal_result(company_id, id);

CREATE INDEX ceal_measure_by_result ON public.ceal_measure USING btree (company_id, ceal_result_id);

create policy own_company on ceal_measure using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.ceal_measure FOR EACH ROW EXECUTE FUNCTION app.audit_row('ceal_measure');

grant delete, insert, select, update on ceal_measure to minga_app;

grant select on ceal_measure to minga_backup;

create table ceal_result (
  company_id bigint not null,
  id bigint generated always as identity not null,
  center text not null,
  center_key text not null,
  applied_on date not null,
  workers integer not null,
  responses integer not null,
  low integer[] not null,
  medium integer[] not null,
  high integer[] not null,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table ceal_result enable and force row level security;

alter table ceal_result add constraint ceal_result_center CHECK (((btrim(center) <> ''::text) AND (btrim(center_key) <> ''::text)));

alter table ceal_result add constraint ceal_result_dimensions CHECK (((cardinality(low) = 12) AND (cardinality(medium) = 12) AND (cardinality(high) = 12)));

alter table ceal_result add constraint ceal_result_once UNIQUE (company_id, center_key, applied_on);

alter table ceal_result add constraint ceal_result_people CHECK (((workers > 0) AND ((responses >= 1) AND (responses <= workers))));

alter table ceal_result add constraint ceal_result_pkey PRIMARY KEY (company_id, id);

CREATE INDEX ceal_result_by_day ON public.ceal_result USING btree (company_id, applied_on, id);

create policy own_company on ceal_result using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.ceal_result FOR EACH ROW EXECUTE FUNCTION app.audit_row('ceal_result');

grant delete, insert, select, update on ceal_result to minga_app;

grant select on ceal_result to minga_backup;

create table celebration_choice (
  company_id bigint not null,
  user_id bigint not null,
  birthday boolean not null,
  anniversary boolean not null,
  updated_at timestamp with time zone not null default now()
);

alter table celebration_choice enable and force row level security;

alter table celebration_choice add constraint celebration_choice_pkey PRIMARY KEY (company_id, user_id);

alter table celebration_choice add constraint celebration_choice_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

create policy own_company on celebration_choice using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on celebration_choice to minga_app;

grant select on celebration_choice to minga_backup;

create table certificate (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  business_id bigint not null,
  kind text not null,
  span text,
  from_month integer,
  to_month integer,
  with_private boolean not null default false,
  issued_on date not null,
  expires_on date not null,
  issued_at timestamp with time zone not null default now(),
  login_id bigint,
  file_id bigint,
  sha256 text
);

alter table certificate enable and force row level security;

alter table certificate add constraint certificate_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table certificate add constraint certificate_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table certificate add constraint certificate_days CHECK ((expires_on > issued_on));

alter table certificate add constraint certificate_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table certificate add constraint certificate_kind CHECK ((kind = ANY (ARRAY['SENIORITY'::text, 'INCOME'::text, 'CONTRIBUTIONS'::text, 'WAGES'::text])));

alter table certificate add constraint certificate_months CHECK ((((kind = ANY (ARRAY['SENIORITY'::text, 'WAGES'::text])) = (span IS NULL)) AND ((kind = 'SENIORITY'::text) = (from_month IS NULL)) AND ((from_month IS NULL) = (to_month IS NULL))));

alter table certificate add constraint certificate_pkey PRIMARY KEY (company_id, id);

alter table certificate add constraint certificate_span CHECK ((span = ANY (ARRAY['THREE'::text, 'SIX'::text, 'TWELVE'::text])));

alter table certificate add constraint certificate_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX certificate_contract_issued ON public.certificate USING btree (company_id, user_contract_id, issued_on);

CREATE INDEX certificate_file_of ON public.certificate USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX certificate_user_issued ON public.certificate USING btree (company_id, user_id, issued_on);

create policy own_company on certificate using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.certificate FOR EACH ROW EXECUTE FUNCTION app.audit_row('certificate');

grant insert, select, update on certificate to minga_app;

grant select on certificate to minga_backup;

create table climate_cell (
  company_id bigint not null,
  survey_id bigint not null,
  id integer not null,
  family text not null,
  place text not null,
  label text not null,
  n integer,
  hidden text,
  result jsonb
);

alter table climate_cell enable and force row level security;

alter table climate_cell add constraint climate_cell_hidden CHECK ((hidden = ANY (ARRAY['GROUP'::text, 'OVERLAP'::text, 'COMPLEMENT'::text])));

alter table climate_cell add constraint climate_cell_number CHECK (((n IS NULL) = (hidden IS NOT NULL)));

alter table climate_cell add constraint climate_cell_once UNIQUE (company_id, survey_id, place);

alter table climate_cell add constraint climate_cell_pkey PRIMARY KEY (company_id, survey_id, id);

alter table climate_cell add constraint climate_cell_result CHECK (((result IS NULL) OR (hidden IS NULL)));

alter table climate_cell add constraint climate_cell_survey FOREIGN KEY (company_id, survey_id) REFERENCES climate_survey(company_id, survey_id);

CREATE INDEX climate_cell_unkept ON public.climate_cell USING btree (company_id, survey_id) WHERE ((hidden IS NULL) AND (result IS NULL));

create policy own_company on climate_cell using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant select on climate_cell to minga_app;

grant select on climate_cell to minga_backup;

grant insert, select on climate_cell to minga_tabulator;

create table climate_cell_question (
  company_id bigint not null,
  survey_id bigint not null,
  cell_id integer not null,
  question_id bigint not null,
  hist integer[] not null,
  omitted integer not null,
  na integer not null
);

alter table climate_cell_question enable and force row level security;

alter table climate_cell_question add constraint climate_cell_question_cell FOREIGN KEY (company_id, survey_id, cell_id) REFERENCES climate_cell(company_id, survey_id, id);

alter table climate_cell_question add constraint climate_cell_question_of FOREIGN KEY (company_id, question_id) REFERENCES question(company_id, id);

alter table climate_cell_question add constraint climate_cell_question_pkey PRIMARY KEY (company_id, survey_id, cell_id, question_id);

create policy own_company on climate_cell_question using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant select on climate_cell_question to minga_app;

grant select on climate_cell_question to minga_backup;

grant insert, select on climate_cell_question to minga_tabulator;

create table climate_draft (
  company_id bigint not null,
  response_id uuid not null,
  survey_id bigint not null,
  edition integer not null,
  choices smallint[] not null default '{}'::smallint[],
  revs integer[] not null default '{}'::integer[],
  texts bytea,
  done boolean not null default false
);

alter table climate_draft enable and force row level security;

alter table climate_draft add constraint climate_draft_pkey PRIMARY KEY (company_id, response_id);

alter table climate_draft add constraint climate_draft_survey FOREIGN KEY (company_id, survey_id, edition) REFERENCES survey_version(company_id, survey_id, edition);

CREATE INDEX climate_draft_of_survey ON public.climate_draft USING btree (company_id, survey_id);

create policy own_response on climate_draft using (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint) AND ((response_id = (NULLIF(current_setting('app.response_id'::text, true), ''::text))::uuid) OR (CURRENT_USER = 'minga_tabulator'::name)))) with check (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint) AND ((response_id = (NULLIF(current_setting('app.response_id'::text, true), ''::text))::uuid) OR (CURRENT_USER = 'minga_tabulator'::name))));

CREATE TRIGGER is_open BEFORE INSERT OR UPDATE ON public.climate_draft FOR EACH ROW EXECUTE FUNCTION app.climate_draft_is_open();

grant insert, select, update on climate_draft to minga_app;

grant select on climate_draft to minga_backup;

grant delete, select, update on climate_draft to minga_tabulator;

create table climate_sealed (
  company_id bigint not null,
  id uuid not null,
  survey_id bigint not null,
  choices smallint[] not null
);

alter table climate_sealed enable and force row level security;

alter table climate_sealed add constraint climate_sealed_pkey PRIMARY KEY (company_id, id);

alter table climate_sealed add constraint climate_sealed_survey FOREIGN KEY (company_id, survey_id) REFERENCES climate_survey(company_id, survey_id);

CREATE INDEX climate_sealed_of_survey ON public.climate_sealed USING btree (company_id, survey_id);

create policy own_company on climate_sealed using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant select on climate_sealed to minga_backup;

grant insert on climate_sealed to minga_tabulator;

create table climate_survey (
  company_id bigint not null,
  survey_id bigint not null,
  families jsonb not null default '["area"]'::jsonb,
  crossings jsonb not null default '[]'::jsonb,
  open_to_everyone boolean not null default false,
  key_place text,
  key_made_at timestamp with time zone,
  key_gone_at timestamp with time zone,
  text_key_place text,
  invited integer,
  answered integer,
  sealed_at timestamp with time zone,
  version integer not null default 1
);

alter table climate_survey enable and force row level security;

alter table climate_survey add constraint climate_survey_crossings CHECK ((jsonb_typeof(crossings) = 'array'::text));

alter table climate_survey add constraint climate_survey_families CHECK (((jsonb_typeof(families) = 'array'::text) AND ((jsonb_array_length(families) >= 1) AND (jsonb_array_length(families) <= 5))));

alter table climate_survey add constraint climate_survey_key CHECK (((key_place IS NULL) = (key_made_at IS NULL)));

alter table climate_survey add constraint climate_survey_key_gone CHECK (((key_gone_at IS NULL) OR (key_made_at IS NOT NULL)));

alter table climate_survey add constraint climate_survey_known_families CHECK ((families <@ '["area", "business", "branch", "job", "seniority", "contract"]'::jsonb));

alter table climate_survey add constraint climate_survey_of FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

alter table climate_survey add constraint climate_survey_pkey PRIMARY KEY (company_id, survey_id);

alter table climate_survey add constraint climate_survey_sealed CHECK (((sealed_at IS NULL) OR ((invited IS NOT NULL) AND (answered IS NOT NULL))));

create policy own_company on climate_survey using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.climate_survey FOR EACH ROW EXECUTE FUNCTION app.audit_row('climate_survey', 'key_place', 'text_key_place');

CREATE TRIGGER cuts_freeze BEFORE INSERT OR UPDATE ON public.climate_survey FOR EACH ROW EXECUTE FUNCTION app.climate_cuts_freeze();

grant insert, select, update on climate_survey to minga_app;

grant select on climate_survey to minga_backup;

create table climate_text (
  company_id bigint not null,
  id uuid not null,
  survey_id bigint not null,
  question_id bigint not null,
  cell_id integer not null,
  ciphertext bytea not null
);

alter table climate_text enable and force row level security;

alter table climate_text add constraint climate_text_cell FOREIGN KEY (company_id, survey_id, cell_id) REFERENCES climate_cell(company_id, survey_id, id);

alter table climate_text add constraint climate_text_pkey PRIMARY KEY (company_id, id);

alter table climate_text add constraint climate_text_question FOREIGN KEY (company_id, question_id) REFERENCES question(company_id, id);

CREATE INDEX climate_text_of_cell ON public.climate_text USING btree (company_id, survey_id, cell_id, question_id);

create policy own_company on climate_text using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant select on climate_text to minga_app;

grant select on climate_text to minga_backup;

grant insert, select on climate_text to minga_tabulator;

create table closing_request (
  company_id bigint not null,
  payroll_month_id bigint not null,
  number integer not null,
  fingerprint text not null,
  accept_errors boolean not null default false,
  note text,
  requested_by bigint not null,
  requested_user bigint,
  requested_at timestamp with time zone not null default now(),
  state text not null default 'PENDING'::text,
  answered_by bigint,
  answered_user bigint,
  answered_at timestamp with time zone,
  answer text,
  approved_version integer
);

alter table closing_request enable and force row level security;

alter table closing_request add constraint closing_request_answer CHECK ((((state = 'PENDING'::text) = (answered_by IS NULL)) AND ((state = 'PENDING'::text) = (answered_at IS NULL)) AND ((state = 'APPROVED'::text) = (approved_version IS NOT NULL)) AND ((state <> 'RETURNED'::text) OR (answer IS NOT NULL))));

alter table closing_request add constraint closing_request_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table closing_request add constraint closing_request_other CHECK (((state <> ALL (ARRAY['APPROVED'::text, 'RETURNED'::text])) OR ((answered_by <> requested_by) AND ((answered_user IS NULL) OR (requested_user IS NULL) OR (answered_user <> requested_user)))));

alter table closing_request add constraint closing_request_own CHECK (((state <> 'WITHDRAWN'::text) OR (answered_by = requested_by) OR (NOT (answered_user IS DISTINCT FROM requested_user))));

alter table closing_request add constraint closing_request_pkey PRIMARY KEY (company_id, payroll_month_id, number);

alter table closing_request add constraint closing_request_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'RETURNED'::text, 'WITHDRAWN'::text])));

alter table closing_request add constraint closing_request_texts CHECK ((((length(note) >= 1) AND (length(note) <= 500)) AND ((length(answer) >= 1) AND (length(answer) <= 500))));

CREATE UNIQUE INDEX closing_request_pending ON public.closing_request USING btree (company_id, payroll_month_id) WHERE (state = 'PENDING'::text);

create policy own_company on closing_request using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.closing_request FOR EACH ROW EXECUTE FUNCTION app.audit_row('closing_request');

CREATE TRIGGER second_answer BEFORE UPDATE ON public.closing_request FOR EACH ROW EXECUTE FUNCTION app.refuse_second_answer();

grant insert, select on closing_request to minga_app;

grant select on closing_request to minga_backup;

create table company (
  id bigint generated always as identity not null,
  name text not null,
  slug text not null,
  description text,
  phone text,
  url text,
  email text,
  status text not null default 'ACTIVE'::text,
  country_id text not null default 'CL'::text,
  logo_file_id bigint,
  background_file_id bigint,
  config jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  second_factor text not null default 'OPTIONAL'::text
);

alter table company add constraint company_pkey PRIMARY KEY (id);

alter table company add constraint company_second_factor CHECK ((second_factor = ANY (ARRAY['OPTIONAL'::text, 'MANAGERS'::text])));

alter table company add constraint company_slug_form CHECK ((slug ~ '^[a-z0-9-]{2,60}$'::text));

alter table company add constraint company_slug_key UNIQUE (slug);

alter table company add constraint company_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text, 'PENDING'::text])));

grant insert, select, update on company to minga_app;

grant select on company to minga_backup;

create table company_certificate (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  kind text not null,
  subject text not null,
  issuer text not null,
  serial text not null,
  not_before timestamp with time zone not null,
  not_after timestamp with time zone not null,
  certificate bytea not null,
  chain bytea[] not null,
  wrapped_key bytea,
  removed_at timestamp with time zone,
  removed_login_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table company_certificate enable and force row level security;

alter table company_certificate add constraint company_certificate_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table company_certificate add constraint company_certificate_dates CHECK ((not_before < not_after));

alter table company_certificate add constraint company_certificate_key CHECK (((wrapped_key IS NULL) = (removed_at IS NOT NULL)));

alter table company_certificate add constraint company_certificate_kind CHECK ((kind = ANY (ARRAY['OWN'::text, 'DEMO'::text])));

alter table company_certificate add constraint company_certificate_pkey PRIMARY KEY (company_id, id);

CREATE UNIQUE INDEX company_certificate_in_use ON public.company_certificate USING btree (company_id, business_id) WHERE (removed_at IS NULL);

create policy own_company on company_certificate using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.company_certificate FOR EACH ROW EXECUTE FUNCTION app.audit_row('company_certificate', 'certificate', 'chain', 'wrapped_key');

CREATE TRIGGER company_certificate_stays BEFORE UPDATE ON public.company_certificate FOR EACH ROW EXECUTE FUNCTION app.company_certificate_stays();

grant insert, select, update on company_certificate to minga_app;

grant select on company_certificate to minga_backup;

create table company_exception (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  user_id bigint,
  since date not null,
  until date,
  reason text not null,
  login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table company_exception enable and force row level security;

alter table company_exception add constraint company_exception_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_exception add constraint company_exception_days CHECK (((until IS NULL) OR (until >= since)));

alter table company_exception add constraint company_exception_once EXCLUDE USING gist (company_id WITH =, code WITH =, COALESCE(user_id, (0)::bigint) WITH =, daterange(since, until, '[]'::text) WITH &&);

alter table company_exception add constraint company_exception_pkey PRIMARY KEY (company_id, id);

alter table company_exception add constraint company_exception_reason CHECK (((length(reason) >= 10) AND (length(reason) <= 500)));

alter table company_exception add constraint company_exception_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

create policy own_company on company_exception using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.company_exception FOR EACH ROW EXECUTE FUNCTION app.audit_row('company_exception');

grant delete, insert, select, update on company_exception to minga_app;

grant select on company_exception to minga_backup;

create table company_feed (
  company_id bigint not null,
  id bigint generated always as identity not null,
  position bigint generated always as identity not null,
  text text,
  link text,
  file_id bigint,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table company_feed enable and force row level security;

alter table company_feed add constraint company_feed_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_feed add constraint company_feed_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table company_feed add constraint company_feed_link CHECK ((link ~ '^https://'::text));

alter table company_feed add constraint company_feed_pkey PRIMARY KEY (company_id, id);

alter table company_feed add constraint company_feed_says CHECK (((text IS NOT NULL) OR (file_id IS NOT NULL)));

CREATE INDEX company_feed_by_position ON public.company_feed USING btree (company_id, "position" DESC);

create policy own_company on company_feed using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.company_feed FOR EACH ROW EXECUTE FUNCTION app.audit_row('company_feed');

grant delete, insert, select, update on company_feed to minga_app;

grant select on company_feed to minga_backup;

create table company_module (
  company_id bigint not null,
  module text not null,
  employee boolean,
  manager boolean,
  super_manager boolean,
  admin boolean,
  state text not null default 'ACTIVE'::text,
  version integer not null default 1
);

alter table company_module enable and force row level security;

alter table company_module add constraint company_module_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_module add constraint company_module_pkey PRIMARY KEY (company_id, module);

alter table company_module add constraint company_module_state CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text])));

create policy own_company on company_module using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.company_module FOR EACH ROW EXECUTE FUNCTION app.audit_row('company_module');

grant delete, insert, select, update on company_module to minga_app;

grant select on company_module to minga_backup;

create table competence (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  edition integer not null,
  stable_key text not null,
  position integer not null,
  title text not null,
  description text,
  weight integer not null default 1,
  shown_if jsonb
);

alter table competence enable and force row level security;

alter table competence add constraint competence_edition FOREIGN KEY (company_id, survey_id, edition) REFERENCES survey_version(company_id, survey_id, edition) ON DELETE CASCADE;

alter table competence add constraint competence_key UNIQUE (company_id, survey_id, edition, stable_key);

alter table competence add constraint competence_pkey PRIMARY KEY (company_id, id);

alter table competence add constraint competence_place UNIQUE (company_id, survey_id, edition, id);

alter table competence add constraint competence_shown_if CHECK (((shown_if IS NULL) OR (jsonb_typeof(shown_if) = 'object'::text)));

alter table competence add constraint competence_title CHECK ((btrim(title) <> ''::text));

alter table competence add constraint competence_weight CHECK (((weight >= 0) AND (weight <= 1000)));

create policy own_company on competence using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER is_draft BEFORE INSERT OR DELETE OR UPDATE ON public.competence FOR EACH ROW EXECUTE FUNCTION app.survey_part_is_draft();

grant delete, insert, select, update on competence to minga_app;

grant select on competence to minga_backup;

create table concept_case (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  title text not null,
  business_id bigint not null,
  year_month integer not null,
  user_id bigint,
  facts jsonb not null,
  expected bigint not null,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table concept_case enable and force row level security;

alter table concept_case add constraint concept_case_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table concept_case add constraint concept_case_code CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,59}$'::text));

alter table concept_case add constraint concept_case_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table concept_case add constraint concept_case_facts CHECK ((jsonb_typeof(facts) = 'object'::text));

alter table concept_case add constraint concept_case_month CHECK ((((year_month >= 190001) AND (year_month <= 999912)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table concept_case add constraint concept_case_pkey PRIMARY KEY (company_id, id);

alter table concept_case add constraint concept_case_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX concept_case_of_code ON public.concept_case USING btree (company_id, code);

create policy own_company on concept_case using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.concept_case FOR EACH ROW EXECUTE FUNCTION app.audit_row('concept_case');

grant delete, insert, select, update on concept_case to minga_app;

grant select on concept_case to minga_backup;

create table contract_annex (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  number integer not null,
  title text not null,
  effective_on date not null,
  patch jsonb not null,
  before jsonb not null,
  applied boolean not null default false,
  annuls_id bigint,
  document_id bigint,
  state text not null default 'DRAFT'::text,
  reason text,
  signed_on date,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table contract_annex enable and force row level security;

alter table contract_annex add constraint contract_annex_annuls FOREIGN KEY (company_id, annuls_id) REFERENCES contract_annex(company_id, id);

alter table contract_annex add constraint contract_annex_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table contract_annex add constraint contract_annex_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table contract_annex add constraint contract_annex_number CHECK ((number >= 1));

alter table contract_annex add constraint contract_annex_number_key UNIQUE (company_id, user_contract_id, number);

alter table contract_annex add constraint contract_annex_paper CHECK (((state = 'DRAFT'::text) OR (document_id IS NOT NULL)));

alter table contract_annex add constraint contract_annex_pkey PRIMARY KEY (company_id, id);

alter table contract_annex add constraint contract_annex_signed CHECK (((state = ANY (ARRAY['SIGNED'::text, 'ANNULLED'::text])) = (signed_on IS NOT NULL)));

alter table contract_annex add constraint contract_annex_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PENDING'::text, 'SIGNED'::text, 'REJECTED'::text, 'ANNULLED'::text])));

alter table contract_annex add constraint contract_annex_terms CHECK (((jsonb_typeof(patch) = 'object'::text) AND (patch <> '{}'::jsonb) AND ((patch - '{jobTitle,branchOffice,monthlySalary,paymentPeriod,gratificationType,gratificationAmount,hoursPerWeek,daysPerWeek,art22,shiftWork,remoteWork,contractType,finalDate,fixedTermRenewals}'::text[]) = '{}'::jsonb)));

CREATE UNIQUE INDEX contract_annex_annuls_key ON public.contract_annex USING btree (company_id, annuls_id) WHERE ((annuls_id IS NOT NULL) AND (state <> 'REJECTED'::text));

CREATE INDEX contract_annex_by_day ON public.contract_annex USING btree (company_id, effective_on DESC, id DESC);

CREATE INDEX contract_annex_by_document ON public.contract_annex USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX contract_annex_by_state ON public.contract_annex USING btree (company_id, state, id);

CREATE UNIQUE INDEX contract_annex_day_key ON public.contract_annex USING btree (company_id, user_contract_id, effective_on) WHERE ((state <> ALL (ARRAY['REJECTED'::text, 'ANNULLED'::text])) AND (annuls_id IS NULL));

create policy own_company on contract_annex using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contract_annex FOR EACH ROW EXECUTE FUNCTION app.audit_row('contract_annex');

CREATE TRIGGER contract_annex_stays BEFORE DELETE OR UPDATE ON public.contract_annex FOR EACH ROW EXECUTE FUNCTION app.contract_annex_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.contract_annex FOR EACH ROW EXECUTE FUNCTION app.keep_contract_annex_step();

grant delete, insert, select, update on contract_annex to minga_app;

grant select on contract_annex to minga_backup;

create table contract_annex_need (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  effective_on date not null,
  patch jsonb not null,
  before jsonb not null,
  annex_id bigint,
  dismissed_reason text,
  dismissed_login_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table contract_annex_need enable and force row level security;

alter table contract_annex_need add constraint contract_annex_need_annex FOREIGN KEY (company_id, annex_id) REFERENCES contract_annex(company_id, id);

alter table contract_annex_need add constraint contract_annex_need_answered CHECK (((annex_id IS NULL) OR (dismissed_reason IS NULL)));

alter table contract_annex_need add constraint contract_annex_need_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table contract_annex_need add constraint contract_annex_need_pkey PRIMARY KEY (company_id, id);

CREATE INDEX contract_annex_need_by_annex ON public.contract_annex_need USING btree (company_id, annex_id) WHERE (annex_id IS NOT NULL);

CREATE INDEX contract_annex_need_open ON public.contract_annex_need USING btree (company_id, user_contract_id, effective_on) WHERE ((annex_id IS NULL) AND (dismissed_reason IS NULL));

create policy own_company on contract_annex_need using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contract_annex_need FOR EACH ROW EXECUTE FUNCTION app.audit_row('contract_annex_need');

grant delete, insert, select, update on contract_annex_need to minga_app;

grant select on contract_annex_need to minga_backup;

create table contract_annex_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  contract_annex_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table contract_annex_step enable and force row level security;

alter table contract_annex_step add constraint contract_annex_step_of FOREIGN KEY (company_id, contract_annex_id) REFERENCES contract_annex(company_id, id) ON DELETE CASCADE;

alter table contract_annex_step add constraint contract_annex_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX contract_annex_step_by_record ON public.contract_annex_step USING btree (company_id, contract_annex_id, id);

create policy own_company on contract_annex_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on contract_annex_step to minga_app;

grant select on contract_annex_step to minga_backup;

create table contract_ending_batch (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  job_title text not null,
  dismissal_cause text not null,
  contract_final_date date not null,
  notice text not null,
  state text not null default 'ENDING'::text,
  creator_login_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  undone_why text
);

alter table contract_ending_batch enable and force row level security;

alter table contract_ending_batch add constraint contract_ending_batch_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table contract_ending_batch add constraint contract_ending_batch_notice CHECK ((notice = ANY (ARRAY['GIVEN'::text, 'PAID'::text, 'NONE'::text])));

alter table contract_ending_batch add constraint contract_ending_batch_pkey PRIMARY KEY (company_id, id);

alter table contract_ending_batch add constraint contract_ending_batch_state CHECK ((state = ANY (ARRAY['ENDING'::text, 'ENDED'::text, 'UNDOING'::text, 'UNDONE'::text])));

CREATE INDEX contract_ending_batch_of ON public.contract_ending_batch USING btree (company_id, business_id, contract_final_date);

create policy own_company on contract_ending_batch using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contract_ending_batch FOR EACH ROW EXECUTE FUNCTION app.audit_row('contract_ending_batch');

grant insert, select, update on contract_ending_batch to minga_app;

grant select on contract_ending_batch to minga_backup;

create table contract_registration (
  company_id bigint not null,
  user_contract_id bigint not null,
  kind text not null,
  done_on date not null,
  done_by bigint,
  file_id bigint,
  note text
);

alter table contract_registration enable and force row level security;

alter table contract_registration add constraint contract_registration_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table contract_registration add constraint contract_registration_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table contract_registration add constraint contract_registration_kind CHECK ((kind = ANY (ARRAY['WRITTEN'::text, 'CONTRACT'::text, 'ENDING'::text])));

alter table contract_registration add constraint contract_registration_pkey PRIMARY KEY (company_id, user_contract_id, kind);

CREATE INDEX contract_registration_file_of ON public.contract_registration USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on contract_registration using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contract_registration FOR EACH ROW EXECUTE FUNCTION app.audit_row('contract_registration');

grant delete, insert, select, update on contract_registration to minga_app;

grant select on contract_registration to minga_backup;

create table contract_settlement (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  status text not null,
  dismissal_cause text not null,
  contract_final_date date not null,
  notice text not null default 'NONE'::text,
  notice_date date,
  issue_date date,
  display_to_employee boolean not null default true,
  is_payed boolean not null default false,
  public_comment text,
  comment text,
  heir_user_id bigint,
  final_date_before date,
  undo_reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  batch_id bigint
);

alter table contract_settlement enable and force row level security;

alter table contract_settlement add constraint contract_settlement_batch FOREIGN KEY (company_id, batch_id) REFERENCES contract_ending_batch(company_id, id);

alter table contract_settlement add constraint contract_settlement_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table contract_settlement add constraint contract_settlement_heir FOREIGN KEY (company_id, heir_user_id) REFERENCES users(company_id, id);

alter table contract_settlement add constraint contract_settlement_hidden CHECK (((status <> 'PREPARED'::text) OR (NOT display_to_employee)));

alter table contract_settlement add constraint contract_settlement_notice CHECK ((notice = ANY (ARRAY['GIVEN'::text, 'PAID'::text, 'NONE'::text])));

alter table contract_settlement add constraint contract_settlement_payed CHECK (((NOT is_payed) OR (status = 'DONE'::text)));

alter table contract_settlement add constraint contract_settlement_pkey PRIMARY KEY (company_id, id);

alter table contract_settlement add constraint contract_settlement_status CHECK ((status = ANY (ARRAY['PREPARED'::text, 'DONE'::text, 'UNDONE'::text])));

alter table contract_settlement add constraint contract_settlement_undone CHECK (((status = 'UNDONE'::text) = (undo_reason IS NOT NULL)));

CREATE INDEX contract_settlement_by_day ON public.contract_settlement USING btree (company_id, contract_final_date, id);

CREATE INDEX contract_settlement_heirs ON public.contract_settlement USING btree (company_id, heir_user_id) WHERE (heir_user_id IS NOT NULL);

CREATE UNIQUE INDEX contract_settlement_live ON public.contract_settlement USING btree (company_id, user_contract_id) WHERE (status <> 'UNDONE'::text);

CREATE INDEX contract_settlement_of_batch ON public.contract_settlement USING btree (company_id, batch_id) WHERE (batch_id IS NOT NULL);

create policy own_company on contract_settlement using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.contract_settlement FOR EACH ROW EXECUTE FUNCTION app.announce_ending();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.contract_settlement FOR EACH ROW EXECUTE FUNCTION app.audit_row('contract_settlement', 'comment', 'public_comment', 'undo_reason');

grant insert, select, update on contract_settlement to minga_app;

grant select on contract_settlement to minga_backup;

create table contract_settlement_line (
  company_id bigint not null,
  id bigint generated always as identity not null,
  contract_settlement_id bigint not null,
  part text not null,
  what text not null,
  effect text not null,
  was jsonb,
  restored_at timestamp with time zone
);

alter table contract_settlement_line enable and force row level security;

alter table contract_settlement_line add constraint contract_settlement_line_of FOREIGN KEY (company_id, contract_settlement_id) REFERENCES contract_settlement(company_id, id) ON DELETE CASCADE;

alter table contract_settlement_line add constraint contract_settlement_line_part CHECK ((part = ANY (ARRAY['VACATIONS'::text, 'ABSENCES'::text, 'LOANS'::text, 'ITEMS'::text, 'TEAM'::text, 'UNITS'::text, 'DELEGATIONS'::text, 'ACCESS'::text, 'DEPARTURE'::text])));

alter table contract_settlement_line add constraint contract_settlement_line_pkey PRIMARY KEY (company_id, id);

CREATE INDEX contract_settlement_line_by_ending ON public.contract_settlement_line USING btree (company_id, contract_settlement_id, id);

create policy own_company on contract_settlement_line using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on contract_settlement_line to minga_app;

grant select on contract_settlement_line to minga_backup;

create table cost_center (
  company_id bigint not null,
  id bigint generated always as identity not null,
  group_id bigint not null,
  parent_id bigint,
  code text not null,
  name text not null,
  business_id bigint,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1
);

alter table cost_center enable and force row level security;

alter table cost_center add constraint cost_center_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table cost_center add constraint cost_center_code_key UNIQUE (company_id, group_id, code);

alter table cost_center add constraint cost_center_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table cost_center add constraint cost_center_group_of FOREIGN KEY (company_id, group_id) REFERENCES cost_center_group(company_id, id);

alter table cost_center add constraint cost_center_of_group UNIQUE (company_id, group_id, id);

alter table cost_center add constraint cost_center_parent FOREIGN KEY (company_id, group_id, parent_id) REFERENCES cost_center(company_id, group_id, id);

alter table cost_center add constraint cost_center_pkey PRIMARY KEY (company_id, id);

alter table cost_center add constraint cost_center_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

CREATE INDEX cost_center_of_parent ON public.cost_center USING btree (company_id, parent_id);

create policy own_company on cost_center using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cost_center FOR EACH ROW EXECUTE FUNCTION app.audit_row('cost_center');

CREATE TRIGGER tree AFTER INSERT OR UPDATE ON public.cost_center FOR EACH ROW EXECUTE FUNCTION app.keep_cost_center_tree();

grant delete, insert, select, update on cost_center to minga_app;

grant select on cost_center to minga_backup;

create table cost_center_contract (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  group_id bigint not null,
  cost_center_id bigint not null,
  percentage numeric(5,2) not null,
  valid daterange not null,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1
);

alter table cost_center_contract enable and force row level security;

alter table cost_center_contract add constraint cost_center_contract_center FOREIGN KEY (company_id, group_id, cost_center_id) REFERENCES cost_center(company_id, group_id, id);

alter table cost_center_contract add constraint cost_center_contract_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table cost_center_contract add constraint cost_center_contract_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table cost_center_contract add constraint cost_center_contract_days CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))));

alter table cost_center_contract add constraint cost_center_contract_percentage CHECK (((percentage >= (0)::numeric) AND (percentage <= (100)::numeric)));

alter table cost_center_contract add constraint cost_center_contract_pkey PRIMARY KEY (company_id, id);

alter table cost_center_contract add constraint cost_center_contract_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

CREATE INDEX cost_center_contract_of_center ON public.cost_center_contract USING btree (company_id, cost_center_id);

CREATE INDEX cost_center_contract_of_contract ON public.cost_center_contract USING btree (company_id, user_contract_id, group_id);

create policy own_company on cost_center_contract using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cost_center_contract FOR EACH ROW EXECUTE FUNCTION app.audit_row('cost_center_contract');

CREATE TRIGGER whole AFTER INSERT OR UPDATE ON public.cost_center_contract FOR EACH ROW EXECUTE FUNCTION app.refuse_too_much_of_contract();

grant insert, select, update on cost_center_contract to minga_app;

grant select on cost_center_contract to minga_backup;

create table cost_center_group (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1
);

alter table cost_center_group enable and force row level security;

alter table cost_center_group add constraint cost_center_group_code_key UNIQUE (company_id, code);

alter table cost_center_group add constraint cost_center_group_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table cost_center_group add constraint cost_center_group_pkey PRIMARY KEY (company_id, id);

alter table cost_center_group add constraint cost_center_group_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

create policy own_company on cost_center_group using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cost_center_group FOR EACH ROW EXECUTE FUNCTION app.audit_row('cost_center_group');

grant delete, insert, select, update on cost_center_group to minga_app;

grant select on cost_center_group to minga_backup;

create table cost_center_unit (
  company_id bigint not null,
  id bigint generated always as identity not null,
  hierarchy_node_id bigint not null,
  group_id bigint not null,
  cost_center_id bigint not null,
  valid daterange not null,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1
);

alter table cost_center_unit enable and force row level security;

alter table cost_center_unit add constraint cost_center_unit_center FOREIGN KEY (company_id, group_id, cost_center_id) REFERENCES cost_center(company_id, group_id, id);

alter table cost_center_unit add constraint cost_center_unit_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table cost_center_unit add constraint cost_center_unit_days CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))));

alter table cost_center_unit add constraint cost_center_unit_no_overlap EXCLUDE USING gist (company_id WITH =, hierarchy_node_id WITH =, group_id WITH =, valid WITH &&) WHERE ((status = 'ACTIVE'::text));

alter table cost_center_unit add constraint cost_center_unit_pkey PRIMARY KEY (company_id, id);

alter table cost_center_unit add constraint cost_center_unit_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

alter table cost_center_unit add constraint cost_center_unit_unit FOREIGN KEY (company_id, hierarchy_node_id) REFERENCES hierarchy_node(company_id, id);

CREATE INDEX cost_center_unit_of_center ON public.cost_center_unit USING btree (company_id, cost_center_id);

create policy own_company on cost_center_unit using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cost_center_unit FOR EACH ROW EXECUTE FUNCTION app.audit_row('cost_center_unit');

grant insert, select, update on cost_center_unit to minga_app;

grant select on cost_center_unit to minga_backup;

create table course (
  company_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  about text not null,
  kind text not null,
  duty text,
  state text not null default 'DRAFT'::text,
  valid_months integer,
  pass_percent integer not null,
  attempts integer not null,
  published_no integer,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table course enable and force row level security;

alter table course add constraint course_attempts CHECK (((attempts >= 1) AND (attempts <= 20)));

alter table course add constraint course_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table course add constraint course_duty CHECK ((duty = ANY (ARRAY['KARIN'::text, 'RISKS'::text, 'OTHER'::text])));

alter table course add constraint course_duty_of_legal CHECK (((kind = 'LEGAL'::text) = (duty IS NOT NULL)));

alter table course add constraint course_kind CHECK ((kind = ANY (ARRAY['INTERNAL'::text, 'LEGAL'::text])));

alter table course add constraint course_pass_percent CHECK (((pass_percent >= 1) AND (pass_percent <= 100)));

alter table course add constraint course_pkey PRIMARY KEY (company_id, id);

alter table course add constraint course_published CHECK (((state = 'DRAFT'::text) = (published_no IS NULL)));

alter table course add constraint course_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'CLOSED'::text])));

alter table course add constraint course_title_key UNIQUE (company_id, title);

alter table course add constraint course_valid_months CHECK (((valid_months >= 1) AND (valid_months <= 120)));

create policy own_company on course using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course FOR EACH ROW EXECUTE FUNCTION app.audit_row('course');

grant insert, select, update on course to minga_app;

grant select on course to minga_backup;

create table course_assignment (
  company_id bigint not null,
  id bigint generated always as identity not null,
  course_id bigint not null,
  version_id bigint not null,
  user_id bigint not null,
  due_on date not null,
  state text not null default 'ASSIGNED'::text,
  attempts_used integer not null default 0,
  score integer,
  acknowledged_at timestamp with time zone,
  passed_on date,
  expires_on date,
  document_id bigint,
  certificate_code text,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table course_assignment enable and force row level security;

alter table course_assignment add constraint course_assignment_attempts CHECK ((attempts_used >= 0));

alter table course_assignment add constraint course_assignment_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table course_assignment add constraint course_assignment_passed CHECK (((state = ANY (ARRAY['PASSED'::text, 'EXPIRED'::text])) = (passed_on IS NOT NULL)));

alter table course_assignment add constraint course_assignment_pkey PRIMARY KEY (company_id, id);

alter table course_assignment add constraint course_assignment_score CHECK (((score >= 0) AND (score <= 100)));

alter table course_assignment add constraint course_assignment_state CHECK ((state = ANY (ARRAY['ASSIGNED'::text, 'STARTED'::text, 'PASSED'::text, 'FAILED'::text, 'EXPIRED'::text])));

alter table course_assignment add constraint course_assignment_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table course_assignment add constraint course_assignment_version FOREIGN KEY (company_id, version_id, course_id) REFERENCES course_version(company_id, id, course_id);

CREATE INDEX course_assignment_by_course ON public.course_assignment USING btree (company_id, course_id, state);

CREATE INDEX course_assignment_by_document ON public.course_assignment USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX course_assignment_by_person ON public.course_assignment USING btree (company_id, user_id, id);

CREATE UNIQUE INDEX course_assignment_code_key ON public.course_assignment USING btree (company_id, certificate_code) WHERE (certificate_code IS NOT NULL);

CREATE UNIQUE INDEX course_assignment_open_key ON public.course_assignment USING btree (company_id, course_id, user_id) WHERE (state = ANY (ARRAY['ASSIGNED'::text, 'STARTED'::text]));

CREATE UNIQUE INDEX course_assignment_pass_key ON public.course_assignment USING btree (company_id, version_id, user_id) WHERE (state = 'PASSED'::text);

create policy own_company on course_assignment using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_assignment FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_assignment');

grant delete, insert, select, update on course_assignment to minga_app;

grant select on course_assignment to minga_backup;

create table course_attempt (
  company_id bigint not null,
  assignment_id bigint not null,
  no integer not null,
  at timestamp with time zone not null,
  score integer not null,
  passed boolean not null,
  answers jsonb not null
);

alter table course_attempt enable and force row level security;

alter table course_attempt add constraint course_attempt_assignment FOREIGN KEY (company_id, assignment_id) REFERENCES course_assignment(company_id, id);

alter table course_attempt add constraint course_attempt_pkey PRIMARY KEY (company_id, assignment_id, no);

alter table course_attempt add constraint course_attempt_score CHECK (((score >= 0) AND (score <= 100)));

create policy own_company on course_attempt using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_attempt FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_attempt');

grant insert, select on course_attempt to minga_app;

grant select on course_attempt to minga_backup;

create table course_batch (
  company_id bigint not null,
  id bigint generated always as identity not null,
  course_id bigint not null,
  version_id bigint not null,
  business_id bigint not null,
  due_on date not null,
  state text not null default 'ASSIGNING'::text,
  job_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table course_batch enable and force row level security;

alter table course_batch add constraint course_batch_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table course_batch add constraint course_batch_pkey PRIMARY KEY (company_id, id);

alter table course_batch add constraint course_batch_state CHECK ((state = ANY (ARRAY['ASSIGNING'::text, 'ASSIGNED'::text, 'UNDONE'::text])));

alter table course_batch add constraint course_batch_version FOREIGN KEY (company_id, version_id, course_id) REFERENCES course_version(company_id, id, course_id);

CREATE INDEX course_batch_by_day ON public.course_batch USING btree (company_id, created_at DESC, id DESC);

create policy own_company on course_batch using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_batch FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_batch');

grant insert, select, update on course_batch to minga_app;

grant select on course_batch to minga_backup;

create table course_batch_person (
  company_id bigint not null,
  batch_id bigint not null,
  user_id bigint not null,
  assignment_id bigint,
  problem text
);

alter table course_batch_person enable and force row level security;

alter table course_batch_person add constraint course_batch_person_assignment FOREIGN KEY (company_id, assignment_id) REFERENCES course_assignment(company_id, id);

alter table course_batch_person add constraint course_batch_person_batch FOREIGN KEY (company_id, batch_id) REFERENCES course_batch(company_id, id);

alter table course_batch_person add constraint course_batch_person_pkey PRIMARY KEY (company_id, batch_id, user_id);

alter table course_batch_person add constraint course_batch_person_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX course_batch_person_by_assignment ON public.course_batch_person USING btree (company_id, assignment_id) WHERE (assignment_id IS NOT NULL);

CREATE INDEX course_batch_person_by_user ON public.course_batch_person USING btree (company_id, user_id);

create policy own_company on course_batch_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on course_batch_person to minga_app;

grant select on course_batch_person to minga_backup;

create table course_lesson (
  company_id bigint not null,
  id bigint generated always as identity not null,
  version_id bigint not null,
  position integer not null,
  title text not null,
  content jsonb not null,
  video_url text,
  file_id bigint,
  min_seconds integer not null default 0
);

alter table course_lesson enable and force row level security;

alter table course_lesson add constraint course_lesson_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table course_lesson add constraint course_lesson_min_seconds CHECK (((min_seconds >= 0) AND (min_seconds <= 7200)));

alter table course_lesson add constraint course_lesson_pkey PRIMARY KEY (company_id, id);

alter table course_lesson add constraint course_lesson_position CHECK (("position" >= 1));

alter table course_lesson add constraint course_lesson_position_key UNIQUE (company_id, version_id, "position");

alter table course_lesson add constraint course_lesson_version FOREIGN KEY (company_id, version_id) REFERENCES course_version(company_id, id);

CREATE INDEX course_lesson_by_file ON public.course_lesson USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on course_lesson using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_lesson FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_lesson');

CREATE TRIGGER course_lesson_stays BEFORE INSERT OR DELETE ON public.course_lesson FOR EACH ROW EXECUTE FUNCTION app.course_content_stays();

grant delete, insert, select on course_lesson to minga_app;

grant select on course_lesson to minga_backup;

create table course_progress (
  company_id bigint not null,
  assignment_id bigint not null,
  lesson_id bigint not null,
  opened_at timestamp with time zone not null,
  completed_at timestamp with time zone
);

alter table course_progress enable and force row level security;

alter table course_progress add constraint course_progress_assignment FOREIGN KEY (company_id, assignment_id) REFERENCES course_assignment(company_id, id) ON DELETE CASCADE;

alter table course_progress add constraint course_progress_lesson FOREIGN KEY (company_id, lesson_id) REFERENCES course_lesson(company_id, id);

alter table course_progress add constraint course_progress_pkey PRIMARY KEY (company_id, assignment_id, lesson_id);

CREATE INDEX course_progress_by_lesson ON public.course_progress USING btree (company_id, lesson_id);

create policy own_company on course_progress using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on course_progress to minga_app;

grant select on course_progress to minga_backup;

create table course_question (
  company_id bigint not null,
  id bigint generated always as identity not null,
  version_id bigint not null,
  position integer not null,
  words text not null,
  options text[] not null,
  right_options integer[] not null
);

alter table course_question enable and force row level security;

alter table course_question add constraint course_question_options CHECK (((cardinality(options) >= 2) AND (cardinality(options) <= 10)));

alter table course_question add constraint course_question_pkey PRIMARY KEY (company_id, id);

alter table course_question add constraint course_question_position CHECK (("position" >= 1));

alter table course_question add constraint course_question_position_key UNIQUE (company_id, version_id, "position");

alter table course_question add constraint course_question_right CHECK ((cardinality(right_options) >= 1));

alter table course_question add constraint course_question_version FOREIGN KEY (company_id, version_id) REFERENCES course_version(company_id, id);

create policy own_company on course_question using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_question FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_question');

CREATE TRIGGER course_question_stays BEFORE INSERT OR DELETE ON public.course_question FOR EACH ROW EXECUTE FUNCTION app.course_content_stays();

grant delete, insert, select on course_question to minga_app;

grant select on course_question to minga_backup;

create table course_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  course_id bigint not null,
  no integer not null,
  published_at timestamp with time zone
);

alter table course_version enable and force row level security;

alter table course_version add constraint course_version_course FOREIGN KEY (company_id, course_id) REFERENCES course(company_id, id);

alter table course_version add constraint course_version_course_key UNIQUE (company_id, id, course_id);

alter table course_version add constraint course_version_no CHECK ((no >= 1));

alter table course_version add constraint course_version_no_key UNIQUE (company_id, course_id, no);

alter table course_version add constraint course_version_pkey PRIMARY KEY (company_id, id);

create policy own_company on course_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.course_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('course_version');

grant insert, select, update on course_version to minga_app;

grant select on course_version to minga_backup;

create table data_breach (
  company_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  known_on date not null,
  known_time text,
  happened_on date,
  what text not null,
  data text not null,
  risk boolean not null default false,
  sensitive boolean not null default false,
  minors boolean not null default false,
  economic boolean not null default false,
  effects text,
  measures text,
  advice text,
  contact text,
  state text not null default 'OPEN'::text,
  agency_on date,
  agency_number text,
  closed_reason text,
  closed_at timestamp with time zone,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table data_breach enable and force row level security;

alter table data_breach add constraint data_breach_closed CHECK (((state = 'CLOSED'::text) = ((closed_reason IS NOT NULL) AND (closed_at IS NOT NULL))));

alter table data_breach add constraint data_breach_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table data_breach add constraint data_breach_pkey PRIMARY KEY (company_id, id);

alter table data_breach add constraint data_breach_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text])));

alter table data_breach add constraint data_breach_time CHECK ((known_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));

CREATE INDEX data_breach_by_day ON public.data_breach USING btree (company_id, known_on DESC, id DESC);

create policy own_company on data_breach using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.data_breach FOR EACH ROW EXECUTE FUNCTION app.audit_row('data_breach');

grant insert, select, update on data_breach to minga_app;

grant select on data_breach to minga_backup;

create table data_breach_entry (
  company_id bigint not null,
  id bigint generated always as identity not null,
  data_breach_id bigint not null,
  kind text not null,
  note text not null,
  login_id bigint,
  at timestamp with time zone not null
);

alter table data_breach_entry enable and force row level security;

alter table data_breach_entry add constraint data_breach_entry_breach FOREIGN KEY (company_id, data_breach_id) REFERENCES data_breach(company_id, id);

alter table data_breach_entry add constraint data_breach_entry_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table data_breach_entry add constraint data_breach_entry_kind CHECK ((kind = ANY (ARRAY['OPENED'::text, 'NOTE'::text, 'CORRECTED'::text, 'PEOPLE'::text, 'AGENCY'::text, 'TOLD'::text, 'CLOSED'::text])));

alter table data_breach_entry add constraint data_breach_entry_pkey PRIMARY KEY (company_id, id);

CREATE INDEX data_breach_entry_by_breach ON public.data_breach_entry USING btree (company_id, data_breach_id, id);

create policy own_company on data_breach_entry using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on data_breach_entry to minga_app;

grant select on data_breach_entry to minga_backup;

create table data_breach_person (
  company_id bigint not null,
  data_breach_id bigint not null,
  user_id bigint not null,
  told_at timestamp with time zone,
  told_how text,
  told_note text,
  told_login_id bigint
);

alter table data_breach_person enable and force row level security;

alter table data_breach_person add constraint data_breach_person_breach FOREIGN KEY (company_id, data_breach_id) REFERENCES data_breach(company_id, id);

alter table data_breach_person add constraint data_breach_person_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table data_breach_person add constraint data_breach_person_how CHECK ((told_how = ANY (ARRAY['NOTICE'::text, 'OTHER'::text])));

alter table data_breach_person add constraint data_breach_person_pkey PRIMARY KEY (company_id, data_breach_id, user_id);

alter table data_breach_person add constraint data_breach_person_told CHECK (((told_at IS NULL) = (told_how IS NULL)));

alter table data_breach_person add constraint data_breach_person_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX data_breach_person_by_user ON public.data_breach_person USING btree (company_id, user_id);

create policy own_company on data_breach_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER data_breach_person_stays BEFORE DELETE OR UPDATE ON public.data_breach_person FOR EACH ROW EXECUTE FUNCTION app.data_breach_person_stays();

grant delete, insert, select, update on data_breach_person to minga_app;

grant select on data_breach_person to minga_backup;

create table data_correction (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  part text not null,
  since date not null,
  changes jsonb not null,
  before jsonb not null,
  comment text,
  response_status text not null default 'PENDING'::text,
  response text,
  requested_at timestamp with time zone not null default now(),
  responded_at timestamp with time zone,
  responded_login_id bigint,
  creator_login_id bigint,
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  act text,
  member_id bigint
);

alter table data_correction enable and force row level security;

alter table data_correction add constraint data_correction_act CHECK ((((part = 'RELATIVES'::text) = (act IS NOT NULL)) AND (act = ANY (ARRAY['ADD'::text, 'CHANGE'::text, 'REMOVE'::text]))));

alter table data_correction add constraint data_correction_before CHECK ((jsonb_typeof(before) = 'object'::text));

alter table data_correction add constraint data_correction_changes CHECK ((jsonb_typeof(changes) = 'object'::text));

alter table data_correction add constraint data_correction_member CHECK (((member_id IS NULL) OR (act = ANY (ARRAY['CHANGE'::text, 'REMOVE'::text]))));

alter table data_correction add constraint data_correction_part CHECK ((part = ANY (ARRAY['PERSONAL'::text, 'CONTACT'::text, 'PREVISION'::text, 'HEALTH'::text, 'SAVINGS'::text, 'FAMILY'::text, 'RELATIVES'::text, 'FIELDS'::text])));

alter table data_correction add constraint data_correction_pkey PRIMARY KEY (company_id, id);

alter table data_correction add constraint data_correction_status CHECK ((response_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table data_correction add constraint data_correction_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX data_correction_by_member ON public.data_correction USING btree (company_id, member_id) WHERE (member_id IS NOT NULL);

CREATE INDEX data_correction_newest ON public.data_correction USING btree (company_id, requested_at, id);

CREATE INDEX data_correction_of ON public.data_correction USING btree (company_id, user_id, requested_at);

CREATE UNIQUE INDEX data_correction_pending ON public.data_correction USING btree (company_id, user_id, part) WHERE (response_status = 'PENDING'::text);

create policy own_company on data_correction using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.data_correction FOR EACH ROW EXECUTE FUNCTION app.audit_row('data_correction');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.data_correction FOR EACH ROW EXECUTE FUNCTION app.keep_data_correction_step();

grant insert, select, update on data_correction to minga_app;

grant select on data_correction to minga_backup;

create table data_correction_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  data_correction_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table data_correction_step enable and force row level security;

alter table data_correction_step add constraint data_correction_step_of FOREIGN KEY (company_id, data_correction_id) REFERENCES data_correction(company_id, id) ON DELETE CASCADE;

alter table data_correction_step add constraint data_correction_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX data_correction_step_by_correction ON public.data_correction_step USING btree (company_id, data_correction_id, id);

create policy own_company on data_correction_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on data_correction_step to minga_app;

grant select on data_correction_step to minga_backup;

create table delegation (
  company_id bigint not null,
  id bigint generated always as identity not null,
  from_user_id bigint not null,
  to_user_id bigint not null,
  valid daterange not null,
  kinds text[] not null,
  created_at timestamp with time zone not null default now(),
  creator_login_id bigint,
  revoked_at timestamp with time zone,
  revoked_login_id bigint
);

alter table delegation enable and force row level security;

alter table delegation add constraint delegation_days CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid)) AND (NOT upper_inf(valid))));

alter table delegation add constraint delegation_from FOREIGN KEY (company_id, from_user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

alter table delegation add constraint delegation_kinds CHECK (((cardinality(kinds) > 0) AND (kinds <@ ARRAY['VACATION'::text, 'ABSENCE'::text])));

alter table delegation add constraint delegation_other CHECK ((from_user_id <> to_user_id));

alter table delegation add constraint delegation_pkey PRIMARY KEY (company_id, id);

alter table delegation add constraint delegation_to FOREIGN KEY (company_id, to_user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX delegation_given ON public.delegation USING btree (company_id, from_user_id, id);

CREATE INDEX delegation_received ON public.delegation USING btree (company_id, to_user_id, id);

create policy own_company on delegation using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.delegation FOR EACH ROW EXECUTE FUNCTION app.audit_row('delegation');

CREATE TRIGGER kinds AFTER INSERT OR UPDATE ON public.delegation FOR EACH ROW EXECUTE FUNCTION app.keep_delegation_kinds();

grant insert, select on delegation to minga_app;

grant select on delegation to minga_backup;

create table delegation_kind (
  company_id bigint not null,
  delegation_id bigint not null,
  kind text not null,
  from_user_id bigint not null,
  valid daterange not null
);

alter table delegation_kind enable and force row level security;

alter table delegation_kind add constraint delegation_kind_code CHECK ((kind = ANY (ARRAY['VACATION'::text, 'ABSENCE'::text])));

alter table delegation_kind add constraint delegation_kind_of FOREIGN KEY (company_id, delegation_id) REFERENCES delegation(company_id, id) ON DELETE CASCADE;

alter table delegation_kind add constraint delegation_kind_once EXCLUDE USING gist (company_id WITH =, from_user_id WITH =, kind WITH =, valid WITH &&);

alter table delegation_kind add constraint delegation_kind_pkey PRIMARY KEY (company_id, delegation_id, kind);

create policy own_company on delegation_kind using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on delegation_kind to minga_app;

grant select on delegation_kind to minga_backup;

create table document (
  company_id bigint not null,
  id bigint generated always as identity not null,
  folder_id bigint not null,
  folder_kind text not null,
  type_id bigint not null,
  user_id bigint,
  user_contract_id bigint,
  name text not null,
  state text not null default 'DRAFT'::text,
  current_no integer not null default 1,
  expires_on date,
  reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  loaded boolean not null default false,
  opened_at timestamp with time zone
);

alter table document enable and force row level security;

alter table document add constraint document_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table document add constraint document_folder FOREIGN KEY (company_id, folder_id, folder_kind) REFERENCES document_folder(company_id, id, kind);

alter table document add constraint document_number CHECK ((current_no >= 1));

alter table document add constraint document_of_contract CHECK (((user_contract_id IS NULL) OR (user_id IS NOT NULL)));

alter table document add constraint document_of_person CHECK (((folder_kind = 'PERSON'::text) = (user_id IS NOT NULL)));

alter table document add constraint document_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table document add constraint document_pkey PRIMARY KEY (company_id, id);

alter table document add constraint document_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'ISSUED'::text, 'PENDING_SIGNATURE'::text, 'SIGNED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'REPLACED'::text, 'VOID'::text])));

alter table document add constraint document_type FOREIGN KEY (company_id, type_id) REFERENCES document_type(company_id, id);

CREATE INDEX document_by_contract ON public.document USING btree (company_id, user_contract_id) WHERE (user_contract_id IS NOT NULL);

CREATE INDEX document_by_day ON public.document USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX document_by_folder ON public.document USING btree (company_id, folder_id, id);

CREATE INDEX document_by_person ON public.document USING btree (company_id, user_id, id) WHERE (user_id IS NOT NULL);

CREATE INDEX document_by_type ON public.document USING btree (company_id, type_id);

create policy own_company on document using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER UPDATE OF state ON public.document FOR EACH ROW WHEN (((new.state = 'SIGNED'::text) AND (old.state <> 'SIGNED'::text))) EXECUTE FUNCTION app.announce_document();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION app.audit_row('document');

CREATE TRIGGER document_stays BEFORE DELETE OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION app.document_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.document FOR EACH ROW EXECUTE FUNCTION app.keep_document_step();

grant delete, insert, select, update on document to minga_app;

grant select on document to minga_backup;

create table document_batch (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  template_version_id bigint not null,
  folder_id bigint not null,
  reveal boolean not null default false,
  state text not null default 'GENERATING'::text,
  creator_login_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table document_batch enable and force row level security;

alter table document_batch add constraint document_batch_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table document_batch add constraint document_batch_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_batch add constraint document_batch_folder FOREIGN KEY (company_id, folder_id) REFERENCES document_folder(company_id, id);

alter table document_batch add constraint document_batch_pkey PRIMARY KEY (company_id, id);

alter table document_batch add constraint document_batch_state CHECK ((state = ANY (ARRAY['GENERATING'::text, 'GENERATED'::text])));

alter table document_batch add constraint document_batch_template FOREIGN KEY (company_id, template_version_id) REFERENCES document_template_version(company_id, id);

CREATE INDEX document_batch_by_folder ON public.document_batch USING btree (company_id, folder_id);

CREATE INDEX document_batch_by_template ON public.document_batch USING btree (company_id, template_version_id);

CREATE INDEX document_batch_of ON public.document_batch USING btree (company_id, business_id, id);

create policy own_company on document_batch using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_batch FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_batch');

grant insert, select, update on document_batch to minga_app;

grant select on document_batch to minga_backup;

create table document_batch_person (
  company_id bigint not null,
  batch_id bigint not null,
  user_contract_id bigint not null,
  document_id bigint,
  problem text
);

alter table document_batch_person enable and force row level security;

alter table document_batch_person add constraint document_batch_person_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table document_batch_person add constraint document_batch_person_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table document_batch_person add constraint document_batch_person_end CHECK (((document_id IS NULL) OR (problem IS NULL)));

alter table document_batch_person add constraint document_batch_person_of FOREIGN KEY (company_id, batch_id) REFERENCES document_batch(company_id, id) ON DELETE CASCADE;

alter table document_batch_person add constraint document_batch_person_pkey PRIMARY KEY (company_id, batch_id, user_contract_id);

CREATE INDEX document_batch_person_contracts ON public.document_batch_person USING btree (company_id, user_contract_id);

CREATE UNIQUE INDEX document_batch_person_made ON public.document_batch_person USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

create policy own_company on document_batch_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on document_batch_person to minga_app;

grant select on document_batch_person to minga_backup;

create table document_folder (
  company_id bigint not null,
  id bigint generated always as identity not null,
  parent_id bigint,
  path bigint[] not null default '{}'::bigint[],
  name text not null,
  kind text not null,
  access text not null default 'PUBLIC'::text,
  position integer not null default 0,
  version integer not null default 1
);

alter table document_folder enable and force row level security;

alter table document_folder add constraint document_folder_access CHECK ((access = ANY (ARRAY['PUBLIC'::text, 'PROTECTED'::text, 'PRIVATE'::text])));

alter table document_folder add constraint document_folder_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_folder add constraint document_folder_depth CHECK ((cardinality(path) < 8));

alter table document_folder add constraint document_folder_kind CHECK ((kind = ANY (ARRAY['COMPANY'::text, 'PERSON'::text])));

alter table document_folder add constraint document_folder_kind_key UNIQUE (company_id, id, kind);

alter table document_folder add constraint document_folder_not_inside_itself CHECK ((id <> ALL (path)));

alter table document_folder add constraint document_folder_parent FOREIGN KEY (company_id, parent_id, kind) REFERENCES document_folder(company_id, id, kind);

alter table document_folder add constraint document_folder_path CHECK ((NOT (parent_id IS DISTINCT FROM path[cardinality(path)])));

alter table document_folder add constraint document_folder_pkey PRIMARY KEY (company_id, id);

CREATE UNIQUE INDEX document_folder_name_key ON public.document_folder USING btree (company_id, kind, COALESCE(parent_id, (0)::bigint), lower(name));

create policy own_company on document_folder using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_folder FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_folder');

grant delete, insert, select, update on document_folder to minga_app;

grant select on document_folder to minga_backup;

create table document_folder_reader (
  company_id bigint not null,
  folder_id bigint not null,
  profile_id bigint not null
);

alter table document_folder_reader enable and force row level security;

alter table document_folder_reader add constraint document_folder_reader_folder FOREIGN KEY (company_id, folder_id) REFERENCES document_folder(company_id, id) ON DELETE CASCADE;

alter table document_folder_reader add constraint document_folder_reader_pkey PRIMARY KEY (company_id, folder_id, profile_id);

alter table document_folder_reader add constraint document_folder_reader_profile FOREIGN KEY (company_id, profile_id) REFERENCES profile(company_id, id) ON DELETE CASCADE;

CREATE INDEX document_folder_reader_by_profile ON public.document_folder_reader USING btree (company_id, profile_id);

create policy own_company on document_folder_reader using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_folder_reader FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_folder_reader');

grant delete, insert, select on document_folder_reader to minga_app;

grant select on document_folder_reader to minga_backup;

create table document_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  document_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table document_step enable and force row level security;

alter table document_step add constraint document_step_of FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table document_step add constraint document_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX document_step_by_record ON public.document_step USING btree (company_id, document_id, id);

create policy own_company on document_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on document_step to minga_app;

grant select on document_step to minga_backup;

create table document_template (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  type_id bigint not null,
  state text not null default 'DRAFT'::text,
  current_no integer not null default 1,
  published_no integer,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table document_template enable and force row level security;

alter table document_template add constraint document_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_template add constraint document_template_number CHECK ((current_no >= 1));

alter table document_template add constraint document_template_pkey PRIMARY KEY (company_id, id);

alter table document_template add constraint document_template_published CHECK ((((state = 'DRAFT'::text) = (published_no IS NULL)) AND ((published_no IS NULL) OR ((current_no - published_no) = ANY (ARRAY[0, 1])))));

alter table document_template add constraint document_template_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ARCHIVED'::text])));

alter table document_template add constraint document_template_type FOREIGN KEY (company_id, type_id) REFERENCES document_type(company_id, id);

CREATE INDEX document_template_by_type ON public.document_template USING btree (company_id, type_id);

CREATE UNIQUE INDEX document_template_name_key ON public.document_template USING btree (company_id, lower(name)) WHERE (state <> 'ARCHIVED'::text);

create policy own_company on document_template using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_template FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_template');

CREATE TRIGGER template_stays BEFORE DELETE OR UPDATE ON public.document_template FOR EACH ROW EXECUTE FUNCTION app.template_stays();

grant delete, insert, select, update on document_template to minga_app;

grant select on document_template to minga_backup;

create table document_template_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  template_id bigint not null,
  no integer not null,
  body text not null,
  tags text[] not null default '{}'::text[],
  sha256 text not null,
  published_at timestamp with time zone,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table document_template_version enable and force row level security;

alter table document_template_version add constraint document_template_version_no CHECK ((no >= 1));

alter table document_template_version add constraint document_template_version_no_key UNIQUE (company_id, template_id, no);

alter table document_template_version add constraint document_template_version_of FOREIGN KEY (company_id, template_id) REFERENCES document_template(company_id, id) ON DELETE CASCADE;

alter table document_template_version add constraint document_template_version_pkey PRIMARY KEY (company_id, id);

alter table document_template_version add constraint document_template_version_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

alter table document_template_version add constraint document_template_version_size CHECK ((octet_length(body) <= 200000));

create policy own_company on document_template_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_template_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_template_version');

CREATE TRIGGER template_version_stays BEFORE DELETE OR UPDATE ON public.document_template_version FOR EACH ROW EXECUTE FUNCTION app.template_version_stays();

grant delete, insert, select, update on document_template_version to minga_app;

grant select on document_template_version to minga_backup;

create table document_type (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  label text not null,
  legal_kind text not null,
  sensitivity text not null default 'NORMAL'::text,
  visible_to_worker boolean not null default true,
  retention text not null default 'LABOUR'::text,
  status text not null default 'ACTIVE'::text,
  version integer not null default 1,
  retention_months integer
);

alter table document_type enable and force row level security;

alter table document_type add constraint document_type_code_key UNIQUE (company_id, code);

alter table document_type add constraint document_type_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_type add constraint document_type_legal_kind CHECK ((legal_kind = ANY (ARRAY['CONTRACT'::text, 'ANNEX'::text, 'PAYSLIP'::text, 'VACATION'::text, 'RIOHS'::text, 'WARNING'::text, 'CERTIFICATE'::text, 'RESIGNATION'::text, 'SETTLEMENT'::text, 'OTHER'::text])));

alter table document_type add constraint document_type_pkey PRIMARY KEY (company_id, id);

alter table document_type add constraint document_type_reserved CHECK (((sensitivity = 'RESERVED'::text) OR (legal_kind <> ALL (ARRAY['CONTRACT'::text, 'ANNEX'::text, 'PAYSLIP'::text, 'SETTLEMENT'::text]))));

alter table document_type add constraint document_type_retention CHECK ((retention = ANY (ARRAY['LABOUR'::text, 'PAY'::text, 'COMPANY'::text])));

alter table document_type add constraint document_type_retention_months CHECK (((retention_months IS NULL) OR ((retention = 'LABOUR'::text) AND ((retention_months >= 60) AND (retention_months <= 1200))) OR ((retention = 'PAY'::text) AND ((retention_months >= 72) AND (retention_months <= 1200)))));

alter table document_type add constraint document_type_sensitivity CHECK ((sensitivity = ANY (ARRAY['NORMAL'::text, 'RESERVED'::text])));

alter table document_type add constraint document_type_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text])));

create policy own_company on document_type using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_type FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_type');

grant insert, select, update on document_type to minga_app;

grant select on document_type to minga_backup;

create table document_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  document_id bigint not null,
  no integer not null,
  file_id bigint not null,
  sha256 text not null,
  size bigint not null,
  pages integer,
  origin text not null,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table document_version enable and force row level security;

alter table document_version add constraint document_version_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table document_version add constraint document_version_file_key UNIQUE (company_id, file_id);

alter table document_version add constraint document_version_no CHECK ((no >= 1));

alter table document_version add constraint document_version_no_key UNIQUE (company_id, document_id, no);

alter table document_version add constraint document_version_of FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table document_version add constraint document_version_origin CHECK ((origin = ANY (ARRAY['UPLOADED'::text, 'GENERATED'::text, 'SIGNED'::text, 'SCANNED'::text])));

alter table document_version add constraint document_version_pkey PRIMARY KEY (company_id, id);

alter table document_version add constraint document_version_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

create policy own_company on document_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.document_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('document_version');

CREATE TRIGGER document_version_outside_signing BEFORE INSERT ON public.document_version FOR EACH ROW EXECUTE FUNCTION app.document_version_outside_signing();

grant insert, select on document_version to minga_app;

grant select on document_version to minga_backup;

create table electronic_consent (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  text_sha256 text not null,
  login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table electronic_consent enable and force row level security;

alter table electronic_consent add constraint electronic_consent_kind CHECK ((kind = ANY (ARRAY['GIVEN'::text, 'REFUSED'::text, 'REVOKED'::text])));

alter table electronic_consent add constraint electronic_consent_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table electronic_consent add constraint electronic_consent_pkey PRIMARY KEY (company_id, id);

alter table electronic_consent add constraint electronic_consent_text CHECK ((text_sha256 ~ '^[0-9a-f]{64}$'::text));

CREATE INDEX electronic_consent_by_person ON public.electronic_consent USING btree (company_id, user_id, id DESC);

create policy own_company on electronic_consent using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.electronic_consent FOR EACH ROW EXECUTE FUNCTION app.audit_row('electronic_consent');

CREATE TRIGGER electronic_consent_is_own AFTER INSERT ON public.electronic_consent FOR EACH ROW EXECUTE FUNCTION app.signature_key_is_own();

grant insert, select on electronic_consent to minga_app;

grant select on electronic_consent to minga_backup;

create table employer_loan (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  amount bigint not null,
  total_quotas integer not null,
  start_month integer not null,
  granted_on date not null,
  comment text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table employer_loan enable and force row level security;

alter table employer_loan add constraint employer_loan_amount CHECK (((amount >= 1) AND (amount <= 99999999)));

alter table employer_loan add constraint employer_loan_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table employer_loan add constraint employer_loan_enough CHECK ((amount >= total_quotas));

alter table employer_loan add constraint employer_loan_pkey PRIMARY KEY (company_id, id);

alter table employer_loan add constraint employer_loan_quotas CHECK (((total_quotas >= 1) AND (total_quotas <= 120)));

CREATE INDEX employer_loan_of_contract ON public.employer_loan USING btree (company_id, user_contract_id);

create policy own_company on employer_loan using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.employer_loan FOR EACH ROW EXECUTE FUNCTION app.audit_row('employer_loan');

grant delete, insert, select, update on employer_loan to minga_app;

grant select on employer_loan to minga_backup;

create table employer_loan_pause (
  company_id bigint not null,
  id bigint generated always as identity not null,
  loan_id bigint not null,
  from_month integer not null,
  months integer not null,
  reason text not null,
  login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table employer_loan_pause enable and force row level security;

alter table employer_loan_pause add constraint employer_loan_pause_loan FOREIGN KEY (company_id, loan_id) REFERENCES employer_loan(company_id, id) ON DELETE CASCADE;

alter table employer_loan_pause add constraint employer_loan_pause_month CHECK (((from_month >= 190001) AND (from_month <= 220012)));

alter table employer_loan_pause add constraint employer_loan_pause_months CHECK (((months >= 1) AND (months <= 24)));

alter table employer_loan_pause add constraint employer_loan_pause_pkey PRIMARY KEY (company_id, id);

alter table employer_loan_pause add constraint employer_loan_pause_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 300)));

CREATE INDEX employer_loan_pause_of_loan ON public.employer_loan_pause USING btree (company_id, loan_id);

create policy own_company on employer_loan_pause using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.employer_loan_pause FOR EACH ROW EXECUTE FUNCTION app.audit_row('employer_loan_pause');

grant insert, select on employer_loan_pause to minga_app;

grant select on employer_loan_pause to minga_backup;

create table employer_loan_quota (
  company_id bigint not null,
  id bigint generated always as identity not null,
  loan_id bigint not null,
  kind text not null default 'QUOTA'::text,
  year_month integer not null,
  amount bigint not null,
  user_item_id bigint,
  paid_on date,
  comment text,
  carried bigint not null default 0,
  way text
);

alter table employer_loan_quota enable and force row level security;

alter table employer_loan_quota add constraint employer_loan_quota_amount CHECK (((amount >= 1) AND (amount <= 99999999)));

alter table employer_loan_quota add constraint employer_loan_quota_carried CHECK ((((carried >= 0) AND (carried <= amount)) AND ((kind = 'QUOTA'::text) OR (carried = 0))));

alter table employer_loan_quota add constraint employer_loan_quota_item FOREIGN KEY (company_id, user_item_id) REFERENCES user_item(company_id, id);

alter table employer_loan_quota add constraint employer_loan_quota_kind CHECK ((kind = ANY (ARRAY['QUOTA'::text, 'EARLY'::text])));

alter table employer_loan_quota add constraint employer_loan_quota_loan FOREIGN KEY (company_id, loan_id) REFERENCES employer_loan(company_id, id) ON DELETE CASCADE;

alter table employer_loan_quota add constraint employer_loan_quota_month CHECK (((year_month >= 190001) AND (year_month <= 220012)));

alter table employer_loan_quota add constraint employer_loan_quota_paid CHECK ((((kind = 'EARLY'::text) = (paid_on IS NOT NULL)) AND ((kind = 'QUOTA'::text) = (user_item_id IS NOT NULL))));

alter table employer_loan_quota add constraint employer_loan_quota_pkey PRIMARY KEY (company_id, id);

alter table employer_loan_quota add constraint employer_loan_quota_way CHECK ((way = ANY (ARRAY['LAST'::text, 'SMALLER'::text])));

alter table employer_loan_quota add constraint employer_loan_quota_way_of_payment CHECK (((way IS NULL) OR (kind = 'EARLY'::text)));

CREATE INDEX employer_loan_quota_of_loan ON public.employer_loan_quota USING btree (company_id, loan_id, year_month);

CREATE UNIQUE INDEX employer_loan_quota_once ON public.employer_loan_quota USING btree (company_id, loan_id, year_month) WHERE (kind = 'QUOTA'::text);

create policy own_company on employer_loan_quota using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.employer_loan_quota FOR EACH ROW EXECUTE FUNCTION app.audit_row('employer_loan_quota');

grant delete, insert, select, update on employer_loan_quota to minga_app;

grant select on employer_loan_quota to minga_backup;

create table erasure (
  company_id bigint not null,
  id bigint generated always as identity not null,
  request_id bigint,
  user_id bigint not null,
  state text not null default 'PROPOSED'::text,
  reason text,
  proposed_login_id bigint not null,
  approved_login_id bigint,
  approved_at timestamp with time zone,
  done_at timestamp with time zone,
  left_on date,
  erased jsonb not null default '{}'::jsonb,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  expired_record_id bigint
);

alter table erasure enable and force row level security;

alter table erasure add constraint erasure_approved CHECK (((state = ANY (ARRAY['RUNNING'::text, 'DONE'::text])) = ((approved_login_id IS NOT NULL) AND (approved_at IS NOT NULL))));

alter table erasure add constraint erasure_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table erasure add constraint erasure_done CHECK (((state = 'DONE'::text) = (done_at IS NOT NULL)));

alter table erasure add constraint erasure_expired_record FOREIGN KEY (company_id, expired_record_id) REFERENCES expired_record(company_id, id);

alter table erasure add constraint erasure_origin CHECK (((request_id IS NULL) <> (expired_record_id IS NULL)));

alter table erasure add constraint erasure_pkey PRIMARY KEY (company_id, id);

alter table erasure add constraint erasure_request FOREIGN KEY (company_id, request_id) REFERENCES privacy_request(company_id, id);

alter table erasure add constraint erasure_state CHECK ((state = ANY (ARRAY['PROPOSED'::text, 'RUNNING'::text, 'DONE'::text, 'DISCARDED'::text])));

alter table erasure add constraint erasure_two CHECK ((approved_login_id <> proposed_login_id));

alter table erasure add constraint erasure_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX erasure_by_person ON public.erasure USING btree (company_id, user_id, id);

CREATE INDEX erasure_of_record ON public.erasure USING btree (company_id, expired_record_id) WHERE (expired_record_id IS NOT NULL);

CREATE UNIQUE INDEX erasure_of_request ON public.erasure USING btree (company_id, request_id) WHERE (state <> 'DISCARDED'::text);

create policy own_company on erasure using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.erasure FOR EACH ROW EXECUTE FUNCTION app.audit_row('erasure');

CREATE TRIGGER erasure_stays BEFORE INSERT OR UPDATE ON public.erasure FOR EACH ROW EXECUTE FUNCTION app.erasure_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.erasure FOR EACH ROW EXECUTE FUNCTION app.keep_erasure_step();

grant insert, select, update on erasure to minga_app;

grant select on erasure to minga_backup;

create table erasure_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  erasure_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table erasure_step enable and force row level security;

alter table erasure_step add constraint erasure_step_of FOREIGN KEY (company_id, erasure_id) REFERENCES erasure(company_id, id) ON DELETE CASCADE;

alter table erasure_step add constraint erasure_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX erasure_step_by_record ON public.erasure_step USING btree (company_id, erasure_id, id);

create policy own_company on erasure_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on erasure_step to minga_app;

grant select on erasure_step to minga_backup;

create table evaluation_process (
  company_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  status text not null default 'DRAFT'::text,
  self_weight integer not null default 20,
  supervisor_weight integer not null default 80,
  peer_weight integer not null default 0,
  subordinate_weight integer not null default 0,
  min_raters integer not null default 3,
  missing_policy text not null default 'RENORMALIZE'::text,
  plan_share integer not null default 0,
  medium_cut numeric(5,2) not null default 2.50,
  high_cut numeric(5,2) not null default 3.75,
  scale_min integer,
  scale_max integer,
  reason text,
  started_at timestamp with time zone,
  closed_at timestamp with time zone,
  keeper_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  peer_choice text not null default 'TEAM'::text
);

alter table evaluation_process enable and force row level security;

alter table evaluation_process add constraint evaluation_process_canceled CHECK (((status <> 'CANCELED'::text) OR (reason IS NOT NULL)));

alter table evaluation_process add constraint evaluation_process_closed CHECK (((status = 'CLOSED'::text) = (closed_at IS NOT NULL)));

alter table evaluation_process add constraint evaluation_process_cuts CHECK ((((0)::numeric < medium_cut) AND (medium_cut < high_cut)));

alter table evaluation_process add constraint evaluation_process_keeper FOREIGN KEY (company_id, keeper_id) REFERENCES users(company_id, id);

alter table evaluation_process add constraint evaluation_process_missing CHECK ((missing_policy = ANY (ARRAY['RENORMALIZE'::text, 'WAIT'::text])));

alter table evaluation_process add constraint evaluation_process_peer_choice CHECK ((peer_choice = ANY (ARRAY['TEAM'::text, 'NOMINATED'::text])));

alter table evaluation_process add constraint evaluation_process_pkey PRIMARY KEY (company_id, id);

alter table evaluation_process add constraint evaluation_process_raters CHECK (((min_raters >= 3) AND (min_raters <= 30)));

alter table evaluation_process add constraint evaluation_process_scale CHECK ((((scale_min IS NULL) = (scale_max IS NULL)) AND (scale_min < scale_max) AND ((status = ANY (ARRAY['DRAFT'::text, 'CANCELED'::text])) OR (scale_min IS NOT NULL))));

alter table evaluation_process add constraint evaluation_process_share CHECK (((plan_share >= 0) AND (plan_share <= 50)));

alter table evaluation_process add constraint evaluation_process_started CHECK (((status = ANY (ARRAY['DRAFT'::text, 'CANCELED'::text])) OR (started_at IS NOT NULL)));

alter table evaluation_process add constraint evaluation_process_status CHECK ((status = ANY (ARRAY['DRAFT'::text, 'RUNNING'::text, 'CALIBRATION'::text, 'FEEDBACK'::text, 'CLOSED'::text, 'CANCELED'::text])));

alter table evaluation_process add constraint evaluation_process_sum CHECK (((status = ANY (ARRAY['DRAFT'::text, 'CANCELED'::text])) OR ((((self_weight + supervisor_weight) + peer_weight) + subordinate_weight) = 100)));

alter table evaluation_process add constraint evaluation_process_title CHECK ((btrim(title) <> ''::text));

alter table evaluation_process add constraint evaluation_process_weights CHECK (((LEAST(self_weight, supervisor_weight, peer_weight, subordinate_weight) >= 0) AND (GREATEST(self_weight, supervisor_weight, peer_weight, subordinate_weight) <= 100)));

CREATE INDEX evaluation_process_newest ON public.evaluation_process USING btree (company_id, created_at, id);

create policy own_company on evaluation_process using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.evaluation_process FOR EACH ROW EXECUTE FUNCTION app.audit_row('evaluation_process', 'reason');

CREATE TRIGGER moves BEFORE INSERT OR DELETE OR UPDATE ON public.evaluation_process FOR EACH ROW EXECUTE FUNCTION app.evaluation_process_moves();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.evaluation_process FOR EACH ROW EXECUTE FUNCTION app.keep_evaluation_process_step();

grant delete, insert, select, update on evaluation_process to minga_app;

grant select on evaluation_process to minga_backup;

create table evaluation_process_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  evaluation_process_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table evaluation_process_step enable and force row level security;

alter table evaluation_process_step add constraint evaluation_process_step_of FOREIGN KEY (company_id, evaluation_process_id) REFERENCES evaluation_process(company_id, id) ON DELETE CASCADE;

alter table evaluation_process_step add constraint evaluation_process_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX evaluation_process_step_by_record ON public.evaluation_process_step USING btree (company_id, evaluation_process_id, id);

create policy own_company on evaluation_process_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on evaluation_process_step to minga_app;

grant select on evaluation_process_step to minga_backup;

create table expense (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  report_id bigint,
  expense_policy_id bigint not null,
  expense_category_id bigint not null,
  cost_center_id bigint,
  name text not null,
  comment text,
  date date not null,
  accounting_document_type text not null,
  document_identifier text,
  provider_identifier text,
  currency_id text not null default 'CLP'::text,
  amount numeric(14,2) not null,
  rate numeric(14,4),
  money bigint not null,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table expense enable and force row level security;

alter table expense add constraint expense_category FOREIGN KEY (company_id, expense_category_id) REFERENCES expense_category(company_id, id);

alter table expense add constraint expense_cost_center FOREIGN KEY (company_id, cost_center_id) REFERENCES cost_center(company_id, id);

alter table expense add constraint expense_currency CHECK ((currency_id = ANY (ARRAY['CLP'::text, 'USD'::text, 'EUR'::text, 'UF'::text])));

alter table expense add constraint expense_document CHECK (((accounting_document_type = ANY (ARRAY['PEAJE'::text, 'EXTRANJERO'::text, 'SIN_DOCUMENTO'::text])) OR ((document_identifier IS NOT NULL) AND (provider_identifier IS NOT NULL))));

alter table expense add constraint expense_document_type CHECK ((accounting_document_type = ANY (ARRAY['FACTURA'::text, 'FACTURA_EXENTA'::text, 'BOLETA'::text, 'BOLETA_EXENTA'::text, 'FACTURA_COMPRA'::text, 'GUIA_DESPACHO'::text, 'NOTA_DEBITO'::text, 'NOTA_CREDITO'::text, 'FACTURA_EXPORTACION'::text, 'NOTA_DEBITO_EXPORTACION'::text, 'NOTA_CREDITO_EXPORTACION'::text, 'BOLETA_HONORARIOS'::text, 'PEAJE'::text, 'EXTRANJERO'::text, 'SIN_DOCUMENTO'::text])));

alter table expense add constraint expense_money CHECK (((amount > (0)::numeric) AND (money <> 0) AND ((money < 0) = (accounting_document_type = ANY (ARRAY['NOTA_CREDITO'::text, 'NOTA_CREDITO_EXPORTACION'::text])))));

alter table expense add constraint expense_pkey PRIMARY KEY (company_id, id);

alter table expense add constraint expense_policy FOREIGN KEY (company_id, expense_policy_id) REFERENCES expense_policy(company_id, id);

alter table expense add constraint expense_rate CHECK ((((currency_id = 'CLP'::text) = (rate IS NULL)) AND (COALESCE(rate, (1)::numeric) > (0)::numeric)));

alter table expense add constraint expense_report FOREIGN KEY (company_id, report_id) REFERENCES expense_report(company_id, id);

alter table expense add constraint expense_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX expense_by_category ON public.expense USING btree (company_id, expense_category_id);

CREATE INDEX expense_by_center ON public.expense USING btree (company_id, cost_center_id) WHERE (cost_center_id IS NOT NULL);

CREATE INDEX expense_by_policy ON public.expense USING btree (company_id, expense_policy_id);

CREATE INDEX expense_by_report ON public.expense USING btree (company_id, report_id) WHERE (report_id IS NOT NULL);

CREATE INDEX expense_by_user ON public.expense USING btree (company_id, user_id, date DESC, id DESC);

CREATE UNIQUE INDEX expense_document_key ON public.expense USING btree (company_id, provider_identifier, accounting_document_type, document_identifier) WHERE ((document_identifier IS NOT NULL) AND (provider_identifier IS NOT NULL));

create policy own_company on expense using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expense FOR EACH ROW EXECUTE FUNCTION app.audit_row('expense');

CREATE TRIGGER expense_stays BEFORE INSERT OR DELETE OR UPDATE ON public.expense FOR EACH ROW EXECUTE FUNCTION app.expense_stays();

grant delete, insert, select, update on expense to minga_app;

grant select on expense to minga_backup;

create table expense_category (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  account_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table expense_category enable and force row level security;

alter table expense_category add constraint expense_category_account FOREIGN KEY (company_id, account_id) REFERENCES accounting_account(company_id, id);

alter table expense_category add constraint expense_category_code_key UNIQUE (company_id, code);

alter table expense_category add constraint expense_category_pkey PRIMARY KEY (company_id, id);

create policy own_company on expense_category using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expense_category FOR EACH ROW EXECUTE FUNCTION app.audit_row('expense_category');

grant delete, insert, select, update on expense_category to minga_app;

grant select on expense_category to minga_backup;

create table expense_file (
  company_id bigint not null,
  expense_id bigint not null,
  position integer not null,
  file_id bigint not null
);

alter table expense_file enable and force row level security;

alter table expense_file add constraint expense_file_expense FOREIGN KEY (company_id, expense_id) REFERENCES expense(company_id, id) ON DELETE CASCADE;

alter table expense_file add constraint expense_file_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table expense_file add constraint expense_file_pkey PRIMARY KEY (company_id, expense_id, "position");

alter table expense_file add constraint expense_file_position CHECK ((("position" >= 1) AND ("position" <= 3)));

CREATE UNIQUE INDEX expense_file_key ON public.expense_file USING btree (company_id, file_id);

create policy own_company on expense_file using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on expense_file to minga_app;

grant select on expense_file to minga_backup;

create table expense_permission (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  issuer boolean not null,
  approver boolean not null,
  admin boolean not null,
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table expense_permission enable and force row level security;

alter table expense_permission add constraint expense_permission_pkey PRIMARY KEY (company_id, id);

alter table expense_permission add constraint expense_permission_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

alter table expense_permission add constraint expense_permission_user_key UNIQUE (company_id, user_id);

create policy own_company on expense_permission using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expense_permission FOR EACH ROW EXECUTE FUNCTION app.audit_row('expense_permission');

grant delete, insert, select, update on expense_permission to minga_app;

grant select on expense_permission to minga_backup;

create table expense_policy (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  description text,
  status text not null default 'ACTIVE'::text,
  currency_id text not null default 'CLP'::text,
  max_amount bigint,
  receipt_from bigint not null default 0,
  max_age_days integer not null default 60,
  document_types text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  levels integer not null default 1
);

alter table expense_policy enable and force row level security;

alter table expense_policy add constraint expense_policy_age CHECK (((max_age_days >= 1) AND (max_age_days <= 730)));

alter table expense_policy add constraint expense_policy_amounts CHECK (((receipt_from >= 0) AND (COALESCE(max_amount, (1)::bigint) > 0)));

alter table expense_policy add constraint expense_policy_code_key UNIQUE (company_id, code);

alter table expense_policy add constraint expense_policy_currency CHECK ((currency_id = ANY (ARRAY['CLP'::text, 'USD'::text, 'EUR'::text, 'UF'::text])));

alter table expense_policy add constraint expense_policy_documents CHECK ((document_types <@ '{FACTURA,FACTURA_EXENTA,BOLETA,BOLETA_EXENTA,FACTURA_COMPRA,GUIA_DESPACHO,NOTA_DEBITO,NOTA_CREDITO,FACTURA_EXPORTACION,NOTA_DEBITO_EXPORTACION,NOTA_CREDITO_EXPORTACION,BOLETA_HONORARIOS,PEAJE,EXTRANJERO,SIN_DOCUMENTO}'::text[]));

alter table expense_policy add constraint expense_policy_levels CHECK (((levels >= 1) AND (levels <= 2)));

alter table expense_policy add constraint expense_policy_pkey PRIMARY KEY (company_id, id);

alter table expense_policy add constraint expense_policy_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

create policy own_company on expense_policy using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expense_policy FOR EACH ROW EXECUTE FUNCTION app.audit_row('expense_policy');

grant insert, select, update on expense_policy to minga_app;

grant select on expense_policy to minga_backup;

create table expense_policy_category (
  company_id bigint not null,
  policy_id bigint not null,
  category_id bigint not null,
  max_amount bigint
);

alter table expense_policy_category enable and force row level security;

alter table expense_policy_category add constraint expense_policy_category_amount CHECK ((max_amount > 0));

alter table expense_policy_category add constraint expense_policy_category_category FOREIGN KEY (company_id, category_id) REFERENCES expense_category(company_id, id);

alter table expense_policy_category add constraint expense_policy_category_pkey PRIMARY KEY (company_id, policy_id, category_id);

alter table expense_policy_category add constraint expense_policy_category_policy FOREIGN KEY (company_id, policy_id) REFERENCES expense_policy(company_id, id) ON DELETE CASCADE;

CREATE INDEX expense_policy_category_by_category ON public.expense_policy_category USING btree (company_id, category_id);

create policy own_company on expense_policy_category using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on expense_policy_category to minga_app;

grant select on expense_policy_category to minga_backup;

create table expense_policy_issuer (
  company_id bigint not null,
  policy_id bigint not null,
  user_id bigint not null
);

alter table expense_policy_issuer enable and force row level security;

alter table expense_policy_issuer add constraint expense_policy_issuer_pkey PRIMARY KEY (company_id, policy_id, user_id);

alter table expense_policy_issuer add constraint expense_policy_issuer_policy FOREIGN KEY (company_id, policy_id) REFERENCES expense_policy(company_id, id) ON DELETE CASCADE;

alter table expense_policy_issuer add constraint expense_policy_issuer_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX expense_policy_issuer_by_user ON public.expense_policy_issuer USING btree (company_id, user_id);

create policy own_company on expense_policy_issuer using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on expense_policy_issuer to minga_app;

grant select on expense_policy_issuer to minga_backup;

create table expense_report (
  company_id bigint not null,
  id bigint generated always as identity not null,
  number integer not null,
  user_id bigint not null,
  business_id bigint not null,
  title text not null,
  description text,
  status text not null default 'DRAFT'::text,
  comment text,
  submitted_at timestamp with time zone,
  responded_at timestamp with time zone,
  responded_login_id bigint,
  approved_total bigint,
  paid_on date,
  payment text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table expense_report enable and force row level security;

alter table expense_report add constraint expense_report_approved CHECK (((status = ANY (ARRAY['APPROVED'::text, 'PAID'::text])) = (approved_total IS NOT NULL)));

alter table expense_report add constraint expense_report_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table expense_report add constraint expense_report_number CHECK ((number >= 1));

alter table expense_report add constraint expense_report_number_key UNIQUE (company_id, number);

alter table expense_report add constraint expense_report_paid CHECK ((((status = 'PAID'::text) = (paid_on IS NOT NULL)) AND ((paid_on IS NULL) = (payment IS NULL))));

alter table expense_report add constraint expense_report_payment CHECK ((payment = ANY (ARRAY['TRANSFER'::text, 'CASH'::text, 'OTHER'::text])));

alter table expense_report add constraint expense_report_pkey PRIMARY KEY (company_id, id);

alter table expense_report add constraint expense_report_status CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'CHECKED'::text, 'RETURNED'::text, 'REJECTED'::text, 'APPROVED'::text, 'PAID'::text])));

alter table expense_report add constraint expense_report_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX expense_report_by_status ON public.expense_report USING btree (company_id, status, id DESC);

CREATE INDEX expense_report_by_user ON public.expense_report USING btree (company_id, user_id, id DESC);

create policy own_company on expense_report using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER UPDATE OF status ON public.expense_report FOR EACH ROW WHEN (((new.status = 'PAID'::text) AND (old.status <> 'PAID'::text))) EXECUTE FUNCTION app.announce_expense();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expense_report FOR EACH ROW EXECUTE FUNCTION app.audit_row('expense_report');

CREATE TRIGGER expense_report_moves BEFORE DELETE OR UPDATE ON public.expense_report FOR EACH ROW EXECUTE FUNCTION app.expense_report_moves();

CREATE TRIGGER paper_is_stale AFTER UPDATE ON public.expense_report FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = ANY (ARRAY['DRAFT'::text, 'RETURNED'::text])))) EXECUTE FUNCTION app.paper_is_stale('EXPENSE_REPORT');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.expense_report FOR EACH ROW EXECUTE FUNCTION app.keep_expense_report_step();

grant delete, insert, select, update on expense_report to minga_app;

grant select on expense_report to minga_backup;

create table expense_report_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  expense_report_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table expense_report_step enable and force row level security;

alter table expense_report_step add constraint expense_report_step_of FOREIGN KEY (company_id, expense_report_id) REFERENCES expense_report(company_id, id) ON DELETE CASCADE;

alter table expense_report_step add constraint expense_report_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX expense_report_step_by_record ON public.expense_report_step USING btree (company_id, expense_report_id, id);

create policy own_company on expense_report_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on expense_report_step to minga_app;

grant select on expense_report_step to minga_backup;

create table expired_record (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  state text not null default 'COMING'::text,
  left_on date not null,
  last_month integer not null,
  free_on date not null,
  free_month integer not null default (((EXTRACT(year FROM free_on) * (100)::numeric) + EXTRACT(month FROM free_on)))::integer,
  held_by text,
  reason text,
  kept_until date,
  confirmed_login_id bigint,
  confirmed_at timestamp with time zone,
  approved_login_id bigint,
  approved_at timestamp with time zone,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table expired_record enable and force row level security;

alter table expired_record add constraint expired_record_approved CHECK ((((state = 'APPROVED'::text) = (approved_login_id IS NOT NULL)) AND ((approved_login_id IS NULL) = (approved_at IS NULL))));

alter table expired_record add constraint expired_record_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table expired_record add constraint expired_record_confirmed CHECK ((((state = ANY (ARRAY['CONFIRMED'::text, 'APPROVED'::text])) = (confirmed_login_id IS NOT NULL)) AND ((confirmed_login_id IS NULL) = (confirmed_at IS NULL))));

alter table expired_record add constraint expired_record_held CHECK (((state = 'HELD'::text) = (held_by IS NOT NULL)));

alter table expired_record add constraint expired_record_kept CHECK (((state = 'KEPT'::text) = (kept_until IS NOT NULL)));

alter table expired_record add constraint expired_record_once UNIQUE (company_id, user_id);

alter table expired_record add constraint expired_record_pkey PRIMARY KEY (company_id, id);

alter table expired_record add constraint expired_record_state CHECK ((state = ANY (ARRAY['COMING'::text, 'DUE'::text, 'CONFIRMED'::text, 'APPROVED'::text, 'KEPT'::text, 'HELD'::text])));

alter table expired_record add constraint expired_record_two CHECK ((approved_login_id <> confirmed_login_id));

alter table expired_record add constraint expired_record_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX expired_record_by_day ON public.expired_record USING btree (company_id, free_on, id);

CREATE INDEX expired_record_by_state ON public.expired_record USING btree (company_id, state, free_month);

create policy own_company on expired_record using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.expired_record FOR EACH ROW EXECUTE FUNCTION app.audit_row('expired_record');

CREATE TRIGGER expired_record_stays BEFORE INSERT OR UPDATE ON public.expired_record FOR EACH ROW EXECUTE FUNCTION app.expired_record_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.expired_record FOR EACH ROW EXECUTE FUNCTION app.keep_expired_record_step();

grant insert, select, update on expired_record to minga_app;

grant select on expired_record to minga_backup;

create table expired_record_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  expired_record_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table expired_record_step enable and force row level security;

alter table expired_record_step add constraint expired_record_step_of FOREIGN KEY (company_id, expired_record_id) REFERENCES expired_record(company_id, id) ON DELETE CASCADE;

alter table expired_record_step add constraint expired_record_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX expired_record_step_by_record ON public.expired_record_step USING btree (company_id, expired_record_id, id);

create policy own_company on expired_record_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on expired_record_step to minga_app;

grant select on expired_record_step to minga_backup;

create table family_member (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  rut text,
  firstname text not null,
  paternal_lastname text not null,
  maternal_lastname text,
  birthday date,
  phone text,
  email text,
  relation text not null,
  emergency_contact boolean not null default false,
  burden text not null default 'NONE'::text,
  burden_from date,
  burden_until date,
  studies_until date,
  file_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table family_member enable and force row level security;

alter table family_member add constraint family_member_burden CHECK ((burden = ANY (ARRAY['NONE'::text, 'SIMPLE'::text, 'MATERNAL'::text, 'DISABLED'::text])));

alter table family_member add constraint family_member_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table family_member add constraint family_member_from CHECK (((burden = 'NONE'::text) OR (burden_from IS NOT NULL)));

alter table family_member add constraint family_member_pkey PRIMARY KEY (company_id, id);

alter table family_member add constraint family_member_relation CHECK ((relation = ANY (ARRAY['SPOUSE'::text, 'CIVIL_PARTNER'::text, 'CHILD'::text, 'STEPCHILD'::text, 'GRANDCHILD'::text, 'MOTHER'::text, 'FATHER'::text, 'SIBLING'::text, 'IN_CARE'::text, 'OTHER'::text])));

alter table family_member add constraint family_member_rut_key UNIQUE (company_id, user_id, rut);

alter table family_member add constraint family_member_until CHECK ((burden_until >= burden_from));

alter table family_member add constraint family_member_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX family_member_burden_until ON public.family_member USING btree (company_id, user_id) WHERE (burden <> 'NONE'::text);

CREATE INDEX family_member_file_of ON public.family_member USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on family_member using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.family_member FOR EACH ROW EXECUTE FUNCTION app.audit_row('family_member');

grant delete, insert, select, update on family_member to minga_app;

grant select on family_member to minga_backup;

create table figure_choice (
  id bigint generated always as identity not null,
  takes_alone boolean not null,
  chosen_by bigint not null,
  chosen_at timestamp with time zone not null
);

alter table figure_choice add constraint figure_choice_chosen_by_fkey FOREIGN KEY (chosen_by) REFERENCES login(id);

alter table figure_choice add constraint figure_choice_pkey PRIMARY KEY (id);

grant select on figure_choice to minga_app;

grant select on figure_choice to minga_backup;

create table figure_confirmation (
  id bigint generated always as identity not null,
  year_month integer not null,
  print text not null,
  confirmed_by bigint not null,
  confirmed_at timestamp with time zone not null
);

alter table figure_confirmation add constraint figure_confirmation_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES login(id);

alter table figure_confirmation add constraint figure_confirmation_key UNIQUE (year_month, print);

alter table figure_confirmation add constraint figure_confirmation_pkey PRIMARY KEY (id);

grant select on figure_confirmation to minga_app;

grant select on figure_confirmation to minga_backup;

create table figure_reading (
  id bigint generated always as identity not null,
  source text not null,
  year_month integer not null,
  key text not null,
  value text not null,
  url text not null,
  sha256 text not null,
  read_at timestamp with time zone not null
);

alter table figure_reading add constraint figure_reading_key UNIQUE (source, year_month, key, value);

alter table figure_reading add constraint figure_reading_month CHECK (((year_month >= 202401) AND (year_month <= 204012)));

alter table figure_reading add constraint figure_reading_pkey PRIMARY KEY (id);

alter table figure_reading add constraint figure_reading_source CHECK ((source = ANY (ARRAY['CMF'::text, 'SII'::text, 'PREVIRED'::text])));

alter table figure_reading add constraint figure_reading_value CHECK ((value ~ '^[0-9]+(\.[0-9]+)?$'::text));

CREATE INDEX figure_reading_by_month ON public.figure_reading USING btree (year_month);

grant select on figure_reading to minga_app;

grant select on figure_reading to minga_backup;

create table figure_source (
  source text not null,
  read_at timestamp with time zone not null,
  problem text
);

alter table figure_source add constraint figure_source_pkey PRIMARY KEY (source);

alter table figure_source add constraint figure_source_source CHECK ((source = ANY (ARRAY['CMF'::text, 'SII'::text, 'PREVIRED'::text])));

grant insert, select, update on figure_source to minga_app;

grant select on figure_source to minga_backup;

create table file (
  company_id bigint not null,
  id bigint generated always as identity not null,
  storage_key text not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 bytea not null,
  related_type text not null,
  related_id text,
  hash_name text,
  user_id bigint,
  login_id bigint,
  created_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  kept_as text not null default 'RECORD'::text
);

alter table file enable and force row level security;

alter table file add constraint file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table file add constraint file_kept_as CHECK ((kept_as = ANY (ARRAY['RECORD'::text, 'COPY'::text, 'UPLOAD'::text])));

alter table file add constraint file_name CHECK (((length(name) >= 1) AND (length(name) <= 255)));

alter table file add constraint file_own_key CHECK ((split_part(storage_key, '/'::text, 1) = (company_id)::text));

alter table file add constraint file_pkey PRIMARY KEY (company_id, id);

alter table file add constraint file_size CHECK ((size >= 0));

alter table file add constraint file_storage_key_key UNIQUE (company_id, storage_key);

CREATE INDEX file_passing ON public.file USING btree (company_id, created_at) WHERE (kept_as <> 'RECORD'::text);

CREATE INDEX file_related ON public.file USING btree (company_id, related_type, related_id);

CREATE INDEX file_weight ON public.file USING btree (company_id) INCLUDE (size);

create policy own_company on file using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.file FOR EACH ROW EXECUTE FUNCTION app.audit_row('file', 'storage_key', 'sha256');

CREATE TRIGGER kept BEFORE DELETE ON public.file FOR EACH ROW WHEN ((old.kept_as = 'RECORD'::text)) EXECUTE FUNCTION app.keep_record_file();

CREATE TRIGGER stays BEFORE UPDATE OF kept_as ON public.file FOR EACH ROW WHEN (((old.kept_as = 'RECORD'::text) AND (new.kept_as <> 'RECORD'::text))) EXECUTE FUNCTION app.keep_record_file();

grant delete, insert, select, update on file to minga_app;

grant select on file to minga_backup;

create table filing (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  payroll_month_id bigint not null,
  year_month integer not null,
  kind text not null,
  layout text not null default 'SEPARATED'::text,
  version integer not null,
  number integer not null,
  ccaf_percent numeric(5,2) not null default 0,
  closed_hash text not null,
  with_private boolean not null default false,
  job_id bigint,
  file_id bigint,
  sha256 text,
  people integer,
  lines integer,
  errors integer,
  warnings integer,
  totals jsonb,
  changes jsonb,
  login_id bigint,
  asked_at timestamp with time zone not null default now(),
  made_at timestamp with time zone,
  year_hash text,
  factors text[],
  origin_month integer
);

alter table filing enable and force row level security;

alter table filing add constraint filing_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table filing add constraint filing_ccaf_percent CHECK (((ccaf_percent >= (0)::numeric) AND (ccaf_percent <= (7)::numeric)));

alter table filing add constraint filing_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table filing add constraint filing_kind CHECK ((kind = ANY (ARRAY['PREVIRED'::text, 'PREVIRED_ADDED'::text, 'LRE'::text, 'DJ1887'::text])));

alter table filing add constraint filing_layout CHECK ((layout = ANY (ARRAY['SEPARATED'::text, 'FIXED'::text])));

alter table filing add constraint filing_made CHECK (((file_id IS NULL) = (made_at IS NULL)));

alter table filing add constraint filing_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table filing add constraint filing_number UNIQUE (company_id, payroll_month_id, kind, number);

alter table filing add constraint filing_of_year CHECK ((((kind = 'DJ1887'::text) = (year_hash IS NOT NULL)) AND ((kind = 'DJ1887'::text) = (factors IS NOT NULL)) AND ((kind <> 'DJ1887'::text) OR ((year_month % 100) = 12))));

alter table filing add constraint filing_origin_month CHECK ((((kind = 'PREVIRED_ADDED'::text) = (origin_month IS NOT NULL)) AND (origin_month < year_month)));

alter table filing add constraint filing_pkey PRIMARY KEY (company_id, id);

CREATE INDEX filing_file_of ON public.filing USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on filing using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.filing FOR EACH ROW EXECUTE FUNCTION app.audit_row('filing');

grant insert, select, update on filing to minga_app;

grant select on filing to minga_backup;

create table filing_finding (
  company_id bigint not null,
  filing_id bigint not null,
  n integer not null,
  rule text not null,
  level text not null,
  line integer not null,
  field integer,
  user_id bigint,
  words text not null
);

alter table filing_finding enable and force row level security;

alter table filing_finding add constraint filing_finding_filing FOREIGN KEY (company_id, filing_id) REFERENCES filing(company_id, id) ON DELETE CASCADE;

alter table filing_finding add constraint filing_finding_level CHECK ((level = ANY (ARRAY['ERROR'::text, 'WARNING'::text])));

alter table filing_finding add constraint filing_finding_pkey PRIMARY KEY (company_id, filing_id, n);

alter table filing_finding add constraint filing_finding_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX filing_finding_user ON public.filing_finding USING btree (company_id, user_id);

create policy own_company on filing_finding using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on filing_finding to minga_app;

grant select on filing_finding to minga_backup;

create table filing_wage (
  company_id bigint not null,
  filing_id bigint not null,
  n integer not null,
  user_id bigint not null,
  months jsonb not null,
  taxed bigint not null,
  tax bigint not null,
  more_tax bigint not null,
  untaxed bigint not null,
  zone bigint not null,
  loan bigint not null,
  with_private boolean not null
);

alter table filing_wage enable and force row level security;

alter table filing_wage add constraint filing_wage_filing FOREIGN KEY (company_id, filing_id) REFERENCES filing(company_id, id) ON DELETE CASCADE;

alter table filing_wage add constraint filing_wage_once UNIQUE (company_id, filing_id, user_id);

alter table filing_wage add constraint filing_wage_pkey PRIMARY KEY (company_id, filing_id, n);

alter table filing_wage add constraint filing_wage_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX filing_wage_user ON public.filing_wage USING btree (company_id, user_id);

create policy own_company on filing_wage using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on filing_wage to minga_app;

grant select on filing_wage to minga_backup;

create table first_step_left (
  company_id bigint not null,
  step text not null
);

alter table first_step_left enable and force row level security;

alter table first_step_left add constraint first_step_left_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table first_step_left add constraint first_step_left_pkey PRIMARY KEY (company_id, step);

alter table first_step_left add constraint first_step_left_step CHECK ((step = ANY (ARRAY['BUSINESS'::text, 'OPTIONS'::text, 'BANK_ACCOUNT'::text, 'CONCEPTS'::text, 'STRUCTURE'::text, 'BALANCES'::text])));

create policy own_company on first_step_left using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.first_step_left FOR EACH ROW EXECUTE FUNCTION app.audit_row('first_step_left');

grant delete, insert, select on first_step_left to minga_app;

grant select on first_step_left to minga_backup;

create table followed_figure (
  company_id bigint not null,
  key text not null,
  year_month integer not null,
  value text not null
);

alter table followed_figure enable and force row level security;

alter table followed_figure add constraint followed_figure_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table followed_figure add constraint followed_figure_pkey PRIMARY KEY (company_id, key, year_month);

create policy own_company on followed_figure using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.followed_figure FOR EACH ROW EXECUTE FUNCTION app.audit_row('followed_figure');

grant insert, select on followed_figure to minga_app;

grant select on followed_figure to minga_backup;

create table formula (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);

alter table formula enable and force row level security;

alter table formula add constraint formula_code_form CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table formula add constraint formula_code_key UNIQUE (company_id, code);

alter table formula add constraint formula_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table formula add constraint formula_pkey PRIMARY KEY (company_id, id);

create policy own_company on formula using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.formula FOR EACH ROW EXECUTE FUNCTION app.audit_row('formula');

grant delete, insert, select, update on formula to minga_app;

grant select on formula to minga_backup;

create table formula_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  formula_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  title text not null,
  source_code text not null,
  input_name text,
  input_unit text not null default 'CLP'::text,
  item_type text not null default 'EARNING'::text,
  editable boolean not null default true
);

alter table formula_version enable and force row level security;

alter table formula_version add constraint formula_version_formula FOREIGN KEY (company_id, formula_id) REFERENCES formula(company_id, id) ON DELETE CASCADE;

alter table formula_version add constraint formula_version_input_unit CHECK ((input_unit = ANY (ARRAY['CLP'::text, 'UF'::text, 'UTM'::text, 'PERCENT'::text, 'HOURS'::text, 'DAYS'::text, 'NUMBER'::text])));

alter table formula_version add constraint formula_version_item_type CHECK ((item_type = ANY (ARRAY['EARNING'::text, 'SPECIAL_EARNING'::text, 'DEDUCTION'::text, 'EMPLOYER_EARNING'::text, 'PROVISION'::text, 'OTHER'::text, 'ASSIGNATION'::text])));

alter table formula_version add constraint formula_version_no_overlap EXCLUDE USING gist (company_id WITH =, formula_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table formula_version add constraint formula_version_not_empty CHECK ((NOT isempty(valid)));

alter table formula_version add constraint formula_version_pkey PRIMARY KEY (company_id, id);

create policy own_company on formula_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.formula_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('formula_version');

grant delete, insert, select, update on formula_version to minga_app;

grant select on formula_version to minga_backup;

create table gratification_exclusion (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  reason text not null
);

alter table gratification_exclusion enable and force row level security;

alter table gratification_exclusion add constraint gratification_exclusion_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table gratification_exclusion add constraint gratification_exclusion_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table gratification_exclusion add constraint gratification_exclusion_year FOREIGN KEY (company_id, payroll_month_id) REFERENCES annual_gratification(company_id, payroll_month_id);

create policy own_company on gratification_exclusion using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.gratification_exclusion FOR EACH ROW EXECUTE FUNCTION app.audit_row('gratification_exclusion');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.gratification_exclusion FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('ADDITIONAL');

grant delete, insert, select, update on gratification_exclusion to minga_app;

grant select on gratification_exclusion to minga_backup;

create table gratification_person (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  name text not null,
  rut text not null,
  was_private boolean not null,
  rule text not null,
  state text not null,
  months integer not null,
  base bigint not null,
  cap bigint,
  due bigint,
  paid bigint not null,
  difference bigint,
  year_months jsonb not null
);

alter table gratification_person enable and force row level security;

alter table gratification_person add constraint gratification_person_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table gratification_person add constraint gratification_person_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table gratification_person add constraint gratification_person_rule CHECK ((rule = ANY (ARRAY['ART_50'::text, 'ART_47'::text, 'CONVENTIONAL'::text])));

alter table gratification_person add constraint gratification_person_state CHECK ((state = ANY (ARRAY['PAY'::text, 'EXCLUDED'::text, 'EVEN'::text, 'EXCESS'::text, 'NO_PROFIT'::text])));

alter table gratification_person add constraint gratification_person_year FOREIGN KEY (company_id, payroll_month_id) REFERENCES annual_gratification(company_id, payroll_month_id);

create policy own_company on gratification_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.gratification_person FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('ADDITIONAL');

grant delete, insert, select, update on gratification_person to minga_app;

grant select on gratification_person to minga_backup;

create table health_plan_notice (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  folio text not null,
  kind text not null,
  institution text not null,
  plan_unit text,
  plan_value numeric(12,4),
  from_month integer not null,
  notified_on date not null,
  comment text,
  status text not null default 'PENDING'::text,
  reason text,
  before jsonb,
  applied_at timestamp with time zone,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table health_plan_notice enable and force row level security;

alter table health_plan_notice add constraint health_plan_notice_applied CHECK ((((status = 'APPLIED'::text) = (before IS NOT NULL)) AND ((before IS NULL) = (applied_at IS NULL))));

alter table health_plan_notice add constraint health_plan_notice_kind CHECK ((kind = ANY (ARRAY['SUBSCRIPTION'::text, 'CHANGE'::text, 'LEAVING'::text])));

alter table health_plan_notice add constraint health_plan_notice_month CHECK (((from_month >= 190001) AND (from_month <= 220012)));

alter table health_plan_notice add constraint health_plan_notice_pkey PRIMARY KEY (company_id, id);

alter table health_plan_notice add constraint health_plan_notice_plan CHECK ((((kind = 'LEAVING'::text) = (plan_unit IS NULL)) AND ((plan_unit IS NULL) = (plan_value IS NULL))));

alter table health_plan_notice add constraint health_plan_notice_status CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPLIED'::text, 'REJECTED'::text])));

alter table health_plan_notice add constraint health_plan_notice_unit CHECK ((plan_unit = ANY (ARRAY['UF'::text, 'CLP'::text, 'PERCENT'::text])));

alter table health_plan_notice add constraint health_plan_notice_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

alter table health_plan_notice add constraint health_plan_notice_value CHECK (((plan_value > (0)::numeric) AND (plan_value <= (99999999)::numeric)));

CREATE UNIQUE INDEX health_plan_notice_folio ON public.health_plan_notice USING btree (company_id, institution, folio) WHERE (status <> 'REJECTED'::text);

CREATE INDEX health_plan_notice_of ON public.health_plan_notice USING btree (company_id, user_id, from_month);

CREATE INDEX health_plan_notice_waiting ON public.health_plan_notice USING btree (company_id, from_month) WHERE (status = 'PENDING'::text);

create policy own_company on health_plan_notice using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.health_plan_notice FOR EACH ROW EXECUTE FUNCTION app.audit_row('health_plan_notice');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.health_plan_notice FOR EACH ROW EXECUTE FUNCTION app.keep_health_plan_notice_step();

grant insert, select, update on health_plan_notice to minga_app;

grant select on health_plan_notice to minga_backup;

create table health_plan_notice_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  health_plan_notice_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table health_plan_notice_step enable and force row level security;

alter table health_plan_notice_step add constraint health_plan_notice_step_of FOREIGN KEY (company_id, health_plan_notice_id) REFERENCES health_plan_notice(company_id, id) ON DELETE CASCADE;

alter table health_plan_notice_step add constraint health_plan_notice_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX health_plan_notice_step_by_notice ON public.health_plan_notice_step USING btree (company_id, health_plan_notice_id, id);

create policy own_company on health_plan_notice_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on health_plan_notice_step to minga_app;

grant select on health_plan_notice_step to minga_backup;

create table hierarchy_node (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  ended_on date,
  version integer not null default 1,
  kind_id bigint
);

alter table hierarchy_node enable and force row level security;

alter table hierarchy_node add constraint hierarchy_node_code CHECK ((btrim(code) <> ''::text));

alter table hierarchy_node add constraint hierarchy_node_code_key UNIQUE (company_id, code);

alter table hierarchy_node add constraint hierarchy_node_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table hierarchy_node add constraint hierarchy_node_kind FOREIGN KEY (company_id, kind_id) REFERENCES unit_kind(company_id, id);

alter table hierarchy_node add constraint hierarchy_node_pkey PRIMARY KEY (company_id, id);

CREATE INDEX hierarchy_node_kind ON public.hierarchy_node USING btree (company_id, kind_id);

create policy own_company on hierarchy_node using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.hierarchy_node FOR EACH ROW EXECUTE FUNCTION app.audit_row('hierarchy_node');

grant delete, insert, select, update on hierarchy_node to minga_app;

grant select on hierarchy_node to minga_backup;

create table hierarchy_node_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  hierarchy_node_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  name text not null,
  parent_id bigint,
  head_user_id bigint
);

alter table hierarchy_node_version enable and force row level security;

alter table hierarchy_node_version add constraint hierarchy_node_version_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table hierarchy_node_version add constraint hierarchy_node_version_head FOREIGN KEY (company_id, head_user_id) REFERENCES users(company_id, id);

alter table hierarchy_node_version add constraint hierarchy_node_version_name CHECK ((btrim(name) <> ''::text));

alter table hierarchy_node_version add constraint hierarchy_node_version_no_overlap EXCLUDE USING gist (company_id WITH =, hierarchy_node_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table hierarchy_node_version add constraint hierarchy_node_version_node FOREIGN KEY (company_id, hierarchy_node_id) REFERENCES hierarchy_node(company_id, id);

alter table hierarchy_node_version add constraint hierarchy_node_version_not_empty CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))));

alter table hierarchy_node_version add constraint hierarchy_node_version_not_own CHECK ((parent_id <> hierarchy_node_id));

alter table hierarchy_node_version add constraint hierarchy_node_version_parent FOREIGN KEY (company_id, parent_id) REFERENCES hierarchy_node(company_id, id);

alter table hierarchy_node_version add constraint hierarchy_node_version_pkey PRIMARY KEY (company_id, id);

CREATE INDEX hierarchy_node_version_node ON public.hierarchy_node_version USING btree (company_id, hierarchy_node_id) WHERE (superseded_at IS NULL);

CREATE INDEX hierarchy_node_version_parent ON public.hierarchy_node_version USING btree (company_id, parent_id) WHERE (superseded_at IS NULL);

create policy own_company on hierarchy_node_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.hierarchy_node_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('hierarchy_node_version');

grant delete, insert, select, update on hierarchy_node_version to minga_app;

grant select on hierarchy_node_version to minga_backup;

create table holiday (
  company_id bigint not null,
  id bigint generated always as identity not null,
  date date not null,
  title text not null,
  type text not null default 'CIVIL'::text,
  status text not null default 'ACTIVE'::text,
  irrevocable boolean not null default false,
  comment text,
  version integer not null default 1,
  business_id bigint,
  counts_for_vacation boolean not null default true,
  branch_office_id bigint
);

alter table holiday enable and force row level security;

alter table holiday add constraint holiday_branch_office FOREIGN KEY (company_id, branch_office_id) REFERENCES branch_office(company_id, id);

alter table holiday add constraint holiday_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table holiday add constraint holiday_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table holiday add constraint holiday_date_key UNIQUE NULLS NOT DISTINCT (company_id, date, business_id, branch_office_id);

alter table holiday add constraint holiday_of_one CHECK (((business_id IS NULL) OR (branch_office_id IS NULL)));

alter table holiday add constraint holiday_pkey PRIMARY KEY (company_id, id);

alter table holiday add constraint holiday_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

alter table holiday add constraint holiday_type CHECK ((type = ANY (ARRAY['RELIGIOUS'::text, 'CIVIL'::text])));

CREATE INDEX holiday_branch_office ON public.holiday USING btree (company_id, branch_office_id);

CREATE INDEX holiday_business ON public.holiday USING btree (company_id, business_id);

create policy own_company on holiday using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.holiday FOR EACH ROW EXECUTE FUNCTION app.audit_row('holiday');

grant delete, insert, select, update on holiday to minga_app;

grant select on holiday to minga_backup;

create table import_change (
  company_id bigint not null,
  importation_id bigint not null,
  seq bigint generated always as identity not null,
  line integer not null,
  entity text not null,
  entity_id bigint not null,
  before jsonb,
  after jsonb,
  version_after integer not null,
  outcome text,
  created_at timestamp with time zone not null default now()
);

alter table import_change enable and force row level security;

alter table import_change add constraint import_change_of FOREIGN KEY (company_id, importation_id) REFERENCES importation(company_id, id);

alter table import_change add constraint import_change_once UNIQUE (company_id, importation_id, line, entity, entity_id);

alter table import_change add constraint import_change_outcome CHECK ((outcome = ANY (ARRAY['UNDONE'::text, 'KEPT'::text])));

alter table import_change add constraint import_change_pkey PRIMARY KEY (company_id, importation_id, seq);

CREATE INDEX import_change_passing ON public.import_change USING btree (company_id, created_at);

create policy own_company on import_change using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on import_change to minga_app;

grant select on import_change to minga_backup;

create table import_header (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  header text not null,
  column_name text not null
);

alter table import_header enable and force row level security;

alter table import_header add constraint import_header_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table import_header add constraint import_header_once UNIQUE (company_id, code, header);

alter table import_header add constraint import_header_pkey PRIMARY KEY (company_id, id);

create policy own_company on import_header using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.import_header FOR EACH ROW EXECUTE FUNCTION app.audit_row('import_header');

grant delete, insert, select, update on import_header to minga_app;

grant select on import_header to minga_backup;

create table import_row (
  company_id bigint not null,
  importation_id bigint not null,
  line integer not null,
  cells jsonb not null,
  edited boolean not null default false,
  result text not null,
  problems jsonb,
  was jsonb,
  key text,
  target_id bigint,
  seen_version integer,
  outcome text,
  note text,
  created_at timestamp with time zone not null default now(),
  part text
);

alter table import_row enable and force row level security;

alter table import_row add constraint import_row_of FOREIGN KEY (company_id, importation_id) REFERENCES importation(company_id, id);

alter table import_row add constraint import_row_outcome CHECK ((outcome = ANY (ARRAY['DONE'::text, 'UNDONE'::text, 'KEPT'::text])));

alter table import_row add constraint import_row_pkey PRIMARY KEY (company_id, importation_id, line);

alter table import_row add constraint import_row_result CHECK ((result = ANY (ARRAY['NEW'::text, 'CHANGE'::text, 'SAME'::text, 'ERROR'::text, 'SKIP'::text])));

CREATE INDEX import_row_by_key ON public.import_row USING btree (company_id, importation_id, key) WHERE (key IS NOT NULL);

CREATE INDEX import_row_by_outcome ON public.import_row USING btree (company_id, importation_id, outcome, line);

CREATE INDEX import_row_by_part ON public.import_row USING btree (company_id, importation_id, part) WHERE (part IS NOT NULL);

CREATE INDEX import_row_by_result ON public.import_row USING btree (company_id, importation_id, result, line);

CREATE INDEX import_row_passing ON public.import_row USING btree (company_id, created_at);

create policy own_company on import_row using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on import_row to minga_app;

grant select on import_row to minga_backup;

create table importation (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  file_name text not null,
  upload_id bigint,
  sha256 bytea not null,
  drop_lines integer not null default 2,
  headers jsonb not null default '[]'::jsonb,
  mapping jsonb not null default '{}'::jsonb,
  mode text,
  state text not null default 'READING'::text,
  problem text,
  asks_first_line boolean not null default false,
  aborted boolean not null default false,
  is_sheet boolean not null default false,
  creator_login_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  version integer not null default 1,
  params jsonb not null default '{}'::jsonb,
  reason text
);

alter table importation enable and force row level security;

alter table importation add constraint importation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table importation add constraint importation_lines CHECK (((drop_lines >= 0) AND (drop_lines <= 10)));

alter table importation add constraint importation_mode CHECK ((mode = ANY (ARRAY['ALL'::text, 'VALID'::text])));

alter table importation add constraint importation_pkey PRIMARY KEY (company_id, id);

alter table importation add constraint importation_reason CHECK (((reason IS NULL) OR ((length(reason) >= 20) AND (length(reason) <= 500))));

alter table importation add constraint importation_state CHECK ((state = ANY (ARRAY['READING'::text, 'TO_REPAIR'::text, 'READY'::text, 'FAILED'::text, 'APPLYING'::text, 'APPLIED'::text, 'STOPPED'::text, 'UNDOING'::text, 'UNDONE'::text, 'UNDONE_PARTLY'::text, 'DISCARDED'::text])));

CREATE INDEX importation_newest ON public.importation USING btree (company_id, created_at);

create policy own_company on importation using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.importation FOR EACH ROW EXECUTE FUNCTION app.audit_row('importation');

grant insert, select, update on importation to minga_app;

grant select on importation to minga_backup;

create table imported_payslip (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  year_month integer not null,
  days numeric(4,2) not null,
  amounts jsonb not null,
  earnings bigint not null,
  deductions bigint not null,
  net bigint not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table imported_payslip enable and force row level security;

alter table imported_payslip add constraint imported_payslip_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table imported_payslip add constraint imported_payslip_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table imported_payslip add constraint imported_payslip_days CHECK (((days >= (0)::numeric) AND (days <= (31)::numeric)));

alter table imported_payslip add constraint imported_payslip_month CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table imported_payslip add constraint imported_payslip_net CHECK (((earnings - deductions) = net));

alter table imported_payslip add constraint imported_payslip_once UNIQUE (company_id, user_contract_id, year_month);

alter table imported_payslip add constraint imported_payslip_pkey PRIMARY KEY (company_id, id);

create policy own_company on imported_payslip using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.imported_payslip FOR EACH ROW EXECUTE FUNCTION app.audit_row('imported_payslip');

CREATE TRIGGER ours BEFORE INSERT OR UPDATE ON public.imported_payslip FOR EACH ROW EXECUTE FUNCTION app.refuse_month_of_ours();

grant delete, insert, select, update on imported_payslip to minga_app;

grant select on imported_payslip to minga_backup;

create table indicator (
  company_id bigint not null,
  id bigint generated always as identity not null,
  key text not null,
  year_month integer not null,
  value numeric(16,4),
  source text not null,
  source_url text,
  comment text,
  state text not null,
  out_of_bounds boolean not null default false,
  needs_second boolean not null default false,
  entered_by bigint not null,
  entered_at timestamp with time zone not null default now(),
  confirmed_by bigint,
  confirmed_at timestamp with time zone,
  revoked_by bigint,
  revoked_at timestamp with time zone,
  revoke_reason text,
  version integer not null default 1,
  brackets jsonb
);

alter table indicator enable and force row level security;

alter table indicator add constraint indicator_brackets CHECK (((brackets IS NULL) OR ((jsonb_typeof(brackets) = 'array'::text) AND ((jsonb_array_length(brackets) >= 2) AND (jsonb_array_length(brackets) <= 20)))));

alter table indicator add constraint indicator_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table indicator add constraint indicator_confirmed CHECK (((state <> 'CONFIRMED'::text) OR (NOT needs_second) OR (confirmed_by IS NOT NULL)));

alter table indicator add constraint indicator_content CHECK (((value IS NULL) <> (brackets IS NULL)));

alter table indicator add constraint indicator_form CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table indicator add constraint indicator_key CHECK ((key ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table indicator add constraint indicator_pkey PRIMARY KEY (company_id, id);

alter table indicator add constraint indicator_second CHECK (((confirmed_by IS NULL) OR (confirmed_by <> entered_by)));

alter table indicator add constraint indicator_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'CONFIRMED'::text, 'REVOKED'::text])));

CREATE UNIQUE INDEX indicator_live ON public.indicator USING btree (company_id, year_month, key) WHERE (state <> 'REVOKED'::text);

create policy own_company on indicator using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.indicator FOR EACH ROW EXECUTE FUNCTION app.audit_row('indicator');

grant insert, select, update on indicator to minga_app;

grant select on indicator to minga_backup;

create table inspection (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  inspector_rut text not null,
  reference text,
  code_digest bytea not null,
  last_day date not null,
  closed_at timestamp with time zone,
  closed_login_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null,
  version integer not null default 1
);

alter table inspection enable and force row level security;

alter table inspection add constraint inspection_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table inspection add constraint inspection_code CHECK ((octet_length(code_digest) = 32));

alter table inspection add constraint inspection_code_key UNIQUE (company_id, code_digest);

alter table inspection add constraint inspection_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table inspection add constraint inspection_days CHECK (((last_day >= ((created_at AT TIME ZONE 'America/Santiago'::text))::date) AND (last_day <= (((created_at AT TIME ZONE 'America/Santiago'::text))::date + 30))));

alter table inspection add constraint inspection_pkey PRIMARY KEY (company_id, id);

CREATE INDEX inspection_by_day ON public.inspection USING btree (company_id, created_at DESC, id DESC);

create policy own_company on inspection using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.inspection FOR EACH ROW EXECUTE FUNCTION app.audit_row('inspection', 'code_digest');

CREATE TRIGGER inspection_stays BEFORE UPDATE ON public.inspection FOR EACH ROW EXECUTE FUNCTION app.inspection_stays();

grant insert, select, update on inspection to minga_app;

grant select on inspection to minga_backup;

create table inspection_reading (
  company_id bigint not null,
  id bigint generated always as identity not null,
  inspection_id bigint not null,
  kind text not null,
  document_id bigint,
  document_no integer,
  search text,
  created_at timestamp with time zone not null
);

alter table inspection_reading enable and force row level security;

alter table inspection_reading add constraint inspection_reading_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table inspection_reading add constraint inspection_reading_inspection FOREIGN KEY (company_id, inspection_id) REFERENCES inspection(company_id, id);

alter table inspection_reading add constraint inspection_reading_kind CHECK ((kind = ANY (ARRAY['LISTED'::text, 'OPENED'::text])));

alter table inspection_reading add constraint inspection_reading_pkey PRIMARY KEY (company_id, id);

alter table inspection_reading add constraint inspection_reading_what CHECK ((((kind = 'OPENED'::text) = (document_id IS NOT NULL)) AND ((document_id IS NULL) = (document_no IS NULL))));

CREATE INDEX inspection_reading_by_inspection ON public.inspection_reading USING btree (company_id, inspection_id, id DESC);

create policy own_company on inspection_reading using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on inspection_reading to minga_app;

grant select on inspection_reading to minga_backup;

create table integration_token (
  company_id bigint not null,
  id bigint generated always as identity not null,
  description text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null,
  is_whole boolean not null,
  expires_on date not null,
  revoked_at timestamp with time zone,
  revoked_login_id bigint,
  creator_login_id bigint not null,
  created_at timestamp with time zone not null,
  version integer not null default 1
);

alter table integration_token enable and force row level security;

alter table integration_token add constraint integration_token_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table integration_token add constraint integration_token_days CHECK (((expires_on >= (((created_at AT TIME ZONE 'America/Santiago'::text))::date + 1)) AND (expires_on <= (((created_at AT TIME ZONE 'America/Santiago'::text))::date + 365))));

alter table integration_token add constraint integration_token_digest CHECK ((octet_length(token_hash) = 32));

alter table integration_token add constraint integration_token_key UNIQUE (company_id, token_hash);

alter table integration_token add constraint integration_token_pkey PRIMARY KEY (company_id, id);

alter table integration_token add constraint integration_token_scopes CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['PEOPLE_READ'::text, 'CONTRACTS_READ'::text, 'SALARIES_READ'::text, 'ABSENCES_READ'::text, 'HEALTH_READ'::text, 'ABSENCES_WRITE'::text, 'VACATIONS_READ'::text, 'ITEMS_READ'::text, 'ITEMS_WRITE'::text, 'PAYSLIPS_READ'::text, 'COST_CENTERS_READ'::text, 'CONFIDENTIAL_READ'::text])));

CREATE INDEX integration_token_by_day ON public.integration_token USING btree (company_id, created_at DESC, id DESC);

create policy own_company on integration_token using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.integration_token FOR EACH ROW EXECUTE FUNCTION app.audit_row('integration_token', 'token_hash');

CREATE TRIGGER integration_token_stays BEFORE UPDATE ON public.integration_token FOR EACH ROW EXECUTE FUNCTION app.integration_token_stays();

grant insert, select, update on integration_token to minga_app;

grant select on integration_token to minga_backup;

create table integration_token_business (
  company_id bigint not null,
  integration_token_id bigint not null,
  business_id bigint not null
);

alter table integration_token_business enable and force row level security;

alter table integration_token_business add constraint integration_token_business_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table integration_token_business add constraint integration_token_business_pkey PRIMARY KEY (company_id, integration_token_id, business_id);

alter table integration_token_business add constraint integration_token_business_token FOREIGN KEY (company_id, integration_token_id) REFERENCES integration_token(company_id, id);

create policy own_company on integration_token_business using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.integration_token_business FOR EACH ROW EXECUTE FUNCTION app.audit_row('integration_token_business');

grant insert, select on integration_token_business to minga_app;

grant select on integration_token_business to minga_backup;

create table integration_token_use (
  company_id bigint not null,
  integration_token_id bigint not null,
  used_at timestamp with time zone not null,
  address text
);

alter table integration_token_use enable and force row level security;

alter table integration_token_use add constraint integration_token_use_pkey PRIMARY KEY (company_id, integration_token_id);

alter table integration_token_use add constraint integration_token_use_token FOREIGN KEY (company_id, integration_token_id) REFERENCES integration_token(company_id, id);

create policy own_company on integration_token_use using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on integration_token_use to minga_app;

grant select on integration_token_use to minga_backup;

create table item (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);

alter table item enable and force row level security;

alter table item add constraint item_code_form CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table item add constraint item_code_key UNIQUE (company_id, code);

alter table item add constraint item_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table item add constraint item_pkey PRIMARY KEY (company_id, id);

create policy own_company on item using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.item FOR EACH ROW EXECUTE FUNCTION app.audit_row('item');

grant delete, insert, select, update on item to minga_app;

grant select on item to minga_backup;

create table item_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  item_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  activity text not null default 'ACTIVE'::text,
  title text not null,
  type text not null,
  input_unit text not null default 'CLP'::text,
  start_date date,
  end_date date,
  default_formula_id bigint,
  formula text,
  deduction_limit text not null default 'NONE'::text,
  informative boolean not null default false,
  editable boolean not null default true,
  taxable boolean not null default false,
  tributable boolean not null default false,
  extra_hours boolean not null default false,
  gratification boolean not null default false,
  compensation boolean not null default false,
  holidays boolean not null default false,
  medical_licenses boolean not null default false,
  is_retained boolean not null default false,
  seizable boolean not null default true,
  proportional boolean not null default false,
  is_fixed boolean not null default true,
  capped boolean not null default false,
  capped_type text not null default 'CLP'::text,
  capped_value numeric(16,4),
  print boolean not null default true,
  print_on_salary_settlement boolean not null default true,
  subject_to_compensation boolean not null default false,
  distributable_in_cc boolean not null default true,
  ine_code text,
  lre_code text,
  calculation_order integer not null default 100,
  print_order integer not null default 100,
  accounting_informative boolean not null default false,
  analytic_accounting boolean not null default false,
  accounting_code text,
  ledger_account text,
  syndicate_id bigint
);

alter table item_version enable and force row level security;

alter table item_version add constraint item_version_activity CHECK ((activity = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

alter table item_version add constraint item_version_cap CHECK (((NOT capped) OR (capped_value IS NOT NULL)));

alter table item_version add constraint item_version_capped_type CHECK ((capped_type = ANY (ARRAY['CLP'::text, 'UF'::text, 'UTM'::text, 'IMM'::text, 'SALARY'::text])));

alter table item_version add constraint item_version_dates CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date >= start_date)));

alter table item_version add constraint item_version_deduction_limit CHECK ((deduction_limit = ANY (ARRAY['CCAF'::text, 'HOUSING'::text, 'COOPERATIVE'::text, 'AGREED'::text, 'NONE'::text, 'ADVANCE'::text])));

alter table item_version add constraint item_version_formula FOREIGN KEY (company_id, default_formula_id) REFERENCES formula(company_id, id);

alter table item_version add constraint item_version_input_unit CHECK ((input_unit = ANY (ARRAY['CLP'::text, 'UF'::text, 'UTM'::text, 'PERCENT'::text, 'HOURS'::text, 'DAYS'::text, 'NUMBER'::text])));

alter table item_version add constraint item_version_item FOREIGN KEY (company_id, item_id) REFERENCES item(company_id, id) ON DELETE CASCADE;

alter table item_version add constraint item_version_no_overlap EXCLUDE USING gist (company_id WITH =, item_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table item_version add constraint item_version_not_empty CHECK ((NOT isempty(valid)));

alter table item_version add constraint item_version_one_formula CHECK (((default_formula_id IS NULL) OR (formula IS NULL)));

alter table item_version add constraint item_version_pkey PRIMARY KEY (company_id, id);

alter table item_version add constraint item_version_syndicate FOREIGN KEY (company_id, syndicate_id) REFERENCES syndicate(company_id, id);

alter table item_version add constraint item_version_type CHECK ((type = ANY (ARRAY['EARNING'::text, 'SPECIAL_EARNING'::text, 'DEDUCTION'::text, 'EMPLOYER_EARNING'::text, 'PROVISION'::text, 'OTHER'::text, 'ASSIGNATION'::text])));

alter table item_version add constraint item_version_union_is_discounted CHECK (((syndicate_id IS NULL) OR (type = 'DEDUCTION'::text)));

CREATE INDEX item_version_by_syndicate ON public.item_version USING btree (company_id, syndicate_id) WHERE (syndicate_id IS NOT NULL);

create policy own_company on item_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.item_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('item_version');

grant delete, insert, select, update on item_version to minga_app;

grant select on item_version to minga_backup;

create table job (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  key text not null,
  status text not null default 'QUEUED'::text,
  input jsonb not null,
  result jsonb,
  done integer not null default 0,
  total integer,
  message text,
  error text,
  fence integer not null default 0,
  attempts integer not null default 0,
  max_attempts integer not null default 5,
  cancel_requested boolean not null default false,
  user_id bigint,
  login_id bigint,
  acting boolean not null default false,
  trace_id text not null,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  touched_at timestamp with time zone not null default now()
);

alter table job enable and force row level security;

alter table job add constraint job_attempts CHECK (((attempts >= 0) AND (max_attempts > 0)));

alter table job add constraint job_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table job add constraint job_done CHECK (((done >= 0) AND ((total IS NULL) OR (total >= 0))));

alter table job add constraint job_pkey PRIMARY KEY (company_id, id);

alter table job add constraint job_status CHECK ((status = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])));

CREATE INDEX job_active ON public.job USING btree (touched_at) WHERE (status = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE UNIQUE INDEX job_active_key ON public.job USING btree (company_id, kind, key) WHERE (status = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]));

CREATE INDEX job_file_of ON public.job USING btree (company_id, ((result ->> 'key'::text))) WHERE ((result ->> 'key'::text) IS NOT NULL);

CREATE INDEX job_over ON public.job USING btree (company_id, finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX job_recent ON public.job USING btree (company_id, created_at DESC);

create policy own_company on job using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER kept BEFORE DELETE ON public.job FOR EACH ROW WHEN ((old.status = ANY (ARRAY['QUEUED'::text, 'RUNNING'::text]))) EXECUTE FUNCTION app.keep_open_job();

grant delete, insert, select, update on job to minga_app;

grant select on job to minga_backup;

create table labor_protection (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  start_date date not null,
  end_date date,
  file_id bigint,
  court_date date,
  court_case text,
  court_file_id bigint,
  comment text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table labor_protection enable and force row level security;

alter table labor_protection add constraint labor_protection_court CHECK (((court_date IS NULL) = (court_case IS NULL)));

alter table labor_protection add constraint labor_protection_court_file FOREIGN KEY (company_id, court_file_id) REFERENCES file(company_id, id);

alter table labor_protection add constraint labor_protection_court_paper CHECK (((court_file_id IS NULL) OR (court_date IS NOT NULL)));

alter table labor_protection add constraint labor_protection_days CHECK ((end_date >= start_date));

alter table labor_protection add constraint labor_protection_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table labor_protection add constraint labor_protection_kind CHECK ((kind = ANY (ARRAY['UNION_DIRECTOR'::text, 'UNION_DELEGATE'::text, 'UNION_CANDIDATE'::text, 'UNION_FOUNDER'::text, 'BARGAINING'::text, 'JOINT_COMMITTEE'::text, 'MATERNITY'::text, 'BEREAVEMENT'::text, 'OTHER'::text])));

alter table labor_protection add constraint labor_protection_pkey PRIMARY KEY (company_id, id);

alter table labor_protection add constraint labor_protection_start_key UNIQUE (company_id, user_id, kind, start_date);

alter table labor_protection add constraint labor_protection_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX labor_protection_court_of ON public.labor_protection USING btree (company_id, court_file_id) WHERE (court_file_id IS NOT NULL);

CREATE INDEX labor_protection_file_of ON public.labor_protection USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on labor_protection using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.labor_protection FOR EACH ROW EXECUTE FUNCTION app.audit_row('labor_protection', 'comment');

grant delete, insert, select, update on labor_protection to minga_app;

grant select on labor_protection to minga_backup;

create table late_item (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  year_month integer not null,
  item_code text not null,
  value numeric(16,4) not null,
  comment text not null,
  author_login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  origin text
);

alter table late_item enable and force row level security;

alter table late_item add constraint late_item_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table late_item add constraint late_item_month CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table late_item add constraint late_item_origin CHECK ((origin = 'PIECEWORK'::text));

alter table late_item add constraint late_item_pkey PRIMARY KEY (company_id, id);

alter table late_item add constraint late_item_value CHECK ((value <> (0)::numeric));

CREATE INDEX late_item_of_contract ON public.late_item USING btree (company_id, user_contract_id, year_month);

CREATE UNIQUE INDEX late_item_once_of_origin ON public.late_item USING btree (company_id, user_contract_id, year_month, origin) WHERE (origin IS NOT NULL);

create policy own_company on late_item using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.late_item FOR EACH ROW EXECUTE FUNCTION app.audit_row('late_item');

grant delete, insert, select on late_item to minga_app;

grant select on late_item to minga_backup;

create table leave_subsidy (
  company_id bigint not null,
  id bigint generated always as identity not null,
  absence_id bigint not null,
  user_contract_id bigint not null,
  subtype text not null,
  start_date date not null,
  end_date date not null,
  payer text not null,
  paid bigint not null default 0,
  owed bigint,
  received bigint not null default 0,
  basis text,
  claimed_on date,
  claim_number text,
  comment text,
  status text not null default 'OPEN'::text,
  reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table leave_subsidy enable and force row level security;

alter table leave_subsidy add constraint leave_subsidy_absence FOREIGN KEY (company_id, absence_id) REFERENCES absence(company_id, id);

alter table leave_subsidy add constraint leave_subsidy_absence_key UNIQUE (company_id, absence_id);

alter table leave_subsidy add constraint leave_subsidy_amounts CHECK ((((paid >= 0) AND (paid <= 99999999)) AND ((owed >= 0) AND (owed <= 99999999)) AND ((received >= 0) AND (received <= 999999999))));

alter table leave_subsidy add constraint leave_subsidy_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table leave_subsidy add constraint leave_subsidy_days CHECK ((end_date >= start_date));

alter table leave_subsidy add constraint leave_subsidy_pkey PRIMARY KEY (company_id, id);

alter table leave_subsidy add constraint leave_subsidy_status CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLAIMED'::text, 'PARTIAL'::text, 'RECEIVED'::text, 'REJECTED'::text, 'APPEALED'::text, 'LOST'::text])));

alter table leave_subsidy add constraint leave_subsidy_subtype CHECK ((subtype = ANY (ARRAY['NORMAL'::text, 'MATERNITY'::text, 'WORK_ACCIDENT'::text, 'ADMINISTRATIVE_DAY'::text, 'COMPENSATORY_DAY'::text, 'PROTECTED_PARENTING'::text])));

CREATE INDEX leave_subsidy_by_state ON public.leave_subsidy USING btree (company_id, status, end_date);

CREATE INDEX leave_subsidy_of_contract ON public.leave_subsidy USING btree (company_id, user_contract_id);

create policy own_company on leave_subsidy using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.leave_subsidy FOR EACH ROW EXECUTE FUNCTION app.audit_row('leave_subsidy');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.leave_subsidy FOR EACH ROW EXECUTE FUNCTION app.keep_leave_subsidy_step();

grant insert, select, update on leave_subsidy to minga_app;

grant select on leave_subsidy to minga_backup;

create table leave_subsidy_payment (
  company_id bigint not null,
  id bigint generated always as identity not null,
  leave_subsidy_id bigint not null,
  received_on date not null,
  amount bigint not null,
  reference text,
  login_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table leave_subsidy_payment enable and force row level security;

alter table leave_subsidy_payment add constraint leave_subsidy_payment_amount CHECK (((amount > 0) AND (amount <= 99999999)));

alter table leave_subsidy_payment add constraint leave_subsidy_payment_of FOREIGN KEY (company_id, leave_subsidy_id) REFERENCES leave_subsidy(company_id, id) ON DELETE CASCADE;

alter table leave_subsidy_payment add constraint leave_subsidy_payment_pkey PRIMARY KEY (company_id, id);

CREATE INDEX leave_subsidy_payment_by_subsidy ON public.leave_subsidy_payment USING btree (company_id, leave_subsidy_id, received_on, id);

create policy own_company on leave_subsidy_payment using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.leave_subsidy_payment FOR EACH ROW EXECUTE FUNCTION app.audit_row('leave_subsidy_payment');

grant delete, insert, select on leave_subsidy_payment to minga_app;

grant select on leave_subsidy_payment to minga_backup;

create table leave_subsidy_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  leave_subsidy_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table leave_subsidy_step enable and force row level security;

alter table leave_subsidy_step add constraint leave_subsidy_step_of FOREIGN KEY (company_id, leave_subsidy_id) REFERENCES leave_subsidy(company_id, id) ON DELETE CASCADE;

alter table leave_subsidy_step add constraint leave_subsidy_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX leave_subsidy_step_by_subsidy ON public.leave_subsidy_step USING btree (company_id, leave_subsidy_id, id);

create policy own_company on leave_subsidy_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on leave_subsidy_step to minga_app;

grant select on leave_subsidy_step to minga_backup;

create table legal_day (
  company_id bigint not null,
  id bigint not null,
  date date not null,
  title text not null,
  change text not null
);

alter table legal_day enable and force row level security;

alter table legal_day add constraint legal_day_change CHECK ((change = ANY (ARRAY['ADD'::text, 'CHANGE'::text, 'REMOVE'::text])));

alter table legal_day add constraint legal_day_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table legal_day add constraint legal_day_pkey PRIMARY KEY (company_id, id);

create policy own_company on legal_day using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.legal_day FOR EACH ROW EXECUTE FUNCTION app.audit_row('legal_day');

grant insert, select on legal_day to minga_app;

grant select on legal_day to minga_backup;

create table legal_parameter (
  key text not null,
  valid_from integer not null,
  valid_to integer,
  value text not null,
  unit text not null,
  source text not null,
  status text not null,
  note text
);

alter table legal_parameter add constraint legal_parameter_pkey PRIMARY KEY (key, valid_from);

alter table legal_parameter add constraint legal_parameter_status CHECK ((status = ANY (ARRAY['ok'::text, 'single'::text, 'doubtful'::text])));

grant select on legal_parameter to minga_app;

grant select on legal_parameter to minga_backup;

create table login (
  id bigint generated always as identity not null,
  username text not null,
  email text,
  password_hash text not null,
  company_id bigint,
  user_id bigint,
  is_superadmin boolean not null default false,
  is_disabled boolean not null default false,
  force_password_change boolean not null default false,
  ui_config jsonb not null default '{}'::jsonb,
  password_changed_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  given_by bigint,
  mail_by bigint,
  mail_at timestamp with time zone,
  taken_at timestamp with time zone,
  activated_at timestamp with time zone default now(),
  code_until timestamp with time zone
);

alter table login add constraint login_belongs CHECK ((is_superadmin OR ((company_id IS NOT NULL) AND (user_id IS NOT NULL))));

alter table login add constraint login_code_is_forced CHECK (((code_until IS NULL) OR force_password_change));

alter table login add constraint login_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table login add constraint login_given_by FOREIGN KEY (given_by) REFERENCES login(id);

alter table login add constraint login_mail_by FOREIGN KEY (mail_by) REFERENCES login(id);

alter table login add constraint login_mail_dated CHECK (((mail_by IS NULL) = (mail_at IS NULL)));

alter table login add constraint login_pkey PRIMARY KEY (id);

alter table login add constraint login_user_key UNIQUE (company_id, user_id);

alter table login add constraint login_username_key UNIQUE (username);

CREATE INDEX login_email ON public.login USING btree (lower(email));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.login FOR EACH ROW EXECUTE FUNCTION app.audit_login();

grant insert, select, update on login to minga_app;

grant select on login to minga_backup;

create table login_challenge (
  id bigint generated always as identity not null,
  login_id bigint not null,
  purpose text not null,
  token_hash bytea not null,
  challenge text,
  secret bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

alter table login_challenge add constraint login_challenge_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table login_challenge add constraint login_challenge_pkey PRIMARY KEY (id);

alter table login_challenge add constraint login_challenge_purpose CHECK ((purpose = ANY (ARRAY['SIGN_IN'::text, 'PROVIDER'::text, 'PROOF'::text, 'ADD_TOTP'::text, 'ADD_PASSKEY'::text])));

alter table login_challenge add constraint login_challenge_token_key UNIQUE (token_hash);

CREATE INDEX login_challenge_login ON public.login_challenge USING btree (login_id);

grant delete, insert, select, update on login_challenge to minga_app;

grant select on login_challenge to minga_backup;

create table login_passkey (
  id bigint generated always as identity not null,
  login_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  label text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone
);

alter table login_passkey add constraint login_passkey_credential_key UNIQUE (credential_id);

alter table login_passkey add constraint login_passkey_label CHECK (((length(label) >= 1) AND (length(label) <= 60)));

alter table login_passkey add constraint login_passkey_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table login_passkey add constraint login_passkey_pkey PRIMARY KEY (id);

CREATE INDEX login_passkey_login ON public.login_passkey USING btree (login_id);

grant delete, insert, select, update on login_passkey to minga_app;

grant select on login_passkey to minga_backup;

create table login_recovery_code (
  login_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone
);

alter table login_recovery_code add constraint login_recovery_code_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table login_recovery_code add constraint login_recovery_code_pkey PRIMARY KEY (login_id, code_hash);

grant delete, insert, select, update on login_recovery_code to minga_app;

grant select on login_recovery_code to minga_backup;

create table login_session (
  id bigint generated always as identity not null,
  login_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  user_agent text,
  address text,
  acting_company_id bigint,
  acting_until timestamp with time zone,
  proof text not null default 'PASSWORD'::text,
  proved_at timestamp with time zone not null default now(),
  last_address text
);

alter table login_session add constraint login_session_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table login_session add constraint login_session_pkey PRIMARY KEY (id);

alter table login_session add constraint login_session_proof CHECK ((proof = ANY (ARRAY['PASSWORD'::text, 'TOTP'::text, 'PASSKEY'::text, 'RECOVERY_CODE'::text, 'PROVIDER'::text, 'PROVIDER_FACTOR'::text])));

alter table login_session add constraint login_session_token_hash_key UNIQUE (token_hash);

CREATE INDEX login_session_login ON public.login_session USING btree (login_id);

CREATE INDEX login_session_over ON public.login_session USING btree (expires_at);

grant delete, insert, select, update on login_session to minga_app;

grant select on login_session to minga_backup;

create table login_totp (
  login_id bigint not null,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now()
);

alter table login_totp add constraint login_totp_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table login_totp add constraint login_totp_pkey PRIMARY KEY (login_id);

grant delete, insert, select, update on login_totp to minga_app;

grant select on login_totp to minga_backup;

create table mail_outbox (
  id bigint generated always as identity not null,
  key text not null,
  company_id bigint,
  recipient text not null,
  subject text not null,
  text_body text,
  html_body text,
  status text not null default 'QUEUED'::text,
  error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  file_ids bigint[]
);

alter table mail_outbox add constraint mail_outbox_key_key UNIQUE (key);

alter table mail_outbox add constraint mail_outbox_pkey PRIMARY KEY (id);

alter table mail_outbox add constraint mail_outbox_status CHECK ((status = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'KEPT'::text, 'FAILED'::text])));

CREATE INDEX mail_outbox_recent ON public.mail_outbox USING btree (created_at DESC);

grant delete, select, update on mail_outbox to minga_app;

create table mass_change (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  business_id bigint not null,
  reason text not null,
  from_date date,
  start_month integer,
  end_month integer,
  raise_mode text,
  value numeric(16,4),
  rounding text,
  least bigint,
  item_code text,
  state text not null default 'APPLYING'::text,
  creator_login_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  wanted jsonb
);

alter table mass_change enable and force row level security;

alter table mass_change add constraint mass_change_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table mass_change add constraint mass_change_kind CHECK ((kind = ANY (ARRAY['RAISE'::text, 'ITEM'::text, 'ITEM_END'::text, 'ALLOWANCE'::text])));

alter table mass_change add constraint mass_change_mode CHECK ((raise_mode = ANY (ARRAY['PERCENT'::text, 'AMOUNT'::text])));

alter table mass_change add constraint mass_change_months CHECK (((end_month IS NULL) OR (start_month IS NULL) OR (end_month >= start_month)));

alter table mass_change add constraint mass_change_pkey PRIMARY KEY (company_id, id);

alter table mass_change add constraint mass_change_reason CHECK (((length(reason) >= 3) AND (length(reason) <= 300)));

alter table mass_change add constraint mass_change_rounding CHECK ((rounding = ANY (ARRAY['ONE'::text, 'TEN'::text, 'HUNDRED'::text, 'THOUSAND'::text])));

alter table mass_change add constraint mass_change_state CHECK ((state = ANY (ARRAY['PREPARING'::text, 'APPLYING'::text, 'APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text, 'DISCARDED'::text])));

alter table mass_change add constraint mass_change_whole CHECK (
CASE kind
    WHEN 'RAISE'::text THEN ((from_date IS NOT NULL) AND (raise_mode IS NOT NULL) AND (value IS NOT NULL) AND (rounding IS NOT NULL))
    WHEN 'ITEM'::text THEN ((item_code IS NOT NULL) AND (start_month IS NOT NULL) AND (value IS NOT NULL))
    WHEN 'ITEM_END'::text THEN ((item_code IS NOT NULL) AND (end_month IS NOT NULL))
    ELSE (from_date IS NOT NULL)
END);

CREATE INDEX mass_change_of ON public.mass_change USING btree (company_id, business_id, id);

create policy own_company on mass_change using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.mass_change FOR EACH ROW EXECUTE FUNCTION app.audit_row('mass_change');

grant insert, select, update on mass_change to minga_app;

grant select on mass_change to minga_backup;

create table mass_change_person (
  company_id bigint not null,
  id bigint generated always as identity not null,
  mass_change_id bigint not null,
  user_contract_id bigint not null,
  user_item_id bigint,
  before text,
  after text,
  currency text not null,
  basis text,
  status text not null default 'PREPARED'::text,
  problem text
);

alter table mass_change_person enable and force row level security;

alter table mass_change_person add constraint mass_change_person_change FOREIGN KEY (company_id, mass_change_id) REFERENCES mass_change(company_id, id);

alter table mass_change_person add constraint mass_change_person_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table mass_change_person add constraint mass_change_person_pkey PRIMARY KEY (company_id, id);

alter table mass_change_person add constraint mass_change_person_status CHECK ((status = ANY (ARRAY['PREPARED'::text, 'DONE'::text, 'UNDONE'::text, 'KEPT'::text])));

CREATE INDEX mass_change_person_contract_of ON public.mass_change_person USING btree (company_id, user_contract_id);

CREATE INDEX mass_change_person_of ON public.mass_change_person USING btree (company_id, mass_change_id, status);

create policy own_company on mass_change_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.mass_change_person FOR EACH ROW EXECUTE FUNCTION app.audit_row('mass_change_person');

grant insert, select, update on mass_change_person to minga_app;

grant select on mass_change_person to minga_backup;

create table merged_need (
  company_id bigint not null,
  survey_id bigint not null,
  need_key text not null,
  name text not null
);

alter table merged_need enable and force row level security;

alter table merged_need add constraint merged_need_key CHECK ((btrim(need_key) <> ''::text));

alter table merged_need add constraint merged_need_name CHECK ((btrim(name) <> ''::text));

alter table merged_need add constraint merged_need_pkey PRIMARY KEY (company_id, survey_id, need_key);

alter table merged_need add constraint merged_need_survey FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

create policy own_company on merged_need using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on merged_need to minga_app;

grant select on merged_need to minga_backup;

create table milestone (
  company_id bigint not null,
  id bigint generated always as identity not null,
  action_plan_id bigint not null,
  worker_id bigint not null,
  date date not null,
  name text not null,
  description text,
  type text not null,
  weight integer,
  needs_evidence boolean not null default false,
  done_at date,
  evidence_file_id bigint,
  creator_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table milestone enable and force row level security;

alter table milestone add constraint milestone_creator FOREIGN KEY (company_id, creator_id) REFERENCES users(company_id, id);

alter table milestone add constraint milestone_evidence CHECK (((done_at IS NULL) OR (NOT needs_evidence) OR (evidence_file_id IS NOT NULL)));

alter table milestone add constraint milestone_file FOREIGN KEY (company_id, evidence_file_id) REFERENCES file(company_id, id);

alter table milestone add constraint milestone_note CHECK (((type = 'HITO'::text) OR ((done_at IS NULL) AND (NOT needs_evidence))));

alter table milestone add constraint milestone_pkey PRIMARY KEY (company_id, id);

alter table milestone add constraint milestone_plan FOREIGN KEY (company_id, action_plan_id, worker_id) REFERENCES action_plan(company_id, id, worker_id) ON DELETE CASCADE;

alter table milestone add constraint milestone_type CHECK ((type = ANY (ARRAY['HITO'::text, 'NOTA'::text])));

alter table milestone add constraint milestone_weight CHECK (
CASE type
    WHEN 'HITO'::text THEN ((weight IS NOT NULL) AND ((weight >= 1) AND (weight <= 1000)))
    ELSE (weight IS NULL)
END);

CREATE INDEX milestone_by_plan ON public.milestone USING btree (company_id, action_plan_id, date, id);

create policy own_company on milestone using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.milestone FOR EACH ROW EXECUTE FUNCTION app.audit_row('milestone');

grant delete, insert, select, update on milestone to minga_app;

grant select on milestone to minga_backup;

create table notification (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  key text not null,
  title text not null,
  detail text,
  link text not null,
  is_shown boolean not null default true,
  is_digest boolean not null default false,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone
);

alter table notification enable and force row level security;

alter table notification add constraint notification_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table notification add constraint notification_key UNIQUE (company_id, user_id, key);

alter table notification add constraint notification_kind CHECK ((kind = ANY (ARRAY['REQUEST'::text, 'ANSWER'::text, 'REMINDER'::text])));

alter table notification add constraint notification_pkey PRIMARY KEY (company_id, id);

alter table notification add constraint notification_texts CHECK ((((length(title) >= 1) AND (length(title) <= 300)) AND ((length(detail) >= 1) AND (length(detail) <= 600)) AND (link ~~ '/home/%'::text)));

alter table notification add constraint notification_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX notification_of_user ON public.notification USING btree (company_id, user_id, created_at DESC);

CREATE INDEX notification_old ON public.notification USING btree (company_id, created_at);

CREATE INDEX notification_unread ON public.notification USING btree (company_id, user_id) WHERE ((read_at IS NULL) AND is_shown);

create policy own_company on notification using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on notification to minga_app;

grant select on notification to minga_backup;

create table notification_preference (
  company_id bigint not null,
  user_id bigint not null,
  kind text not null,
  app boolean not null,
  mail text not null
);

alter table notification_preference enable and force row level security;

alter table notification_preference add constraint notification_preference_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table notification_preference add constraint notification_preference_kind CHECK ((kind = ANY (ARRAY['REQUEST'::text, 'ANSWER'::text, 'REMINDER'::text])));

alter table notification_preference add constraint notification_preference_mail CHECK ((mail = ANY (ARRAY['NOW'::text, 'DIGEST'::text, 'NONE'::text])));

alter table notification_preference add constraint notification_preference_pkey PRIMARY KEY (company_id, user_id, kind);

alter table notification_preference add constraint notification_preference_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

create policy own_company on notification_preference using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on notification_preference to minga_app;

grant select on notification_preference to minga_backup;

create table own_report (
  company_id bigint not null,
  id bigint generated always as identity not null,
  login_id bigint not null,
  name text not null,
  description text,
  report text not null,
  ask jsonb not null,
  shape jsonb not null,
  shared boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table own_report enable and force row level security;

alter table own_report add constraint own_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table own_report add constraint own_report_name_key UNIQUE (company_id, login_id, name);

alter table own_report add constraint own_report_pkey PRIMARY KEY (company_id, id);

alter table own_report add constraint own_report_small CHECK (((octet_length((ask)::text) <= 4000) AND (octet_length((shape)::text) <= 64000)));

create policy own_company on own_report using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.own_report FOR EACH ROW EXECUTE FUNCTION app.audit_row('own_report');

grant delete, insert, select, update on own_report to minga_app;

grant select on own_report to minga_backup;

create table password_reset (
  id bigint generated always as identity not null,
  login_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  kind text not null default 'RECOVERY'::text,
  recipient text,
  author_login_id bigint
);

alter table password_reset add constraint password_reset_kind CHECK ((kind = ANY (ARRAY['RECOVERY'::text, 'INVITATION'::text])));

alter table password_reset add constraint password_reset_pkey PRIMARY KEY (id);

alter table password_reset add constraint password_reset_token_hash_key UNIQUE (token_hash);

CREATE INDEX password_reset_login ON public.password_reset USING btree (login_id, created_at DESC);

grant delete, insert, select, update on password_reset to minga_app;

grant select on password_reset to minga_backup;

create table payment_answer (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payment_list_id bigint not null,
  sha256 text not null,
  source text not null,
  paid integer not null,
  rejected integer not null,
  unmatched integer not null,
  login_id bigint not null,
  at timestamp with time zone not null,
  undone_login_id bigint,
  undone_at timestamp with time zone,
  undo_reason text,
  version integer not null default 1
);

alter table payment_answer enable and force row level security;

alter table payment_answer add constraint payment_answer_of FOREIGN KEY (company_id, payment_list_id) REFERENCES payment_list(company_id, id) ON DELETE CASCADE;

alter table payment_answer add constraint payment_answer_pkey PRIMARY KEY (company_id, id);

alter table payment_answer add constraint payment_answer_source CHECK ((source = ANY (ARRAY['TEMPLATE'::text, 'PASTED'::text])));

alter table payment_answer add constraint payment_answer_undone CHECK (((undone_at IS NULL) = (undo_reason IS NULL)));

CREATE UNIQUE INDEX payment_answer_once ON public.payment_answer USING btree (company_id, payment_list_id, sha256) WHERE (undone_at IS NULL);

create policy own_company on payment_answer using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payment_answer FOR EACH ROW EXECUTE FUNCTION app.audit_row('payment_answer', 'undo_reason');

grant insert, select on payment_answer to minga_app;

grant select on payment_answer to minga_backup;

create table payment_answer_row (
  company_id bigint not null,
  payment_answer_id bigint not null,
  n integer not null,
  line integer not null,
  rut text,
  amount bigint,
  status text,
  words text not null,
  outcome text not null,
  row_n integer,
  state_before text,
  reason_before text,
  payment_before text
);

alter table payment_answer_row enable and force row level security;

alter table payment_answer_row add constraint payment_answer_row_before CHECK ((state_before = ANY (ARRAY['LISTED'::text, 'PAID'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table payment_answer_row add constraint payment_answer_row_of FOREIGN KEY (company_id, payment_answer_id) REFERENCES payment_answer(company_id, id) ON DELETE CASCADE;

alter table payment_answer_row add constraint payment_answer_row_outcome CHECK ((outcome = ANY (ARRAY['MARKED'::text, 'SAME'::text, 'NOBODY'::text, 'AMOUNT'::text, 'TWICE'::text, 'CONTRADICTION'::text, 'STATUS'::text, 'MOVED'::text])));

alter table payment_answer_row add constraint payment_answer_row_pkey PRIMARY KEY (company_id, payment_answer_id, n);

alter table payment_answer_row add constraint payment_answer_row_status CHECK ((status = ANY (ARRAY['PAID'::text, 'REJECTED'::text])));

create policy own_company on payment_answer_row using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on payment_answer_row to minga_app;

grant select on payment_answer_row to minga_backup;

create table payment_limit (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  amount bigint,
  state text not null default 'PENDING'::text,
  reason text,
  creator_login_id bigint not null,
  creator_user_id bigint,
  created_at timestamp with time zone not null,
  answered_login_id bigint,
  answered_at timestamp with time zone,
  version integer not null default 1
);

alter table payment_limit enable and force row level security;

alter table payment_limit add constraint payment_limit_amount CHECK ((amount > 0));

alter table payment_limit add constraint payment_limit_answered CHECK (((state = 'PENDING'::text) = (answered_login_id IS NULL)));

alter table payment_limit add constraint payment_limit_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id) ON DELETE CASCADE;

alter table payment_limit add constraint payment_limit_pkey PRIMARY KEY (company_id, id);

alter table payment_limit add constraint payment_limit_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])));

alter table payment_limit add constraint payment_limit_two CHECK (((state <> ALL (ARRAY['APPROVED'::text, 'REJECTED'::text])) OR (answered_login_id <> creator_login_id)));

CREATE INDEX payment_limit_by_business ON public.payment_limit USING btree (company_id, business_id, id);

CREATE UNIQUE INDEX payment_limit_pending ON public.payment_limit USING btree (company_id, business_id) WHERE (state = 'PENDING'::text);

create policy own_company on payment_limit using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payment_limit FOR EACH ROW EXECUTE FUNCTION app.audit_row('payment_limit', 'reason');

grant insert, select on payment_limit to minga_app;

grant select on payment_limit to minga_backup;

create table payment_list (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  payroll_month_id bigint not null,
  number integer not null,
  purpose text not null,
  template_id bigint,
  template_version integer not null,
  template_name text not null,
  layout jsonb not null,
  charge_account text not null,
  subject text not null,
  state text not null,
  reason text,
  people integer not null,
  total bigint not null,
  hash text not null,
  limit_amount bigint,
  with_private boolean not null default false,
  creator_login_id bigint not null,
  creator_user_id bigint,
  released_login_id bigint,
  released_at timestamp with time zone,
  sent_login_id bigint,
  sent_at timestamp with time zone,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table payment_list enable and force row level security;

alter table payment_list add constraint payment_list_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table payment_list add constraint payment_list_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id) ON DELETE CASCADE;

alter table payment_list add constraint payment_list_number UNIQUE (company_id, payroll_month_id, number);

alter table payment_list add constraint payment_list_pkey PRIMARY KEY (company_id, id);

alter table payment_list add constraint payment_list_purpose CHECK ((purpose = ANY (ARRAY['PAY'::text, 'SETTLEMENT'::text, 'BOTH'::text, 'THIRD'::text, 'EXPENSE'::text])));

alter table payment_list add constraint payment_list_released CHECK (((limit_amount IS NULL) OR (state <> ALL (ARRAY['READY'::text, 'SENT'::text])) OR (released_login_id IS NOT NULL)));

alter table payment_list add constraint payment_list_sent CHECK (((state <> 'SENT'::text) OR (sent_at IS NOT NULL)));

alter table payment_list add constraint payment_list_state CHECK ((state = ANY (ARRAY['WAITING'::text, 'READY'::text, 'SENT'::text, 'RETURNED'::text, 'CANCELED'::text])));

alter table payment_list add constraint payment_list_two CHECK ((released_login_id <> creator_login_id));

CREATE INDEX payment_list_by_business ON public.payment_list USING btree (company_id, business_id, id);

create policy own_company on payment_list using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payment_list FOR EACH ROW EXECUTE FUNCTION app.audit_row('payment_list', 'layout', 'charge_account', 'reason');

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.payment_list FOR EACH ROW EXECUTE FUNCTION app.keep_payment_list_step();

grant insert, select on payment_list to minga_app;

grant select on payment_list to minga_backup;

create table payment_list_row (
  company_id bigint not null,
  payment_list_id bigint not null,
  n integer not null,
  payroll_month_id bigint not null,
  user_contract_id bigint,
  user_id bigint,
  supplier_id bigint,
  party text,
  name text not null,
  rut text not null,
  search text not null,
  bank_code text not null,
  account_type text not null,
  account_number text not null,
  amount bigint not null,
  subject text not null,
  state text not null default 'LISTED'::text,
  reason text,
  answered_at timestamp with time zone,
  settlement_id bigint
);

alter table payment_list_row enable and force row level security;

alter table payment_list_row add constraint payment_list_row_amount CHECK ((amount > 0));

alter table payment_list_row add constraint payment_list_row_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table payment_list_row add constraint payment_list_row_of FOREIGN KEY (company_id, payment_list_id) REFERENCES payment_list(company_id, id) ON DELETE CASCADE;

alter table payment_list_row add constraint payment_list_row_pkey PRIMARY KEY (company_id, payment_list_id, n);

alter table payment_list_row add constraint payment_list_row_settlement_of FOREIGN KEY (company_id, settlement_id) REFERENCES settlement(company_id, id) ON DELETE CASCADE;

alter table payment_list_row add constraint payment_list_row_state CHECK ((state = ANY (ARRAY['LISTED'::text, 'PAID'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table payment_list_row add constraint payment_list_row_supplier FOREIGN KEY (company_id, supplier_id) REFERENCES supplier(company_id, id);

alter table payment_list_row add constraint payment_list_row_whose CHECK ((num_nonnulls(user_contract_id, settlement_id, party) = 1));

CREATE INDEX payment_list_row_by_contract ON public.payment_list_row USING btree (company_id, user_contract_id) WHERE (user_contract_id IS NOT NULL);

CREATE INDEX payment_list_row_by_expense ON public.payment_list_row USING btree (company_id, party) WHERE (party ~~ 'expense:%'::text);

CREATE INDEX payment_list_row_by_settlement ON public.payment_list_row USING btree (company_id, settlement_id) WHERE (settlement_id IS NOT NULL);

CREATE INDEX payment_list_row_by_supplier ON public.payment_list_row USING btree (company_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE UNIQUE INDEX payment_list_row_expense ON public.payment_list_row USING btree (company_id, party) WHERE ((state = ANY (ARRAY['LISTED'::text, 'PAID'::text])) AND (party ~~ 'expense:%'::text));

CREATE UNIQUE INDEX payment_list_row_once ON public.payment_list_row USING btree (company_id, payroll_month_id, user_contract_id) WHERE ((state = ANY (ARRAY['LISTED'::text, 'PAID'::text])) AND (user_contract_id IS NOT NULL));

CREATE UNIQUE INDEX payment_list_row_party ON public.payment_list_row USING btree (company_id, payroll_month_id, party) WHERE ((state = ANY (ARRAY['LISTED'::text, 'PAID'::text])) AND (party IS NOT NULL));

CREATE UNIQUE INDEX payment_list_row_settlement ON public.payment_list_row USING btree (company_id, settlement_id) WHERE ((state = ANY (ARRAY['LISTED'::text, 'PAID'::text])) AND (settlement_id IS NOT NULL));

create policy own_company on payment_list_row using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER debt AFTER INSERT OR UPDATE ON public.payment_list_row FOR EACH ROW EXECUTE FUNCTION app.take_listed_debt();

CREATE TRIGGER expense AFTER INSERT ON public.payment_list_row FOR EACH ROW WHEN ((new.party ~~ 'expense:%'::text)) EXECUTE FUNCTION app.take_listed_expense();

grant insert, select on payment_list_row to minga_app;

grant select on payment_list_row to minga_backup;

create table payment_list_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payment_list_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table payment_list_step enable and force row level security;

alter table payment_list_step add constraint payment_list_step_of FOREIGN KEY (company_id, payment_list_id) REFERENCES payment_list(company_id, id) ON DELETE CASCADE;

alter table payment_list_step add constraint payment_list_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX payment_list_step_of_list ON public.payment_list_step USING btree (company_id, payment_list_id, id);

create policy own_company on payment_list_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on payment_list_step to minga_app;

grant select on payment_list_step to minga_backup;

create table payment_method (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null default 'TRANSFER'::text,
  bank_code text,
  account_type text,
  account_number text,
  is_current boolean not null default true,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table payment_method enable and force row level security;

alter table payment_method add constraint payment_method_account CHECK (((kind <> 'TRANSFER'::text) OR ((bank_code IS NOT NULL) AND (account_type IS NOT NULL) AND (account_number IS NOT NULL))));

alter table payment_method add constraint payment_method_kind CHECK ((kind = ANY (ARRAY['TRANSFER'::text, 'CHECK'::text, 'CASH'::text])));

alter table payment_method add constraint payment_method_pkey PRIMARY KEY (company_id, id);

alter table payment_method add constraint payment_method_type CHECK ((account_type = ANY (ARRAY['VISTA'::text, 'CORRIENTE'::text, 'RUT'::text, 'AHORRO'::text])));

alter table payment_method add constraint payment_method_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE UNIQUE INDEX payment_method_current ON public.payment_method USING btree (company_id, user_id) WHERE is_current;

create policy own_company on payment_method using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payment_method FOR EACH ROW EXECUTE FUNCTION app.audit_row('payment_method');

grant delete, insert, select, update on payment_method to minga_app;

grant select on payment_method to minga_backup;

create table payroll_check_found (
  company_id bigint not null,
  payroll_month_id bigint not null,
  mark text not null,
  payslips text not null,
  begun_at timestamp with time zone not null,
  found jsonb not null
);

alter table payroll_check_found enable and force row level security;

alter table payroll_check_found add constraint payroll_check_found_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id) ON DELETE CASCADE;

alter table payroll_check_found add constraint payroll_check_found_pkey PRIMARY KEY (company_id, payroll_month_id);

create policy own_company on payroll_check_found using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on payroll_check_found to minga_app;

grant select on payroll_check_found to minga_backup;

create table payroll_check_note (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payroll_month_id bigint not null,
  rule text not null,
  user_contract_id bigint,
  finding text not null,
  note text not null,
  author_login_id bigint,
  written_at timestamp with time zone not null default now(),
  payslip_print text,
  payslip_net bigint
);

alter table payroll_check_note enable and force row level security;

alter table payroll_check_note add constraint payroll_check_note_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payroll_check_note add constraint payroll_check_note_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payroll_check_note add constraint payroll_check_note_payslip CHECK ((((payslip_print IS NULL) = (payslip_net IS NULL)) AND ((payslip_print IS NULL) OR (user_contract_id IS NOT NULL))));

alter table payroll_check_note add constraint payroll_check_note_pkey PRIMARY KEY (company_id, id);

alter table payroll_check_note add constraint payroll_check_note_rule CHECK ((rule ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table payroll_check_note add constraint payroll_check_note_text CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500)));

CREATE INDEX payroll_check_note_of_month ON public.payroll_check_note USING btree (company_id, payroll_month_id);

create policy own_company on payroll_check_note using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payroll_check_note FOR EACH ROW EXECUTE FUNCTION app.audit_row('payroll_check_note');

CREATE TRIGGER closed_month BEFORE INSERT OR UPDATE ON public.payroll_check_note FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

grant insert, select on payroll_check_note to minga_app;

grant select on payroll_check_note to minga_backup;

create table payroll_deadline (
  company_id bigint not null,
  business_id bigint not null,
  year_month integer not null,
  kind text not null,
  done_on date not null,
  done_by bigint,
  file_id bigint,
  note text
);

alter table payroll_deadline enable and force row level security;

alter table payroll_deadline add constraint payroll_deadline_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table payroll_deadline add constraint payroll_deadline_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table payroll_deadline add constraint payroll_deadline_kind CHECK ((kind = ANY (ARRAY['PREVIRED'::text, 'LRE'::text, 'F29'::text, 'DJ1887'::text])));

alter table payroll_deadline add constraint payroll_deadline_month CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table payroll_deadline add constraint payroll_deadline_pkey PRIMARY KEY (company_id, business_id, year_month, kind);

CREATE INDEX payroll_deadline_file_of ON public.payroll_deadline USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on payroll_deadline using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payroll_deadline FOR EACH ROW EXECUTE FUNCTION app.audit_row('payroll_deadline');

grant delete, insert, select, update on payroll_deadline to minga_app;

grant select on payroll_deadline to minga_backup;

create table payroll_month (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  year_month integer not null,
  type text not null default 'PAYROLL'::text,
  is_open boolean not null default true,
  current_run_id bigint,
  opened_by bigint,
  opened_at timestamp with time zone not null default now(),
  closed_by bigint,
  closed_at timestamp with time zone,
  closed_hash text,
  reopen_reason text,
  version integer not null default 1,
  responsible_id bigint,
  description text,
  bank_account_id bigint,
  figures jsonb,
  name text,
  closing_number integer
);

alter table payroll_month enable and force row level security;

alter table payroll_month add constraint payroll_month_bank_account FOREIGN KEY (company_id, bank_account_id) REFERENCES bank_account(company_id, id);

alter table payroll_month add constraint payroll_month_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table payroll_month add constraint payroll_month_description CHECK (((length(description) >= 1) AND (length(description) <= 500)));

alter table payroll_month add constraint payroll_month_form CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table payroll_month add constraint payroll_month_key UNIQUE NULLS NOT DISTINCT (company_id, business_id, year_month, type, name);

alter table payroll_month add constraint payroll_month_name CHECK (((name IS NULL) OR ((type = 'ADDITIONAL'::text) AND ((length(name) >= 1) AND (length(name) <= 60)))));

alter table payroll_month add constraint payroll_month_pkey PRIMARY KEY (company_id, id);

alter table payroll_month add constraint payroll_month_responsible FOREIGN KEY (company_id, responsible_id) REFERENCES users(company_id, id);

alter table payroll_month add constraint payroll_month_type CHECK ((type = ANY (ARRAY['PAYROLL'::text, 'ADDITIONAL'::text, 'ADVANCE'::text, 'SETTLEMENT'::text])));

create policy own_company on payroll_month using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER additional_rests BEFORE UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_reopening_under_additional();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.audit_row('payroll_month');

CREATE TRIGGER closed_month BEFORE UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_pointer();

CREATE TRIGGER imported BEFORE INSERT ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_imported_month();

CREATE TRIGGER later_rests BEFORE UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_reopening_under_later();

CREATE TRIGGER lonely_closing BEFORE UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_lonely_closing();

CREATE TRIGGER paid_stays BEFORE UPDATE ON public.payroll_month FOR EACH ROW EXECUTE FUNCTION app.refuse_reopening_paid();

grant insert, select, update on payroll_month to minga_app;

grant select on payroll_month to minga_backup;

create table payroll_plan (
  company_id bigint not null,
  hash text not null,
  library jsonb not null,
  created_at timestamp with time zone not null default now()
);

alter table payroll_plan enable and force row level security;

alter table payroll_plan add constraint payroll_plan_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table payroll_plan add constraint payroll_plan_pkey PRIMARY KEY (company_id, hash);

create policy own_company on payroll_plan using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on payroll_plan to minga_app;

grant select on payroll_plan to minga_backup;

create table payroll_run (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payroll_month_id bigint not null,
  job_id bigint,
  plan_hash text not null,
  period_values jsonb not null,
  state text not null default 'RUNNING'::text,
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  totals jsonb not null default '{}'::jsonb,
  requested_by bigint,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  notes text,
  audit_seq bigint not null default 0
);

alter table payroll_run enable and force row level security;

alter table payroll_run add constraint payroll_run_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payroll_run add constraint payroll_run_pkey PRIMARY KEY (company_id, id);

alter table payroll_run add constraint payroll_run_plan FOREIGN KEY (company_id, plan_hash) REFERENCES payroll_plan(company_id, hash);

alter table payroll_run add constraint payroll_run_state CHECK ((state = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])));

CREATE UNIQUE INDEX payroll_run_of_job ON public.payroll_run USING btree (company_id, job_id) WHERE (job_id IS NOT NULL);

CREATE INDEX payroll_run_of_month ON public.payroll_run USING btree (company_id, payroll_month_id);

create policy own_company on payroll_run using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER closed_month BEFORE INSERT OR UPDATE ON public.payroll_run FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

grant insert, select, update on payroll_run to minga_app;

grant select on payroll_run to minga_backup;

create table payroll_table (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);

alter table payroll_table enable and force row level security;

alter table payroll_table add constraint payroll_table_code_form CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table payroll_table add constraint payroll_table_code_key UNIQUE (company_id, code);

alter table payroll_table add constraint payroll_table_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table payroll_table add constraint payroll_table_pkey PRIMARY KEY (company_id, id);

create policy own_company on payroll_table using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payroll_table FOR EACH ROW EXECUTE FUNCTION app.audit_row('payroll_table');

grant delete, insert, select, update on payroll_table to minga_app;

grant select on payroll_table to minga_backup;

create table payroll_table_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payroll_table_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  title text not null,
  type text not null default 'BRACKET'::text,
  metadata jsonb not null,
  fixed_rows jsonb not null,
  editable boolean not null default true,
  source text
);

alter table payroll_table_version enable and force row level security;

alter table payroll_table_version add constraint payroll_table_version_columns CHECK (((jsonb_typeof(metadata) = 'array'::text) AND ((jsonb_array_length(metadata) >= 2) AND (jsonb_array_length(metadata) <= 5))));

alter table payroll_table_version add constraint payroll_table_version_no_overlap EXCLUDE USING gist (company_id WITH =, payroll_table_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table payroll_table_version add constraint payroll_table_version_not_empty CHECK ((NOT isempty(valid)));

alter table payroll_table_version add constraint payroll_table_version_pkey PRIMARY KEY (company_id, id);

alter table payroll_table_version add constraint payroll_table_version_rows CHECK (((jsonb_typeof(fixed_rows) = 'array'::text) AND ((jsonb_array_length(fixed_rows) >= 1) AND (jsonb_array_length(fixed_rows) <= 200))));

alter table payroll_table_version add constraint payroll_table_version_table FOREIGN KEY (company_id, payroll_table_id) REFERENCES payroll_table(company_id, id) ON DELETE CASCADE;

alter table payroll_table_version add constraint payroll_table_version_type CHECK ((type = 'BRACKET'::text));

create policy own_company on payroll_table_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payroll_table_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('payroll_table_version');

grant delete, insert, select, update on payroll_table_version to minga_app;

grant select on payroll_table_version to minga_backup;

create table payslip (
  company_id bigint not null,
  payroll_run_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  payroll_month_id bigint not null,
  facts bigint[] storage external statistics 0 not null,
  results bigint[] storage external statistics 0 not null,
  inputs_hash text not null,
  net bigint not null,
  earnings bigint not null,
  deductions bigint not null,
  employer_cost bigint not null,
  snapshot jsonb statistics 0 not null
);

alter table payslip enable and force row level security;

alter table payslip set (toast_tuple_target=8160);

alter table payslip add constraint payslip_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip add constraint payslip_pkey PRIMARY KEY (company_id, payroll_run_id, user_contract_id) INCLUDE (user_id, net, payroll_month_id);

alter table payslip add constraint payslip_run FOREIGN KEY (company_id, payroll_run_id) REFERENCES payroll_run(company_id, id);

CREATE INDEX payslip_of_contract ON public.payslip USING btree (company_id, user_contract_id, payroll_month_id);

CREATE INDEX payslip_of_user ON public.payslip USING btree (company_id, user_id);

create policy own_company on payslip using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER closed_month AFTER INSERT ON public.payslip REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_closed_month_bulk();

CREATE TRIGGER superseded BEFORE DELETE ON public.payslip FOR EACH ROW EXECUTE FUNCTION app.keep_payslip();

grant insert, select on payslip to minga_app;

grant select on payslip to minga_backup;

create table payslip_dispute (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  code text,
  state text not null default 'OPEN'::text,
  opened_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  closed_login_id bigint,
  version integer not null default 1
);

alter table payslip_dispute enable and force row level security;

alter table payslip_dispute add constraint payslip_dispute_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table payslip_dispute add constraint payslip_dispute_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id) ON DELETE CASCADE;

alter table payslip_dispute add constraint payslip_dispute_pkey PRIMARY KEY (company_id, id);

alter table payslip_dispute add constraint payslip_dispute_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text])));

alter table payslip_dispute add constraint payslip_dispute_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX payslip_dispute_newest ON public.payslip_dispute USING btree (company_id, opened_at, id);

CREATE INDEX payslip_dispute_of ON public.payslip_dispute USING btree (company_id, user_contract_id);

CREATE UNIQUE INDEX payslip_dispute_open ON public.payslip_dispute USING btree (company_id, payroll_month_id, user_contract_id) WHERE (state = 'OPEN'::text);

create policy own_company on payslip_dispute using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payslip_dispute FOR EACH ROW EXECUTE FUNCTION app.audit_row('payslip_dispute');

grant insert, select, update on payslip_dispute to minga_app;

grant select on payslip_dispute to minga_backup;

create table payslip_dispute_message (
  company_id bigint not null,
  id bigint generated always as identity not null,
  dispute_id bigint not null,
  text text not null,
  login_id bigint,
  at timestamp with time zone not null default now()
);

alter table payslip_dispute_message enable and force row level security;

alter table payslip_dispute_message add constraint payslip_dispute_message_of FOREIGN KEY (company_id, dispute_id) REFERENCES payslip_dispute(company_id, id) ON DELETE CASCADE;

alter table payslip_dispute_message add constraint payslip_dispute_message_pkey PRIMARY KEY (company_id, id);

alter table payslip_dispute_message add constraint payslip_dispute_message_text CHECK (((length(text) >= 1) AND (length(text) <= 1000)));

CREATE INDEX payslip_dispute_message_by_dispute ON public.payslip_dispute_message USING btree (company_id, dispute_id, id);

create policy own_company on payslip_dispute_message using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on payslip_dispute_message to minga_app;

grant select on payslip_dispute_message to minga_backup;

create table payslip_error (
  company_id bigint not null,
  payroll_run_id bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  code text not null,
  message text not null,
  field text
);

alter table payslip_error enable and force row level security;

alter table payslip_error add constraint payslip_error_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_error add constraint payslip_error_pkey PRIMARY KEY (company_id, payroll_run_id, user_contract_id);

alter table payslip_error add constraint payslip_error_run FOREIGN KEY (company_id, payroll_run_id) REFERENCES payroll_run(company_id, id);

create policy own_company on payslip_error using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER closed_month BEFORE INSERT OR UPDATE ON public.payslip_error FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

CREATE TRIGGER superseded BEFORE DELETE ON public.payslip_error FOR EACH ROW EXECUTE FUNCTION app.keep_payslip_error();

grant insert, select on payslip_error to minga_app;

grant select on payslip_error to minga_backup;

create table payslip_payment (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  status text not null default 'UNPAID'::text,
  updated_at timestamp with time zone not null default now(),
  way text
);

alter table payslip_payment enable and force row level security;

alter table payslip_payment add constraint payslip_payment_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_payment add constraint payslip_payment_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payslip_payment add constraint payslip_payment_on_its_way CHECK (((status = 'UNPAID'::text) OR (way IS NOT NULL)));

alter table payslip_payment add constraint payslip_payment_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table payslip_payment add constraint payslip_payment_status CHECK ((status = ANY (ARRAY['PAID'::text, 'IN_PROGRESS'::text, 'UNPAID'::text])));

alter table payslip_payment add constraint payslip_payment_way CHECK ((way = ANY (ARRAY['HAND'::text, 'FILE'::text, 'CASH'::text, 'CHECK'::text, 'LIST'::text, 'FINIQUITO'::text])));

create policy own_company on payslip_payment using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payslip_payment FOR EACH ROW EXECUTE FUNCTION app.audit_row('payslip_payment');

CREATE TRIGGER way BEFORE INSERT OR UPDATE ON public.payslip_payment FOR EACH ROW EXECUTE FUNCTION app.keep_payment_way();

grant insert, select, update on payslip_payment to minga_app;

grant select on payslip_payment to minga_backup;

create table payslip_recalculation (
  company_id bigint not null,
  payroll_run_id bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  audit_seq bigint not null,
  recalculated_at timestamp with time zone not null default now()
);

alter table payslip_recalculation enable and force row level security;

alter table payslip_recalculation add constraint payslip_recalculation_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_recalculation add constraint payslip_recalculation_pkey PRIMARY KEY (company_id, payroll_run_id, user_contract_id);

alter table payslip_recalculation add constraint payslip_recalculation_run FOREIGN KEY (company_id, payroll_run_id) REFERENCES payroll_run(company_id, id);

create policy own_company on payslip_recalculation using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER closed_month BEFORE INSERT OR UPDATE ON public.payslip_recalculation FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

grant insert, select, update on payslip_recalculation to minga_app;

grant select on payslip_recalculation to minga_backup;

create table payslip_release (
  company_id bigint not null,
  payroll_run_id bigint not null,
  user_contract_id bigint not null,
  payroll_month_id bigint not null,
  user_id bigint not null,
  released_at timestamp with time zone not null default now(),
  released_by bigint,
  mailed boolean not null default false,
  carried boolean not null default false,
  reminders integer not null default 0,
  reminded_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  acknowledged_by bigint
);

alter table payslip_release enable and force row level security;

alter table payslip_release add constraint payslip_release_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_release add constraint payslip_release_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payslip_release add constraint payslip_release_pkey PRIMARY KEY (company_id, payroll_run_id, user_contract_id);

alter table payslip_release add constraint payslip_release_receipt CHECK ((((acknowledged_at IS NULL) = (acknowledged_by IS NULL)) AND (acknowledged_at >= released_at)));

alter table payslip_release add constraint payslip_release_reminders CHECK (((reminders >= 0) AND (reminders <= 50)));

alter table payslip_release add constraint payslip_release_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX payslip_release_newest ON public.payslip_release USING btree (company_id, released_at);

CREATE INDEX payslip_release_of_contract ON public.payslip_release USING btree (company_id, user_contract_id);

CREATE INDEX payslip_release_of_month ON public.payslip_release USING btree (company_id, payroll_month_id);

CREATE INDEX payslip_release_of_user ON public.payslip_release USING btree (company_id, user_id, released_at);

create policy own_company on payslip_release using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.payslip_release FOR EACH ROW EXECUTE FUNCTION app.announce_payslip();

CREATE TRIGGER counted AFTER INSERT ON public.payslip_release REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_releases();

CREATE TRIGGER early_release AFTER INSERT ON public.payslip_release REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_early_release();

CREATE TRIGGER second_receipt BEFORE UPDATE ON public.payslip_release FOR EACH ROW EXECUTE FUNCTION app.refuse_second_receipt();

grant insert, select on payslip_release to minga_app;

grant select on payslip_release to minga_backup;

create table payslip_release_count (
  company_id bigint not null,
  payroll_month_id bigint not null,
  minute timestamp with time zone not null,
  payslips integer not null,
  released_at timestamp with time zone not null,
  released_by bigint
);

alter table payslip_release_count enable and force row level security;

alter table payslip_release_count add constraint payslip_release_count_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payslip_release_count add constraint payslip_release_count_pkey PRIMARY KEY (company_id, payroll_month_id, minute);

CREATE INDEX payslip_release_count_newest ON public.payslip_release_count USING btree (company_id, released_at);

create policy own_company on payslip_release_count using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.payslip_release_count FOR EACH ROW EXECUTE FUNCTION app.announce_payroll();

grant insert, select, update on payslip_release_count to minga_app;

grant select on payslip_release_count to minga_backup;

create table payslip_review (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  fingerprint text not null,
  reviewed_by bigint,
  reviewed_at timestamp with time zone not null default now()
);

alter table payslip_review enable and force row level security;

alter table payslip_review add constraint payslip_review_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_review add constraint payslip_review_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table payslip_review add constraint payslip_review_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

create policy own_company on payslip_review using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.payslip_review FOR EACH ROW EXECUTE FUNCTION app.audit_row('payslip_review', 'fingerprint');

CREATE TRIGGER closed_month BEFORE INSERT OR UPDATE ON public.payslip_review FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

grant delete, insert, select, update on payslip_review to minga_app;

grant select on payslip_review to minga_backup;

create table payslip_revision (
  company_id bigint not null,
  payroll_run_id bigint not null,
  user_contract_id bigint not null,
  revision integer not null,
  payroll_month_id bigint not null,
  plan_hash text not null,
  facts bigint[],
  results bigint[],
  inputs_hash text,
  net bigint,
  earnings bigint,
  deductions bigint,
  employer_cost bigint,
  snapshot jsonb,
  error_code text,
  error_message text,
  replaced_at timestamp with time zone not null default now(),
  replaced_by bigint
);

alter table payslip_revision enable and force row level security;

alter table payslip_revision add constraint payslip_revision_content CHECK (((facts IS NULL) = (error_code IS NOT NULL)));

alter table payslip_revision add constraint payslip_revision_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table payslip_revision add constraint payslip_revision_pkey PRIMARY KEY (company_id, payroll_run_id, user_contract_id, revision);

alter table payslip_revision add constraint payslip_revision_run FOREIGN KEY (company_id, payroll_run_id) REFERENCES payroll_run(company_id, id);

create policy own_company on payslip_revision using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER loose_revision BEFORE INSERT ON public.payslip_revision FOR EACH ROW EXECUTE FUNCTION app.refuse_loose_revision();

grant select on payslip_revision to minga_app;

grant select on payslip_revision to minga_backup;

create table peer_proposal (
  company_id bigint not null,
  id bigint generated always as identity not null,
  process_id bigint not null,
  review_id bigint not null,
  evaluatee_id bigint not null,
  supervisor_id bigint,
  status text not null default 'WAITING'::text,
  response text,
  requested_at timestamp with time zone,
  responded_at timestamp with time zone,
  responded_login_id bigint,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table peer_proposal enable and force row level security;

alter table peer_proposal add constraint peer_proposal_evaluatee FOREIGN KEY (company_id, evaluatee_id) REFERENCES users(company_id, id);

alter table peer_proposal add constraint peer_proposal_once UNIQUE (company_id, review_id);

alter table peer_proposal add constraint peer_proposal_other_supervisor CHECK ((supervisor_id <> evaluatee_id));

alter table peer_proposal add constraint peer_proposal_pkey PRIMARY KEY (company_id, id);

alter table peer_proposal add constraint peer_proposal_process FOREIGN KEY (company_id, process_id) REFERENCES evaluation_process(company_id, id) ON DELETE CASCADE;

alter table peer_proposal add constraint peer_proposal_requested CHECK (((status = 'WAITING'::text) = (requested_at IS NULL)));

alter table peer_proposal add constraint peer_proposal_responded CHECK (((status <> ALL (ARRAY['RETURNED'::text, 'APPROVED'::text])) OR (responded_at IS NOT NULL)));

alter table peer_proposal add constraint peer_proposal_returned CHECK (((status <> 'RETURNED'::text) OR (response IS NOT NULL)));

alter table peer_proposal add constraint peer_proposal_review FOREIGN KEY (company_id, review_id) REFERENCES review(company_id, id) ON DELETE CASCADE;

alter table peer_proposal add constraint peer_proposal_status CHECK ((status = ANY (ARRAY['WAITING'::text, 'PENDING'::text, 'RETURNED'::text, 'APPROVED'::text])));

alter table peer_proposal add constraint peer_proposal_supervisor FOREIGN KEY (company_id, supervisor_id) REFERENCES users(company_id, id);

CREATE INDEX peer_proposal_by_evaluatee ON public.peer_proposal USING btree (company_id, evaluatee_id, id);

CREATE INDEX peer_proposal_by_process ON public.peer_proposal USING btree (company_id, process_id, id);

CREATE INDEX peer_proposal_by_supervisor ON public.peer_proposal USING btree (company_id, supervisor_id, id);

create policy own_company on peer_proposal using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.peer_proposal FOR EACH ROW EXECUTE FUNCTION app.audit_row('peer_proposal', 'response');

CREATE TRIGGER moves BEFORE UPDATE ON public.peer_proposal FOR EACH ROW EXECUTE FUNCTION app.peer_proposal_moves();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.peer_proposal FOR EACH ROW EXECUTE FUNCTION app.keep_peer_proposal_step();

grant insert, select, update on peer_proposal to minga_app;

grant select on peer_proposal to minga_backup;

create table peer_proposal_person (
  company_id bigint not null,
  proposal_id bigint not null,
  user_id bigint not null
);

alter table peer_proposal_person enable and force row level security;

alter table peer_proposal_person add constraint peer_proposal_person_pkey PRIMARY KEY (company_id, proposal_id, user_id);

alter table peer_proposal_person add constraint peer_proposal_person_proposal FOREIGN KEY (company_id, proposal_id) REFERENCES peer_proposal(company_id, id) ON DELETE CASCADE;

alter table peer_proposal_person add constraint peer_proposal_person_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX peer_proposal_person_by_user ON public.peer_proposal_person USING btree (company_id, user_id);

create policy own_company on peer_proposal_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER stay BEFORE INSERT OR DELETE ON public.peer_proposal_person FOR EACH ROW EXECUTE FUNCTION app.peers_stay();

grant delete, insert, select on peer_proposal_person to minga_app;

grant select on peer_proposal_person to minga_backup;

create table peer_proposal_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  peer_proposal_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table peer_proposal_step enable and force row level security;

alter table peer_proposal_step add constraint peer_proposal_step_of FOREIGN KEY (company_id, peer_proposal_id) REFERENCES peer_proposal(company_id, id) ON DELETE CASCADE;

alter table peer_proposal_step add constraint peer_proposal_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX peer_proposal_step_by_record ON public.peer_proposal_step USING btree (company_id, peer_proposal_id, id);

create policy own_company on peer_proposal_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on peer_proposal_step to minga_app;

grant select on peer_proposal_step to minga_backup;

create table person_standing (
  company_id bigint not null,
  user_id bigint not null,
  since date not null,
  until date not null,
  surname_key text not null,
  contract_id bigint,
  business_id bigint,
  initial_date date,
  state text not null,
  job_title text,
  job_key text default app.plain(job_title),
  area_id bigint,
  branch_office_id bigint
);

alter table person_standing enable and force row level security;

alter table person_standing add constraint person_standing_days CHECK ((since < until));

alter table person_standing add constraint person_standing_pkey PRIMARY KEY (company_id, user_id, since);

alter table person_standing add constraint person_standing_state CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text, 'INCOMING'::text, 'LEFT'::text, 'NONE'::text])));

alter table person_standing add constraint person_standing_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX person_standing_by_area ON public.person_standing USING btree (company_id, area_id, surname_key, user_id) INCLUDE (since, until, state);

CREATE INDEX person_standing_by_first_day ON public.person_standing USING btree (company_id, initial_date, surname_key, user_id) INCLUDE (since, until);

CREATE INDEX person_standing_by_job ON public.person_standing USING btree (company_id, job_key, surname_key, user_id) INCLUDE (since, until);

CREATE INDEX person_standing_by_name ON public.person_standing USING btree (company_id, surname_key, user_id) INCLUDE (since, until, state);

CREATE INDEX person_standing_without_contract ON public.person_standing USING btree (company_id, user_id) WHERE (contract_id IS NULL);

create policy own_company on person_standing using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on person_standing to minga_app;

grant select on person_standing to minga_backup;

create table piecework_entry (
  company_id bigint not null,
  id bigint generated always as identity not null,
  sent_key text not null,
  user_contract_id bigint not null,
  task_id bigint not null,
  day date not null,
  quantity numeric(10,2) not null,
  status text not null default 'PENDING'::text,
  price numeric(12,2),
  amount bigint,
  reason text,
  login_id bigint,
  answered_login_id bigint,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table piecework_entry enable and force row level security;

alter table piecework_entry add constraint piecework_entry_amount CHECK (((amount >= 0) AND (amount <= 99999999)));

alter table piecework_entry add constraint piecework_entry_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table piecework_entry add constraint piecework_entry_paid CHECK ((((status = 'APPROVED'::text) = (amount IS NOT NULL)) AND ((amount IS NULL) = (price IS NULL))));

alter table piecework_entry add constraint piecework_entry_pkey PRIMARY KEY (company_id, id);

alter table piecework_entry add constraint piecework_entry_quantity CHECK (((quantity > (0)::numeric) AND (quantity <= (999999)::numeric)));

alter table piecework_entry add constraint piecework_entry_reason CHECK (((status = 'REJECTED'::text) = (reason IS NOT NULL)));

alter table piecework_entry add constraint piecework_entry_sent_key UNIQUE (company_id, sent_key);

alter table piecework_entry add constraint piecework_entry_status CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text])));

alter table piecework_entry add constraint piecework_entry_task FOREIGN KEY (company_id, task_id) REFERENCES piecework_task(company_id, id);

CREATE INDEX piecework_entry_by_day ON public.piecework_entry USING btree (company_id, day);

CREATE INDEX piecework_entry_of_contract ON public.piecework_entry USING btree (company_id, user_contract_id, day);

create policy own_company on piecework_entry using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.piecework_entry FOR EACH ROW EXECUTE FUNCTION app.audit_row('piecework_entry');

grant delete, insert, select, update on piecework_entry to minga_app;

grant select on piecework_entry to minga_backup;

create table piecework_price (
  company_id bigint not null,
  id bigint generated always as identity not null,
  task_id bigint not null,
  starts_on date not null,
  price numeric(12,2) not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table piecework_price enable and force row level security;

alter table piecework_price add constraint piecework_price_day_key UNIQUE (company_id, task_id, starts_on);

alter table piecework_price add constraint piecework_price_pkey PRIMARY KEY (company_id, id);

alter table piecework_price add constraint piecework_price_price CHECK (((price > (0)::numeric) AND (price <= (9999999)::numeric)));

alter table piecework_price add constraint piecework_price_task FOREIGN KEY (company_id, task_id) REFERENCES piecework_task(company_id, id) ON DELETE CASCADE;

create policy own_company on piecework_price using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.piecework_price FOR EACH ROW EXECUTE FUNCTION app.audit_row('piecework_price');

grant delete, insert, select, update on piecework_price to minga_app;

grant select on piecework_price to minga_backup;

create table piecework_task (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  unit text not null,
  status text not null default 'ACTIVE'::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table piecework_task enable and force row level security;

alter table piecework_task add constraint piecework_task_name_key UNIQUE (company_id, name);

alter table piecework_task add constraint piecework_task_pkey PRIMARY KEY (company_id, id);

alter table piecework_task add constraint piecework_task_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text])));

create policy own_company on piecework_task using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.piecework_task FOR EACH ROW EXECUTE FUNCTION app.audit_row('piecework_task');

grant delete, insert, select, update on piecework_task to minga_app;

grant select on piecework_task to minga_backup;

create table platform_event (
  id bigint generated always as identity not null,
  at timestamp with time zone not null default now(),
  login_id bigint,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'::jsonb
);

alter table platform_event add constraint platform_event_pkey PRIMARY KEY (id);

grant insert, select on platform_event to minga_app;

grant select on platform_event to minga_backup;

create table privacy_block (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  scope text not null,
  since date not null,
  until date,
  request_id bigint not null,
  author_login_id bigint,
  ended_login_id bigint,
  ended_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table privacy_block enable and force row level security;

alter table privacy_block add constraint privacy_block_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table privacy_block add constraint privacy_block_days CHECK (((until IS NULL) OR (until >= since)));

alter table privacy_block add constraint privacy_block_ended CHECK ((((until IS NULL) = (ended_reason IS NULL)) AND ((until IS NOT NULL) OR (ended_login_id IS NULL))));

alter table privacy_block add constraint privacy_block_pkey PRIMARY KEY (company_id, id);

alter table privacy_block add constraint privacy_block_request FOREIGN KEY (company_id, request_id) REFERENCES privacy_request(company_id, id);

alter table privacy_block add constraint privacy_block_scope CHECK ((scope = ANY (ARRAY['CONTACT'::text, 'PICTURE'::text, 'FAMILY'::text, 'FIELDS'::text])));

alter table privacy_block add constraint privacy_block_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX privacy_block_by_person ON public.privacy_block USING btree (company_id, user_id, id DESC);

CREATE UNIQUE INDEX privacy_block_open ON public.privacy_block USING btree (company_id, user_id, scope, request_id) WHERE (until IS NULL);

create policy own_company on privacy_block using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.privacy_block FOR EACH ROW EXECUTE FUNCTION app.audit_row('privacy_block');

grant insert, select, update on privacy_block to minga_app;

grant select on privacy_block to minga_backup;

create table privacy_code (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  code_digest bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

alter table privacy_code enable and force row level security;

alter table privacy_code add constraint privacy_code_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table privacy_code add constraint privacy_code_digest CHECK ((octet_length(code_digest) = 32));

alter table privacy_code add constraint privacy_code_key UNIQUE (company_id, code_digest);

alter table privacy_code add constraint privacy_code_pkey PRIMARY KEY (company_id, id);

alter table privacy_code add constraint privacy_code_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX privacy_code_by_end ON public.privacy_code USING btree (company_id, expires_at);

create policy own_company on privacy_code using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on privacy_code to minga_app;

grant select on privacy_code to minga_backup;

create table privacy_request (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  channel text not null,
  detail text,
  asks_block boolean not null default false,
  state text not null default 'RECEIVED'::text,
  received_on date not null,
  due date not null,
  extended_to date,
  extension_reason text,
  deadline date not null default COALESCE(extended_to, due),
  block_due date,
  block_answer text,
  block_reason text,
  block_answered_at timestamp with time zone,
  block_login_id bigint,
  identity_by text,
  reason text,
  answered_at timestamp with time zone,
  answered_login_id bigint,
  claim_until date,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  outcome text
);

alter table privacy_request enable and force row level security;

alter table privacy_request add constraint privacy_request_block CHECK ((block_answer = ANY (ARRAY['GIVEN'::text, 'REFUSED'::text])));

alter table privacy_request add constraint privacy_request_channel CHECK ((channel = ANY (ARRAY['ACCOUNT'::text, 'MAIL_CODE'::text, 'ENTERED'::text])));

alter table privacy_request add constraint privacy_request_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table privacy_request add constraint privacy_request_extended CHECK ((((extended_to IS NULL) = (extension_reason IS NULL)) AND ((extended_to IS NULL) OR (extended_to > due))));

alter table privacy_request add constraint privacy_request_identity CHECK ((identity_by = ANY (ARRAY['ACCOUNT'::text, 'MAIL_CODE'::text, 'IN_PERSON'::text, 'LETTER'::text])));

alter table privacy_request add constraint privacy_request_kind CHECK ((kind = ANY (ARRAY['ACCESS'::text, 'RECTIFICATION'::text, 'ERASURE'::text, 'OBJECTION'::text, 'BLOCKING'::text, 'PORTABILITY'::text])));

alter table privacy_request add constraint privacy_request_pkey PRIMARY KEY (company_id, id);

alter table privacy_request add constraint privacy_request_reasoned CHECK (((state <> ALL (ARRAY['PARTLY'::text, 'DENIED'::text])) OR ((reason IS NOT NULL) AND (claim_until IS NOT NULL))));

alter table privacy_request add constraint privacy_request_refused_block CHECK (((block_answer IS DISTINCT FROM 'REFUSED'::text) OR (block_reason IS NOT NULL)));

alter table privacy_request add constraint privacy_request_state CHECK ((state = ANY (ARRAY['RECEIVED'::text, 'VERIFYING'::text, 'IN_PROGRESS'::text, 'GRANTED'::text, 'PARTLY'::text, 'DENIED'::text, 'CLAIMED'::text, 'CLOSED'::text, 'WITHDRAWN'::text])));

alter table privacy_request add constraint privacy_request_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX privacy_request_by_deadline ON public.privacy_request USING btree (company_id, deadline, id);

CREATE INDEX privacy_request_by_person ON public.privacy_request USING btree (company_id, user_id, id DESC);

CREATE UNIQUE INDEX privacy_request_pending ON public.privacy_request USING btree (company_id, user_id, kind) WHERE (state = ANY (ARRAY['RECEIVED'::text, 'VERIFYING'::text, 'IN_PROGRESS'::text]));

create policy own_company on privacy_request using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.privacy_request FOR EACH ROW EXECUTE FUNCTION app.audit_row('privacy_request');

CREATE TRIGGER privacy_request_stays BEFORE UPDATE ON public.privacy_request FOR EACH ROW EXECUTE FUNCTION app.privacy_request_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.privacy_request FOR EACH ROW EXECUTE FUNCTION app.keep_privacy_request_step();

grant insert, select, update on privacy_request to minga_app;

grant select on privacy_request to minga_backup;

create table privacy_request_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  privacy_request_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table privacy_request_step enable and force row level security;

alter table privacy_request_step add constraint privacy_request_step_of FOREIGN KEY (company_id, privacy_request_id) REFERENCES privacy_request(company_id, id) ON DELETE CASCADE;

alter table privacy_request_step add constraint privacy_request_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX privacy_request_step_by_record ON public.privacy_request_step USING btree (company_id, privacy_request_id, id);

create policy own_company on privacy_request_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on privacy_request_step to minga_app;

grant select on privacy_request_step to minga_backup;

create table process_rule (
  company_id bigint not null,
  business_id bigint not null,
  from_month integer not null,
  closing_approval boolean not null default false,
  pay_day integer not null default 31,
  pay_next_month boolean not null default false,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table process_rule enable and force row level security;

alter table process_rule add constraint process_rule_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table process_rule add constraint process_rule_day CHECK (((pay_day >= 1) AND (pay_day <= 31)));

alter table process_rule add constraint process_rule_month CHECK ((((from_month >= 190001) AND (from_month <= 220012)) AND (((from_month % 100) >= 1) AND ((from_month % 100) <= 12))));

alter table process_rule add constraint process_rule_pkey PRIMARY KEY (company_id, business_id, from_month);

create policy own_company on process_rule using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.process_rule FOR EACH ROW EXECUTE FUNCTION app.audit_row('process_rule');

grant insert, select, update on process_rule to minga_app;

grant select on process_rule to minga_backup;

create table process_stage (
  company_id bigint not null,
  process_id bigint not null,
  stage text not null,
  starts_on date not null,
  ends_on date not null
);

alter table process_stage enable and force row level security;

alter table process_stage add constraint process_stage_days CHECK ((starts_on <= ends_on));

alter table process_stage add constraint process_stage_name CHECK ((stage = ANY (ARRAY['PREPARATION'::text, 'SELF'::text, 'EVALUATION'::text, 'CALIBRATION'::text, 'FEEDBACK'::text, 'PLANS'::text, 'CLOSING'::text])));

alter table process_stage add constraint process_stage_pkey PRIMARY KEY (company_id, process_id, stage);

alter table process_stage add constraint process_stage_process FOREIGN KEY (company_id, process_id) REFERENCES evaluation_process(company_id, id) ON DELETE CASCADE;

CREATE INDEX process_stage_by_end ON public.process_stage USING btree (company_id, ends_on, process_id);

create policy own_company on process_stage using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on process_stage to minga_app;

grant select on process_stage to minga_backup;

create table processing_activity (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  purpose text not null,
  basis text not null,
  basis_note text,
  people text not null,
  data text not null,
  source text,
  recipients text,
  transfers text,
  keeps_until text,
  security text,
  automated boolean not null default false,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table processing_activity enable and force row level security;

alter table processing_activity add constraint processing_activity_basis CHECK ((basis = ANY (ARRAY['CONSENT'::text, 'LAW'::text, 'CONTRACT'::text, 'ECONOMIC'::text, 'INTEREST'::text, 'DEFENCE'::text])));

alter table processing_activity add constraint processing_activity_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table processing_activity add constraint processing_activity_name UNIQUE (company_id, name);

alter table processing_activity add constraint processing_activity_pkey PRIMARY KEY (company_id, id);

create policy own_company on processing_activity using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.processing_activity FOR EACH ROW EXECUTE FUNCTION app.audit_row('processing_activity');

grant delete, insert, select, update on processing_activity to minga_app;

grant select on processing_activity to minga_backup;

create table profile (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  version integer not null default 1
);

alter table profile enable and force row level security;

alter table profile add constraint profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table profile add constraint profile_name_key UNIQUE (company_id, name);

alter table profile add constraint profile_pkey PRIMARY KEY (company_id, id);

create policy own_company on profile using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.profile FOR EACH ROW EXECUTE FUNCTION app.audit_row('profile');

grant delete, insert, select, update on profile to minga_app;

grant select on profile to minga_backup;

create table profile_permission (
  company_id bigint not null,
  profile_id bigint not null,
  code text not null,
  can_create boolean not null default false,
  can_read boolean not null default false,
  can_update boolean not null default false,
  can_delete boolean not null default false
);

alter table profile_permission enable and force row level security;

alter table profile_permission add constraint profile_permission_pkey PRIMARY KEY (company_id, profile_id, code);

alter table profile_permission add constraint profile_permission_profile FOREIGN KEY (company_id, profile_id) REFERENCES profile(company_id, id) ON DELETE CASCADE;

create policy own_company on profile_permission using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.profile_permission FOR EACH ROW EXECUTE FUNCTION app.audit_row('profile_permission');

grant delete, insert, select, update on profile_permission to minga_app;

grant select on profile_permission to minga_backup;

create table provision_policy (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  kind text not null,
  from_month integer not null,
  method text not null,
  percent numeric(5,2),
  profit bigint,
  own_capital bigint,
  reason text not null,
  version integer not null default 1
);

alter table provision_policy enable and force row level security;

alter table provision_policy add constraint provision_policy_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table provision_policy add constraint provision_policy_chance CHECK (((percent > (0)::numeric) AND (percent < (100)::numeric)));

alter table provision_policy add constraint provision_policy_key UNIQUE (company_id, business_id, kind, from_month);

alter table provision_policy add constraint provision_policy_kind CHECK ((kind = ANY (ARRAY['SEVERANCE'::text, 'GRATIFICATION'::text])));

alter table provision_policy add constraint provision_policy_method CHECK ((method = ANY (ARRAY['NONE'::text, 'FULL'::text, 'PROBABILITY'::text])));

alter table provision_policy add constraint provision_policy_percent CHECK (((method = 'PROBABILITY'::text) = (percent IS NOT NULL)));

alter table provision_policy add constraint provision_policy_pkey PRIMARY KEY (company_id, id);

alter table provision_policy add constraint provision_policy_profit CHECK (((kind = 'GRATIFICATION'::text) OR ((profit IS NULL) AND (own_capital IS NULL))));

alter table provision_policy add constraint provision_policy_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 500)));

create policy own_company on provision_policy using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.provision_policy FOR EACH ROW EXECUTE FUNCTION app.audit_row('provision_policy', 'reason');

grant delete, insert, select, update on provision_policy to minga_app;

grant select on provision_policy to minga_backup;

create table public_figure (
  key text not null,
  year_month integer not null,
  value text not null,
  source text not null,
  url text not null,
  first_by bigint,
  second_by bigint,
  taken_at timestamp with time zone not null
);

alter table public_figure add constraint public_figure_first_by_fkey FOREIGN KEY (first_by) REFERENCES login(id);

alter table public_figure add constraint public_figure_pkey PRIMARY KEY (key, year_month);

alter table public_figure add constraint public_figure_second CHECK ((((first_by IS NULL) = (second_by IS NULL)) AND (first_by IS DISTINCT FROM COALESCE(second_by, ('-1'::integer)::bigint))));

alter table public_figure add constraint public_figure_second_by_fkey FOREIGN KEY (second_by) REFERENCES login(id);

alter table public_figure add constraint public_figure_value CHECK ((value ~ '^[0-9]+(\.[0-9]+)?$'::text));

CREATE INDEX public_figure_by_month ON public.public_figure USING btree (year_month);

grant select on public_figure to minga_app;

grant select on public_figure to minga_backup;

create table public_holiday (
  id bigint generated always as identity not null,
  change text not null default 'ADD'::text,
  replaces_id bigint,
  date date not null,
  title text not null,
  type text not null,
  irrevocable boolean not null,
  scope text not null,
  places text[] not null default '{}'::text[],
  law text,
  status text not null default 'ok'::text,
  comment text,
  proposed boolean not null default false,
  published boolean not null default false,
  entered_by bigint,
  entered_at timestamp with time zone not null default now()
);

alter table public_holiday add constraint public_holiday_author_key UNIQUE (id, entered_by);

alter table public_holiday add constraint public_holiday_change CHECK ((change = ANY (ARRAY['ADD'::text, 'CHANGE'::text, 'REMOVE'::text])));

alter table public_holiday add constraint public_holiday_entered CHECK ((published <> (entered_by IS NOT NULL)));

alter table public_holiday add constraint public_holiday_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES login(id);

alter table public_holiday add constraint public_holiday_law CHECK (((law IS NOT NULL) OR (scope = 'BANKS'::text)));

alter table public_holiday add constraint public_holiday_pkey PRIMARY KEY (id);

alter table public_holiday add constraint public_holiday_places CHECK (((scope = ANY (ARRAY['REGION'::text, 'COMMUNE'::text])) OR (places = '{}'::text[])));

alter table public_holiday add constraint public_holiday_replaces CHECK (((change = 'ADD'::text) = (replaces_id IS NULL)));

alter table public_holiday add constraint public_holiday_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES public_holiday(id);

alter table public_holiday add constraint public_holiday_scope CHECK ((scope = ANY (ARRAY['NATIONAL'::text, 'REGION'::text, 'COMMUNE'::text, 'BANKS'::text])));

alter table public_holiday add constraint public_holiday_status CHECK ((status = ANY (ARRAY['ok'::text, 'doubtful'::text])));

alter table public_holiday add constraint public_holiday_type CHECK ((type = ANY (ARRAY['CIVIL'::text, 'RELIGIOUS'::text])));

alter table public_holiday add constraint public_holiday_year CHECK (((date >= '2000-01-01'::date) AND (date <= '2100-12-31'::date)));

CREATE INDEX public_holiday_date ON public.public_holiday USING btree (date);

CREATE INDEX public_holiday_replaces ON public.public_holiday USING btree (replaces_id);

grant select on public_holiday to minga_app;

grant select on public_holiday to minga_backup;

create table public_holiday_answer (
  public_holiday_id bigint not null,
  entered_by bigint not null,
  answer text not null,
  answered_by bigint not null,
  answered_at timestamp with time zone not null,
  reason text
);

alter table public_holiday_answer add constraint public_holiday_answer_answer CHECK ((answer = ANY (ARRAY['CONFIRMED'::text, 'REJECTED'::text])));

alter table public_holiday_answer add constraint public_holiday_answer_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES login(id);

alter table public_holiday_answer add constraint public_holiday_answer_of FOREIGN KEY (public_holiday_id, entered_by) REFERENCES public_holiday(id, entered_by);

alter table public_holiday_answer add constraint public_holiday_answer_pkey PRIMARY KEY (public_holiday_id);

alter table public_holiday_answer add constraint public_holiday_reason CHECK (((answer = 'REJECTED'::text) = (reason IS NOT NULL)));

alter table public_holiday_answer add constraint public_holiday_second CHECK (((answer = 'REJECTED'::text) OR (answered_by <> entered_by)));

grant insert, select on public_holiday_answer to minga_app;

grant select on public_holiday_answer to minga_backup;

create table public_token (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  user_survey_id bigint,
  sha256 bytea not null,
  uses_left integer,
  expires_at timestamp with time zone,
  mailed boolean not null default false,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  creator_login_id bigint,
  revoked_login_id bigint,
  version integer not null default 1
);

alter table public_token enable and force row level security;

alter table public_token add constraint public_token_digest CHECK ((octet_length(sha256) = 32));

alter table public_token add constraint public_token_of FOREIGN KEY (company_id, user_survey_id) REFERENCES user_survey(company_id, id) ON DELETE CASCADE;

alter table public_token add constraint public_token_pkey PRIMARY KEY (company_id, id);

alter table public_token add constraint public_token_revoked CHECK (((revoked_at IS NOT NULL) OR (revoked_login_id IS NULL)));

alter table public_token add constraint public_token_sha256 UNIQUE (company_id, sha256);

alter table public_token add constraint public_token_survey FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

alter table public_token add constraint public_token_uses CHECK ((((user_survey_id IS NULL) = (uses_left IS NOT NULL)) AND (uses_left >= 0)));

CREATE UNIQUE INDEX public_token_live ON public.public_token USING btree (company_id, user_survey_id) WHERE ((revoked_at IS NULL) AND (user_survey_id IS NOT NULL));

CREATE INDEX public_token_of_survey ON public.public_token USING btree (company_id, survey_id, id);

create policy own_company on public_token using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.public_token FOR EACH ROW EXECUTE FUNCTION app.audit_row('public_token', 'sha256', 'uses_left');

grant insert, select on public_token to minga_app;

grant select on public_token to minga_backup;

create table push_device (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  login_id bigint not null,
  endpoint text not null,
  public_key bytea not null,
  secret bytea not null,
  name text not null,
  kinds text[] not null,
  created_at timestamp with time zone not null default now()
);

alter table push_device enable and force row level security;

alter table push_device add constraint push_device_endpoint CHECK ((length(endpoint) <= 1000));

alter table push_device add constraint push_device_key CHECK ((octet_length(public_key) = 65));

alter table push_device add constraint push_device_kinds CHECK ((kinds <@ ARRAY['REQUEST'::text, 'ANSWER'::text, 'REMINDER'::text]));

alter table push_device add constraint push_device_once UNIQUE (company_id, endpoint);

alter table push_device add constraint push_device_pkey PRIMARY KEY (company_id, id);

alter table push_device add constraint push_device_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX push_device_of_user ON public.push_device USING btree (company_id, user_id);

create policy own_company on push_device using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.push_device FOR EACH ROW EXECUTE FUNCTION app.audit_row('push_device', 'endpoint', 'secret');

grant delete, insert, select, update on push_device to minga_app;

grant select on push_device to minga_backup;

create table push_message (
  company_id bigint not null,
  id bigint generated always as identity not null,
  push_device_id bigint not null,
  kind text not null,
  key text not null,
  link text not null,
  attempts integer not null default 0,
  next_at timestamp with time zone default '-infinity'::timestamp with time zone,
  created_at timestamp with time zone not null default now()
);

alter table push_message enable and force row level security;

alter table push_message add constraint push_message_device FOREIGN KEY (company_id, push_device_id) REFERENCES push_device(company_id, id) ON DELETE CASCADE;

alter table push_message add constraint push_message_kind CHECK ((kind = ANY (ARRAY['REQUEST'::text, 'ANSWER'::text, 'REMINDER'::text])));

alter table push_message add constraint push_message_once UNIQUE (company_id, push_device_id, key);

alter table push_message add constraint push_message_pkey PRIMARY KEY (company_id, id);

CREATE INDEX push_message_due ON public.push_message USING btree (company_id, next_at) WHERE (next_at IS NOT NULL);

create policy own_company on push_message using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on push_message to minga_app;

grant select on push_message to minga_backup;

create table question (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  edition integer not null,
  competence_id bigint not null,
  stable_key text not null,
  position integer not null,
  title text not null,
  subtitle text,
  type text not null,
  scale_code text,
  scale_version integer,
  required boolean not null default true,
  demographic boolean not null default false,
  multiple boolean not null default false,
  reversed boolean not null default false,
  engagement boolean not null default false,
  metadata jsonb not null default '{}'::jsonb,
  shown_if jsonb
);

alter table question enable and force row level security;

alter table question add constraint question_competence FOREIGN KEY (company_id, survey_id, edition, competence_id) REFERENCES competence(company_id, survey_id, edition, id) ON DELETE CASCADE;

alter table question add constraint question_demographic CHECK (((NOT demographic) OR (type = 'SELECT'::text)));

alter table question add constraint question_key UNIQUE (company_id, survey_id, edition, stable_key);

alter table question add constraint question_metadata CHECK ((jsonb_typeof(metadata) = 'object'::text));

alter table question add constraint question_multiple CHECK (((NOT multiple) OR (type = 'SELECT'::text)));

alter table question add constraint question_pkey PRIMARY KEY (company_id, id);

alter table question add constraint question_scale CHECK (((type = ANY (ARRAY['PERFORMANCE'::text, 'LIKERT'::text])) = (scale_code IS NOT NULL)));

alter table question add constraint question_scale_version CHECK (((scale_version IS NULL) OR (scale_code IS NOT NULL)));

alter table question add constraint question_shown_if CHECK (((shown_if IS NULL) OR (jsonb_typeof(shown_if) = 'object'::text)));

alter table question add constraint question_title CHECK ((btrim(title) <> ''::text));

alter table question add constraint question_type CHECK ((type = ANY (ARRAY['PERFORMANCE'::text, 'LIKERT'::text, 'OPEN'::text, 'MULTIPLE_OPEN'::text, 'MULTIPLE_OPEN_WITH_CHOICE'::text, 'SELECT'::text])));

CREATE INDEX question_of_competence ON public.question USING btree (company_id, competence_id);

create policy own_company on question using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER is_draft BEFORE INSERT OR DELETE OR UPDATE ON public.question FOR EACH ROW EXECUTE FUNCTION app.survey_part_is_draft();

grant delete, insert, select, update on question to minga_app;

grant select on question to minga_backup;

create table rate_limit (
  key text not null,
  full_at timestamp with time zone not null
);

alter table rate_limit add constraint rate_limit_pkey PRIMARY KEY (key);

CREATE INDEX rate_limit_full_at ON public.rate_limit USING btree (full_at);

grant delete, insert, select, update on rate_limit to minga_app;

create table report_subscription (
  company_id bigint not null,
  id bigint generated always as identity not null,
  own_report_id bigint not null,
  login_id bigint not null,
  user_id bigint not null,
  every text not null,
  day integer not null,
  format text not null,
  next_on date not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table report_subscription enable and force row level security;

alter table report_subscription add constraint report_subscription_day CHECK ((((every = 'WEEK'::text) AND ((day >= 1) AND (day <= 7))) OR ((every = 'MONTH'::text) AND ((day >= 1) AND (day <= 28)))));

alter table report_subscription add constraint report_subscription_format CHECK ((format = ANY (ARRAY['XLSX'::text, 'CSV'::text, 'PDF'::text])));

alter table report_subscription add constraint report_subscription_once UNIQUE (company_id, own_report_id, login_id);

alter table report_subscription add constraint report_subscription_pkey PRIMARY KEY (company_id, id);

alter table report_subscription add constraint report_subscription_report FOREIGN KEY (company_id, own_report_id) REFERENCES own_report(company_id, id) ON DELETE CASCADE;

alter table report_subscription add constraint report_subscription_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX report_subscription_due ON public.report_subscription USING btree (company_id, next_on);

create policy own_company on report_subscription using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.report_subscription FOR EACH ROW EXECUTE FUNCTION app.audit_row('report_subscription');

grant delete, insert, select, update on report_subscription to minga_app;

grant select on report_subscription to minga_backup;

create table residence_permit (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  number text not null,
  start_date date not null,
  end_date date,
  resident_since date,
  quota_exception text,
  file_id bigint,
  comment text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table residence_permit enable and force row level security;

alter table residence_permit add constraint residence_permit_days CHECK ((end_date >= start_date));

alter table residence_permit add constraint residence_permit_ends CHECK (((end_date IS NOT NULL) OR (kind = 'DEFINITIVE'::text)));

alter table residence_permit add constraint residence_permit_exception CHECK ((quota_exception = ANY (ARRAY['SPECIALIST'::text, 'FAMILY'::text])));

alter table residence_permit add constraint residence_permit_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table residence_permit add constraint residence_permit_kind CHECK ((kind = ANY (ARRAY['WORK'::text, 'FAMILY'::text, 'SEASONAL'::text, 'STUDY'::text, 'AGREEMENT'::text, 'OTHER_TEMPORARY'::text, 'DEFINITIVE'::text, 'OFFICIAL'::text, 'REFUGE'::text, 'IN_PROCESS'::text, 'TRANSITORY'::text])));

alter table residence_permit add constraint residence_permit_number_key UNIQUE (company_id, user_id, kind, number);

alter table residence_permit add constraint residence_permit_pkey PRIMARY KEY (company_id, id);

alter table residence_permit add constraint residence_permit_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX residence_permit_end ON public.residence_permit USING btree (company_id, end_date);

CREATE INDEX residence_permit_file_of ON public.residence_permit USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

create policy own_company on residence_permit using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.residence_permit FOR EACH ROW EXECUTE FUNCTION app.audit_row('residence_permit', 'comment');

grant delete, insert, select, update on residence_permit to minga_app;

grant select on residence_permit to minga_backup;

create table restriction (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  version integer not null default 1
);

alter table restriction enable and force row level security;

alter table restriction add constraint restriction_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table restriction add constraint restriction_name_key UNIQUE (company_id, name);

alter table restriction add constraint restriction_pkey PRIMARY KEY (company_id, id);

create policy own_company on restriction using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.restriction FOR EACH ROW EXECUTE FUNCTION app.audit_row('restriction');

grant delete, insert, select, update on restriction to minga_app;

grant select on restriction to minga_backup;

create table restriction_business (
  company_id bigint not null,
  restriction_id bigint not null,
  business_id bigint not null
);

alter table restriction_business enable and force row level security;

alter table restriction_business add constraint restriction_business_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table restriction_business add constraint restriction_business_pkey PRIMARY KEY (company_id, restriction_id, business_id);

alter table restriction_business add constraint restriction_business_restriction FOREIGN KEY (company_id, restriction_id) REFERENCES restriction(company_id, id) ON DELETE CASCADE;

create policy own_company on restriction_business using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.restriction_business FOR EACH ROW EXECUTE FUNCTION app.audit_row('restriction_business');

grant delete, insert, select, update on restriction_business to minga_app;

grant select on restriction_business to minga_backup;

create table restriction_unit (
  company_id bigint not null,
  restriction_id bigint not null,
  hierarchy_node_id bigint not null
);

alter table restriction_unit enable and force row level security;

alter table restriction_unit add constraint restriction_unit_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table restriction_unit add constraint restriction_unit_node FOREIGN KEY (company_id, hierarchy_node_id) REFERENCES hierarchy_node(company_id, id);

alter table restriction_unit add constraint restriction_unit_pkey PRIMARY KEY (company_id, restriction_id, hierarchy_node_id);

alter table restriction_unit add constraint restriction_unit_restriction FOREIGN KEY (company_id, restriction_id) REFERENCES restriction(company_id, id) ON DELETE CASCADE;

CREATE INDEX restriction_unit_node ON public.restriction_unit USING btree (company_id, hierarchy_node_id);

create policy own_company on restriction_unit using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.restriction_unit FOR EACH ROW EXECUTE FUNCTION app.audit_row('restriction_unit');

grant delete, insert, select on restriction_unit to minga_app;

grant select on restriction_unit to minga_backup;

create table retroactive_debt (
  company_id bigint not null,
  business_id bigint not null,
  origin_month_id bigint not null,
  user_contract_id bigint not null,
  facts jsonb not null default '{}'::jsonb,
  law text,
  stale boolean not null default true,
  owes boolean not null default false,
  to_pay bigint not null default 0,
  employer_cost bigint not null default 0,
  lines jsonb not null default '[]'::jsonb,
  message text
);

alter table retroactive_debt enable and force row level security;

alter table retroactive_debt add constraint retroactive_debt_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id) ON DELETE CASCADE;

alter table retroactive_debt add constraint retroactive_debt_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table retroactive_debt add constraint retroactive_debt_month FOREIGN KEY (company_id, origin_month_id) REFERENCES payroll_month(company_id, id) ON DELETE CASCADE;

alter table retroactive_debt add constraint retroactive_debt_pkey PRIMARY KEY (company_id, origin_month_id, user_contract_id);

CREATE INDEX retroactive_debt_failed ON public.retroactive_debt USING btree (company_id, business_id) WHERE (message IS NOT NULL);

CREATE INDEX retroactive_debt_of_contract ON public.retroactive_debt USING btree (company_id, user_contract_id, origin_month_id);

CREATE INDEX retroactive_debt_owed ON public.retroactive_debt USING btree (company_id, business_id, user_contract_id, origin_month_id) INCLUDE (to_pay, owes) WHERE (owes OR (message IS NOT NULL));

CREATE INDEX retroactive_debt_stale ON public.retroactive_debt USING btree (company_id, business_id, origin_month_id, user_contract_id) WHERE stale;

create policy own_company on retroactive_debt using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on retroactive_debt to minga_app;

grant select on retroactive_debt to minga_backup;

create table retroactive_line (
  company_id bigint not null,
  id bigint generated always as identity not null,
  payroll_month_id bigint not null,
  origin_month_id bigint not null,
  user_contract_id bigint not null,
  concept text not null,
  label text not null,
  line_group text not null,
  paid bigint not null,
  due bigint not null,
  amount bigint not null,
  author_login_id bigint,
  posted_at timestamp with time zone not null default now()
);

alter table retroactive_line enable and force row level security;

alter table retroactive_line add constraint retroactive_line_amount CHECK ((amount <> 0));

alter table retroactive_line add constraint retroactive_line_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table retroactive_line add constraint retroactive_line_group CHECK ((line_group = ANY (ARRAY['EARNING'::text, 'DEDUCTION'::text, 'EMPLOYER'::text, 'BASE'::text])));

alter table retroactive_line add constraint retroactive_line_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table retroactive_line add constraint retroactive_line_origin FOREIGN KEY (company_id, origin_month_id) REFERENCES payroll_month(company_id, id);

alter table retroactive_line add constraint retroactive_line_pkey PRIMARY KEY (company_id, id);

CREATE INDEX retroactive_line_of_contract ON public.retroactive_line USING btree (company_id, user_contract_id, origin_month_id);

CREATE INDEX retroactive_line_of_month ON public.retroactive_line USING btree (company_id, payroll_month_id);

CREATE INDEX retroactive_line_of_origin ON public.retroactive_line USING btree (company_id, origin_month_id, user_contract_id);

create policy own_company on retroactive_line using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.retroactive_line FOR EACH ROW EXECUTE FUNCTION app.audit_row('retroactive_line');

CREATE TRIGGER closed_month BEFORE INSERT ON public.retroactive_line FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_month();

CREATE TRIGGER closed_posting BEFORE DELETE ON public.retroactive_line FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_posting();

grant delete, insert, select on retroactive_line to minga_app;

grant select on retroactive_line to minga_backup;

create table retroactive_reading (
  company_id bigint not null,
  business_id bigint not null,
  audit_seq bigint not null default 0,
  months jsonb not null default '{}'::jsonb,
  law text not null default ''::text,
  times bigint not null default 0
);

alter table retroactive_reading enable and force row level security;

alter table retroactive_reading add constraint retroactive_reading_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id) ON DELETE CASCADE;

alter table retroactive_reading add constraint retroactive_reading_pkey PRIMARY KEY (company_id, business_id);

create policy own_company on retroactive_reading using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on retroactive_reading to minga_app;

grant select on retroactive_reading to minga_backup;

create table review (
  company_id bigint not null,
  id bigint generated always as identity not null,
  process_id bigint not null,
  evaluatee_id bigint not null,
  supervisor_id bigint,
  area_id bigint,
  status text not null default 'PENDING'::text,
  raters integer not null default 0,
  raters_done integer not null default 0,
  scores jsonb,
  computed text,
  computed_shown numeric(5,2),
  calibrated numeric(5,2),
  potential integer,
  calibration_reason text,
  reason text,
  proposed numeric(5,2),
  proposed_potential integer,
  proposal text,
  proposer_id bigint,
  proposed_at timestamp with time zone,
  plans_done text,
  final text,
  final_shown numeric(5,2),
  released_at timestamp with time zone,
  met_on date,
  meeting_notes text,
  acknowledged_at timestamp with time zone,
  acknowledge_comment text,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table review enable and force row level security;

alter table review add constraint review_acknowledged CHECK ((((status = 'ACKNOWLEDGED'::text) = (acknowledged_at IS NOT NULL)) AND ((acknowledge_comment IS NULL) OR (acknowledged_at IS NOT NULL))));

alter table review add constraint review_area FOREIGN KEY (company_id, area_id) REFERENCES area(company_id, id);

alter table review add constraint review_calibrated CHECK (((status <> 'CALIBRATED'::text) OR ((calibration_reason IS NOT NULL) AND ((calibrated IS NOT NULL) OR (potential IS NOT NULL)))));

alter table review add constraint review_computed CHECK ((computed ~ '^-?[0-9]+/[1-9][0-9]*$'::text));

alter table review add constraint review_computed_shown CHECK (((computed IS NULL) = (computed_shown IS NULL)));

alter table review add constraint review_evaluatee FOREIGN KEY (company_id, evaluatee_id) REFERENCES users(company_id, id);

alter table review add constraint review_final CHECK ((final ~ '^-?[0-9]+/[1-9][0-9]*$'::text));

alter table review add constraint review_final_shown CHECK (((final IS NULL) = (final_shown IS NULL)));

alter table review add constraint review_met CHECK (((status = ANY (ARRAY['MET'::text, 'ACKNOWLEDGED'::text])) = (met_on IS NOT NULL)));

alter table review add constraint review_once UNIQUE (company_id, process_id, evaluatee_id);

alter table review add constraint review_other_supervisor CHECK ((supervisor_id <> evaluatee_id));

alter table review add constraint review_pkey PRIMARY KEY (company_id, id);

alter table review add constraint review_plans_done CHECK ((plans_done ~ '^[0-9]+/[1-9][0-9]*$'::text));

alter table review add constraint review_potential CHECK (((potential >= 1) AND (potential <= 3)));

alter table review add constraint review_process FOREIGN KEY (company_id, process_id) REFERENCES evaluation_process(company_id, id) ON DELETE CASCADE;

alter table review add constraint review_proposal CHECK ((((proposal IS NULL) = (proposer_id IS NULL)) AND ((proposal IS NULL) = (proposed_at IS NULL))));

alter table review add constraint review_proposed_potential CHECK (((proposed_potential >= 1) AND (proposed_potential <= 3)));

alter table review add constraint review_proposer FOREIGN KEY (company_id, proposer_id) REFERENCES users(company_id, id);

alter table review add constraint review_raters CHECK (((0 <= raters_done) AND (raters_done <= raters)));

alter table review add constraint review_released CHECK (((status = ANY (ARRAY['RELEASED'::text, 'MET'::text, 'ACKNOWLEDGED'::text])) = (released_at IS NOT NULL)));

alter table review add constraint review_scores CHECK (((scores IS NULL) OR (jsonb_typeof(scores) = 'object'::text)));

alter table review add constraint review_status CHECK ((status = ANY (ARRAY['PENDING'::text, 'IN_PROGRESS'::text, 'READY'::text, 'CALIBRATED'::text, 'RELEASED'::text, 'MET'::text, 'ACKNOWLEDGED'::text])));

alter table review add constraint review_supervisor FOREIGN KEY (company_id, supervisor_id) REFERENCES users(company_id, id);

alter table review add constraint review_uncalibrated CHECK (((status <> ALL (ARRAY['PENDING'::text, 'IN_PROGRESS'::text, 'READY'::text])) OR ((calibrated IS NULL) AND (potential IS NULL))));

CREATE INDEX review_of_evaluatee ON public.review USING btree (company_id, evaluatee_id, process_id);

CREATE INDEX review_of_supervisor ON public.review USING btree (company_id, supervisor_id, process_id);

create policy own_company on review using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION app.audit_row('review', 'reason');

CREATE TRIGGER moves BEFORE INSERT OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION app.review_moves();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION app.keep_review_step();

grant insert, select, update on review to minga_app;

grant select on review to minga_backup;

create table review_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  review_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table review_step enable and force row level security;

alter table review_step add constraint review_step_of FOREIGN KEY (company_id, review_id) REFERENCES review(company_id, id) ON DELETE CASCADE;

alter table review_step add constraint review_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX review_step_by_record ON public.review_step USING btree (company_id, review_id, id);

create policy own_company on review_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on review_step to minga_app;

grant select on review_step to minga_backup;

create table salary_advance (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  mode text not null,
  value numeric(16,4) not null,
  amount bigint not null,
  created_at timestamp with time zone not null default now()
);

alter table salary_advance enable and force row level security;

alter table salary_advance add constraint salary_advance_amount CHECK (((amount >= 1) AND (amount <= 99999999)));

alter table salary_advance add constraint salary_advance_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table salary_advance add constraint salary_advance_mode CHECK ((mode = ANY (ARRAY['FIXED'::text, 'PERCENT'::text])));

alter table salary_advance add constraint salary_advance_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table salary_advance add constraint salary_advance_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table salary_advance add constraint salary_advance_value CHECK (((value > (0)::numeric) AND ((mode = 'FIXED'::text) OR (value <= (100)::numeric))));

create policy own_company on salary_advance using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.salary_advance FOR EACH ROW EXECUTE FUNCTION app.audit_row('salary_advance');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.salary_advance FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('ADVANCE');

grant delete, insert, select, update on salary_advance to minga_app;

grant select on salary_advance to minga_backup;

create table scale_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  edition integer not null,
  label text not null,
  min integer not null,
  max integer not null,
  na_allowed boolean not null default false,
  starts daterange not null,
  values jsonb not null,
  version integer not null default 1,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table scale_version enable and force row level security;

alter table scale_version add constraint scale_version_code CHECK ((code ~ '^[A-Z][A-Z0-9_]*$'::text));

alter table scale_version add constraint scale_version_code_key UNIQUE (company_id, code, edition);

alter table scale_version add constraint scale_version_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table scale_version add constraint scale_version_days CHECK ((NOT isempty(starts)));

alter table scale_version add constraint scale_version_label CHECK ((btrim(label) <> ''::text));

alter table scale_version add constraint scale_version_pkey PRIMARY KEY (company_id, id);

alter table scale_version add constraint scale_version_range CHECK (((min < max) AND ((min >= 0) AND (min <= 10)) AND (max <= 10)));

alter table scale_version add constraint scale_version_values CHECK ((jsonb_typeof("values") = 'array'::text));

create policy own_company on scale_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on scale_version to minga_app;

grant select on scale_version to minga_backup;

create table scenario (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint,
  name text not null,
  description text,
  first_month integer not null,
  months integer not null,
  step integer not null default 1,
  monthly_growth numeric(8,4) not null default 0,
  repeat_items boolean not null default false,
  changes jsonb not null,
  status text not null default 'ACTIVE'::text,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table scenario enable and force row level security;

alter table scenario add constraint scenario_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table scenario add constraint scenario_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table scenario add constraint scenario_first CHECK ((((first_month >= 190001) AND (first_month <= 220012)) AND (((first_month % 100) >= 1) AND ((first_month % 100) <= 12))));

alter table scenario add constraint scenario_growth CHECK (((monthly_growth >= ('-5'::integer)::numeric) AND (monthly_growth <= (5)::numeric)));

alter table scenario add constraint scenario_months CHECK (((months >= 1) AND (months <= 12)));

alter table scenario add constraint scenario_pkey PRIMARY KEY (company_id, id);

alter table scenario add constraint scenario_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'DELETED'::text])));

alter table scenario add constraint scenario_step CHECK ((step = ANY (ARRAY[1, 12])));

CREATE INDEX scenario_recent ON public.scenario USING btree (company_id, created_at DESC);

create policy own_company on scenario using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.scenario FOR EACH ROW EXECUTE FUNCTION app.audit_row('scenario');

grant insert, select, update on scenario to minga_app;

grant select on scenario to minga_backup;

create table scenario_run (
  company_id bigint not null,
  id bigint generated always as identity not null,
  scenario_id bigint not null,
  scenario_version integer not null,
  job_id bigint not null,
  includes_private boolean not null,
  summary jsonb not null,
  result jsonb not null,
  calculated_at timestamp with time zone not null default now(),
  hidden bigint[]
);

alter table scenario_run enable and force row level security;

alter table scenario_run add constraint scenario_run_hidden CHECK ((includes_private = (hidden IS NULL)));

alter table scenario_run add constraint scenario_run_job UNIQUE (company_id, job_id);

alter table scenario_run add constraint scenario_run_pkey PRIMARY KEY (company_id, id);

alter table scenario_run add constraint scenario_run_scenario FOREIGN KEY (company_id, scenario_id) REFERENCES scenario(company_id, id);

CREATE INDEX scenario_run_of ON public.scenario_run USING btree (company_id, scenario_id, id DESC);

create policy own_company on scenario_run using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on scenario_run to minga_app;

grant select on scenario_run to minga_backup;

create table sent_form (
  company_id bigint not null,
  login_id bigint not null,
  operation text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer bytea,
  sent_at timestamp with time zone not null
);

alter table sent_form enable and force row level security;

alter table sent_form add constraint sent_form_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sent_form add constraint sent_form_pkey PRIMARY KEY (company_id, login_id, operation, key_hash);

CREATE INDEX sent_form_old ON public.sent_form USING btree (company_id, sent_at);

create policy own_company on sent_form using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on sent_form to minga_app;

grant select on sent_form to minga_backup;

create table sent_paper (
  company_id bigint not null,
  document_id bigint not null,
  source text not null,
  source_id bigint not null,
  is_stale boolean not null default false,
  created_at timestamp with time zone not null default now()
);

alter table sent_paper enable and force row level security;

alter table sent_paper add constraint sent_paper_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table sent_paper add constraint sent_paper_pkey PRIMARY KEY (company_id, document_id);

alter table sent_paper add constraint sent_paper_source CHECK ((source = ANY (ARRAY['VACATION'::text, 'EXPENSE_REPORT'::text, 'ACTION_PLAN'::text])));

CREATE INDEX sent_paper_by_source ON public.sent_paper USING btree (company_id, source, source_id, document_id DESC);

create policy own_company on sent_paper using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.sent_paper FOR EACH ROW EXECUTE FUNCTION app.audit_row('sent_paper');

CREATE TRIGGER sent_paper_stays BEFORE UPDATE ON public.sent_paper FOR EACH ROW EXECUTE FUNCTION app.sent_paper_stays();

grant insert, select, update on sent_paper to minga_app;

grant select on sent_paper to minga_backup;

create table sent_platform_form (
  login_id bigint not null,
  operation text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  done boolean not null default false,
  answer bytea,
  sent_at timestamp with time zone not null
);

alter table sent_platform_form add constraint sent_platform_form_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id);

alter table sent_platform_form add constraint sent_platform_form_pkey PRIMARY KEY (login_id, operation, key_hash);

grant delete, insert, select, update on sent_platform_form to minga_app;

grant select on sent_platform_form to minga_backup;

create table settlement (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  status text not null default 'CREATED'::text,
  dismissal_cause text not null,
  initial_date date not null,
  disengagement_date date not null,
  pay_date date not null,
  notice_date date,
  terms jsonb not null,
  facts jsonb not null,
  amounts jsonb not null,
  period jsonb not null,
  plan_hash text not null,
  to_pay bigint not null,
  response text,
  issued_at timestamp with time zone,
  paid_on date,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  to_sign text,
  parties jsonb
);

alter table settlement enable and force row level security;

alter table settlement add constraint settlement_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table settlement add constraint settlement_dates CHECK ((initial_date <= disengagement_date));

alter table settlement add constraint settlement_issued CHECK (((status <> ALL (ARRAY['ISSUED'::text, 'IN_PROGRESS'::text, 'PAID'::text])) OR (issued_at IS NOT NULL)));

alter table settlement add constraint settlement_paid CHECK (((status = 'PAID'::text) = (paid_on IS NOT NULL)));

alter table settlement add constraint settlement_pkey PRIMARY KEY (company_id, id);

alter table settlement add constraint settlement_status CHECK ((status = ANY (ARRAY['CREATED'::text, 'ISSUED'::text, 'IN_PROGRESS'::text, 'PAID'::text, 'DELETED'::text])));

alter table settlement add constraint settlement_to_pay CHECK ((to_pay >= 0));

alter table settlement add constraint settlement_to_sign CHECK ((to_sign = ANY (ARRAY['CASH'::text, 'CHECK'::text])));

alter table settlement add constraint settlement_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX settlement_by_day ON public.settlement USING btree (company_id, disengagement_date, id);

CREATE UNIQUE INDEX settlement_live ON public.settlement USING btree (company_id, user_contract_id) WHERE (status <> 'DELETED'::text);

CREATE INDEX settlement_of_user ON public.settlement USING btree (company_id, user_id);

CREATE INDEX settlement_paid ON public.settlement USING btree (company_id, user_contract_id) WHERE (status = 'PAID'::text);

create policy own_company on settlement using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlement FOR EACH ROW EXECUTE FUNCTION app.audit_row('settlement', 'terms', 'facts', 'amounts', 'period');

CREATE TRIGGER hide AFTER UPDATE ON public.settlement FOR EACH ROW WHEN (((new.status = ANY (ARRAY['CREATED'::text, 'DELETED'::text])) AND (old.status <> new.status))) EXECUTE FUNCTION app.hide_changed_settlement();

CREATE TRIGGER last_payslip AFTER UPDATE OF status ON public.settlement FOR EACH ROW EXECUTE FUNCTION app.take_last_payslip();

CREATE TRIGGER listed BEFORE UPDATE ON public.settlement FOR EACH ROW EXECUTE FUNCTION app.keep_listed_settlement();

CREATE TRIGGER paid BEFORE UPDATE ON public.settlement FOR EACH ROW EXECUTE FUNCTION app.keep_paid_settlement();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.settlement FOR EACH ROW EXECUTE FUNCTION app.keep_settlement_step();

grant insert, select, update on settlement to minga_app;

grant select on settlement to minga_backup;

create table settlement_batch (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  name text not null,
  dismissal_cause text,
  disengagement_date date,
  notice_date date,
  pay_date date not null,
  pay_last_payslip boolean not null,
  contributions_paid boolean not null,
  state text not null default 'CALCULATING'::text,
  creator_login_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  undone_why text
);

alter table settlement_batch enable and force row level security;

alter table settlement_batch add constraint settlement_batch_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table settlement_batch add constraint settlement_batch_pkey PRIMARY KEY (company_id, id);

alter table settlement_batch add constraint settlement_batch_state CHECK ((state = ANY (ARRAY['CALCULATING'::text, 'CALCULATED'::text, 'CREATING'::text, 'CREATED'::text, 'ISSUING'::text, 'ISSUED'::text, 'UNDOING'::text, 'UNDONE'::text])));

CREATE INDEX settlement_batch_of ON public.settlement_batch USING btree (company_id, business_id, id);

create policy own_company on settlement_batch using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlement_batch FOR EACH ROW EXECUTE FUNCTION app.audit_row('settlement_batch');

grant insert, select, update on settlement_batch to minga_app;

grant select on settlement_batch to minga_backup;

create table settlement_batch_person (
  company_id bigint not null,
  batch_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  dismissal_cause text not null,
  disengagement_date date not null,
  to_pay bigint,
  problem text,
  settlement_id bigint,
  obstacle text,
  warnings text[] not null default '{}'::text[]
);

alter table settlement_batch_person enable and force row level security;

alter table settlement_batch_person add constraint settlement_batch_person_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table settlement_batch_person add constraint settlement_batch_person_made CHECK (((settlement_id IS NULL) OR (to_pay IS NOT NULL)));

alter table settlement_batch_person add constraint settlement_batch_person_of FOREIGN KEY (company_id, batch_id) REFERENCES settlement_batch(company_id, id) ON DELETE CASCADE;

alter table settlement_batch_person add constraint settlement_batch_person_pkey PRIMARY KEY (company_id, batch_id, user_contract_id);

alter table settlement_batch_person add constraint settlement_batch_person_settlement FOREIGN KEY (company_id, settlement_id) REFERENCES settlement(company_id, id);

alter table settlement_batch_person add constraint settlement_batch_person_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX settlement_batch_person_contracts ON public.settlement_batch_person USING btree (company_id, user_contract_id);

CREATE INDEX settlement_batch_person_made ON public.settlement_batch_person USING btree (company_id, settlement_id) WHERE (settlement_id IS NOT NULL);

create policy own_company on settlement_batch_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on settlement_batch_person to minga_app;

grant select on settlement_batch_person to minga_backup;

create table settlement_display (
  company_id bigint not null,
  id bigint generated always as identity not null,
  shows boolean not null,
  people integer not null,
  login_id bigint,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  undone_login_id bigint,
  version integer not null default 1
);

alter table settlement_display enable and force row level security;

alter table settlement_display add constraint settlement_display_people CHECK ((people > 0));

alter table settlement_display add constraint settlement_display_pkey PRIMARY KEY (company_id, id);

create policy own_company on settlement_display using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlement_display FOR EACH ROW EXECUTE FUNCTION app.audit_row('settlement_display');

grant insert, select, update on settlement_display to minga_app;

grant select on settlement_display to minga_backup;

create table settlement_display_person (
  company_id bigint not null,
  display_id bigint not null,
  settlement_id bigint not null,
  user_id bigint not null,
  before_since timestamp with time zone,
  before_display_id bigint
);

alter table settlement_display_person enable and force row level security;

alter table settlement_display_person add constraint settlement_display_person_of FOREIGN KEY (company_id, display_id) REFERENCES settlement_display(company_id, id) ON DELETE CASCADE;

alter table settlement_display_person add constraint settlement_display_person_pkey PRIMARY KEY (company_id, display_id, settlement_id);

alter table settlement_display_person add constraint settlement_display_person_settlement FOREIGN KEY (company_id, settlement_id) REFERENCES settlement(company_id, id) ON DELETE CASCADE;

alter table settlement_display_person add constraint settlement_display_person_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX settlement_display_person_made ON public.settlement_display_person USING btree (company_id, settlement_id, display_id);

CREATE INDEX settlement_display_person_user ON public.settlement_display_person USING btree (company_id, user_id);

create policy own_company on settlement_display_person using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on settlement_display_person to minga_app;

grant select on settlement_display_person to minga_backup;

create table settlement_payslip (
  company_id bigint not null,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id bigint not null,
  base_month_id bigint not null,
  base_run_id bigint not null,
  final_date date not null,
  earnings bigint not null,
  deductions bigint not null,
  net bigint not null,
  employer_cost bigint not null,
  created_at timestamp with time zone not null default now()
);

alter table settlement_payslip enable and force row level security;

alter table settlement_payslip add constraint settlement_payslip_base FOREIGN KEY (company_id, base_month_id) REFERENCES payroll_month(company_id, id);

alter table settlement_payslip add constraint settlement_payslip_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table settlement_payslip add constraint settlement_payslip_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id);

alter table settlement_payslip add constraint settlement_payslip_pkey PRIMARY KEY (company_id, payroll_month_id, user_contract_id);

alter table settlement_payslip add constraint settlement_payslip_run FOREIGN KEY (company_id, base_run_id) REFERENCES payroll_run(company_id, id);

alter table settlement_payslip add constraint settlement_payslip_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX settlement_payslip_of_base ON public.settlement_payslip USING btree (company_id, base_month_id, user_contract_id);

create policy own_company on settlement_payslip using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlement_payslip FOR EACH ROW EXECUTE FUNCTION app.audit_row('settlement_payslip');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.settlement_payslip FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_process('SETTLEMENT');

grant delete, insert, select on settlement_payslip to minga_app;

grant select on settlement_payslip to minga_backup;

create table settlement_shown (
  company_id bigint not null,
  settlement_id bigint not null,
  user_id bigint not null,
  display_id bigint not null,
  since timestamp with time zone not null
);

alter table settlement_shown enable and force row level security;

alter table settlement_shown add constraint settlement_shown_display FOREIGN KEY (company_id, display_id) REFERENCES settlement_display(company_id, id);

alter table settlement_shown add constraint settlement_shown_pkey PRIMARY KEY (company_id, settlement_id);

alter table settlement_shown add constraint settlement_shown_settlement FOREIGN KEY (company_id, settlement_id) REFERENCES settlement(company_id, id) ON DELETE CASCADE;

alter table settlement_shown add constraint settlement_shown_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX settlement_shown_by_display ON public.settlement_shown USING btree (company_id, display_id);

CREATE INDEX settlement_shown_of_user ON public.settlement_shown USING btree (company_id, user_id);

create policy own_company on settlement_shown using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.settlement_shown FOR EACH ROW EXECUTE FUNCTION app.audit_row('settlement_shown');

grant delete, insert, select on settlement_shown to minga_app;

grant select on settlement_shown to minga_backup;

create table settlement_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  settlement_id bigint not null,
  state text not null,
  reason text,
  to_pay bigint not null,
  login_id bigint,
  at timestamp with time zone not null
);

alter table settlement_step enable and force row level security;

alter table settlement_step add constraint settlement_step_of FOREIGN KEY (company_id, settlement_id) REFERENCES settlement(company_id, id) ON DELETE CASCADE;

alter table settlement_step add constraint settlement_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX settlement_step_by_settlement ON public.settlement_step USING btree (company_id, settlement_id, id);

create policy own_company on settlement_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on settlement_step to minga_app;

grant select on settlement_step to minga_backup;

create table sign_in_attempt (
  company_id bigint not null,
  id bigint generated always as identity not null,
  purpose text not null,
  browser_hash bytea not null,
  state_hash bytea not null,
  nonce text,
  verifier text,
  issuer text not null,
  login_id bigint,
  session_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  came_at timestamp with time zone,
  used_at timestamp with time zone,
  subject text,
  email text,
  is_verified boolean not null default false,
  has_factor boolean not null default false,
  problem text,
  page text
);

alter table sign_in_attempt enable and force row level security;

alter table sign_in_attempt add constraint sign_in_attempt_browser UNIQUE (company_id, browser_hash);

alter table sign_in_attempt add constraint sign_in_attempt_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sign_in_attempt add constraint sign_in_attempt_page CHECK (((page ~ '^/home/'::text) AND (length(page) <= 1000)));

alter table sign_in_attempt add constraint sign_in_attempt_pkey PRIMARY KEY (company_id, id);

alter table sign_in_attempt add constraint sign_in_attempt_purpose CHECK ((purpose = ANY (ARRAY['SIGN_IN'::text, 'LINK'::text, 'PROOF'::text])));

alter table sign_in_attempt add constraint sign_in_attempt_session CHECK (((purpose = 'SIGN_IN'::text) = (session_id IS NULL)));

alter table sign_in_attempt add constraint sign_in_attempt_state UNIQUE (company_id, state_hash);

CREATE INDEX sign_in_attempt_over ON public.sign_in_attempt USING btree (company_id, expires_at);

create policy own_company on sign_in_attempt using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on sign_in_attempt to minga_app;

grant select on sign_in_attempt to minga_backup;

create table sign_in_domain (
  domain text not null,
  company_id bigint not null
);

alter table sign_in_domain add constraint sign_in_domain_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sign_in_domain add constraint sign_in_domain_pkey PRIMARY KEY (domain, company_id);

CREATE INDEX sign_in_domain_company ON public.sign_in_domain USING btree (company_id);

grant delete, insert, select on sign_in_domain to minga_app;

create table sign_in_link (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  login_id bigint not null,
  issuer text not null,
  subject text not null,
  email text,
  way text not null,
  created_at timestamp with time zone not null
);

alter table sign_in_link enable and force row level security;

alter table sign_in_link add constraint sign_in_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sign_in_link add constraint sign_in_link_login UNIQUE (company_id, login_id);

alter table sign_in_link add constraint sign_in_link_pkey PRIMARY KEY (company_id, id);

alter table sign_in_link add constraint sign_in_link_subject UNIQUE (company_id, issuer, subject);

alter table sign_in_link add constraint sign_in_link_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table sign_in_link add constraint sign_in_link_way CHECK ((way = ANY (ARRAY['MAIL'::text, 'OWNER'::text])));

CREATE INDEX sign_in_link_person ON public.sign_in_link USING btree (company_id, user_id);

create policy own_company on sign_in_link using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.sign_in_link FOR EACH ROW EXECUTE FUNCTION app.audit_row('sign_in_link', 'subject');

grant delete, insert, select on sign_in_link to minga_app;

grant select on sign_in_link to minga_backup;

create table sign_in_provider (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  domains text[] not null,
  required boolean not null default false,
  gives_factor boolean not null default false,
  state text not null default 'WAITING'::text,
  author_login_id bigint not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  written_at timestamp with time zone,
  former jsonb
);

alter table sign_in_provider enable and force row level security;

alter table sign_in_provider add constraint sign_in_provider_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sign_in_provider add constraint sign_in_provider_domains CHECK (((cardinality(domains) >= 1) AND (cardinality(domains) <= 20)));

alter table sign_in_provider add constraint sign_in_provider_former CHECK (((former IS NULL) OR (state = 'WAITING'::text)));

alter table sign_in_provider add constraint sign_in_provider_issuer CHECK ((issuer ~ '^https?://'::text));

alter table sign_in_provider add constraint sign_in_provider_one UNIQUE (company_id);

alter table sign_in_provider add constraint sign_in_provider_pkey PRIMARY KEY (company_id, id);

alter table sign_in_provider add constraint sign_in_provider_state CHECK ((state = ANY (ARRAY['WAITING'::text, 'ACTIVE'::text, 'PAUSED'::text])));

create policy own_company on sign_in_provider using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.sign_in_provider FOR EACH ROW EXECUTE FUNCTION app.audit_row('sign_in_provider', 'client_secret', 'former');

grant delete, insert, select, update on sign_in_provider to minga_app;

grant select on sign_in_provider to minga_backup;

create table signature_event (
  company_id bigint not null,
  id bigint generated always as identity not null,
  request_id bigint not null,
  seq integer not null,
  kind text not null,
  user_id bigint,
  payload text not null,
  previous text not null,
  hash text not null,
  created_at timestamp with time zone not null default now()
);

alter table signature_event enable and force row level security;

alter table signature_event add constraint signature_event_hash CHECK ((hash = encode(sha256(convert_to((previous || payload), 'UTF8'::name)), 'hex'::text)));

alter table signature_event add constraint signature_event_kind CHECK ((kind = ANY (ARRAY['SENT'::text, 'VIEWED'::text, 'AT_PROVIDER'::text, 'UNACCEPTED'::text, 'SIGNED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'REPLACED'::text, 'SEAL_FAILED'::text, 'COMPLETED'::text])));

alter table signature_event add constraint signature_event_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table signature_event add constraint signature_event_pkey PRIMARY KEY (company_id, id);

alter table signature_event add constraint signature_event_previous CHECK ((previous ~ '^[0-9a-f]{64}$'::text));

alter table signature_event add constraint signature_event_request FOREIGN KEY (company_id, request_id) REFERENCES signature_request(company_id, id);

alter table signature_event add constraint signature_event_seq_key UNIQUE (company_id, request_id, seq);

create policy own_company on signature_event using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER signature_event_follows BEFORE INSERT ON public.signature_event FOR EACH ROW EXECUTE FUNCTION app.signature_event_follows();

grant insert, select on signature_event to minga_app;

grant select on signature_event to minga_backup;

create table signature_key (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  hash text,
  mail text,
  verified_at timestamp with time zone,
  tries integer not null default 0,
  locked_until timestamp with time zone,
  code_hash text,
  code_mail text,
  code_until timestamp with time zone,
  code_tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table signature_key enable and force row level security;

alter table signature_key add constraint signature_key_code CHECK ((((code_hash IS NULL) = (code_until IS NULL)) AND ((code_hash IS NULL) = (code_mail IS NULL))));

alter table signature_key add constraint signature_key_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table signature_key add constraint signature_key_person_key UNIQUE (company_id, user_id);

alter table signature_key add constraint signature_key_pkey PRIMARY KEY (company_id, id);

alter table signature_key add constraint signature_key_proven CHECK ((((hash IS NULL) = (verified_at IS NULL)) AND ((hash IS NULL) = (mail IS NULL))));

create policy own_company on signature_key using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.signature_key FOR EACH ROW EXECUTE FUNCTION app.audit_row('signature_key', 'hash', 'mail', 'tries', 'code_hash', 'code_mail', 'code_tries');

CREATE TRIGGER signature_key_is_own AFTER INSERT OR UPDATE ON public.signature_key FOR EACH ROW EXECUTE FUNCTION app.signature_key_is_own();

grant insert, select, update on signature_key to minga_app;

grant select on signature_key to minga_backup;

create table signature_link (
  company_id bigint not null,
  id bigint generated always as identity not null,
  request_id bigint not null,
  signer_id bigint not null,
  digest bytea not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  opened_at timestamp with time zone,
  code_hmac bytea,
  code_until timestamp with time zone,
  code_tries integer not null default 0,
  proven_at timestamp with time zone,
  created_at timestamp with time zone not null
);

alter table signature_link enable and force row level security;

alter table signature_link add constraint signature_link_code CHECK ((((code_hmac IS NULL) = (code_until IS NULL)) AND ((code_hmac IS NULL) OR (octet_length(code_hmac) = 32))));

alter table signature_link add constraint signature_link_digest CHECK ((octet_length(digest) = 32));

alter table signature_link add constraint signature_link_digest_key UNIQUE (company_id, digest);

alter table signature_link add constraint signature_link_pkey PRIMARY KEY (company_id, id);

alter table signature_link add constraint signature_link_request FOREIGN KEY (company_id, request_id) REFERENCES signature_request(company_id, id);

alter table signature_link add constraint signature_link_signer FOREIGN KEY (company_id, signer_id) REFERENCES signature_signer(company_id, id);

CREATE INDEX signature_link_by_request ON public.signature_link USING btree (company_id, request_id);

CREATE UNIQUE INDEX signature_link_open_key ON public.signature_link USING btree (company_id, signer_id) WHERE (ended_at IS NULL);

create policy own_company on signature_link using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.signature_link FOR EACH ROW EXECUTE FUNCTION app.audit_row('signature_link', 'digest', 'code_hmac', 'code_tries');

CREATE TRIGGER signature_link_stays BEFORE UPDATE ON public.signature_link FOR EACH ROW EXECUTE FUNCTION app.signature_link_stays();

grant insert, select, update on signature_link to minga_app;

grant select on signature_link to minga_backup;

create table signature_request (
  company_id bigint not null,
  id bigint generated always as identity not null,
  document_id bigint not null,
  document_no integer not null,
  sha256 text not null,
  size bigint not null,
  state text not null default 'SENT'::text,
  code text not null,
  final_no integer,
  final_sha256 text,
  expires_at timestamp with time zone not null,
  reason text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  seal_business_id bigint,
  certificate_id bigint,
  replaces_id bigint,
  stamped_at timestamp with time zone,
  seal_problem text,
  level text not null default 'SIMPLE'::text
);

alter table signature_request enable and force row level security;

alter table signature_request add constraint signature_request_certificate FOREIGN KEY (company_id, certificate_id) REFERENCES company_certificate(company_id, id);

alter table signature_request add constraint signature_request_code_key UNIQUE (company_id, code);

alter table signature_request add constraint signature_request_document FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table signature_request add constraint signature_request_final CHECK ((((state = 'COMPLETED'::text) = (final_no IS NOT NULL)) AND ((final_no IS NULL) = (final_sha256 IS NULL))));

alter table signature_request add constraint signature_request_level CHECK ((level = ANY (ARRAY['SIMPLE'::text, 'ADVANCED'::text])));

alter table signature_request add constraint signature_request_pkey PRIMARY KEY (company_id, id);

alter table signature_request add constraint signature_request_replaces FOREIGN KEY (company_id, replaces_id) REFERENCES signature_request(company_id, id);

alter table signature_request add constraint signature_request_seal_business FOREIGN KEY (company_id, seal_business_id) REFERENCES business(company_id, id);

alter table signature_request add constraint signature_request_seal_problem CHECK (((seal_problem IS NULL) OR ((state = 'SEAL_FAILED'::text) AND (seal_problem = ANY (ARRAY['EXPIRED'::text, 'UNREADABLE'::text, 'STAMP'::text])))));

alter table signature_request add constraint signature_request_sealed CHECK (((certificate_id IS NULL) OR ((seal_business_id IS NOT NULL) AND (state = 'COMPLETED'::text))));

alter table signature_request add constraint signature_request_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

alter table signature_request add constraint signature_request_stamped CHECK (((stamped_at IS NULL) OR (certificate_id IS NOT NULL)));

alter table signature_request add constraint signature_request_state CHECK ((state = ANY (ARRAY['SENT'::text, 'SEALING'::text, 'SEAL_FAILED'::text, 'COMPLETED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'REPLACED'::text])));

CREATE INDEX signature_request_by_day ON public.signature_request USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX signature_request_due ON public.signature_request USING btree (company_id, expires_at) WHERE (state = 'SENT'::text);

CREATE UNIQUE INDEX signature_request_open_key ON public.signature_request USING btree (company_id, document_id) WHERE (state = ANY (ARRAY['SENT'::text, 'SEALING'::text, 'SEAL_FAILED'::text]));

CREATE UNIQUE INDEX signature_request_replaces_key ON public.signature_request USING btree (company_id, replaces_id) WHERE (replaces_id IS NOT NULL);

CREATE INDEX signature_request_unsealed ON public.signature_request USING btree (company_id, seal_business_id) WHERE (state = 'SEAL_FAILED'::text);

create policy own_company on signature_request using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.signature_request FOR EACH ROW EXECUTE FUNCTION app.audit_row('signature_request', 'code', 'reason');

CREATE TRIGGER signature_request_stays BEFORE UPDATE ON public.signature_request FOR EACH ROW EXECUTE FUNCTION app.signature_request_stays();

CREATE TRIGGER step AFTER INSERT OR UPDATE ON public.signature_request FOR EACH ROW EXECUTE FUNCTION app.keep_signature_request_step();

grant insert, select, update on signature_request to minga_app;

grant select on signature_request to minga_backup;

create table signature_request_step (
  company_id bigint not null,
  id bigint generated always as identity not null,
  signature_request_id bigint not null,
  state text not null,
  reason text,
  login_id bigint,
  at timestamp with time zone not null
);

alter table signature_request_step enable and force row level security;

alter table signature_request_step add constraint signature_request_step_of FOREIGN KEY (company_id, signature_request_id) REFERENCES signature_request(company_id, id) ON DELETE CASCADE;

alter table signature_request_step add constraint signature_request_step_pkey PRIMARY KEY (company_id, id);

CREATE INDEX signature_request_step_by_record ON public.signature_request_step USING btree (company_id, signature_request_id, id);

create policy own_company on signature_request_step using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on signature_request_step to minga_app;

grant select on signature_request_step to minga_backup;

create table signature_signer (
  company_id bigint not null,
  id bigint generated always as identity not null,
  request_id bigint not null,
  ord integer not null,
  role text not null,
  user_id bigint,
  state text not null default 'WAITING'::text,
  acted_at timestamp with time zone,
  reason text,
  name text,
  rut text,
  mail text,
  capacity text
);

alter table signature_signer enable and force row level security;

alter table signature_signer add constraint signature_signer_acted CHECK (((state = ANY (ARRAY['SIGNED'::text, 'REJECTED'::text])) = (acted_at IS NOT NULL)));

alter table signature_signer add constraint signature_signer_ord CHECK (((ord >= 1) AND (ord <= 9)));

alter table signature_signer add constraint signature_signer_ord_key UNIQUE (company_id, request_id, ord);

alter table signature_signer add constraint signature_signer_person FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

alter table signature_signer add constraint signature_signer_person_key UNIQUE (company_id, request_id, user_id);

alter table signature_signer add constraint signature_signer_pkey PRIMARY KEY (company_id, id);

alter table signature_signer add constraint signature_signer_reason CHECK (((state = 'REJECTED'::text) = (reason IS NOT NULL)));

alter table signature_signer add constraint signature_signer_request FOREIGN KEY (company_id, request_id) REFERENCES signature_request(company_id, id);

alter table signature_signer add constraint signature_signer_role CHECK ((role = ANY (ARRAY['EMPLOYER'::text, 'WORKER'::text, 'THIRD'::text])));

alter table signature_signer add constraint signature_signer_state CHECK ((state = ANY (ARRAY['WAITING'::text, 'PENDING'::text, 'SIGNED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text])));

alter table signature_signer add constraint signature_signer_third CHECK ((((role = 'THIRD'::text) = (user_id IS NULL)) AND ((user_id IS NULL) = (name IS NOT NULL)) AND ((user_id IS NULL) = (rut IS NOT NULL)) AND ((user_id IS NULL) = (mail IS NOT NULL)) AND ((user_id IS NULL) = (capacity IS NOT NULL))));

CREATE INDEX signature_signer_by_person ON public.signature_signer USING btree (company_id, user_id, state);

CREATE UNIQUE INDEX signature_signer_third_key ON public.signature_signer USING btree (company_id, request_id, rut) WHERE (rut IS NOT NULL);

create policy own_company on signature_signer using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.signature_signer FOR EACH ROW EXECUTE FUNCTION app.audit_row('signature_signer', 'reason');

CREATE TRIGGER signature_in_turn BEFORE UPDATE ON public.signature_signer FOR EACH ROW EXECUTE FUNCTION app.signature_in_turn();

grant insert, select, update on signature_signer to minga_app;

grant select on signature_signer to minga_backup;

create table supplier (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  business_name text,
  identifier text not null,
  bank_id text not null,
  payment_account_type text not null,
  account_number text not null,
  account_state text not null default 'WAITING'::text,
  account_login_id bigint,
  account_at timestamp with time zone not null default now(),
  confirmed_login_id bigint,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table supplier enable and force row level security;

alter table supplier add constraint supplier_account_confirmed CHECK (((account_state = 'CONFIRMED'::text) = (confirmed_at IS NOT NULL)));

alter table supplier add constraint supplier_account_state CHECK ((account_state = ANY (ARRAY['WAITING'::text, 'CONFIRMED'::text])));

alter table supplier add constraint supplier_account_two CHECK ((confirmed_login_id <> account_login_id));

alter table supplier add constraint supplier_account_type CHECK ((payment_account_type = ANY (ARRAY['VISTA'::text, 'CORRIENTE'::text, 'RUT'::text, 'AHORRO'::text])));

alter table supplier add constraint supplier_identifier_key UNIQUE (company_id, identifier);

alter table supplier add constraint supplier_pkey PRIMARY KEY (company_id, id);

create policy own_company on supplier using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER account_waits BEFORE INSERT OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION app.account_waits();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION app.audit_row('supplier');

CREATE TRIGGER keep_account AFTER INSERT OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION app.keep_supplier_account();

grant delete, insert, select, update on supplier to minga_app;

grant select on supplier to minga_backup;

create table supplier_account (
  company_id bigint not null,
  id bigint generated always as identity not null,
  supplier_id bigint not null,
  bank_id text not null,
  payment_account_type text not null,
  account_number text not null,
  state text not null,
  login_id bigint,
  at timestamp with time zone not null
);

alter table supplier_account enable and force row level security;

alter table supplier_account add constraint supplier_account_is CHECK ((state = ANY (ARRAY['WAITING'::text, 'CONFIRMED'::text])));

alter table supplier_account add constraint supplier_account_kind CHECK ((payment_account_type = ANY (ARRAY['VISTA'::text, 'CORRIENTE'::text, 'RUT'::text, 'AHORRO'::text])));

alter table supplier_account add constraint supplier_account_of FOREIGN KEY (company_id, supplier_id) REFERENCES supplier(company_id, id) ON DELETE CASCADE;

alter table supplier_account add constraint supplier_account_pkey PRIMARY KEY (company_id, id);

CREATE INDEX supplier_account_by_supplier ON public.supplier_account USING btree (company_id, supplier_id, id);

create policy own_company on supplier_account using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on supplier_account to minga_app;

grant select on supplier_account to minga_backup;

create table survey (
  company_id bigint not null,
  id bigint generated always as identity not null,
  type text not null,
  title text not null,
  status text not null default 'PENDING'::text,
  edition integer not null default 1,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  can_skip boolean not null default false,
  disallow_neutral boolean not null default false,
  has_comments boolean not null default false,
  force_comments boolean not null default false,
  privacy text not null default 'IDENTIFIED'::text,
  min_group integer not null default 5,
  min_comments integer not null default 10,
  offline_grace_h integer not null default 0,
  public_access text not null default 'NONE'::text,
  process_id bigint,
  previous_survey_id bigint,
  reason text,
  activated_at timestamp with time zone,
  closed_at timestamp with time zone,
  sealed_at timestamp with time zone,
  creator_login_id bigint,
  created_at timestamp with time zone not null default now(),
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table survey enable and force row level security;

alter table survey add constraint survey_comments CHECK ((has_comments OR (NOT force_comments)));

alter table survey add constraint survey_confidential CHECK (((type <> ALL (ARRAY['CLIMATE'::text, 'CEAL_SM'::text, 'ISTAS21'::text])) OR (privacy = 'CONFIDENTIAL'::text)));

alter table survey add constraint survey_days CHECK ((end_at > start_at));

alter table survey add constraint survey_deleted CHECK (((status <> 'DELETED'::text) OR (reason IS NOT NULL)));

alter table survey add constraint survey_edition CHECK ((edition >= 1));

alter table survey add constraint survey_min_comments CHECK (((min_comments >= 10) AND (min_comments <= 1000)));

alter table survey add constraint survey_min_group CHECK (((min_group >= 5) AND (min_group <= 1000)));

alter table survey add constraint survey_offline_grace CHECK (((offline_grace_h >= 0) AND (offline_grace_h <= 72)));

alter table survey add constraint survey_pkey PRIMARY KEY (company_id, id);

alter table survey add constraint survey_previous FOREIGN KEY (company_id, previous_survey_id) REFERENCES survey(company_id, id);

alter table survey add constraint survey_privacy CHECK ((privacy = ANY (ARRAY['IDENTIFIED'::text, 'CONFIDENTIAL'::text])));

alter table survey add constraint survey_process FOREIGN KEY (company_id, process_id) REFERENCES evaluation_process(company_id, id);

alter table survey add constraint survey_process_kind CHECK (((process_id IS NULL) OR ((type = 'PERFORMANCE'::text) AND (privacy = 'IDENTIFIED'::text))));

alter table survey add constraint survey_public_access CHECK ((public_access = ANY (ARRAY['NONE'::text, 'SHARED'::text, 'PERSONAL'::text])));

alter table survey add constraint survey_shared_confidential CHECK (((public_access <> 'SHARED'::text) OR (privacy = 'CONFIDENTIAL'::text)));

alter table survey add constraint survey_status CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'PAUSED'::text, 'CLOSED'::text, 'COMPLETE'::text, 'HIDDEN'::text, 'DELETED'::text])));

alter table survey add constraint survey_title CHECK ((btrim(title) <> ''::text));

alter table survey add constraint survey_type CHECK ((type = ANY (ARRAY['CLIMATE'::text, 'PERFORMANCE'::text, 'ISTAS21'::text, 'CEAL_SM'::text, 'DNC'::text, 'ENGAGEMENT'::text, 'CUSTOM'::text])));

CREATE INDEX survey_newest ON public.survey USING btree (company_id, start_at, id);

CREATE INDEX survey_of_process ON public.survey USING btree (company_id, process_id) WHERE (process_id IS NOT NULL);

CREATE INDEX survey_open_until ON public.survey USING btree (company_id, end_at) WHERE (status = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text]));

create policy own_company on survey using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.survey FOR EACH ROW EXECUTE FUNCTION app.audit_row('survey', 'reason');

CREATE TRIGGER in_process BEFORE UPDATE ON public.survey FOR EACH ROW EXECUTE FUNCTION app.survey_in_process();

CREATE TRIGGER is_sealed BEFORE UPDATE ON public.survey FOR EACH ROW EXECUTE FUNCTION app.climate_is_sealed();

CREATE TRIGGER moves BEFORE INSERT OR UPDATE ON public.survey FOR EACH ROW EXECUTE FUNCTION app.survey_moves();

grant insert, select, update on survey to minga_app;

grant select on survey to minga_backup;

create table survey_feedback (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_survey_id bigint not null,
  evaluatee_id bigint not null,
  author_id bigint not null,
  comment text not null,
  response text,
  created_at timestamp with time zone not null default now(),
  responded_at timestamp with time zone,
  creator_login_id bigint,
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table survey_feedback enable and force row level security;

alter table survey_feedback add constraint survey_feedback_author FOREIGN KEY (company_id, author_id) REFERENCES users(company_id, id);

alter table survey_feedback add constraint survey_feedback_comment CHECK ((btrim(comment) <> ''::text));

alter table survey_feedback add constraint survey_feedback_evaluatee FOREIGN KEY (company_id, evaluatee_id) REFERENCES users(company_id, id);

alter table survey_feedback add constraint survey_feedback_of FOREIGN KEY (company_id, user_survey_id) REFERENCES user_survey(company_id, id) ON DELETE CASCADE;

alter table survey_feedback add constraint survey_feedback_once UNIQUE (company_id, user_survey_id);

alter table survey_feedback add constraint survey_feedback_pkey PRIMARY KEY (company_id, id);

alter table survey_feedback add constraint survey_feedback_response CHECK (((response IS NULL) = (responded_at IS NULL)));

CREATE INDEX survey_feedback_of_evaluatee ON public.survey_feedback USING btree (company_id, evaluatee_id, id);

create policy own_company on survey_feedback using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.survey_feedback FOR EACH ROW EXECUTE FUNCTION app.audit_row('survey_feedback');

grant delete, insert, select, update on survey_feedback to minga_app;

grant select on survey_feedback to minga_backup;

create table survey_version (
  company_id bigint not null,
  survey_id bigint not null,
  edition integer not null,
  instructions text,
  state text not null default 'DRAFT'::text,
  hash text,
  frozen_at timestamp with time zone,
  version integer not null default 1
);

alter table survey_version enable and force row level security;

alter table survey_version add constraint survey_version_hash CHECK (((state = 'FROZEN'::text) = (hash IS NOT NULL)));

alter table survey_version add constraint survey_version_pkey PRIMARY KEY (company_id, survey_id, edition);

alter table survey_version add constraint survey_version_state CHECK ((state = ANY (ARRAY['DRAFT'::text, 'FROZEN'::text])));

alter table survey_version add constraint survey_version_survey FOREIGN KEY (company_id, survey_id) REFERENCES survey(company_id, id);

CREATE UNIQUE INDEX survey_version_draft ON public.survey_version USING btree (company_id, survey_id) WHERE (state = 'DRAFT'::text);

create policy own_company on survey_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER freezes BEFORE DELETE OR UPDATE ON public.survey_version FOR EACH ROW EXECUTE FUNCTION app.survey_version_freezes();

grant delete, insert, select, update on survey_version to minga_app;

grant select on survey_version to minga_backup;

create table syndicate (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  rut text,
  fee_type text not null default 'NONE'::text,
  fee_value numeric(14,4) not null default 0,
  version integer not null default 1
);

alter table syndicate enable and force row level security;

alter table syndicate add constraint syndicate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table syndicate add constraint syndicate_fee CHECK ((fee_type = ANY (ARRAY['NONE'::text, 'FIXED'::text, 'PERCENT'::text])));

alter table syndicate add constraint syndicate_name_key UNIQUE (company_id, name);

alter table syndicate add constraint syndicate_pkey PRIMARY KEY (company_id, id);

create policy own_company on syndicate using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.syndicate FOR EACH ROW EXECUTE FUNCTION app.audit_row('syndicate');

grant delete, insert, select, update on syndicate to minga_app;

grant select on syndicate to minga_backup;

create table template_document (
  company_id bigint not null,
  id bigint generated always as identity not null,
  template_version_id bigint not null,
  document_id bigint not null,
  user_contract_id bigint not null,
  created_at timestamp with time zone not null default now()
);

alter table template_document enable and force row level security;

alter table template_document add constraint template_document_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table template_document add constraint template_document_key UNIQUE (company_id, document_id);

alter table template_document add constraint template_document_of FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table template_document add constraint template_document_pkey PRIMARY KEY (company_id, id);

alter table template_document add constraint template_document_version FOREIGN KEY (company_id, template_version_id) REFERENCES document_template_version(company_id, id);

CREATE INDEX template_document_by_contract ON public.template_document USING btree (company_id, user_contract_id);

CREATE INDEX template_document_by_version ON public.template_document USING btree (company_id, template_version_id);

create policy own_company on template_document using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.template_document FOR EACH ROW EXECUTE FUNCTION app.audit_row('template_document');

grant insert, select on template_document to minga_app;

grant select on template_document to minga_backup;

create table third_party (
  company_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  code text not null,
  user_id bigint,
  syndicate_id bigint,
  channel text not null,
  supplier_id bigint,
  updated_login_id bigint,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table third_party enable and force row level security;

alter table third_party add constraint third_party_channel CHECK ((channel = ANY (ARRAY['PREVIRED'::text, 'TREASURY'::text, 'LIST'::text, 'OTHER'::text, 'OWN'::text])));

alter table third_party add constraint third_party_key UNIQUE NULLS NOT DISTINCT (company_id, kind, code, user_id, syndicate_id);

alter table third_party add constraint third_party_kind CHECK ((kind = ANY (ARRAY['INSTITUTION'::text, 'TAX'::text, 'UNION'::text, 'COURT'::text, 'ITEM'::text])));

alter table third_party add constraint third_party_paid CHECK (((channel = 'LIST'::text) = (supplier_id IS NOT NULL)));

alter table third_party add constraint third_party_pkey PRIMARY KEY (company_id, id);

alter table third_party add constraint third_party_supplier FOREIGN KEY (company_id, supplier_id) REFERENCES supplier(company_id, id);

alter table third_party add constraint third_party_syndicate FOREIGN KEY (company_id, syndicate_id) REFERENCES syndicate(company_id, id) ON DELETE CASCADE;

alter table third_party add constraint third_party_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX third_party_by_supplier ON public.third_party USING btree (company_id, supplier_id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX third_party_by_syndicate ON public.third_party USING btree (company_id, syndicate_id) WHERE (syndicate_id IS NOT NULL);

CREATE INDEX third_party_by_user ON public.third_party USING btree (company_id, user_id) WHERE (user_id IS NOT NULL);

create policy own_company on third_party using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.third_party FOR EACH ROW EXECUTE FUNCTION app.audit_row('third_party');

grant delete, insert, select, update on third_party to minga_app;

grant select on third_party to minga_backup;

create table third_party_month (
  company_id bigint not null,
  payroll_month_id bigint not null,
  closing text not null default ''::text,
  audit_seq bigint not null default 0,
  contracts bigint[] not null default '{}'::bigint[],
  marks bigint[] not null default '{}'::bigint[],
  labels text[] not null default '{}'::text[],
  squares jsonb not null default '[]'::jsonb
);

alter table third_party_month enable and force row level security;

alter table third_party_month add constraint third_party_month_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES payroll_month(company_id, id) ON DELETE CASCADE;

alter table third_party_month add constraint third_party_month_pkey PRIMARY KEY (company_id, payroll_month_id);

create policy own_company on third_party_month using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on third_party_month to minga_app;

grant select on third_party_month to minga_backup;

create table third_party_owed (
  company_id bigint not null,
  payroll_month_id bigint not null,
  key text not null,
  kind text not null,
  code text not null,
  user_id bigint,
  syndicate_id bigint,
  label text not null,
  total bigint not null,
  people integer not null,
  lines integer not null,
  line_contracts bigint[] not null,
  line_labels smallint[] not null,
  line_amounts bigint[] not null
);

alter table third_party_owed enable and force row level security;

alter table third_party_owed add constraint third_party_owed_kind CHECK ((kind = ANY (ARRAY['INSTITUTION'::text, 'TAX'::text, 'UNION'::text, 'COURT'::text, 'ITEM'::text])));

alter table third_party_owed add constraint third_party_owed_lines CHECK (((lines = cardinality(line_contracts)) AND (lines = cardinality(line_labels)) AND (lines = cardinality(line_amounts))));

alter table third_party_owed add constraint third_party_owed_month FOREIGN KEY (company_id, payroll_month_id) REFERENCES third_party_month(company_id, payroll_month_id) ON DELETE CASCADE;

alter table third_party_owed add constraint third_party_owed_pkey PRIMARY KEY (company_id, payroll_month_id, key);

alter table third_party_owed add constraint third_party_owed_syndicate FOREIGN KEY (company_id, syndicate_id) REFERENCES syndicate(company_id, id) ON DELETE CASCADE;

alter table third_party_owed add constraint third_party_owed_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX third_party_owed_by_syndicate ON public.third_party_owed USING btree (company_id, syndicate_id) WHERE (syndicate_id IS NOT NULL);

CREATE INDEX third_party_owed_by_user ON public.third_party_owed USING btree (company_id, user_id) WHERE (user_id IS NOT NULL);

create policy own_company on third_party_owed using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on third_party_owed to minga_app;

grant select on third_party_owed to minga_backup;

create table time_off (
  company_id bigint not null,
  user_contract_id bigint not null,
  source text not null,
  source_id bigint not null,
  from_day date not null,
  to_day date not null,
  slots int4range not null,
  pending boolean not null
);

alter table time_off enable and force row level security;

alter table time_off add constraint time_off_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table time_off add constraint time_off_dates CHECK (((to_day >= from_day) AND (NOT isempty(slots))));

alter table time_off add constraint time_off_no_overlap EXCLUDE USING gist (company_id WITH =, user_contract_id WITH =, slots WITH &&);

alter table time_off add constraint time_off_pkey PRIMARY KEY (company_id, source, source_id);

alter table time_off add constraint time_off_source CHECK ((source = ANY (ARRAY['ABSENCE'::text, 'VACATION'::text])));

CREATE INDEX time_off_of_days ON public.time_off USING btree (company_id, to_day, from_day);

create policy own_company on time_off using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on time_off to minga_app;

grant select on time_off to minga_backup;

create table unit_kind (
  company_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  name_key text not null default app.name_key(name),
  version integer not null default 1
);

alter table unit_kind enable and force row level security;

alter table unit_kind add constraint unit_kind_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table unit_kind add constraint unit_kind_name CHECK ((btrim(name) <> ''::text));

alter table unit_kind add constraint unit_kind_name_key UNIQUE (company_id, name_key);

alter table unit_kind add constraint unit_kind_pkey PRIMARY KEY (company_id, id);

create policy own_company on unit_kind using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.unit_kind FOR EACH ROW EXECUTE FUNCTION app.audit_row('unit_kind');

grant delete, insert, select, update on unit_kind to minga_app;

grant select on unit_kind to minga_backup;

create table user_business (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  business_id bigint not null,
  in_payroll boolean not null default true,
  private_role boolean not null default false,
  work_phone text,
  business_email text,
  first_admission_date date,
  admission_date date,
  version integer not null default 1
);

alter table user_business enable and force row level security;

alter table user_business add constraint user_business_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table user_business add constraint user_business_pair_key UNIQUE (company_id, user_id, business_id);

alter table user_business add constraint user_business_pkey PRIMARY KEY (company_id, id);

alter table user_business add constraint user_business_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX user_business_mail ON public.user_business USING btree (company_id, business_id, user_id) INCLUDE (business_email) WHERE (business_email <> ''::text);

CREATE INDEX user_business_private ON public.user_business USING btree (company_id, user_id) WHERE private_role;

create policy own_company on user_business using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_business FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_business');

grant delete, insert, select, update on user_business to minga_app;

grant select on user_business to minga_backup;

create table user_contract (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  business_id bigint not null,
  user_business_id bigint not null,
  code text not null,
  user_code text,
  status text not null default 'ACTIVE'::text,
  initial_date date not null,
  final_date date,
  signature_date date,
  signed boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  signature_integration_code text
);

alter table user_contract enable and force row level security;

alter table user_contract add constraint user_contract_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table user_contract add constraint user_contract_code_key UNIQUE (company_id, business_id, code);

alter table user_contract add constraint user_contract_dates CHECK (((final_date IS NULL) OR (final_date >= initial_date)));

alter table user_contract add constraint user_contract_link FOREIGN KEY (company_id, user_business_id) REFERENCES user_business(company_id, id);

alter table user_contract add constraint user_contract_pkey PRIMARY KEY (company_id, id);

alter table user_contract add constraint user_contract_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text, 'DELETED'::text])));

alter table user_contract add constraint user_contract_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id);

CREATE INDEX user_contract_business ON public.user_contract USING btree (company_id, business_id, initial_date) INCLUDE (id, user_id, final_date, status, user_business_id);

CREATE INDEX user_contract_by_day_of_year ON public.user_contract USING btree (company_id, ((((EXTRACT(month FROM initial_date) * (100)::numeric) + EXTRACT(day FROM initial_date)))::integer));

CREATE INDEX user_contract_user ON public.user_contract USING btree (company_id, user_id);

create policy own_company on user_contract using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.user_contract FOR EACH ROW EXECUTE FUNCTION app.announce_contract();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_contract FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_contract');

CREATE TRIGGER standing_deleted AFTER DELETE ON public.user_contract REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

CREATE TRIGGER standing_inserted AFTER INSERT ON public.user_contract REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

CREATE TRIGGER standing_updated AFTER UPDATE ON public.user_contract REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

grant delete, insert, select, update on user_contract to minga_app;

grant select on user_contract to minga_backup;

create table user_contract_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  contract_type text not null default 'INDEFINITE'::text,
  job_title text not null,
  job_title_family text,
  area text,
  branch_office text,
  monthly_salary_value numeric(14,3) not null,
  monthly_salary_currency text not null default 'CLP'::text,
  payment_period text not null default 'MONTHLY'::text,
  hours_per_week numeric(5,2) not null default 42,
  days_per_week integer not null default 5,
  art22 boolean not null default false,
  is_domestic boolean not null default false,
  is_corporate_salary boolean not null default false,
  gratification_type text not null default 'ART_50'::text,
  gratification_amount bigint,
  weekday_rate_value numeric(14,3),
  saturday_rate_value numeric(14,3),
  sunday_rate_value numeric(14,3),
  holiday_rate_value numeric(14,3),
  heavy_work boolean not null default false,
  heavy_work_rate numeric(6,4),
  syndicate_id bigint,
  union_fee_type text not null default 'NONE'::text,
  union_fee_value numeric(14,4) not null default 0,
  overdraft boolean not null default false,
  is_supervisor boolean not null default false,
  supervisor_id bigint,
  sync_attendance boolean not null default false,
  sync_digital_sign boolean not null default false,
  cycle_hours numeric(5,2),
  cycle_days integer,
  apprentice boolean not null default false,
  live_in boolean not null default false,
  night_surcharge numeric(6,2),
  holiday_surcharge numeric(6,2),
  tax_regime text not null default 'GENERAL'::text,
  tax_period text not null default 'MONTHLY'::text,
  fixed_term_renewals integer not null default 0,
  is_professional boolean not null default false,
  shift_work boolean not null default false,
  remote_work boolean not null default false,
  weekday_rate_currency text,
  saturday_rate_currency text,
  sunday_rate_currency text,
  holiday_rate_currency text,
  area_id bigint,
  branch_office_id bigint,
  hierarchy_node_id bigint,
  reason text,
  special_workday text
);

alter table user_contract_version enable and force row level security;

alter table user_contract_version add constraint user_contract_version_area FOREIGN KEY (company_id, area_id) REFERENCES area(company_id, id);

alter table user_contract_version add constraint user_contract_version_branch_office FOREIGN KEY (company_id, branch_office_id) REFERENCES branch_office(company_id, id);

alter table user_contract_version add constraint user_contract_version_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table user_contract_version add constraint user_contract_version_currency CHECK ((monthly_salary_currency = ANY (ARRAY['CLP'::text, 'UF'::text])));

alter table user_contract_version add constraint user_contract_version_cycle CHECK ((((cycle_hours IS NULL) = (cycle_days IS NULL)) AND ((cycle_days IS NULL) OR (((cycle_days >= 1) AND (cycle_days <= 31)) AND ((cycle_hours >= (1)::numeric) AND (cycle_hours <= (399)::numeric))))));

alter table user_contract_version add constraint user_contract_version_days CHECK (((days_per_week >= 1) AND (days_per_week <= 7)));

alter table user_contract_version add constraint user_contract_version_fee CHECK ((union_fee_type = ANY (ARRAY['NONE'::text, 'FIXED'::text, 'PERCENT'::text])));

alter table user_contract_version add constraint user_contract_version_gratification CHECK ((gratification_type = ANY (ARRAY['ART_50'::text, 'ART_47'::text, 'CONVENTIONAL'::text, 'NONE'::text])));

alter table user_contract_version add constraint user_contract_version_hours CHECK (((hours_per_week >= (0)::numeric) AND (hours_per_week <= (84)::numeric)));

alter table user_contract_version add constraint user_contract_version_no_overlap EXCLUDE USING gist (company_id WITH =, user_contract_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table user_contract_version add constraint user_contract_version_node FOREIGN KEY (company_id, hierarchy_node_id) REFERENCES hierarchy_node(company_id, id);

alter table user_contract_version add constraint user_contract_version_not_empty CHECK ((NOT isempty(valid)));

alter table user_contract_version add constraint user_contract_version_period CHECK ((payment_period = ANY (ARRAY['MONTHLY'::text, 'WEEKLY'::text, 'DAILY'::text])));

alter table user_contract_version add constraint user_contract_version_pkey PRIMARY KEY (company_id, id);

alter table user_contract_version add constraint user_contract_version_rates CHECK (((COALESCE(weekday_rate_currency, 'CLP'::text) = ANY (ARRAY['CLP'::text, 'UF'::text])) AND (COALESCE(saturday_rate_currency, 'CLP'::text) = ANY (ARRAY['CLP'::text, 'UF'::text])) AND (COALESCE(sunday_rate_currency, 'CLP'::text) = ANY (ARRAY['CLP'::text, 'UF'::text])) AND (COALESCE(holiday_rate_currency, 'CLP'::text) = ANY (ARRAY['CLP'::text, 'UF'::text]))));

alter table user_contract_version add constraint user_contract_version_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 300))) NOT VALID;

alter table user_contract_version add constraint user_contract_version_renewals CHECK (((fixed_term_renewals >= 0) AND (fixed_term_renewals <= 20)));

alter table user_contract_version add constraint user_contract_version_salary CHECK ((monthly_salary_value >= (0)::numeric));

alter table user_contract_version add constraint user_contract_version_special_workday CHECK ((special_workday = ANY (ARRAY['ART_22_FINAL'::text, 'ART_23'::text, 'ART_25'::text, 'ART_25_BIS'::text, 'ART_30'::text, 'ART_38_5'::text, 'ART_39'::text, 'ART_106'::text, 'ART_145_D'::text, 'ART_152_BIS'::text, 'ART_152_TER_D'::text, 'ART_152_TER_F'::text])));

alter table user_contract_version add constraint user_contract_version_supervisor FOREIGN KEY (company_id, supervisor_id) REFERENCES users(company_id, id);

alter table user_contract_version add constraint user_contract_version_surcharges CHECK ((((night_surcharge >= (0)::numeric) AND (night_surcharge <= (100)::numeric)) AND ((holiday_surcharge >= (0)::numeric) AND (holiday_surcharge <= (100)::numeric))));

alter table user_contract_version add constraint user_contract_version_syndicate FOREIGN KEY (company_id, syndicate_id) REFERENCES syndicate(company_id, id);

alter table user_contract_version add constraint user_contract_version_tax CHECK (((tax_regime = ANY (ARRAY['GENERAL'::text, 'AGRICULTURAL'::text, 'TAXI_DRIVER'::text])) AND (tax_period = ANY (ARRAY['MONTHLY'::text, 'FORTNIGHTLY'::text, 'WEEKLY'::text, 'DAILY'::text, 'SHIFT'::text]))));

alter table user_contract_version add constraint user_contract_version_type CHECK ((contract_type = ANY (ARRAY['INDEFINITE'::text, 'FIXED'::text, 'BY_WORK_OR_TASK'::text])));

CREATE INDEX user_contract_version_area ON public.user_contract_version USING btree (company_id, area_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_areas ON public.user_contract_version USING btree (company_id, user_contract_id) INCLUDE (valid, area_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_branch_office ON public.user_contract_version USING btree (company_id, branch_office_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_contract ON public.user_contract_version USING btree (company_id, user_contract_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_job_family ON public.user_contract_version USING btree (company_id, job_title_family) WHERE ((superseded_at IS NULL) AND (job_title_family IS NOT NULL));

CREATE INDEX user_contract_version_job_title ON public.user_contract_version USING btree (company_id, job_title) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_node ON public.user_contract_version USING btree (company_id, hierarchy_node_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_supervisor ON public.user_contract_version USING btree (company_id, supervisor_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_contract_version_unpaid ON public.user_contract_version USING btree (company_id, user_contract_id) WHERE ((superseded_at IS NULL) AND (monthly_salary_value = (0)::numeric));

create policy own_company on user_contract_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.user_contract_version FOR EACH ROW EXECUTE FUNCTION app.announce_contract_version();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_contract_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_contract_version');

CREATE TRIGGER place BEFORE INSERT OR UPDATE OF area, branch_office ON public.user_contract_version FOR EACH ROW EXECUTE FUNCTION app.place_version();

CREATE TRIGGER standing_deleted AFTER DELETE ON public.user_contract_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.terms_changed();

CREATE TRIGGER standing_inserted AFTER INSERT ON public.user_contract_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.terms_changed();

CREATE TRIGGER standing_updated AFTER UPDATE ON public.user_contract_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.terms_changed();

grant delete, insert, select, update on user_contract_version to minga_app;

grant select on user_contract_version to minga_backup;

create table user_field (
  company_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  code text not null,
  type text not null,
  options text,
  help text,
  sorting integer not null,
  status text not null default 'ACTIVE'::text,
  required boolean not null default false,
  dated boolean not null default false,
  reserved boolean not null default false,
  managers boolean not null default true,
  worker text not null default 'SEES'::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  listed boolean not null default false
);

alter table user_field enable and force row level security;

alter table user_field add constraint user_field_code CHECK ((code ~ '^[a-z][a-z0-9_]{0,39}$'::text));

alter table user_field add constraint user_field_code_key UNIQUE (company_id, code);

alter table user_field add constraint user_field_listed CHECK (((NOT listed) OR ((NOT reserved) AND (type <> 'FILE'::text))));

alter table user_field add constraint user_field_options CHECK (((type = ANY (ARRAY['CHOICE'::text, 'CHOICES'::text])) = (options IS NOT NULL)));

alter table user_field add constraint user_field_pkey PRIMARY KEY (company_id, id);

alter table user_field add constraint user_field_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'RETIRED'::text])));

alter table user_field add constraint user_field_type CHECK ((type = ANY (ARRAY['TEXT'::text, 'LONG_TEXT'::text, 'NUMBER'::text, 'MONEY'::text, 'PERCENTAGE'::text, 'DATE'::text, 'BOOLEAN'::text, 'CHOICE'::text, 'CHOICES'::text, 'FILE'::text])));

alter table user_field add constraint user_field_typed UNIQUE (company_id, id, type);

alter table user_field add constraint user_field_worker CHECK ((worker = ANY (ARRAY['NONE'::text, 'SEES'::text, 'PROPOSES'::text, 'EDITS'::text])));

CREATE UNIQUE INDEX user_field_title_key ON public.user_field USING btree (company_id, app.plain(title)) WHERE (status = 'ACTIVE'::text);

create policy own_company on user_field using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_field FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_field');

grant delete, insert, select, update on user_field to minga_app;

grant select on user_field to minga_backup;

create table user_field_data (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  field_id bigint not null,
  type text not null,
  date date,
  value text,
  file_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table user_field_data enable and force row level security;

alter table user_field_data add constraint user_field_data_field FOREIGN KEY (company_id, field_id, type) REFERENCES user_field(company_id, id, type);

alter table user_field_data add constraint user_field_data_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table user_field_data add constraint user_field_data_kept CHECK (
CASE
    WHEN (type = 'FILE'::text) THEN (value IS NULL)
    ELSE (file_id IS NULL)
END);

alter table user_field_data add constraint user_field_data_key UNIQUE NULLS NOT DISTINCT (company_id, user_id, field_id, date);

alter table user_field_data add constraint user_field_data_none CHECK (((date IS NOT NULL) OR (value IS NOT NULL) OR (file_id IS NOT NULL)));

alter table user_field_data add constraint user_field_data_pkey PRIMARY KEY (company_id, id);

alter table user_field_data add constraint user_field_data_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

alter table user_field_data add constraint user_field_data_value CHECK (
CASE type
    WHEN 'NUMBER'::text THEN (value ~ '^-?\d{1,12}(\.\d{1,4})?$'::text)
    WHEN 'MONEY'::text THEN (value ~ '^-?\d{1,12}$'::text)
    WHEN 'PERCENTAGE'::text THEN (value ~ '^\d{1,3}(\.\d{1,4})?$'::text)
    WHEN 'DATE'::text THEN (value ~ '^\d{4}-\d{2}-\d{2}$'::text)
    WHEN 'BOOLEAN'::text THEN (value = ANY (ARRAY['true'::text, 'false'::text]))
    ELSE (length(value) <= 4000)
END);

CREATE INDEX user_field_data_file_of ON public.user_field_data USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX user_field_data_held ON public.user_field_data USING btree (company_id, field_id, user_id, date DESC NULLS LAST);

create policy own_company on user_field_data using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_field_data FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_field_data');

grant delete, insert, select, update on user_field_data to minga_app;

grant select on user_field_data to minga_backup;

create table user_item (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  item_code text not null,
  value numeric(16,4) not null,
  currency text not null default 'CLP'::text,
  start_month integer not null,
  end_month integer,
  total_quotas integer,
  status text not null default 'ACTIVE'::text,
  comment text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  origin_month integer,
  origin text,
  origin_id bigint,
  total_amount bigint,
  order_id bigint,
  carried_from integer
);

alter table user_item enable and force row level security;

alter table user_item add constraint user_item_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table user_item add constraint user_item_currency CHECK ((currency = ANY (ARRAY['CLP'::text, 'UF'::text, 'UTM'::text, 'PERCENT'::text, 'HOURS'::text, 'DAYS'::text, 'NUMBER'::text])));

alter table user_item add constraint user_item_months CHECK (((end_month IS NULL) OR (end_month >= start_month)));

alter table user_item add constraint user_item_order FOREIGN KEY (company_id, order_id) REFERENCES user_item(company_id, id) DEFERRABLE INITIALLY DEFERRED;

alter table user_item add constraint user_item_origin CHECK ((((origin IS NULL) = (origin_id IS NULL)) AND (origin = ANY (ARRAY['ADVANCE'::text, 'LOAN'::text, 'CARRIED'::text, 'PIECEWORK'::text])) AND ((NOT (origin IS DISTINCT FROM 'CARRIED'::text)) = (carried_from IS NOT NULL))));

alter table user_item add constraint user_item_origin_month CHECK (((origin_month IS NULL) OR ((end_month = start_month) AND (origin_month < start_month))));

alter table user_item add constraint user_item_pkey PRIMARY KEY (company_id, id);

alter table user_item add constraint user_item_quotas CHECK (((total_quotas IS NULL) OR ((total_quotas >= 1) AND (total_quotas <= 480))));

alter table user_item add constraint user_item_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text])));

alter table user_item add constraint user_item_total CHECK ((((total_amount >= 1) AND (total_amount <= 99999999)) AND ((total_amount IS NULL) OR (total_quotas IS NULL))));

CREATE INDEX user_item_code ON public.user_item USING btree (company_id, item_code, start_month);

CREATE INDEX user_item_contract ON public.user_item USING btree (company_id, user_contract_id, start_month);

CREATE INDEX user_item_lasting ON public.user_item USING btree (company_id, user_contract_id, start_month, end_month) WHERE ((total_quotas IS NOT NULL) OR (end_month IS NULL) OR (end_month <> start_month) OR (origin = 'CARRIED'::text));

CREATE INDEX user_item_of_order ON public.user_item USING btree (company_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX user_item_of_origin ON public.user_item USING btree (company_id, origin, origin_id) WHERE (origin IS NOT NULL);

CREATE INDEX user_item_owed ON public.user_item USING btree (company_id, COALESCE(end_month, 999912), user_contract_id) INCLUDE (end_month, item_code, status, value, total_amount, id, order_id) WHERE ((total_quotas IS NOT NULL) OR (total_amount IS NOT NULL) OR (origin = ANY (ARRAY['ADVANCE'::text, 'LOAN'::text, 'CARRIED'::text])));

create policy own_company on user_item using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_item FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_item');

CREATE TRIGGER closed_month BEFORE INSERT OR DELETE OR UPDATE ON public.user_item FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_item();

CREATE TRIGGER leave_order AFTER DELETE ON public.user_item FOR EACH ROW EXECUTE FUNCTION app.leave_order();

CREATE TRIGGER posted BEFORE DELETE OR UPDATE ON public.user_item FOR EACH ROW EXECUTE FUNCTION app.refuse_posted_item();

grant delete, insert, select, update on user_item to minga_app;

grant select on user_item to minga_backup;

create table user_item_carried (
  company_id bigint not null,
  user_item_id bigint not null,
  year_month integer not null,
  amount bigint not null
);

alter table user_item_carried enable and force row level security;

alter table user_item_carried add constraint user_item_carried_amount CHECK (((amount >= 1) AND (amount <= 99999999)));

alter table user_item_carried add constraint user_item_carried_item FOREIGN KEY (company_id, user_item_id) REFERENCES user_item(company_id, id) ON DELETE CASCADE;

alter table user_item_carried add constraint user_item_carried_month CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table user_item_carried add constraint user_item_carried_pkey PRIMARY KEY (company_id, user_item_id, year_month);

create policy own_company on user_item_carried using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on user_item_carried to minga_app;

grant select on user_item_carried to minga_backup;

create table user_item_taken (
  company_id bigint not null,
  user_item_id bigint not null,
  year_month integer not null,
  amount bigint not null
);

alter table user_item_taken enable and force row level security;

alter table user_item_taken add constraint user_item_taken_amount CHECK (((amount >= 1) AND (amount <= 99999999)));

alter table user_item_taken add constraint user_item_taken_item FOREIGN KEY (company_id, user_item_id) REFERENCES user_item(company_id, id) ON DELETE CASCADE;

alter table user_item_taken add constraint user_item_taken_month CHECK ((((year_month >= 190001) AND (year_month <= 220012)) AND (((year_month % 100) >= 1) AND ((year_month % 100) <= 12))));

alter table user_item_taken add constraint user_item_taken_pkey PRIMARY KEY (company_id, user_item_id, year_month);

create policy own_company on user_item_taken using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on user_item_taken to minga_app;

grant select on user_item_taken to minga_backup;

create table user_survey (
  company_id bigint not null,
  id bigint generated always as identity not null,
  survey_id bigint not null,
  edition integer not null,
  respondent_id bigint not null,
  evaluatee_id bigint,
  relation text,
  alternative text,
  status text not null default 'INCOMPLETE'::text,
  progress integer not null default 0,
  person_snapshot jsonb,
  created_at timestamp with time zone not null default now(),
  completed_at timestamp with time zone,
  version integer not null default 1,
  area text default (person_snapshot #>> '{respondent,area}'::text[])
);

alter table user_survey enable and force row level security;

alter table user_survey add constraint user_survey_about CHECK (((relation IS NULL) = (evaluatee_id IS NULL)));

alter table user_survey add constraint user_survey_complete CHECK (((status = 'COMPLETE'::text) = (completed_at IS NOT NULL)));

alter table user_survey add constraint user_survey_edition FOREIGN KEY (company_id, survey_id, edition) REFERENCES survey_version(company_id, survey_id, edition);

alter table user_survey add constraint user_survey_evaluatee FOREIGN KEY (company_id, evaluatee_id) REFERENCES users(company_id, id);

alter table user_survey add constraint user_survey_pair UNIQUE NULLS NOT DISTINCT (company_id, survey_id, respondent_id, evaluatee_id);

alter table user_survey add constraint user_survey_pkey PRIMARY KEY (company_id, id);

alter table user_survey add constraint user_survey_progress CHECK (((progress >= 0) AND (progress <= 100)));

alter table user_survey add constraint user_survey_relation CHECK ((relation = ANY (ARRAY['SELF'::text, 'SUPERVISOR'::text, 'SUBORDINATE'::text, 'PEER'::text])));

alter table user_survey add constraint user_survey_respondent FOREIGN KEY (company_id, respondent_id) REFERENCES users(company_id, id);

alter table user_survey add constraint user_survey_self CHECK (((relation = 'SELF'::text) = (respondent_id = evaluatee_id)));

alter table user_survey add constraint user_survey_snapshot CHECK (((person_snapshot IS NULL) OR (jsonb_typeof(person_snapshot) = 'object'::text)));

alter table user_survey add constraint user_survey_status CHECK ((status = ANY (ARRAY['INCOMPLETE'::text, 'COMPLETE'::text])));

CREATE INDEX user_survey_of_evaluatee ON public.user_survey USING btree (company_id, evaluatee_id, survey_id) WHERE (evaluatee_id IS NOT NULL);

CREATE INDEX user_survey_of_respondent ON public.user_survey USING btree (company_id, respondent_id, survey_id);

CREATE INDEX user_survey_progress ON public.user_survey USING btree (company_id, survey_id, status, area);

create policy own_company on user_survey using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER in_process BEFORE UPDATE ON public.user_survey FOR EACH ROW EXECUTE FUNCTION app.user_survey_in_process();

CREATE TRIGGER moves BEFORE INSERT OR DELETE OR UPDATE ON public.user_survey FOR EACH ROW EXECUTE FUNCTION app.user_survey_moves();

CREATE TRIGGER place_stays BEFORE UPDATE ON public.user_survey FOR EACH ROW WHEN (((old.person_snapshot IS NOT NULL) AND (old.person_snapshot IS DISTINCT FROM new.person_snapshot))) EXECUTE FUNCTION app.user_survey_place_stays();

grant delete, insert, select on user_survey to minga_app;

grant select on user_survey to minga_backup;

create table user_survey_reopening (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_survey_id bigint not null,
  login_id bigint,
  reason text not null,
  at timestamp with time zone not null
);

alter table user_survey_reopening enable and force row level security;

alter table user_survey_reopening add constraint user_survey_reopening_of FOREIGN KEY (company_id, user_survey_id) REFERENCES user_survey(company_id, id);

alter table user_survey_reopening add constraint user_survey_reopening_pkey PRIMARY KEY (company_id, id);

alter table user_survey_reopening add constraint user_survey_reopening_reason CHECK ((btrim(reason) <> ''::text));

CREATE INDEX user_survey_reopening_of_survey ON public.user_survey_reopening USING btree (company_id, user_survey_id);

create policy own_company on user_survey_reopening using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select on user_survey_reopening to minga_app;

grant select on user_survey_reopening to minga_backup;

create table user_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  firstname text not null,
  second_name text,
  paternal_lastname text not null,
  maternal_lastname text,
  birthday date,
  gender text not null default 'UNKNOWN'::text,
  civil_status text not null default 'UNKNOWN'::text,
  country_of_origin text not null default 'CL'::text,
  nationality_previred integer not null default 0,
  email text,
  personal_phone text,
  address text,
  postal_code text,
  commune_code text,
  city text,
  prevision_type text not null default 'AFP_FONASA'::text,
  retirement_scheme text not null default 'AFP'::text,
  pension_institution text,
  pension_status text not null default 'ACTIVE'::text,
  ips_reduced_rate numeric(6,4),
  health_institution text,
  health_percentage numeric(7,4),
  health_amount_uf numeric(10,3),
  health_amount bigint,
  afc_enrolled boolean not null default true,
  afc_date date,
  unemployment_insurance_date date,
  apvi_institution text,
  apvi_regime text,
  apvi_value numeric(14,3),
  apvi_currency text,
  apvc_institution text,
  apvc_value numeric(14,3),
  apvc_currency text,
  cuenta2_institution text,
  cuenta2_value numeric(14,3),
  cuenta2_currency text,
  subject_to_family_allowance boolean not null default false,
  family_allowance_segment text,
  simple_burdens integer not null default 0,
  maternal_burdens integer not null default 0,
  disabled_burdens integer not null default 0,
  subject_to_judicial_retention boolean not null default false,
  judicial_value numeric(14,3),
  judicial_currency text,
  judicial_retention_percentage numeric(7,4),
  young_subsidy boolean not null default false,
  keeps_contributing boolean not null default false,
  partial_disability boolean not null default false,
  address_country text not null default 'CL'::text,
  province text,
  region text,
  gender_previred text,
  apvi2_institution text,
  apvi2_regime text,
  apvi2_value numeric(14,3),
  apvi2_currency text,
  afp_collect text,
  reason text,
  affiliate_rut text,
  affiliate_paternal_lastname text,
  affiliate_maternal_lastname text,
  affiliate_names text,
  affiliate_institution text,
  affiliate_contribution_value numeric(14,3),
  affiliate_contribution_currency text,
  affiliate_saving_value numeric(14,3),
  affiliate_saving_currency text,
  surname_key text not null default app.surname_key(paternal_lastname, maternal_lastname, firstname, second_name),
  disability text not null default 'NONE'::text
);

alter table user_version enable and force row level security;

alter table user_version add constraint user_version_apvi2_regime CHECK ((apvi2_regime = ANY (ARRAY['A'::text, 'B'::text])));

alter table user_version add constraint user_version_apvi_regime CHECK ((apvi_regime = ANY (ARRAY['A'::text, 'B'::text])));

alter table user_version add constraint user_version_burdens CHECK (((simple_burdens >= 0) AND (maternal_burdens >= 0) AND (disabled_burdens >= 0)));

alter table user_version add constraint user_version_civil_status CHECK ((civil_status = ANY (ARRAY['SINGLE'::text, 'MARRIED'::text, 'WIDOWER'::text, 'DIVORCED'::text, 'CIVILIAN_PARTNER'::text, 'UNKNOWN'::text])));

alter table user_version add constraint user_version_disability CHECK ((disability = ANY (ARRAY['NONE'::text, 'CERTIFIED'::text, 'TOTAL_PENSION'::text])));

alter table user_version add constraint user_version_gender CHECK ((gender = ANY (ARRAY['M'::text, 'F'::text, 'UNKNOWN'::text, 'OTHER'::text])));

alter table user_version add constraint user_version_gender_previred CHECK ((gender_previred = ANY (ARRAY['M'::text, 'F'::text])));

alter table user_version add constraint user_version_no_overlap EXCLUDE USING gist (company_id WITH =, user_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table user_version add constraint user_version_not_empty CHECK ((NOT isempty(valid)));

alter table user_version add constraint user_version_pension CHECK ((pension_status = ANY (ARRAY['ACTIVE'::text, 'PENSIONED_ACTIVE'::text, 'PENSIONED_INACTIVE'::text, 'ACTIVE_OVER_65'::text])));

alter table user_version add constraint user_version_pkey PRIMARY KEY (company_id, id);

alter table user_version add constraint user_version_prevision CHECK ((prevision_type = ANY (ARRAY['NO_COTIZA'::text, 'AFP_FONASA'::text, 'AFP_ISAPRE'::text, 'FONASA'::text, 'ISAPRE'::text, 'EX_CAJA'::text])));

alter table user_version add constraint user_version_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 300))) NOT VALID;

alter table user_version add constraint user_version_scheme CHECK ((retirement_scheme = ANY (ARRAY['AFP'::text, 'IPS'::text])));

alter table user_version add constraint user_version_segment CHECK ((family_allowance_segment = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text])));

alter table user_version add constraint user_version_user FOREIGN KEY (company_id, user_id) REFERENCES users(company_id, id) ON DELETE CASCADE;

CREATE INDEX user_version_by_day_of_year ON public.user_version USING btree (company_id, ((((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))::integer)) WHERE (superseded_at IS NULL);

CREATE INDEX user_version_gaps ON public.user_version USING btree (company_id, user_id) WHERE ((superseded_at IS NULL) AND (cardinality(app.person_gaps(birthday, gender, prevision_type, retirement_scheme, pension_status, pension_institution, health_institution, health_amount_uf, health_amount, health_percentage)) > 0));

CREATE INDEX user_version_lacking ON public.user_version USING btree (company_id, user_id) WHERE ((superseded_at IS NULL) AND ((COALESCE(pension_institution, ''::text) = ''::text) OR (COALESCE(health_institution, ''::text) = ''::text) OR (birthday IS NULL) OR ((retirement_scheme = 'IPS'::text) AND (ips_reduced_rate IS NULL))));

CREATE INDEX user_version_surname ON public.user_version USING btree (company_id, surname_key, user_id) INCLUDE (valid) WHERE (superseded_at IS NULL);

CREATE INDEX user_version_user ON public.user_version USING btree (company_id, user_id) WHERE (superseded_at IS NULL);

CREATE INDEX user_version_without_mail ON public.user_version USING btree (company_id, user_id) WHERE ((superseded_at IS NULL) AND upper_inf(valid) AND (NOT COALESCE((email ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$'::text), false)));

create policy own_company on user_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.user_version FOR EACH ROW EXECUTE FUNCTION app.announce_person_version();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.user_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('user_version');

CREATE TRIGGER standing_deleted AFTER DELETE ON public.user_version REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

CREATE TRIGGER standing_inserted AFTER INSERT ON public.user_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

CREATE TRIGGER standing_updated AFTER UPDATE ON public.user_version REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION app.person_changed();

grant delete, insert, select, update on user_version to minga_app;

grant select on user_version to minga_backup;

create table users (
  company_id bigint not null,
  id bigint generated always as identity not null,
  identification_type text not null default 'RUT'::text,
  rut text not null,
  role text not null default 'EMPLOYEE'::text,
  status text not null default 'ACTIVE'::text,
  is_private_role boolean not null default false,
  is_disabled boolean not null default false,
  external boolean not null default false,
  retired boolean not null default false,
  avatar_file_id bigint,
  profile_id bigint,
  comment text,
  search text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  restriction_id bigint,
  access_until date
);

alter table users enable and force row level security;

alter table users add constraint users_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table users add constraint users_identification CHECK ((identification_type = ANY (ARRAY['RUT'::text, 'NIC'::text, 'DNI'::text, 'CC'::text, 'CI'::text, 'PASSPORT'::text, 'OTHER'::text])));

alter table users add constraint users_pkey PRIMARY KEY (company_id, id);

alter table users add constraint users_profile FOREIGN KEY (company_id, profile_id) REFERENCES profile(company_id, id);

alter table users add constraint users_restriction FOREIGN KEY (company_id, restriction_id) REFERENCES restriction(company_id, id);

alter table users add constraint users_role CHECK ((role = ANY (ARRAY['SUPERADMIN'::text, 'ADMIN'::text, 'MANAGER'::text, 'BUSINES_MANAGER'::text, 'SUPER_MANAGER'::text, 'SUBMANAGER'::text, 'ROMANAGER'::text, 'SUPERVISOR'::text, 'EMPLOYEE'::text, 'EXTERNAL'::text, 'GUEST'::text])));

alter table users add constraint users_rut_key UNIQUE (company_id, rut);

alter table users add constraint users_status CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'INACTIVE'::text, 'PENDING'::text])));

CREATE INDEX users_avatar_of ON public.users USING btree (company_id, avatar_file_id) WHERE (avatar_file_id IS NOT NULL);

CREATE INDEX users_by_rut ON public.users USING btree (company_id, lpad(split_part(rut, '-'::text, 1), 12, '0'::text));

CREATE INDEX users_of_profile ON public.users USING btree (company_id, profile_id) WHERE (profile_id IS NOT NULL);

CREATE INDEX users_of_restriction ON public.users USING btree (company_id, restriction_id) WHERE (restriction_id IS NOT NULL);

CREATE INDEX users_private ON public.users USING btree (company_id, id) WHERE is_private_role;

CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);

create policy own_company on users using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER announce AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION app.announce_person();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION app.audit_row('users', 'search');

CREATE TRIGGER document_form BEFORE INSERT OR UPDATE OF rut, identification_type ON public.users FOR EACH ROW EXECUTE FUNCTION app.keep_document_form();

grant delete, insert, select, update on users to minga_app;

grant select on users to minga_backup;

create table vacation (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  start_date date not null,
  end_date date not null,
  half text,
  enjoyed_until date,
  legal_units integer not null default 0,
  progressive_units integer not null default 0,
  additional_units integer not null default 0,
  advance_units integer not null default 0,
  response_status text not null default 'PENDING'::text,
  response text,
  requested_at timestamp with time zone not null default now(),
  responded_at timestamp with time zone,
  responded_login_id bigint,
  creator_login_id bigint,
  updated_login_id bigint,
  is_historic boolean not null default false,
  comment text,
  voucher_no integer,
  version integer not null default 1,
  late_until integer,
  settled_until integer,
  collective_id bigint,
  care boolean not null default false,
  responded_for_user_id bigint,
  care_file_id bigint,
  replaces_id bigint,
  pool_order text,
  changed_at timestamp with time zone
);

alter table vacation enable and force row level security;

alter table vacation add constraint vacation_care_file FOREIGN KEY (company_id, care_file_id) REFERENCES file(company_id, id);

alter table vacation add constraint vacation_care_paper CHECK ((care OR (care_file_id IS NULL)));

alter table vacation add constraint vacation_collective FOREIGN KEY (company_id, collective_id) REFERENCES vacation_collective(company_id, id);

alter table vacation add constraint vacation_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table vacation add constraint vacation_dates CHECK (((end_date >= start_date) AND ((end_date - start_date) <= 366)));

alter table vacation add constraint vacation_enjoyed CHECK (((enjoyed_until >= start_date) AND (enjoyed_until <= end_date)));

alter table vacation add constraint vacation_half CHECK (((half IS NULL) OR ((half = ANY (ARRAY['AM'::text, 'PM'::text])) AND (start_date = end_date))));

alter table vacation add constraint vacation_pkey PRIMARY KEY (company_id, id);

alter table vacation add constraint vacation_pool_order CHECK ((pool_order = ANY (ARRAY['LEGAL_PROGRESSIVE_ADDITIONAL'::text, 'LEGAL_ADDITIONAL_PROGRESSIVE'::text, 'PROGRESSIVE_LEGAL_ADDITIONAL'::text, 'PROGRESSIVE_ADDITIONAL_LEGAL'::text, 'ADDITIONAL_LEGAL_PROGRESSIVE'::text, 'ADDITIONAL_PROGRESSIVE_LEGAL'::text])));

alter table vacation add constraint vacation_replaces FOREIGN KEY (company_id, replaces_id) REFERENCES vacation(company_id, id);

alter table vacation add constraint vacation_replaces_another CHECK ((replaces_id <> id));

alter table vacation add constraint vacation_responded_for FOREIGN KEY (company_id, responded_for_user_id) REFERENCES users(company_id, id);

alter table vacation add constraint vacation_status CHECK ((response_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELED'::text])));

alter table vacation add constraint vacation_units CHECK (((legal_units >= 0) AND (progressive_units >= 0) AND (additional_units >= 0) AND ((advance_units >= 0) AND (advance_units <= legal_units))));

CREATE INDEX vacation_care_of ON public.vacation USING btree (company_id, care_file_id) WHERE (care_file_id IS NOT NULL);

CREATE INDEX vacation_of_contract ON public.vacation USING btree (company_id, user_contract_id, start_date);

CREATE INDEX vacation_of_replaced ON public.vacation USING btree (company_id, replaces_id);

CREATE UNIQUE INDEX vacation_once_in_collective ON public.vacation USING btree (company_id, collective_id, user_contract_id) WHERE (collective_id IS NOT NULL);

CREATE INDEX vacation_pending ON public.vacation USING btree (company_id, start_date) WHERE (response_status = 'PENDING'::text);

CREATE UNIQUE INDEX vacation_replaced_once ON public.vacation USING btree (company_id, replaces_id) WHERE (response_status = 'PENDING'::text);

create policy own_company on vacation using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER answered_by_another BEFORE INSERT OR UPDATE OF response_status, responded_login_id ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.vacation_answered_by_another();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation', 'comment', 'response');

CREATE TRIGGER every_step BEFORE UPDATE OF response_status ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.every_step_answered('VACATION');

CREATE TRIGGER is_away AFTER INSERT OR UPDATE ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.vacation_is_away();

CREATE TRIGGER keep_month BEFORE INSERT OR UPDATE ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.keep_vacation_month();

CREATE TRIGGER paper_is_stale AFTER UPDATE ON public.vacation FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION app.paper_is_stale('VACATION');

CREATE TRIGGER steps_wait AFTER DELETE OR UPDATE OF response_status ON public.vacation FOR EACH ROW EXECUTE FUNCTION app.steps_wait_with('VACATION');

grant insert, select, update on vacation to minga_app;

grant select on vacation to minga_backup;

create table vacation_account (
  company_id bigint not null,
  user_contract_id bigint not null,
  last_seq integer not null default 0
);

alter table vacation_account enable and force row level security;

alter table vacation_account add constraint vacation_account_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table vacation_account add constraint vacation_account_pkey PRIMARY KEY (company_id, user_contract_id);

create policy own_company on vacation_account using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on vacation_account to minga_app;

grant select on vacation_account to minga_backup;

create table vacation_blackout (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  start_date date not null,
  end_date date not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table vacation_blackout enable and force row level security;

alter table vacation_blackout add constraint vacation_blackout_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table vacation_blackout add constraint vacation_blackout_dates CHECK (((end_date >= start_date) AND (end_date <= (start_date + 366))));

alter table vacation_blackout add constraint vacation_blackout_pkey PRIMARY KEY (company_id, id);

CREATE INDEX vacation_blackout_of ON public.vacation_blackout USING btree (company_id, business_id, end_date);

create policy own_company on vacation_blackout using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_blackout FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_blackout');

grant delete, insert, select, update on vacation_blackout to minga_app;

grant select on vacation_blackout to minga_backup;

create table vacation_collective (
  company_id bigint not null,
  id bigint generated always as identity not null,
  business_id bigint not null,
  area text,
  cost_center_id bigint,
  start_date date not null,
  end_date date not null,
  state text not null default 'GIVING'::text,
  creator_login_id bigint,
  creator_user_id bigint,
  job_id bigint,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  kept_until date
);

alter table vacation_collective enable and force row level security;

alter table vacation_collective add constraint vacation_collective_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table vacation_collective add constraint vacation_collective_center FOREIGN KEY (company_id, cost_center_id) REFERENCES cost_center(company_id, id);

alter table vacation_collective add constraint vacation_collective_dates CHECK (((end_date >= start_date) AND (end_date <= (start_date + 366))));

alter table vacation_collective add constraint vacation_collective_kept CHECK (((kept_until IS NULL) OR ((kept_until >= start_date) AND (kept_until <= end_date))));

alter table vacation_collective add constraint vacation_collective_pkey PRIMARY KEY (company_id, id);

alter table vacation_collective add constraint vacation_collective_scope CHECK (((area IS NULL) OR (cost_center_id IS NULL)));

alter table vacation_collective add constraint vacation_collective_state CHECK ((state = ANY (ARRAY['GIVING'::text, 'GIVEN'::text, 'UNDOING'::text, 'UNDONE'::text])));

CREATE INDEX vacation_collective_center ON public.vacation_collective USING btree (company_id, cost_center_id);

CREATE INDEX vacation_collective_of ON public.vacation_collective USING btree (company_id, business_id, start_date);

create policy own_company on vacation_collective using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_collective FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_collective');

grant insert, select, update on vacation_collective to minga_app;

grant select on vacation_collective to minga_backup;

create table vacation_compensation (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  basis text not null,
  agreed_on date not null,
  units integer not null,
  count_from date not null,
  counting text not null,
  counted_units integer not null,
  salary bigint not null,
  variable_pay bigint not null,
  variable_months integer not null,
  least bigint not null,
  amount bigint not null,
  pay_month integer not null,
  file_id bigint,
  state text not null default 'PENDING'::text,
  reason text,
  login_id bigint not null,
  created_at timestamp with time zone not null default now(),
  answered_login_id bigint,
  answered_at timestamp with time zone,
  undone_login_id bigint,
  undone_at timestamp with time zone,
  undone_why text,
  version integer not null default 1
);

alter table vacation_compensation enable and force row level security;

alter table vacation_compensation add constraint vacation_compensation_amount CHECK ((("least" >= 0) AND (amount >= "least") AND ((amount >= 1) AND (amount <= 999999999))));

alter table vacation_compensation add constraint vacation_compensation_answered CHECK (((state <> ALL (ARRAY['APPROVED'::text, 'REJECTED'::text])) OR (answered_login_id IS NOT NULL)));

alter table vacation_compensation add constraint vacation_compensation_base CHECK (((salary >= 0) AND (variable_pay >= 0) AND ((variable_months >= 1) AND (variable_months <= 3))));

alter table vacation_compensation add constraint vacation_compensation_basis CHECK ((basis = ANY (ARRAY['INDIVIDUAL'::text, 'COLLECTIVE'::text])));

alter table vacation_compensation add constraint vacation_compensation_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table vacation_compensation add constraint vacation_compensation_counting CHECK (((counting = ANY (ARRAY['CALENDARIO'::text, 'HABILES'::text])) AND (counted_units >= units)));

alter table vacation_compensation add constraint vacation_compensation_file FOREIGN KEY (company_id, file_id) REFERENCES file(company_id, id);

alter table vacation_compensation add constraint vacation_compensation_month CHECK ((((pay_month >= 200001) AND (pay_month <= 209912)) AND (((pay_month % 100) >= 1) AND ((pay_month % 100) <= 12))));

alter table vacation_compensation add constraint vacation_compensation_paper CHECK (((state <> 'APPROVED'::text) OR (file_id IS NOT NULL)));

alter table vacation_compensation add constraint vacation_compensation_pkey PRIMARY KEY (company_id, id);

alter table vacation_compensation add constraint vacation_compensation_rejected CHECK (((state <> 'REJECTED'::text) OR (reason IS NOT NULL)));

alter table vacation_compensation add constraint vacation_compensation_second CHECK (((answered_login_id IS NULL) OR (answered_login_id <> login_id)));

alter table vacation_compensation add constraint vacation_compensation_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'UNDONE'::text])));

alter table vacation_compensation add constraint vacation_compensation_undone CHECK (((state = 'UNDONE'::text) = (undone_why IS NOT NULL)));

alter table vacation_compensation add constraint vacation_compensation_units CHECK (((units >= 1) AND (units <= 43200)));

CREATE INDEX vacation_compensation_file_of ON public.vacation_compensation USING btree (company_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX vacation_compensation_of_contract ON public.vacation_compensation USING btree (company_id, user_contract_id);

CREATE INDEX vacation_compensation_paid ON public.vacation_compensation USING btree (company_id, pay_month) WHERE (state = 'APPROVED'::text);

create policy own_company on vacation_compensation using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_compensation FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_compensation', 'reason', 'undone_why');

CREATE TRIGGER is_answered BEFORE INSERT OR UPDATE ON public.vacation_compensation FOR EACH ROW EXECUTE FUNCTION app.compensation_is_answered();

grant insert, select on vacation_compensation to minga_app;

grant select on vacation_compensation to minga_backup;

create table vacation_doubt (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  vacation_id bigint not null,
  day date not null,
  units integer not null,
  state text not null default 'PENDING'::text,
  reason text,
  decided_login_id bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);

alter table vacation_doubt enable and force row level security;

alter table vacation_doubt add constraint vacation_doubt_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table vacation_doubt add constraint vacation_doubt_day UNIQUE (company_id, vacation_id, day);

alter table vacation_doubt add constraint vacation_doubt_decided CHECK (((state = ANY (ARRAY['CORRECTED'::text, 'KEPT'::text])) = ((decided_at IS NOT NULL) AND (reason IS NOT NULL))));

alter table vacation_doubt add constraint vacation_doubt_of FOREIGN KEY (company_id, vacation_id) REFERENCES vacation(company_id, id);

alter table vacation_doubt add constraint vacation_doubt_pkey PRIMARY KEY (company_id, id);

alter table vacation_doubt add constraint vacation_doubt_state CHECK ((state = ANY (ARRAY['PENDING'::text, 'CORRECTED'::text, 'KEPT'::text, 'MOOT'::text])));

alter table vacation_doubt add constraint vacation_doubt_units CHECK ((units <> 0));

CREATE INDEX vacation_doubt_contract ON public.vacation_doubt USING btree (company_id, user_contract_id);

CREATE INDEX vacation_doubt_state ON public.vacation_doubt USING btree (company_id, state, day);

create policy own_company on vacation_doubt using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_doubt FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_doubt');

grant insert, select, update on vacation_doubt to minga_app;

grant select on vacation_doubt to minga_backup;

create table vacation_entry (
  company_id bigint not null,
  user_contract_id bigint not null,
  seq integer not null,
  pool text not null,
  kind text not null,
  effective_on date not null,
  units integer not null,
  vacation_id bigint,
  lot_id bigint,
  reverses_seq integer,
  reason text,
  login_id bigint,
  recorded_at timestamp with time zone not null default now(),
  key text not null,
  compensation_id bigint
);

alter table vacation_entry enable and force row level security;

alter table vacation_entry add constraint vacation_entry_account FOREIGN KEY (company_id, user_contract_id) REFERENCES vacation_account(company_id, user_contract_id) ON DELETE CASCADE;

alter table vacation_entry add constraint vacation_entry_compensation FOREIGN KEY (company_id, compensation_id) REFERENCES vacation_compensation(company_id, id);

alter table vacation_entry add constraint vacation_entry_kind CHECK ((kind = ANY (ARRAY['OPENING'::text, 'ADJUSTMENT'::text, 'TAKE'::text, 'GIVE_BACK'::text, 'EXPIRY'::text, 'COMPENSATION'::text, 'SETTLEMENT'::text, 'TRANSFER'::text])));

alter table vacation_entry add constraint vacation_entry_lot FOREIGN KEY (company_id, lot_id) REFERENCES vacation_lot(company_id, id);

alter table vacation_entry add constraint vacation_entry_of_compensation CHECK ((((kind = 'COMPENSATION'::text) = (compensation_id IS NOT NULL)) AND ((kind <> 'COMPENSATION'::text) OR (pool = 'PROGRESSIVE'::text))));

alter table vacation_entry add constraint vacation_entry_once UNIQUE (company_id, user_contract_id, key);

alter table vacation_entry add constraint vacation_entry_pkey PRIMARY KEY (company_id, user_contract_id, seq);

alter table vacation_entry add constraint vacation_entry_pool CHECK ((pool = ANY (ARRAY['LEGAL'::text, 'PROGRESSIVE'::text, 'ADDITIONAL'::text])));

alter table vacation_entry add constraint vacation_entry_units CHECK (((units >= '-360000'::integer) AND (units <= 360000)));

alter table vacation_entry add constraint vacation_entry_vacation FOREIGN KEY (company_id, vacation_id) REFERENCES vacation(company_id, id);

CREATE INDEX vacation_entry_compensations ON public.vacation_entry USING btree (company_id, compensation_id) WHERE (compensation_id IS NOT NULL);

CREATE INDEX vacation_entry_until ON public.vacation_entry USING btree (company_id, user_contract_id, effective_on) INCLUDE (pool, kind, units, seq);

create policy own_company on vacation_entry using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_entry FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_entry', 'reason');

grant insert, select on vacation_entry to minga_app;

grant select on vacation_entry to minga_backup;

create table vacation_lot (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  source text not null,
  granted_on date not null,
  expires_on date,
  units integer not null,
  pay_on_expiry boolean not null default false,
  reason text,
  login_id bigint,
  recorded_at timestamp with time zone not null default now(),
  overtime_hours numeric(6,2)
);

alter table vacation_lot enable and force row level security;

alter table vacation_lot add constraint vacation_lot_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table vacation_lot add constraint vacation_lot_expiry CHECK ((expires_on >= granted_on));

alter table vacation_lot add constraint vacation_lot_overtime CHECK (((overtime_hours IS NULL) OR ((overtime_hours > (0)::numeric) AND (source = 'OVERTIME'::text))));

alter table vacation_lot add constraint vacation_lot_pkey PRIMARY KEY (company_id, id);

alter table vacation_lot add constraint vacation_lot_source CHECK ((source = ANY (ARRAY['BENEFIT'::text, 'OVERTIME'::text, 'AGREEMENT'::text])));

alter table vacation_lot add constraint vacation_lot_units CHECK (((units >= 1) AND (units <= 43200)));

CREATE INDEX vacation_lot_of ON public.vacation_lot USING btree (company_id, user_contract_id);

create policy own_company on vacation_lot using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_lot FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_lot', 'reason');

grant insert, select on vacation_lot to minga_app;

grant select on vacation_lot to minga_backup;

create table vacation_recognition (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  months integer not null,
  proved_on date not null,
  superseded_at timestamp with time zone,
  recorded_at timestamp with time zone not null default now()
);

alter table vacation_recognition enable and force row level security;

alter table vacation_recognition add constraint vacation_recognition_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table vacation_recognition add constraint vacation_recognition_months CHECK (((months >= 0) AND (months <= 720)));

alter table vacation_recognition add constraint vacation_recognition_pkey PRIMARY KEY (company_id, id);

CREATE INDEX vacation_recognition_of ON public.vacation_recognition USING btree (company_id, user_contract_id);

create policy own_company on vacation_recognition using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_recognition FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_recognition');

grant insert, select on vacation_recognition to minga_app;

grant select on vacation_recognition to minga_backup;

create table vacation_rule (
  company_id bigint not null,
  business_id bigint not null,
  from_day date not null,
  pool_order text not null default 'LEGAL_PROGRESSIVE_ADDITIONAL'::text,
  advance_max integer,
  notice_days integer not null default 30,
  block text not null default 'WARN'::text,
  half_day text not null default 'ADDITIONAL'::text,
  max_away_pct integer,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  additional_on_exit boolean not null default true,
  progressive_on_exit boolean not null default false
);

alter table vacation_rule enable and force row level security;

alter table vacation_rule add constraint vacation_rule_advance CHECK (((advance_max >= 0) AND (advance_max <= 60)));

alter table vacation_rule add constraint vacation_rule_away CHECK (((max_away_pct >= 1) AND (max_away_pct <= 100)));

alter table vacation_rule add constraint vacation_rule_block CHECK ((block = ANY (ARRAY['WARN'::text, 'REFUSE'::text])));

alter table vacation_rule add constraint vacation_rule_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table vacation_rule add constraint vacation_rule_half CHECK ((half_day = ANY (ARRAY['NONE'::text, 'ADDITIONAL'::text, 'ALL'::text])));

alter table vacation_rule add constraint vacation_rule_notice CHECK (((notice_days >= 0) AND (notice_days <= 180)));

alter table vacation_rule add constraint vacation_rule_order CHECK ((pool_order = ANY (ARRAY['LEGAL_PROGRESSIVE_ADDITIONAL'::text, 'LEGAL_ADDITIONAL_PROGRESSIVE'::text, 'PROGRESSIVE_LEGAL_ADDITIONAL'::text, 'PROGRESSIVE_ADDITIONAL_LEGAL'::text, 'ADDITIONAL_LEGAL_PROGRESSIVE'::text, 'ADDITIONAL_PROGRESSIVE_LEGAL'::text])));

alter table vacation_rule add constraint vacation_rule_pkey PRIMARY KEY (company_id, business_id, from_day);

create policy own_company on vacation_rule using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_rule FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_rule');

grant insert, select, update on vacation_rule to minga_app;

grant select on vacation_rule to minga_backup;

create table vacation_term (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  since date not null,
  art67 boolean not null default false,
  additional_days integer not null default 0,
  accrual text not null default 'MONTHLY'::text,
  superseded_at timestamp with time zone,
  recorded_at timestamp with time zone not null default now()
);

alter table vacation_term enable and force row level security;

alter table vacation_term add constraint vacation_term_accrual CHECK ((accrual = ANY (ARRAY['MONTHLY'::text, 'ANNIVERSARY'::text])));

alter table vacation_term add constraint vacation_term_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id) ON DELETE CASCADE;

alter table vacation_term add constraint vacation_term_days CHECK (((additional_days >= 0) AND (additional_days <= 60)));

alter table vacation_term add constraint vacation_term_pkey PRIMARY KEY (company_id, id);

CREATE UNIQUE INDEX vacation_term_live ON public.vacation_term USING btree (company_id, user_contract_id, since) WHERE (superseded_at IS NULL);

create policy own_company on vacation_term using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_term FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_term');

grant insert, select on vacation_term to minga_app;

grant select on vacation_term to minga_backup;

create table vacation_voucher (
  company_id bigint not null,
  business_id bigint not null,
  last_no integer not null
);

alter table vacation_voucher enable and force row level security;

alter table vacation_voucher add constraint vacation_voucher_business FOREIGN KEY (company_id, business_id) REFERENCES business(company_id, id);

alter table vacation_voucher add constraint vacation_voucher_pkey PRIMARY KEY (company_id, business_id);

create policy own_company on vacation_voucher using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant insert, select, update on vacation_voucher to minga_app;

grant select on vacation_voucher to minga_backup;

create table vacation_zone_answer (
  company_id bigint not null,
  id bigint generated always as identity not null,
  user_contract_id bigint not null,
  commune_code text not null,
  accepted boolean not null,
  since date,
  reason text,
  login_id bigint,
  answered_at timestamp with time zone not null default now()
);

alter table vacation_zone_answer enable and force row level security;

alter table vacation_zone_answer add constraint vacation_zone_answer_complete CHECK (
CASE
    WHEN accepted THEN (since IS NOT NULL)
    ELSE (reason IS NOT NULL)
END);

alter table vacation_zone_answer add constraint vacation_zone_answer_contract FOREIGN KEY (company_id, user_contract_id) REFERENCES user_contract(company_id, id);

alter table vacation_zone_answer add constraint vacation_zone_answer_once UNIQUE (company_id, user_contract_id, commune_code);

alter table vacation_zone_answer add constraint vacation_zone_answer_pkey PRIMARY KEY (company_id, id);

create policy own_company on vacation_zone_answer using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.vacation_zone_answer FOR EACH ROW EXECUTE FUNCTION app.audit_row('vacation_zone_answer', 'reason');

grant insert, select on vacation_zone_answer to minga_app;

grant select on vacation_zone_answer to minga_backup;

create table variable (
  company_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);

alter table variable enable and force row level security;

alter table variable add constraint variable_code_form CHECK ((code ~ '^[A-Z][A-Z0-9_]{1,39}$'::text));

alter table variable add constraint variable_code_key UNIQUE (company_id, code);

alter table variable add constraint variable_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table variable add constraint variable_pkey PRIMARY KEY (company_id, id);

create policy own_company on variable using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.variable FOR EACH ROW EXECUTE FUNCTION app.audit_row('variable');

grant delete, insert, select, update on variable to minga_app;

grant select on variable to minga_backup;

create table variable_version (
  company_id bigint not null,
  id bigint generated always as identity not null,
  variable_id bigint not null,
  valid daterange not null,
  recorded_at timestamp with time zone not null default now(),
  superseded_at timestamp with time zone,
  author_login_id bigint,
  title text not null,
  type text not null default 'COMPANY'::text,
  sub_type text not null default 'AMOUNT'::text,
  value numeric(20,6) not null,
  value_type text not null default 'CLP'::text,
  start_date date,
  end_date date,
  editable boolean not null default true,
  source text
);

alter table variable_version enable and force row level security;

alter table variable_version add constraint variable_version_dates CHECK (((end_date IS NULL) OR (start_date IS NULL) OR (end_date >= start_date)));

alter table variable_version add constraint variable_version_no_overlap EXCLUDE USING gist (company_id WITH =, variable_id WITH =, valid WITH &&) WHERE ((superseded_at IS NULL));

alter table variable_version add constraint variable_version_not_empty CHECK ((NOT isempty(valid)));

alter table variable_version add constraint variable_version_pkey PRIMARY KEY (company_id, id);

alter table variable_version add constraint variable_version_sub_type CHECK ((sub_type = ANY (ARRAY['AMOUNT'::text, 'RATE'::text, 'CAP'::text, 'FACTOR'::text])));

alter table variable_version add constraint variable_version_type CHECK ((type = ANY (ARRAY['COMPANY'::text, 'AGREEMENT'::text])));

alter table variable_version add constraint variable_version_value_type CHECK ((value_type = ANY (ARRAY['CLP'::text, 'UF'::text, 'UTM'::text, 'PERCENT'::text, 'HOURS'::text, 'DAYS'::text, 'NUMBER'::text])));

alter table variable_version add constraint variable_version_variable FOREIGN KEY (company_id, variable_id) REFERENCES variable(company_id, id) ON DELETE CASCADE;

create policy own_company on variable_version using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.variable_version FOR EACH ROW EXECUTE FUNCTION app.audit_row('variable_version');

grant delete, insert, select, update on variable_version to minga_app;

grant select on variable_version to minga_backup;

create table webhook (
  company_id bigint not null,
  id bigint generated always as identity not null,
  url text not null,
  description text not null,
  events text[] not null,
  secret bytea not null,
  disabled_at timestamp with time zone,
  disabled_why text,
  creator_login_id bigint not null,
  created_at timestamp with time zone not null,
  version integer not null default 1
);

alter table webhook enable and force row level security;

alter table webhook add constraint webhook_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table webhook add constraint webhook_disabled CHECK (((disabled_at IS NULL) = (disabled_why IS NULL)));

alter table webhook add constraint webhook_events CHECK (((cardinality(events) > 0) AND (events <@ ARRAY['person.created'::text, 'person.changed'::text, 'contract.created'::text, 'contract.changed'::text, 'contract.ended'::text, 'absence.created'::text, 'payroll.released'::text, 'payslip.released'::text, 'document.signed'::text, 'expense.paid'::text])));

alter table webhook add constraint webhook_pkey PRIMARY KEY (company_id, id);

alter table webhook add constraint webhook_url CHECK ((url ~ '^https?://'::text));

alter table webhook add constraint webhook_why CHECK ((disabled_why = ANY (ARRAY['PERSON'::text, 'FAILURES'::text, 'AUTHOR'::text])));

create policy own_company on webhook using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.webhook FOR EACH ROW EXECUTE FUNCTION app.audit_row('webhook', 'secret');

grant delete, insert, select, update on webhook to minga_app;

grant select on webhook to minga_backup;

create table webhook_delivery (
  company_id bigint not null,
  id bigint generated always as identity not null,
  webhook_id bigint not null,
  event_id bigint not null,
  state text not null default 'WAITING'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  tried_at timestamp with time zone,
  status integer,
  problem text
);

alter table webhook_delivery enable and force row level security;

alter table webhook_delivery add constraint webhook_delivery_event FOREIGN KEY (company_id, event_id) REFERENCES webhook_event(company_id, id) ON DELETE CASCADE;

alter table webhook_delivery add constraint webhook_delivery_pkey PRIMARY KEY (company_id, id);

alter table webhook_delivery add constraint webhook_delivery_state CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text])));

alter table webhook_delivery add constraint webhook_delivery_webhook FOREIGN KEY (company_id, webhook_id) REFERENCES webhook(company_id, id) ON DELETE CASCADE;

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (company_id, next_at) WHERE (state = 'WAITING'::text);

CREATE INDEX webhook_delivery_of_event ON public.webhook_delivery USING btree (company_id, event_id);

CREATE INDEX webhook_delivery_of_webhook ON public.webhook_delivery USING btree (company_id, webhook_id, id DESC);

create policy own_company on webhook_delivery using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select, update on webhook_delivery to minga_app;

grant select on webhook_delivery to minga_backup;

create table webhook_event (
  company_id bigint not null,
  id bigint generated always as identity not null,
  type text not null,
  subject_id bigint not null,
  user_id bigint,
  month_id bigint,
  created_at timestamp with time zone not null default now()
);

alter table webhook_event enable and force row level security;

alter table webhook_event add constraint webhook_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table webhook_event add constraint webhook_event_once UNIQUE (company_id, type, subject_id, created_at);

alter table webhook_event add constraint webhook_event_pkey PRIMARY KEY (company_id, id);

create policy own_company on webhook_event using ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)) with check ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint));

grant delete, insert, select on webhook_event to minga_app;

grant select on webhook_event to minga_backup;

create table worker_process (
  id text not null,
  backend_pid integer not null,
  backend_start timestamp with time zone not null,
  beat_at timestamp with time zone not null
);

alter table worker_process add constraint worker_process_pkey PRIMARY KEY (id);

CREATE OR REPLACE FUNCTION app.absence_is_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from time_off where company_id = coalesce(new.company_id, old.company_id)
    and source = 'ABSENCE' and source_id = coalesce(new.id, old.id);
  if tg_op <> 'DELETE' and (new.response_status = 'APPROVED'
      or new.response_status = 'PENDING' and new.type <> 'LICENSE') then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'ABSENCE', new.id, new.start_date, new.end_date,
      app.slots_of(new.start_date, new.end_date, new.half), new.response_status = 'PENDING');
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.absence_moves_pay(p_response_status text, p_type text, p_pay text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select p_response_status = 'APPROVED' and (p_type = 'LICENSE' or p_pay = 'WITHOUTPAY')
$function$
;

CREATE OR REPLACE FUNCTION app.account_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or (new.bank_id, new.payment_account_type, new.account_number)
    is distinct from (old.bank_id, old.payment_account_type, old.account_number) then
    new.account_state := 'WAITING';
    new.account_login_id := nullif(current_setting('app.login_id', true), '')::bigint;
    new.account_at := now();
    new.confirmed_login_id := null;
    new.confirmed_at := null;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.advanced_signature_begins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  if new.state <> 'PREPARING' or not exists (select from signature_signer signer
      join signature_request request on request.company_id = signer.company_id
        and request.id = signer.request_id
      where signer.company_id = new.company_id and signer.id = new.signer_id
        and signer.request_id = new.request_id and signer.user_id = new.user_id
        and signer.state = 'PENDING' and request.state = 'SENT'
        and request.level = 'ADVANCED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.advanced_signature_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.request_id, new.signer_id, new.user_id, new.login_id, new.name, new.rut, new.reference,
      new.base_file_id, new.base_sha256, new.address, new.expires_at, new.created_at)
    is distinct from (old.request_id, old.signer_id, old.user_id, old.login_id, old.name, old.rut,
      old.reference, old.base_file_id, old.base_sha256, old.address, old.expires_at,
      old.created_at)
    or old.ended_at is not null then
    raise exception 'Una firma avanzada no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('PREPARING', 'WAITING'),
      ('PREPARING', 'REFUSED'), ('PREPARING', 'CANCELLING'), ('WAITING', 'ACCEPTED'),
      ('WAITING', 'REFUSED'), ('WAITING', 'REJECTED'), ('WAITING', 'EXPIRED'),
      ('WAITING', 'CANCELLING'), ('CANCELLING', 'CANCELLED')) then
    raise exception 'Una firma avanzada no pasa de % a %', old.state, new.state
      using errcode = 'MG002';
  end if;
  if new.state = 'ACCEPTED' and row_security_active(tg_relid)
    and new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.alternative_is_draft()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_company bigint := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  v_question bigint := case when tg_op = 'DELETE' then old.question_id else new.question_id end;
begin
  perform from question q
  join survey_version v on v.company_id = v_company and v.survey_id = q.survey_id
    and v.edition = q.edition
  where q.company_id = v_company and q.id = v_question and v.state = 'FROZEN'
  for share of v;
  if found then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce(p_company bigint, p_type text, p_subject bigint, p_user bigint, p_month bigint DEFAULT NULL::bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_event bigint;
begin
  if not exists (select from webhook w where w.company_id = p_company
    and w.disabled_at is null and w.events @> array[p_type]) then return; end if;
  insert into webhook_event (company_id, type, subject_id, user_id, month_id)
    values (p_company, p_type, p_subject, p_user, p_month) on conflict do nothing
    returning id into v_event;
  if v_event is null then return; end if;
  insert into webhook_delivery (company_id, webhook_id, event_id)
    select w.company_id, w.id, v_event from webhook w where w.company_id = p_company
      and w.disabled_at is null and w.events @> array[p_type];
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_absence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'absence.created', new.id,
    (select c.user_id from user_contract c where c.company_id = new.company_id
      and c.id = new.user_contract_id));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_contract()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'contract.created', new.id, new.user_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_contract_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from user_contract_version v where v.company_id = new.company_id
    and v.user_contract_id = new.user_contract_id and v.id < new.id) then
    perform app.announce(new.company_id, 'contract.changed', new.user_contract_id,
      (select c.user_id from user_contract c where c.company_id = new.company_id
        and c.id = new.user_contract_id));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'document.signed', new.id, new.user_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_ending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'contract.ended', new.user_contract_id,
    (select c.user_id from user_contract c where c.company_id = new.company_id
      and c.id = new.user_contract_id));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_expense()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'expense.paid', new.id, new.user_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_payroll()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'payroll.released', new.payroll_month_id, null);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_payslip()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'payslip.released', new.user_contract_id, new.user_id,
    new.payroll_month_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.company_id, 'person.created', new.id, new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.announce_person_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from user_version v where v.company_id = new.company_id
    and v.user_id = new.user_id and v.id < new.id) then
    perform app.announce(new.company_id, 'person.changed', new.user_id, new.user_id);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.answer_goes_before_sending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from user_survey u
  join survey s on s.company_id = old.company_id and s.id = u.survey_id
  where u.company_id = old.company_id and u.id = old.user_survey_id
    and u.status = 'INCOMPLETE' and s.status in ('ACTIVE', 'CLOSED');
  if not found then
    raise exception 'Una respuesta enviada no se quita' using errcode = 'MG002';
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION app.answer_is_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_open boolean;
begin
  -- A row that is taken to another company is refused by the policy of its table.
  if tg_op = 'UPDATE' and new.company_id <> old.company_id then return new; end if;
  select u.status = 'INCOMPLETE' and s.privacy = 'IDENTIFIED'
    and s.status in ('ACTIVE', 'CLOSED') and q.id is not null
  into v_open
  from user_survey u
  join survey s on s.company_id = new.company_id and s.id = u.survey_id
  left join question q on q.company_id = new.company_id and q.id = new.question_id
    and q.survey_id = u.survey_id and q.edition = u.edition
  where u.company_id = new.company_id and u.id = new.user_survey_id;
  if not coalesce(v_open, false) then
    raise exception 'La encuesta ya no recibe esa respuesta' using errcode = 'MG002';
  end if;
  if tg_op = 'UPDATE' and new.rev <= old.rev then
    raise exception 'Ya hay una respuesta más nueva' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.area_named(p_company bigint, p_name text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint;
begin
  select coalesce(a.merged_into_id, a.id) into v_id from area a
    where a.company_id = p_company and a.name_key = app.name_key(p_name);
  if found then return v_id; end if;
  insert into area (company_id, name, name_key) values (p_company, p_name, app.name_key(p_name))
    on conflict do nothing;
  select coalesce(a.merged_into_id, a.id) into v_id from area a
    where a.company_id = p_company and a.name_key = app.name_key(p_name);
  return v_id;
end $function$
;

CREATE OR REPLACE FUNCTION ops.audit(p_table text, VARIADIC p_hidden text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger audit after insert or update or delete on %I for each row
    execute function app.audit_row(%L%s)', p_table, p_table,
    (select coalesce(string_agg(format(', %L', hidden), ''), '') from unnest(p_hidden) hidden));
end $function$
;

CREATE OR REPLACE FUNCTION app.audit_content(p_salt bytea, p_before jsonb, p_after jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(p_salt || convert_to(coalesce(p_before::text, '') || chr(31)
    || coalesce(p_after::text, ''), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION app.audit_digest(p_previous bytea, p_company bigint, p_seq bigint, p_at timestamp with time zone, p_action text, p_entity text, p_entity_id text, p_user bigint, p_login bigint, p_acting boolean, p_token bigint, p_digest bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(p_previous || p_digest || convert_to(concat_ws(chr(31), p_company, p_seq,
    extract(epoch from p_at)::numeric(20, 6), p_action, p_entity, coalesce(p_entity_id, ''),
    coalesce(p_user::text, ''), coalesce(p_login::text, ''), p_acting::text,
    coalesce(p_token::text, '')), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION app.audit_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_head record;
  v_place tid := nullif(current_setting('app.audit_place', true), '')::tid;
begin
  -- Restoring, and the tests that tamper on purpose, work as the owner, past row-level security.
  if not row_security_active(tg_relid) then return new; end if;
  if v_place is not null then
    select h.seq, h.hash into v_head from audit_head h
    where h.ctid = v_place and h.company_id = new.company_id;
  end if;
  if v_place is null or not found then
    select h.seq, h.hash into v_head from audit_head h where h.company_id = new.company_id;
  end if;
  if not found or new.seq <> v_head.seq + 1 then
    raise exception 'an audit event follows the last one' using errcode = 'MG003';
  end if;
  if new.at < now() or new.at > clock_timestamp() then
    raise exception 'an audit event is of now' using errcode = 'MG003';
  end if;
  if new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
    or new.login_id is distinct from nullif(current_setting('app.login_id', true), '')::bigint
    or new.acting is distinct from
      coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean then
    raise exception 'an audit event names its author' using errcode = 'MG003';
  end if;
  if new.token_id is distinct from nullif(current_setting('app.token_id', true), '')::bigint then
    raise exception 'an audit event names its key' using errcode = 'MG003';
  end if;
  if octet_length(new.salt) is distinct from 16
    or new.digest is distinct from app.audit_content(new.salt, new.before, new.after) then
    raise exception 'an audit event carries the digest of its content' using errcode = 'MG003';
  end if;
  if new.hash is distinct from app.audit_digest(v_head.hash, new.company_id, new.seq, new.at,
    new.action, new.entity, new.entity_id, new.user_id, new.login_id, new.acting, new.token_id,
    new.digest) then
    raise exception 'an audit event carries its hash' using errcode = 'MG003';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.audit_head_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not row_security_active(tg_relid) then return new; end if;
  if tg_op = 'INSERT' then
    if new.seq <> 0 or new.hash <> '\x00'::bytea then
      raise exception 'the audit head begins at nothing' using errcode = 'MG003';
    end if;
    return new;
  end if;
  if new.company_id <> old.company_id or new.seq <> old.seq + 1 or not exists (
    select from audit_event e
    where e.company_id = new.company_id and e.seq = new.seq and e.hash = new.hash) then
    raise exception 'the audit head advances to an event' using errcode = 'MG003';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.audit_login()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_before jsonb;
  v_after jsonb := app.login_facts(new.username, new.email, new.company_id, new.user_id,
    new.is_disabled, new.force_password_change, new.given_by, new.mail_by, new.taken_at);
begin
  if tg_op = 'UPDATE' then
    v_before := app.login_facts(old.username, old.email, old.company_id, old.user_id,
      old.is_disabled, old.force_password_change, old.given_by, old.mail_by, old.taken_at);
    if old.password_hash <> new.password_hash then
      v_before := v_before || '{"password": "anterior"}';
      v_after := v_after || '{"password": "nueva"}';
    end if;
    if v_before = v_after then return null; end if;
  end if;
  if not app.keeps_trail_of(new.company_id) then return null; end if;
  if new.company_id is null then
    insert into platform_event (login_id, action, subject, detail)
    values (coalesce(nullif(current_setting('app.login_id', true), '')::bigint, new.id),
      case tg_op when 'INSERT' then 'Creado' else 'Modificado' end,
      'Cuenta ' || new.username, jsonb_build_object('before', v_before, 'after', v_after));
    return null;
  end if;
  perform app.write_audit(new.company_id,
    case tg_op when 'INSERT' then 'Creado' else 'Modificado' end,
    'login', new.id::text, v_before, v_after);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_before jsonb;
  v_after jsonb;
  v_company bigint;
  v_id text;
  v_hidden text;
begin
  if tg_op <> 'INSERT' then v_before := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then v_after := to_jsonb(new); end if;
  if v_before = v_after then return null; end if;
  v_company := coalesce(v_after ->> 'company_id', v_before ->> 'company_id')::bigint;
  v_id := coalesce(v_after ->> 'id', v_before ->> 'id');
  for i in 1 .. tg_nargs - 1 loop
    v_hidden := tg_argv[i];
    if v_before ? v_hidden then
      v_before := v_before || jsonb_build_object(v_hidden, '•••');
    end if;
    if v_after ? v_hidden then
      v_after := v_after || jsonb_build_object(v_hidden, '•••');
    end if;
  end loop;
  perform app.write_audit(v_company,
    case tg_op when 'INSERT' then 'Creado' when 'UPDATE' then 'Modificado' else 'Eliminado' end,
    tg_argv[0], v_id, v_before, v_after);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.audit_start(p_company bigint)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select sha256(a.hash || convert_to(concat_ws(chr(31), a.events,
      coalesce(a.broken_seq::text, ''), coalesce(a.problem, '')), 'UTF8'))
    from audit_anchor a where a.company_id = p_company), '\x00'::bytea)
$function$
;

CREATE OR REPLACE FUNCTION app.audit_subject(p_company bigint, p_entity text, p_entity_id text, p_row jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when p_entity = 'users' then 'users ' || p_entity_id
    when p_entity = 'file' then 'file ' || p_entity_id
    when p_row ? 'user_contract_id' and p_row ->> 'user_contract_id' is not null then 'users ' ||
      (select c.user_id from user_contract c where c.company_id = p_company
        and c.id = (p_row ->> 'user_contract_id')::bigint)
    when p_row ->> 'user_id' is not null then 'users ' || (p_row ->> 'user_id')
    when p_row ? 'loan_id' then 'users ' ||
      (select l.user_id from employer_loan l where l.company_id = p_company
        and l.id = (p_row ->> 'loan_id')::bigint)
    when p_entity like '%\_version' then
      left(p_entity, -8) || ' ' || (p_row ->> (left(p_entity, -8) || '_id'))
    when p_entity = 'profile_permission' then 'profile ' || (p_row ->> 'profile_id')
    when p_entity = 'restriction_business' then 'restriction ' || (p_row ->> 'restriction_id')
    when p_row ->> 'business_id' is not null and p_entity like 'business%'
      then 'business ' || (p_row ->> 'business_id')
    else p_entity || ' ' || coalesce(p_entity_id, '')
  end
$function$
;

CREATE OR REPLACE FUNCTION app.begin_request(p_company bigint, p_user bigint, p_login bigint, p_acting boolean, p_trace text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('set local app.company_id = %L', coalesce(p_company::text, ''));
  execute format('set local app.user_id = %L', coalesce(p_user::text, ''));
  execute format('set local app.login_id = %L', coalesce(p_login::text, ''));
  execute format('set local app.acting = %L', coalesce(p_acting, false)::text);
  execute format('set local app.trace_id = %L', coalesce(p_trace, ''));
  execute 'set local statement_timeout = ''60s''';
  execute 'set local lock_timeout = ''10s''';
end $function$
;

CREATE OR REPLACE FUNCTION app.branch_office_named(p_company bigint, p_name text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint;
begin
  select coalesce(b.merged_into_id, b.id) into v_id from branch_office b
    where b.company_id = p_company and b.name_key = app.name_key(p_name);
  if found then return v_id; end if;
  insert into branch_office (company_id, name, name_key)
    values (p_company, p_name, app.name_key(p_name)) on conflict do nothing;
  select coalesce(b.merged_into_id, b.id) into v_id from branch_office b
    where b.company_id = p_company and b.name_key = app.name_key(p_name);
  return v_id;
end $function$
;

CREATE OR REPLACE FUNCTION app.climate_cuts_freeze()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_status text;
begin
  if tg_op = 'UPDATE' and (old.families, old.crossings, old.open_to_everyone)
      = (new.families, new.crossings, new.open_to_everyone) then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.families, new.crossings, new.open_to_everyone)
      = ('["area"]'::jsonb, '[]'::jsonb, false) then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if v_status <> 'PENDING' then
    raise exception 'Los grupos de los resultados se fijan antes de activar la encuesta'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.climate_draft_is_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user = 'minga_tabulator' then return new; end if;
  perform from survey s where s.company_id = new.company_id and s.id = new.survey_id
    and s.privacy = 'CONFIDENTIAL' and s.status in ('ACTIVE', 'CLOSED') and s.sealed_at is null
  for key share;
  if not found then
    raise exception 'La encuesta ya no recibe esa respuesta' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.climate_is_sealed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'CLOSED' and new.status = 'COMPLETE' and new.privacy = 'CONFIDENTIAL'
    and not exists (select from climate_survey c where c.company_id = new.company_id
      and c.survey_id = new.id and c.sealed_at is not null) then
    raise exception 'Los resultados confidenciales se publican solos, un día después de cerrar'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.company_certificate_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.business_id, new.kind, new.subject, new.issuer, new.serial, new.not_before,
      new.not_after, new.certificate, new.chain, new.creator_login_id, new.created_at)
    is distinct from (old.business_id, old.kind, old.subject, old.issuer, old.serial,
      old.not_before, old.not_after, old.certificate, old.chain, old.creator_login_id,
      old.created_at)
    or old.removed_at is not null or new.removed_at is null then
    raise exception 'Un certificado no se modifica: se reemplaza' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.compensation_is_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_closed boolean;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'PENDING' then
      raise exception 'Un acuerdo comienza por aprobar' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.state <> 'PENDING' and (old.state, new.state) <> ('APPROVED', 'UNDONE') then
    raise exception 'El acuerdo ya está respondido' using errcode = 'MG002';
  end if;
  if new.state in ('APPROVED', 'REJECTED') and exists (select from login answerer
    where answerer.company_id = new.company_id and answerer.id = new.answered_login_id
      and (answerer.user_id = (select author.user_id from login author
          where author.company_id = new.company_id and author.id = new.login_id)
        or answerer.user_id = (select c.user_id from user_contract c
          where c.company_id = new.company_id and c.id = new.user_contract_id))) then
    raise exception 'No puede responder su propia solicitud' using errcode = 'MG002';
  end if;
  if old.state = new.state or 'APPROVED' not in (old.state, new.state) then return new; end if;
  -- Whoever issues a finiquito or closes a month holds these rows: this waits for them.
  if exists (select from settlement s where s.company_id = new.company_id
    and s.user_contract_id = new.user_contract_id
    and s.status in ('ISSUED', 'IN_PROGRESS', 'PAID')) then
    raise exception 'El finiquito del contrato ya está emitido: sus días se pagan ahí'
      using errcode = 'MG002';
  end if;
  select not m.is_open into v_closed from payroll_month m
  join user_contract c on c.company_id = new.company_id and c.business_id = m.business_id
  where m.company_id = new.company_id and c.id = new.user_contract_id and m.type = 'PAYROLL'
    and m.year_month = new.pay_month
  for share of m;
  if v_closed and new.state = 'UNDONE' then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.completed_months(p_start date, p_until date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(0,
    12 * (date_part('year', p_until) - date_part('year', p_start))
      + date_part('month', p_until) - date_part('month', p_start)
      - case when date_part('day', p_until) >= date_part('day', p_start)
          or date_part('day', p_until + 1) = 1 then 0 else 1 end)::integer
$function$
;

CREATE OR REPLACE FUNCTION app.contract_annex_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.state <> 'DRAFT'
    and (new.user_contract_id, new.number, new.title, new.effective_on, new.patch, new.before,
      new.applied, new.annuls_id, new.document_id)
      is distinct from (old.user_contract_id, old.number, old.title, old.effective_on, old.patch,
      old.before, old.applied, old.annuls_id, old.document_id) then
    raise exception 'Un anexo que espera la firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'PENDING'),
      ('PENDING', 'SIGNED'), ('PENDING', 'REJECTED'), ('SIGNED', 'ANNULLED')) then
    raise exception 'Un anexo no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.contracts_in_use(p_company bigint, p_ids bigint[])
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_key record;
begin
  for v_key in
    select named.relname as table_name, held.attname as column_name
    from pg_constraint key
    join pg_class named on named.oid = key.conrelid
    join pg_attribute held on held.attrelid = key.conrelid
      and held.attnum = key.conkey[array_upper(key.conkey, 1)]
    where key.contype = 'f' and key.confrelid = 'user_contract'::regclass
      and key.conparentid = 0
      and key.conrelid not in ('user_contract_version'::regclass, 'arrival'::regclass)
  loop
    return query execute format(
      'select distinct %I from %I where company_id = $1 and %I = any($2)',
      v_key.column_name, v_key.table_name, v_key.column_name) using p_company, p_ids;
  end loop;
  return query select distinct list.user_contract_id from arrival list
    join arrival_task task on task.company_id = list.company_id and task.arrival_id = list.id
    where list.company_id = p_company and list.user_contract_id = any(p_ids)
      and task.state <> 'TO_DO';
end $function$
;

CREATE OR REPLACE FUNCTION app.count_debts()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  analyze (skip_locked) retroactive_debt;
end $function$
;

CREATE OR REPLACE FUNCTION app.count_payslips()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  analyze (skip_locked) payslip;
end $function$
;

CREATE OR REPLACE FUNCTION app.count_releases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_release record;
begin
  for v_release in
    select n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at) as minute,
      count(*) as payslips, max(n.released_at) as released_at, max(n.released_by) as released_by
    from new_rows n where not n.carried
    group by n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at)
    order by n.company_id, n.payroll_month_id, date_trunc('minute', n.released_at)
  loop
    insert into payslip_release_count as known
      (company_id, payroll_month_id, minute, payslips, released_at, released_by)
    values (v_release.company_id, v_release.payroll_month_id, v_release.minute,
      v_release.payslips, v_release.released_at, v_release.released_by)
    on conflict (company_id, payroll_month_id, minute) do update
      set payslips = known.payslips + excluded.payslips,
        released_at = greatest(known.released_at, excluded.released_at),
        released_by = greatest(known.released_by, excluded.released_by);
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.course_content_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company bigint := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
  version bigint := case when tg_op = 'DELETE' then old.version_id else new.version_id end;
begin
  if exists (select from course_version one where one.company_id = company
      and one.id = version and one.published_at is not null) then
    raise exception 'Esa versión del curso ya se publicó' using errcode = 'MG002';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
;

CREATE OR REPLACE FUNCTION app.current_company()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select nullif(current_setting('app.company_id', true), '')::bigint
$function$
;

CREATE OR REPLACE FUNCTION app.data_breach_person_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.told_at is not null then
    raise exception 'A quien ya se avisó no se le quita' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION ops.distribute(p_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, %L)', p_table, 'company_id');
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.document_form(p_kind text, p_document text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when p_kind = 'RUT' then p_document else coalesce(nullif(
    regexp_replace(upper(app.plain(normalize(p_document, NFKC))), '[^A-Z0-9]', '', 'g'), ''),
    p_document) end
$function$
;

CREATE OR REPLACE FUNCTION app.document_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' and not (old.state = 'ISSUED' and old.loaded
        and old.opened_at is null and old.current_no = 1) then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.state not in ('DRAFT', 'ISSUED')
    and (new.name, new.type_id, new.user_id, new.user_contract_id)
      is distinct from (old.name, old.type_id, old.user_id, old.user_contract_id) then
    raise exception 'Un documento firmado no se modifica: emita uno nuevo'
      using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'ISSUED'),
      ('ISSUED', 'PENDING_SIGNATURE'), ('ISSUED', 'REPLACED'), ('PENDING_SIGNATURE', 'SIGNED'),
      ('PENDING_SIGNATURE', 'REJECTED'), ('PENDING_SIGNATURE', 'EXPIRED'),
      ('PENDING_SIGNATURE', 'ISSUED'), ('REJECTED', 'ISSUED'), ('EXPIRED', 'ISSUED'),
      ('SIGNED', 'VOID')) then
    raise exception 'Un documento no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.document_version_outside_signing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.origin <> 'SIGNED' and exists (select from signature_request request
      where request.company_id = new.company_id
        and request.document_id = new.document_id and request.state = 'SENT') then
    raise exception 'Está en firma: su archivo no cambia' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.enqueue_job(p_job bigint, p_run_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_company bigint := app.current_company();
begin
  if v_company is null then raise exception 'no company in this transaction'; end if;
  perform graphile_worker.add_job(
    'job',
    json_build_object('companyId', v_company, 'jobId', p_job),
    run_at := p_run_at, max_attempts := 1000, job_key := format('job:%s:%s', v_company, p_job)
  );
end $function$
;

CREATE OR REPLACE FUNCTION app.erasable_content()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select '{
    "push_device": null,
    "report_subscription": null,
    "file": ["name"],
    "user_version": ["personal_phone"],
    "family_member": ["phone", "email"],
    "data_correction CONTACT": ["changes.personalPhone", "before.personalPhone"],
    "data_correction RELATIVES":
      ["changes.phone", "changes.email", "before.phone", "before.email"]
  }'::jsonb
$function$
;

CREATE OR REPLACE FUNCTION app.erase_content(p_company bigint, p_erasure bigint, p_events integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_user bigint;
  v_left date;
  v_photos text[];
  v_event record;
  v_salt bytea;
  v_listed jsonb := '{}';
begin
  if p_company is distinct from app.current_company() then
    raise exception 'otra empresa' using errcode = '42501';
  end if;
  select e.user_id, e.left_on into v_user, v_left from erasure e
  where e.company_id = p_company and e.id = p_erasure and e.state = 'RUNNING'
    and e.approved_login_id <> e.proposed_login_id
    -- What no request gives was born of a record that two people agreed on (`erasure_stays`).
    and (e.expired_record_id is not null or exists (select from privacy_request r
      where r.company_id = e.company_id and r.id = e.request_id and r.user_id = e.user_id
        and r.kind = 'ERASURE' and r.state in ('GRANTED', 'PARTLY', 'CLAIMED', 'CLOSED')));
  if v_user is null then
    raise exception 'Ninguna supresión aprobada lo permite' using errcode = '42501';
  end if;
  -- The photos that the person has or had, as the trail itself says.
  select coalesce(array_agg(distinct photo), '{}') into v_photos from (
    select e.after ->> 'avatar_file_id' as photo from audit_event e
    where e.company_id = p_company and e.entity = 'users' and e.entity_id = v_user::text
    union all
    select e.before ->> 'avatar_file_id' from audit_event e
    where e.company_id = p_company and e.entity = 'users' and e.entity_id = v_user::text
  ) known where photo is not null;
  for v_event in
    select found.seq, found.before, found.after from (
      select e.seq, e.before as was, e.after as became,
        app.without_content(e.before, app.erasable_content() -> e.part) as before,
        app.without_content(e.after, app.erasable_content() -> e.part) as after
      from (
        select t.seq, t.before, t.after, case when t.entity = 'data_correction'
            then 'data_correction ' || coalesce(t.after ->> 'part', t.before ->> 'part')
            else t.entity end as part
        from audit_event t
        where t.company_id = p_company
          and t.entity in ('push_device', 'report_subscription', 'file', 'user_version',
            'family_member', 'data_correction')
          -- Whoever still works there needs to be called.
          and (v_left is not null or t.entity in ('push_device', 'file'))
          and case t.entity when 'file' then t.entity_id = any(v_photos)
            else v_user = coalesce(t.after ->> 'user_id', t.before ->> 'user_id')::bigint end
      ) e
      where app.erasable_content() ? e.part
    ) found
    where found.before is distinct from found.was or found.after is distinct from found.became
    order by found.seq limit p_events
  loop
    v_salt := uuid_send(gen_random_uuid());
    update audit_event set before = v_event.before, after = v_event.after, salt = v_salt
    where company_id = p_company and seq = v_event.seq;
    v_listed := v_listed || jsonb_build_object(v_event.seq,
      encode(app.audit_content(v_salt, v_event.before, v_event.after), 'hex'));
  end loop;
  if v_listed <> '{}' then
    perform app.write_audit(p_company, 'Proceso', 'supresión:contenido', p_erasure::text, null,
      jsonb_build_object('user_id', v_user, 'events', v_listed));
  end if;
  return (select count(*) from jsonb_object_keys(v_listed));
end $function$
;

CREATE OR REPLACE FUNCTION app.erased_content(p_company bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_object_agg(one.key, one.value order by c.seq), '{}')
  from audit_event c
    join erasure e on e.company_id = p_company and e.id::text = c.entity_id
      and e.approved_login_id <> e.proposed_login_id
    cross join jsonb_each(c.after -> 'events') one
  where c.company_id = p_company and c.entity = 'supresión:contenido' and c.action = 'Proceso'
$function$
;

CREATE OR REPLACE FUNCTION app.erasure_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.expired_record_id is not null then
      if new.state <> 'RUNNING' or not exists (select from expired_record x
        where x.company_id = new.company_id and x.id = new.expired_record_id
          and x.user_id = new.user_id and x.state = 'APPROVED' and x.left_on = new.left_on
          and x.confirmed_login_id = new.proposed_login_id
          and x.approved_login_id = new.approved_login_id) then
        raise exception 'Una ficha vencida se suprime cuando dos personas la aprobaron'
          using errcode = 'MG002';
      end if;
      return new;
    end if;
    if new.state <> 'PROPOSED' or not exists (select from privacy_request r
      where r.company_id = new.company_id and r.id = new.request_id and r.user_id = new.user_id
        and r.kind = 'ERASURE' and r.state in ('GRANTED', 'PARTLY')) then
      raise exception 'Una supresión nace de una solicitud concedida' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.state = 'PROPOSED' and new.state = 'RUNNING' and not exists (select from privacy_request r
    where r.company_id = new.company_id and r.id = new.request_id
      and r.state in ('GRANTED', 'PARTLY')) then
    raise exception 'Una supresión nace de una solicitud concedida' using errcode = 'MG002';
  end if;
  if (new.request_id, new.expired_record_id, new.user_id, new.proposed_login_id, new.left_on)
      is distinct from (old.request_id, old.expired_record_id, old.user_id,
        old.proposed_login_id, old.left_on)
    or (old.approved_login_id is not null
      and (new.approved_login_id, new.approved_at)
        is distinct from (old.approved_login_id, old.approved_at))
    or (old.state in ('DONE', 'DISCARDED') and new.state <> old.state)
    or (old.state = 'PROPOSED' and new.state = 'DONE')
    or (old.state = 'RUNNING' and new.state not in ('RUNNING', 'DONE')) then
    raise exception 'Una supresión aprobada no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.evaluation_process_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'Un proceso comienza en preparación' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'Un proceso que comenzó no se elimina' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT' and (old.self_weight, old.supervisor_weight, old.peer_weight,
      old.subordinate_weight, old.min_raters, old.missing_policy, old.plan_share, old.medium_cut,
      old.high_cut, old.scale_min, old.scale_max, old.started_at, old.peer_choice)
    is distinct from (new.self_weight, new.supervisor_weight, new.peer_weight,
      new.subordinate_weight, new.min_raters, new.missing_policy, new.plan_share, new.medium_cut,
      new.high_cut, new.scale_min, new.scale_max, new.started_at, new.peer_choice) then
    raise exception 'Las reglas de un proceso quedan fijas cuando comienza'
      using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('DRAFT', 'RUNNING'), ('RUNNING', 'CALIBRATION'),
    ('CALIBRATION', 'RUNNING'), ('CALIBRATION', 'FEEDBACK'), ('FEEDBACK', 'CLOSED'),
    ('DRAFT', 'CANCELED'), ('RUNNING', 'CANCELED'), ('CALIBRATION', 'CANCELED'),
    ('FEEDBACK', 'CANCELED')) then
    raise exception 'El proceso no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('CALIBRATION', 'RUNNING') and new.reason is null then
    raise exception 'Diga por qué vuelve a la evaluación' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.every_step_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.response_status = 'APPROVED' and old.response_status <> 'APPROVED'
    and exists (select from approval_request r where r.company_id = new.company_id
      and r.kind = tg_argv[0] and r.subject_id = new.id
      and r.place <= jsonb_array_length(r.steps)) then
    raise exception 'Le faltan pasos por responder' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.expense_report_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  actor bigint;
  first bigint;
  listed text;
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if new.user_id <> old.user_id or new.number <> old.number then
    raise exception 'Una rendición no cambia de persona' using errcode = 'MG002';
  end if;
  if new.status = old.status then
    if old.status not in ('DRAFT', 'RETURNED')
      and (new.business_id, new.title, new.description, new.approved_total, new.paid_on)
        is distinct from
        (old.business_id, old.title, old.description, old.approved_total, old.paid_on) then
      raise exception 'Una rendición enviada no se modifica' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if (old.status, new.status) not in (('DRAFT', 'SUBMITTED'), ('SUBMITTED', 'DRAFT'),
      ('SUBMITTED', 'CHECKED'), ('CHECKED', 'APPROVED'), ('CHECKED', 'RETURNED'),
      ('CHECKED', 'REJECTED'), ('SUBMITTED', 'APPROVED'), ('SUBMITTED', 'RETURNED'),
      ('SUBMITTED', 'REJECTED'), ('RETURNED', 'SUBMITTED'), ('APPROVED', 'PAID'),
      ('APPROVED', 'SUBMITTED'), ('PAID', 'APPROVED')) then
    raise exception 'Una rendición no pasa de % a %', old.status, new.status
      using errcode = 'MG002';
  end if;
  if new.status in ('CHECKED', 'APPROVED', 'RETURNED', 'REJECTED', 'PAID') then
    select user_id into actor from login
      where company_id = new.company_id and id = new.updated_login_id;
    if actor is not distinct from new.user_id then
      raise exception 'Nadie responde ni paga su propia rendición' using errcode = 'MG002';
    end if;
  end if;
  if new.status = 'APPROVED' and old.status = 'SUBMITTED' and exists (
    select from expense e
    join expense_policy p on p.company_id = new.company_id and p.id = e.expense_policy_id
    where e.company_id = new.company_id and e.report_id = new.id and p.levels = 2) then
    raise exception 'Esta rendición necesita dos aprobaciones' using errcode = 'MG002';
  end if;
  if new.status = 'APPROVED' and old.status = 'CHECKED' then
    select user_id into first from login
      where company_id = old.company_id and id = old.responded_login_id;
    if actor is not distinct from first then
      raise exception 'La segunda aprobación es de otra persona' using errcode = 'MG002';
    end if;
  end if;
  select state into listed from payment_list_row where company_id = new.company_id
    and party = 'expense:' || new.id and state in ('LISTED', 'PAID');
  if old.status = 'APPROVED' and listed = 'LISTED' then
    raise exception 'La paga una nómina: anúlela primero' using errcode = 'MG002';
  end if;
  if old.status = 'PAID' and (listed = 'PAID' or not exists (
    select from payment_list_row where company_id = new.company_id
      and party = 'expense:' || new.id and state in ('LISTED', 'REJECTED'))) then
    raise exception 'Una rendición pagada no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.expense_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held text;
  owner_id bigint;
begin
  if tg_op <> 'INSERT' and old.report_id is not null then
    select status into held from expense_report
      where company_id = old.company_id and id = old.report_id;
    if held not in ('DRAFT', 'RETURNED') then
      raise exception 'Un gasto de una rendición enviada no se modifica' using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.report_id is not null then
    select status, user_id into held, owner_id from expense_report
      where company_id = new.company_id and id = new.report_id for share;
    if held not in ('DRAFT', 'RETURNED') then
      raise exception 'Esa rendición ya fue enviada' using errcode = 'MG002';
    end if;
    if owner_id is distinct from new.user_id then
      raise exception 'Un gasto se rinde en una rendición propia' using errcode = 'MG002';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.expired_record_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('COMING', 'DUE') then
      raise exception 'Una ficha vencida nace sin confirmar' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.user_id <> old.user_id
    or (new.state = 'CONFIRMED' and old.state not in ('DUE', 'CONFIRMED'))
    or (new.state = 'APPROVED' and old.state not in ('CONFIRMED', 'APPROVED'))
    or (new.state = 'APPROVED' and (new.confirmed_login_id, new.confirmed_at, new.left_on,
        new.last_month, new.free_on)
      is distinct from (old.confirmed_login_id, old.confirmed_at, old.left_on, old.last_month,
        old.free_on))
    or (old.state = 'APPROVED' and new.state = 'APPROVED'
      and (new.approved_login_id, new.approved_at)
        is distinct from (old.approved_login_id, old.approved_at)) then
    raise exception 'Una ficha vencida la confirma una persona y la aprueba otra'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.hide_changed_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from settlement_shown
  where company_id = new.company_id and settlement_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.inspection_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.business_id, new.inspector_rut, new.reference, new.code_digest, new.last_day,
      new.creator_login_id, new.created_at)
    is distinct from (old.business_id, old.inspector_rut, old.reference, old.code_digest,
      old.last_day, old.creator_login_id, old.created_at) then
    raise exception 'Una fiscalización abierta no se modifica: ciérrela y abra otra'
      using errcode = 'MG002';
  end if;
  if old.closed_at is not null and new.closed_at is distinct from old.closed_at then
    raise exception 'Una fiscalización cerrada no se vuelve a abrir' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.integration_token_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.description, new.prefix, new.token_hash, new.scopes, new.is_whole, new.expires_on,
      new.creator_login_id, new.created_at)
    is distinct from (old.description, old.prefix, old.token_hash, old.scopes, old.is_whole,
      old.expires_on, old.creator_login_id, old.created_at) then
    raise exception 'Una clave de integración no se modifica: revóquela y cree otra'
      using errcode = 'MG002';
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'Una clave revocada no vuelve a abrir' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_absence_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.response_status = old.response_status then
    return null;
  end if;
  insert into absence_step (company_id, absence_id, state, reason, login_id, at,
    responded_for_user_id)
  values (new.company_id, new.id, new.response_status, new.response,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at,
    case when new.response_status <> 'PENDING' then new.responded_for_user_id end);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_account_tree()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from accounting_account a
    where a.company_id = new.company_id and a.parent_id is null order by a.id for no key update;
  if new.parent_id is not null and exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select a.parent_id from above
      join accounting_account a on a.company_id = new.company_id and a.id = above.id
      where a.parent_id is not null
    )
    select 1 from above where above.id = new.id
  ) then
    raise exception 'Una cuenta no está bajo sí misma ni bajo una que está debajo de ella'
      using errcode = 'MG002';
  end if;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION app.keep_action_plan_states()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.approval_status, new.approval_status) not in (
      ('DRAFT', 'PENDING'), ('REJECTED', 'PENDING'), ('APPROVED', 'PENDING'),
      ('PENDING', 'APPROVED'), ('PENDING', 'REJECTED'), ('DRAFT', 'CANCELED'),
      ('PENDING', 'CANCELED'), ('APPROVED', 'CANCELED'), ('REJECTED', 'CANCELED'))
    and old.approval_status <> new.approval_status then
    raise exception 'an action plan does not go from % to %',
      old.approval_status, new.approval_status using errcode = 'check_violation';
  end if;
  -- Typed or done at once, 100 % passes through the progress without staying in it.
  if (old.completeness_status, new.completeness_status) not in (
      ('PENDING', 'IN_PROGRESS'), ('PENDING', 'COMPLETE'), ('IN_PROGRESS', 'COMPLETE'),
      ('COMPLETE', 'IN_PROGRESS'), ('PENDING', 'CANCELED'), ('IN_PROGRESS', 'CANCELED'),
      ('COMPLETE', 'CANCELED'))
    and old.completeness_status <> new.completeness_status then
    raise exception 'the progress of an action plan does not go from % to %',
      old.completeness_status, new.completeness_status using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_action_plan_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.approval_status = old.approval_status then
    return null;
  end if;
  insert into action_plan_step (company_id, action_plan_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.approval_status, new.response,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_announcement_read()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.read_at <> old.read_at
    or (old.acknowledged_at is not null
      and new.acknowledged_at is distinct from old.acknowledged_at)
  then
    raise exception 'what somebody read or acknowledged does not change'
      using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_arrival_task_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into arrival_task_step (company_id, arrival_task_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.comment,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_contract_annex_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into contract_annex_step (company_id, contract_annex_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_cost_center_tree()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from cost_center_group g
    where g.company_id = new.company_id and g.id = new.group_id for no key update;
  if new.parent_id is not null and exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select n.parent_id from above
      join cost_center n on n.company_id = new.company_id and n.id = above.id
      where n.parent_id is not null
    )
    select 1 from above where above.id = new.id
  ) then
    raise exception 'Un centro no depende de sí mismo ni de uno que depende de él'
      using errcode = 'MG002';
  end if;
  if new.business_id is not null and exists (
    select 1 from cost_center_contract p
    join user_contract c on c.company_id = new.company_id and c.id = p.user_contract_id
    where p.company_id = new.company_id and p.cost_center_id = new.id and p.status = 'ACTIVE'
      and c.business_id <> new.business_id
  ) then
    raise exception 'Tiene contratos de otra razón social' using errcode = 'MG002';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_data_correction_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.response_status = old.response_status then
    return null;
  end if;
  insert into data_correction_step (company_id, data_correction_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.response_status, new.response, new.updated_login_id,
    new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_delegation_kinds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from delegation_kind
  where company_id = new.company_id and delegation_id = new.id;
  insert into delegation_kind (company_id, delegation_id, kind, from_user_id, valid)
  select new.company_id, new.id, one.kind, new.from_user_id, new.valid
  from unnest(new.kinds) as one (kind)
  where new.revoked_at is null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_document_form()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.rut := app.document_form(new.identification_type, new.rut);
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION app.keep_document_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into document_step (company_id, document_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_erasure_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into erasure_step (company_id, erasure_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_evaluation_process_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into evaluation_process_step (company_id, evaluation_process_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_expense_report_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into expense_report_step (company_id, expense_report_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.comment,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_expired_record_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into expired_record_step (company_id, expired_record_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_health_plan_notice_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into health_plan_notice_step (company_id, health_plan_notice_id, state, reason, login_id,
    at)
  values (new.company_id, new.id, new.status, new.reason, new.updated_login_id, new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_leave_subsidy_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into leave_subsidy_step (company_id, leave_subsidy_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.reason, new.updated_login_id, new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_listed_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'ISSUED' and (new.status <> 'ISSUED' or new.to_sign is distinct from
      old.to_sign) and exists (
    select from payment_list_row r
    join payment_list l on l.company_id = new.company_id and l.id = r.payment_list_id
    where r.company_id = new.company_id and r.settlement_id = new.id
      and r.state in ('LISTED', 'PAID') and l.state <> 'SENT')
  then
    raise exception 'Lo paga una nómina: anúlela primero' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_open_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'work that is not over is not deleted' using errcode = 'MG001';
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_paid_absence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
  v_last integer;
  v_day date;
  v_paid boolean := false;
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  v_day := (to_date(v_last::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date;
  if tg_op <> 'INSERT' then
    v_paid := app.absence_moves_pay(old.response_status, old.type, old.pay)
      and (old.late_until is null or old.late_until < v_last)
      and coalesce(old.application_start_date, old.start_date) <= v_day
      and coalesce(old.application_end_date, old.end_date) > coalesce(
        (to_date(old.late_until::text, 'YYYYMM') + interval '1 month' - interval '1 day')::date,
        '-infinity'::date);
  end if;
  if tg_op = 'DELETE' then
    if v_paid then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
    return old;
  end if;
  if v_paid then
    if not app.absence_moves_pay(new.response_status, new.type, new.pay)
      or (new.user_contract_id, new.type, new.subtype, new.half_day, new.ignore_holidays,
          new.previous_pay, coalesce(new.application_start_date, new.start_date),
          least(coalesce(new.application_end_date, new.end_date), v_day))
        is distinct from (old.user_contract_id, old.type, old.subtype, old.half_day,
          old.ignore_holidays, old.previous_pay,
          coalesce(old.application_start_date, old.start_date),
          least(coalesce(old.application_end_date, old.end_date), v_day)) then
      raise exception 'El mes está cerrado' using errcode = 'MG001';
    end if;
    return new;
  end if;
  if app.absence_moves_pay(new.response_status, new.type, new.pay)
    and coalesce(new.application_start_date, new.start_date) <= v_day then
    if tg_op = 'INSERT' then
      new.late_until := v_last;
    elsif old.late_until is null then
      new.late_until := v_last;
    end if;
  else
    new.late_until := null;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_paid_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'PAID' then
    return new;
  end if;
  if new.status in ('ISSUED', 'IN_PROGRESS') and new.paid_on is null
    and new.to_pay = old.to_pay and new.amounts = old.amounts and new.terms = old.terms
  then
    if exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state in ('LISTED', 'REJECTED'))
      and not exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state = 'PAID')
    then
      return new;
    end if;
    if new.status = 'ISSUED'
      and not exists (select from payment_list_row r where r.company_id = new.company_id
        and r.settlement_id = new.id and r.state in ('LISTED', 'PAID'))
      and (select max(s.at) from settlement_step s where s.company_id = new.company_id
        and s.settlement_id = new.id and s.state = 'PAID') >= new.updated_at - interval '24 hours'
    then
      return new;
    end if;
  end if;
  raise exception 'a paid settlement does not change' using errcode = 'MG001';
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_payment_list_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into payment_list_step (company_id, payment_list_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_payment_way()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare live text;
begin
  -- What is said by hand is paid by hand, until it is said that it was not.
  if new.status <> 'UNPAID' and new.way is null then
    new.way := 'HAND';
  elsif new.status = 'UNPAID' and new.way = 'HAND' then
    new.way := null;
  end if;
  if tg_op = 'UPDATE' and old.way <> new.way then
    raise exception 'Un pago ya se hace por otra vía: márquelo «no pagado» primero'
      using errcode = 'MG002';
  end if;
  if new.way = 'LIST' or (tg_op = 'UPDATE' and old.way = 'LIST') then
    live := app.live_list_of(new.company_id, new.payroll_month_id, new.user_contract_id);
    if new.way is null and live is not null then
      raise exception 'Lo paga una nómina: anúlela primero' using errcode = 'MG002';
    end if;
    if new.way = 'LIST' and new.status <> 'UNPAID' and live is distinct from 'SENT' then
      raise exception 'Lo paga una nómina que todavía no se envía' using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'UPDATE' and old.way = 'FINIQUITO' and new.way is null and exists (
    select from settlement s
    join payroll_month m on m.company_id = new.company_id and m.id = new.payroll_month_id
    where s.company_id = new.company_id and s.user_contract_id = new.user_contract_id
      and s.status in ('ISSUED', 'IN_PROGRESS', 'PAID')
      and (s.terms ->> 'payLastPayslip')::boolean
      and to_char(s.disengagement_date, 'YYYYMM')::int = m.year_month)
  then
    raise exception 'La paga un finiquito emitido' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_payslip()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_next record;
begin
  select * into v_next from app.next_revision(
    old.company_id, old.payroll_month_id, old.payroll_run_id, old.user_contract_id);
  insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
    payroll_month_id, plan_hash, facts, results, inputs_hash, net, earnings, deductions,
    employer_cost, snapshot, replaced_by)
  values (old.company_id, old.payroll_run_id, old.user_contract_id, v_next.revision,
    old.payroll_month_id, v_next.plan_hash, old.facts, old.results, old.inputs_hash, old.net,
    old.earnings, old.deductions, old.employer_cost, old.snapshot,
    nullif(current_setting('app.login_id', true), '')::bigint);
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_payslip_error()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_next record;
begin
  select * into v_next from app.next_revision(
    old.company_id, old.payroll_month_id, old.payroll_run_id, old.user_contract_id);
  insert into payslip_revision (company_id, payroll_run_id, user_contract_id, revision,
    payroll_month_id, plan_hash, error_code, error_message, replaced_by)
  values (old.company_id, old.payroll_run_id, old.user_contract_id, v_next.revision,
    old.payroll_month_id, v_next.plan_hash, old.code, old.message,
    nullif(current_setting('app.login_id', true), '')::bigint);
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_peer_proposal_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into peer_proposal_step (company_id, peer_proposal_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.response,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_privacy_request_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into privacy_request_step (company_id, privacy_request_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_record_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'a file that is a record is not deleted' using errcode = 'MG001';
  end if;
  raise exception 'a file that is a record stays one' using errcode = 'MG001';
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_review_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  insert into review_step (company_id, review_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.status, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_settlement_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.to_pay = old.to_pay then
    return null;
  end if;
  insert into settlement_step (company_id, settlement_id, state, reason, to_pay, login_id, at)
  values (new.company_id, new.id, new.status, new.response, new.to_pay,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_signature_request_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into signature_request_step (company_id, signature_request_id, state, reason, login_id, at)
  values (new.company_id, new.id, new.state, new.reason,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION ops.keep_steps(p_table text, p_state text, p_reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_steps text := p_table || '_step';
  v_of text := p_table || '_id';
  v_keep text := 'keep_' || p_table || '_step';
begin
  execute format('create table %1$I (
    company_id bigint not null,
    id         bigint generated always as identity,
    %2$I       bigint not null,
    state      text not null,
    reason     text,
    login_id   bigint,
    at         timestamptz not null,
    constraint %3$I primary key (company_id, id),
    constraint %4$I foreign key (company_id, %2$I) references %5$I (company_id, id)
      on delete cascade)', v_steps, v_of, v_steps || '_pkey', v_steps || '_of', p_table);
  execute format('create index %I on %I (company_id, %I, id)', v_steps || '_by_record', v_steps,
    v_of);
  perform ops.protect(v_steps);
  execute format('grant select, insert on %I to minga_app', v_steps);
  execute format('create function app.%1$I() returns trigger language plpgsql as $body$
begin
  if tg_op = ''UPDATE'' and new.%4$I = old.%4$I then
    return null;
  end if;
  insert into %2$I (company_id, %3$I, state, reason, login_id, at)
  values (new.company_id, new.id, new.%4$I, %5$s,
    coalesce(new.updated_login_id, new.creator_login_id), new.updated_at);
  return null;
end $body$', v_keep, v_steps, v_of, p_state,
    coalesce('new.' || quote_ident(p_reason), 'null'));
  execute format('create trigger step after insert or update on %I
    for each row execute function app.%I()', p_table, v_keep);
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_supplier_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT'
    or (new.bank_id, new.payment_account_type, new.account_number, new.account_state)
    is distinct from (old.bank_id, old.payment_account_type, old.account_number, old.account_state)
  then
    insert into supplier_account
      (company_id, supplier_id, bank_id, payment_account_type, account_number, state, login_id, at)
    values (new.company_id, new.id, new.bank_id, new.payment_account_type, new.account_number,
      new.account_state,
      case new.account_state when 'WAITING' then new.account_login_id
        else new.confirmed_login_id end,
      coalesce(new.confirmed_at, new.account_at));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.keep_vacation_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_last integer;
  v_now boolean := new.response_status = 'APPROVED' and not new.is_historic;
  v_before boolean := false;
begin
  if tg_op = 'UPDATE' then
    v_before := old.response_status = 'APPROVED' and not old.is_historic;
    if v_now = v_before and (new.start_date, new.end_date, new.half, new.enjoyed_until)
      is not distinct from (old.start_date, old.end_date, old.half, old.enjoyed_until) then
      return new;
    end if;
  end if;
  if not v_now and not v_before then return new; end if;
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and not m.is_open;
  if v_last >= to_char(new.start_date, 'YYYYMM')::integer then
    new.late_until := v_last;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.keepers_of(p_login bigint, p_since timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
AS $function$
  with recursive kept (id) as (
    select p_login
    union
    select keeper.id
    from kept
    join login l on l.id = kept.id
    cross join lateral (values
      (case when l.taken_at is null then l.given_by end),
      (case when l.taken_at is null or l.mail_at > p_since then l.mail_by end)
    ) as keeper (id)
    where keeper.id is not null
  )
  select coalesce(array_agg(kept.id order by kept.id), '{}') from kept where kept.id <> p_login
$function$
;

CREATE OR REPLACE FUNCTION app.keeps_trail_of(p_company bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_here boolean;
begin
  if not exists (select from pg_extension where extname = 'citus') then return true; end if;
  if p_company is null then
    execute 'select g.groupid = 0 from pg_dist_local_group g' into v_here;
  else
    execute 'select exists (select from pg_dist_placement p
        join pg_dist_local_group g on g.groupid = p.groupid
      where p.shardid = get_shard_id_for_distribution_column(''audit_head'', $1))'
      into v_here using p_company;
  end if;
  return v_here;
end $function$
;

CREATE OR REPLACE FUNCTION app.key_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  if new.merged_into_id is null then new.name_key := app.name_key(new.name); end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.leave_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update user_item set order_id = null
    where company_id = old.company_id and order_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.left_trace(p_company bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from audit_event e where e.company_id = p_company and e.at >= now()
    and e.trace_id is not distinct from nullif(current_setting('app.trace_id', true), ''))
$function$
;

CREATE OR REPLACE FUNCTION app.live_list_of(company bigint, month bigint, contract bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select l.state from payment_list_row r
  join payment_list l on l.company_id = $1 and l.id = r.payment_list_id
  where r.company_id = $1 and r.payroll_month_id = $2 and r.user_contract_id = $3
    and r.state in ('LISTED', 'PAID')
  limit 1
$function$
;

CREATE OR REPLACE FUNCTION app.login_facts(p_username text, p_email text, p_company bigint, p_user bigint, p_disabled boolean, p_forced boolean, p_given_by bigint, p_mail_by bigint, p_taken_at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('username', p_username, 'email', p_email, 'company_id', p_company,
    'user_id', p_user, 'is_disabled', p_disabled, 'force_password_change', p_forced,
    'given_by', (select g.username from login g where g.id = p_given_by),
    'mail_by', (select m.username from login m where m.id = p_mail_by),
    'taken_at', p_taken_at)
$function$
;

CREATE OR REPLACE FUNCTION app.name_key(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select app.plain(btrim(regexp_replace(p_name, '\s+', ' ', 'g')))
$function$
;

CREATE OR REPLACE FUNCTION app.next_revision(p_company bigint, p_month bigint, p_run bigint, p_contract bigint, OUT revision integer, OUT plan_hash text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from payroll_month m where m.company_id = p_company and m.id = p_month
    and m.current_run_id = p_run and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  select r.plan_hash into plan_hash from payroll_run r
    where r.company_id = p_company and r.id = p_run;
  select 1 + count(*) into revision from payslip_revision r where r.company_id = p_company
    and r.payroll_run_id = p_run and r.user_contract_id = p_contract;
end $function$
;

CREATE OR REPLACE FUNCTION app.of_response(p_response uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('set local app.response_id = %L', p_response);
end $function$
;

CREATE OR REPLACE FUNCTION app.paper_is_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sent_paper set is_stale = true
  where company_id = new.company_id and source = tg_argv[0] and source_id = new.id
    and not is_stale;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION ops.payslips_by_invoker()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  alter function app.supersede_payslips(bigint, bigint, bigint[]) security invoker;
  grant delete on payslip, payslip_error to minga_app;
  grant insert on payslip_revision to minga_app;
end $function$
;

CREATE OR REPLACE FUNCTION app.peer_proposal_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_peers integer;
begin
  if new.company_id <> old.company_id then return new; end if;
  if (old.process_id, old.review_id, old.evaluatee_id, old.supervisor_id)
    is distinct from (new.process_id, new.review_id, new.evaluatee_id, new.supervisor_id) then
    raise exception 'Una propuesta de pares es de una persona en un proceso'
      using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('WAITING', 'PENDING'), ('RETURNED', 'PENDING'),
    ('PENDING', 'RETURNED'), ('PENDING', 'APPROVED')) then
    raise exception 'La propuesta de pares no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if new.status = 'APPROVED' then
    select count(*) into v_peers from peer_proposal_person p
    where p.company_id = new.company_id and p.proposal_id = new.id;
    if v_peers not between 3 and 8 then
      raise exception 'Se aprueban entre 3 y 8 pares' using errcode = 'MG002';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.peers_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_company  bigint := coalesce(new.company_id, old.company_id);
  v_proposal bigint := coalesce(new.proposal_id, old.proposal_id);
begin
  if exists (select from peer_proposal p where p.company_id = v_company and p.id = v_proposal
    and p.status = 'APPROVED') then
    raise exception 'Los pares ya están aprobados' using errcode = 'MG002';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION app.person_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed record;
begin
  for changed in select company_id, array_agg(distinct user_id) as people from touched
    group by company_id
  loop
    perform app.refresh_standing(changed.company_id, changed.people);
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.person_gaps(p_birthday date, p_gender text, p_prevision text, p_scheme text, p_pension_status text, p_pension_institution text, p_health_institution text, p_health_uf numeric, p_health_amount bigint, p_health_percentage numeric)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_remove(array[
    case when p_birthday is null then 'BIRTHDAY' end,
    case when p_gender = 'UNKNOWN' then 'GENDER' end,
    case when p_prevision in ('AFP_FONASA', 'AFP_ISAPRE') and p_scheme = 'AFP'
      and p_pension_status <> 'PENSIONED_INACTIVE'
      and coalesce(p_pension_institution, 'SIN_AFP') = 'SIN_AFP' then 'AFP' end,
    case when p_prevision <> 'NO_COTIZA' and p_health_institution is null then 'HEALTH' end,
    case when p_prevision in ('AFP_ISAPRE', 'ISAPRE') and coalesce(p_health_uf, 0) = 0
      and coalesce(p_health_amount, 0) = 0 and coalesce(p_health_percentage, 0) = 0
      then 'HEALTH_PLAN' end], null)
$function$
;

CREATE OR REPLACE FUNCTION app.place_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if btrim(coalesce(new.area, '')) = '' then
    new.area_id := null;
  elsif new.area_id is null or (tg_op = 'UPDATE' and new.area is distinct from old.area
      and new.area_id is not distinct from old.area_id) then
    new.area_id := app.area_named(new.company_id, new.area);
  end if;
  if btrim(coalesce(new.branch_office, '')) = '' then
    new.branch_office_id := null;
  elsif new.branch_office_id is null or (tg_op = 'UPDATE'
      and new.branch_office is distinct from old.branch_office
      and new.branch_office_id is not distinct from old.branch_office_id) then
    new.branch_office_id := app.branch_office_named(new.company_id, new.branch_office);
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.places_in_use(p_company bigint, p_table text, p_ids bigint[])
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_key record;
begin
  for v_key in
    select named.relname as table_name, held.attname as column_name
    from pg_constraint key
    join pg_class named on named.oid = key.conrelid
    join pg_attribute held on held.attrelid = key.conrelid
      and held.attnum = key.conkey[array_upper(key.conkey, 1)]
    where key.contype = 'f' and key.confrelid = p_table::regclass
      and key.conparentid = 0
      and key.conrelid <> 'hierarchy_node_version'::regclass
  loop
    return query execute format(
      'select distinct %I from %I where company_id = $1 and %I = any($2)',
      v_key.column_name, v_key.table_name, v_key.column_name) using p_company, p_ids;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION app.plain(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(public.unaccent('public.unaccent'::regdictionary,
    translate(p_text, 'ǢǼǣǽǾǿǮǯẛŉ', 'ÆÆææØøƷʒsn')))
$function$
;

CREATE OR REPLACE FUNCTION app.privacy_request_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.user_id, new.kind, new.channel, new.detail, new.received_on, new.due, new.block_due)
    is distinct from (old.user_id, old.kind, old.channel, old.detail, old.received_on, old.due,
      old.block_due) then
    raise exception 'Una solicitud recibida no se modifica' using errcode = 'MG002';
  end if;
  if old.extended_to is not null and new.extended_to is distinct from old.extended_to then
    raise exception 'El plazo se prorroga una sola vez' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION ops.protect(p_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform ops.distribute(p_table);
  execute format('alter table %I enable row level security', p_table);
  execute format('alter table %I force row level security', p_table);
  execute format('create policy own_company on %I
    using (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)
    with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)',
    p_table);
  execute format('grant select on %I to minga_backup', p_table);
end $function$
;

CREATE OR REPLACE FUNCTION app.queue_legal_days()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job('legal_days', '{}'::json, job_key := 'legal_days',
    max_attempts := 25);
end $function$
;

CREATE OR REPLACE FUNCTION app.queue_mail(p_key text, p_recipient text, p_subject text, p_text text, p_html text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into mail_outbox (key, company_id, recipient, subject, text_body, html_body)
  values (p_key, app.current_company(), p_recipient, p_subject, p_text, p_html)
  on conflict (key) do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job('mail', json_build_object('key', p_key),
    max_attempts := 12, job_key := 'mail:' || p_key);
end $function$
;

CREATE OR REPLACE FUNCTION app.queue_mail_files(p_key text, p_recipient text, p_subject text, p_text text, p_html text, p_files bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if p_files is not null and (select count(*) from file
      where file.company_id = app.current_company() and file.id = any(p_files)
        and file.removed_at is null) <> cardinality(p_files) then
    raise exception 'Un archivo de un correo no es de la empresa' using errcode = 'MG002';
  end if;
  insert into mail_outbox (key, company_id, recipient, subject, text_body, html_body, file_ids)
  values (p_key, app.current_company(), p_recipient, p_subject, p_text, p_html, p_files)
  on conflict (key) do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job('mail', json_build_object('key', p_key),
    max_attempts := 12, job_key := 'mail:' || p_key);
end $function$
;

CREATE OR REPLACE FUNCTION ops.reference(p_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', p_table);
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.refresh_standing(p_company bigint, p_people bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(p_people) = 0 then return; end if;
  perform from users u where u.company_id = p_company and u.id = any(p_people)
    order by u.id for no key update;
  delete from person_standing s where s.company_id = p_company and s.user_id = any(p_people);
  insert into person_standing (company_id, user_id, since, until, surname_key, contract_id,
    business_id, initial_date, state, job_title, area_id, branch_office_id)
  select p_company, held.user_id, held.since,
    lead(held.since, 1, date 'infinity') over (partition by held.user_id order by held.since),
    held.surname_key, held.contract_id, held.business_id, held.initial_date, held.state,
    held.job_title, held.area_id, held.branch_office_id
  from (
    select found.*, lag(found.what) over (partition by found.user_id order by found.since)
        is distinct from found.what as begins
    from app.standing_days(p_company, p_people) found
  ) held
  where held.begins;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_last integer;
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  if tg_op = 'INSERT' then
    if new.start_month > v_last then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.start_month > v_last then return old; end if;
  elsif old.start_month > v_last and new.start_month > v_last then
    return new;
  elsif (new.item_code, new.value, new.currency, new.start_month, new.total_quotas,
        new.total_amount)
      is not distinct from (old.item_code, old.value, old.currency,
        old.start_month, old.total_quotas, old.total_amount)
    and (old.end_month is not distinct from new.end_month
      or (coalesce(new.end_month, 999999) >= v_last
        and coalesce(old.end_month, 999999) >= v_last)) then
    return new;
  end if;
  raise exception 'El mes está cerrado' using errcode = 'MG001';
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = new.company_id and m.id = new.payroll_month_id for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_month_bulk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_month record;
begin
  for v_month in select distinct n.company_id, n.payroll_month_id from new_rows n loop
    perform 1 from payroll_month m where m.company_id = v_month.company_id
      and m.id = v_month.payroll_month_id and m.is_open for share;
    if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_pointer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not old.is_open and not new.is_open
    and (new.current_run_id, new.year_month, new.business_id, new.closed_hash)
      is distinct from (old.current_run_id, old.year_month, old.business_id, old.closed_hash) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_posting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from payroll_month m where m.company_id = old.company_id
    and m.id = old.payroll_month_id and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_closed_process()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_open boolean;
begin
  select m.is_open into v_open from payroll_month m
    where m.company_id = coalesce(new.company_id, old.company_id)
      and m.id = coalesce(new.payroll_month_id, old.payroll_month_id)
      and m.type = tg_argv[0] for share;
  if not coalesce(v_open, false) then
    raise exception 'El mes está cerrado' using errcode = 'MG001';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_early_additional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from payroll_month m where m.company_id = new.company_id
    and m.id = new.payroll_month_id and m.type = 'ADDITIONAL' and not m.is_open for share;
  if not found then raise exception 'El mes no está cerrado' using errcode = 'MG002'; end if;
  perform 1 from additional_payment a where a.company_id = new.company_id
    and a.payroll_month_id = new.payroll_month_id
    and a.user_contract_id = new.user_contract_id and a.print = new.print;
  if not found then raise exception 'No hay pago que liberar' using errcode = 'MG002'; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_early_release()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_release record;
  v_payslips integer;
begin
  for v_release in
    select n.company_id, n.payroll_month_id, n.payroll_run_id,
      array_agg(n.user_contract_id) as contracts
    from new_rows n group by n.company_id, n.payroll_month_id, n.payroll_run_id
  loop
    perform 1 from payroll_month m where m.company_id = v_release.company_id
      and m.id = v_release.payroll_month_id and m.current_run_id = v_release.payroll_run_id
      and not m.is_open for share;
    if not found then raise exception 'El mes no está cerrado' using errcode = 'MG002'; end if;
    select count(*) into v_payslips from payslip p where p.company_id = v_release.company_id
      and p.payroll_run_id = v_release.payroll_run_id
      and p.user_contract_id = any (v_release.contracts);
    if v_payslips <> cardinality(v_release.contracts) then
      raise exception 'No hay liquidación que liberar' using errcode = 'MG002';
    end if;
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_imported_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.type <> 'PAYROLL' then return new; end if;
  perform 1 from imported_payslip p
    join user_contract c on c.company_id = p.company_id and c.id = p.user_contract_id
    where p.company_id = new.company_id and p.year_month >= new.year_month
      and c.business_id = new.business_id limit 1;
  if found then
    raise exception 'El mes se cargó desde otro sistema: constraint "payroll_month_imported"'
      using errcode = '23514';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_lonely_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_approval boolean;
begin
  if not (old.is_open and not new.is_open) then return new; end if;
  select r.closing_approval into v_approval from process_rule r
    where r.company_id = old.company_id and r.business_id = old.business_id
      and r.from_month <= old.year_month
    order by r.from_month desc limit 1;
  if coalesce(v_approval, false) and not exists (
    select from closing_request q where q.company_id = old.company_id
      and q.payroll_month_id = old.id and q.state = 'APPROVED' and q.approved_version = old.version)
  then
    raise exception 'El cierre lo aprueba otra persona' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_loose_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not row_security_active(tg_relid) then return new; end if;
  if pg_trigger_depth() < 2 or not (exists (
      select from payslip p where p.company_id = new.company_id
        and p.payroll_run_id = new.payroll_run_id and p.user_contract_id = new.user_contract_id
        and (p.facts, p.results, p.inputs_hash, p.net, p.earnings, p.deductions, p.employer_cost,
          p.snapshot) is not distinct from (new.facts, new.results, new.inputs_hash, new.net,
          new.earnings, new.deductions, new.employer_cost, new.snapshot))
    or exists (
      select from payslip_error e where e.company_id = new.company_id
        and e.payroll_run_id = new.payroll_run_id and e.user_contract_id = new.user_contract_id
        and (e.code, e.message) is not distinct from (new.error_code, new.error_message)))
  then
    raise exception 'a revision is what was replaced' using errcode = '42501';
  end if;
  new.replaced_at := now();
  new.replaced_by := nullif(current_setting('app.login_id', true), '')::bigint;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_month_of_ours()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = new.company_id and c.company_id = new.company_id
      and c.id = new.user_contract_id and m.type = 'PAYROLL' and m.year_month <= new.year_month;
  if found then
    raise exception 'El mes se calcula aquí: constraint "imported_payslip_ours"'
      using errcode = '23514';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_posted_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.origin_month is not null
    and coalesce(current_setting('app.retroactive', true), '') <> 'on' then
    raise exception 'Viene de un mes anterior: se deshace en «Retroactivos»'
      using errcode = 'MG002';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_reopening_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.type in ('ADVANCE', 'ADDITIONAL') and not old.is_open and new.is_open and exists (
    select from payslip_payment p where p.company_id = old.company_id
      and p.payroll_month_id = old.id
      and (p.status <> 'UNPAID' or p.way in ('FILE', 'CASH', 'CHECK')))
  then
    raise exception 'Un proceso con pagos hechos o enviados al banco no se reabre'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_reopening_under_additional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.type = 'PAYROLL' and not old.is_open and new.is_open and exists (
    select from payroll_month m where m.company_id = old.company_id
      and m.business_id = old.business_id and m.year_month = old.year_month
      and m.type = 'ADDITIONAL' and not m.is_open)
  then
    raise exception 'Primero hay que reabrir el proceso adicional del mes' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_reopening_under_later()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.type = 'ADDITIONAL' and not old.is_open and new.is_open and exists (
    select from payroll_month m where m.company_id = old.company_id
      and m.business_id = old.business_id and m.type = 'ADDITIONAL' and not m.is_open
      and m.closing_number > coalesce(old.closing_number, 0))
  then
    raise exception 'Primero hay que reabrir el adicional que se cerró después'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_second_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'PENDING' then
    raise exception 'El pedido de cierre ya tiene respuesta' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_second_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.acknowledged_at is not null and (new.acknowledged_at, new.acknowledged_by)
      is distinct from (old.acknowledged_at, old.acknowledged_by) then
    raise exception 'La recepción ya quedó registrada' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.refuse_too_much_of_contract()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_business bigint;
  v_other bigint;
  v_day date;
  v_sum numeric;
begin
  select c.business_id into v_business from user_contract c
    where c.company_id = new.company_id and c.id = new.user_contract_id for no key update;
  if new.status <> 'ACTIVE' then return null; end if;
  select n.business_id into v_other from cost_center n
    where n.company_id = new.company_id and n.id = new.cost_center_id for share;
  if v_other <> v_business then
    raise exception 'Ese centro es de otra razón social' using errcode = 'MG002';
  end if;
  select starts.first_day, sum(part.percentage) into v_day, v_sum
  from (
    select distinct greatest(lower(one.valid), lower(new.valid)) as first_day
    from cost_center_contract one
    where one.company_id = new.company_id and one.user_contract_id = new.user_contract_id
      and one.group_id = new.group_id and one.status = 'ACTIVE' and one.valid && new.valid
  ) starts
  join cost_center_contract part on part.company_id = new.company_id
    and part.user_contract_id = new.user_contract_id and part.group_id = new.group_id
    and part.status = 'ACTIVE' and part.valid @> starts.first_day
  group by starts.first_day having sum(part.percentage) > 100
  order by starts.first_day limit 1;
  if found then
    raise exception 'El % sumarían % %%: a lo más 100 %%', to_char(v_day, 'DD-MM-YYYY'),
      replace(trim_scale(v_sum)::text, '.', ',') using errcode = 'MG002';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.release_dead_workers(p_silent interval)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_released integer;
begin
  delete from worker_process w
  where w.beat_at < clock_timestamp() - p_silent
    or not exists (select from pg_stat_activity a
      where a.pid = w.backend_pid and a.backend_start = w.backend_start);
  update graphile_worker._private_jobs j
  set locked_at = null, locked_by = null, attempts = greatest(j.attempts - 1, 0)
  where j.locked_by is not null and j.locked_at < clock_timestamp() - interval '500 ms'
    and not exists (select from worker_process w where w.id = j.locked_by);
  get diagnostics v_released = row_count;
  if v_released > 0 then
    perform pg_notify('jobs:insert',
      json_build_object('r', random()::text, 'count', v_released)::text);
  end if;
  return v_released;
end $function$
;

CREATE OR REPLACE FUNCTION app.rename_joined_areas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update area set name = new.name
    where company_id = new.company_id and merged_into_id = new.id and name <> new.name;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.rename_joined_offices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update branch_office set name = new.name
    where company_id = new.company_id and merged_into_id = new.id and name <> new.name;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.requeue_lost_jobs(p_silent interval)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_before timestamptz := clock_timestamp() - p_silent;
  v_keys text[];
  v_job record;
  v_requeued integer := 0;
begin
  select coalesce(array_agg(q.key), '{}') into v_keys
    from graphile_worker._private_jobs q where q.key like 'job:%';
  for v_job in
    select j.company_id, j.id from job j
    where j.status in ('QUEUED', 'RUNNING') and j.touched_at < v_before
      and format('job:%s:%s', j.company_id, j.id) <> all (v_keys)
  loop
    perform graphile_worker.add_job('job',
      json_build_object('companyId', v_job.company_id, 'jobId', v_job.id), max_attempts := 1000,
      job_key := format('job:%s:%s', v_job.company_id, v_job.id));
    v_requeued := v_requeued + 1;
  end loop;
  return v_requeued;
end $function$
;

CREATE OR REPLACE FUNCTION app.review_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_process text;
begin
  select p.status into v_process from evaluation_process p
  where p.company_id = new.company_id and p.id = new.process_id for share;
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' or v_process not in ('DRAFT', 'RUNNING') then
      raise exception 'Una evaluación comienza pendiente, con su proceso' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.company_id <> old.company_id then return new; end if;
  if old.status = 'ACKNOWLEDGED' and new.status = 'ACKNOWLEDGED'
    and (old.acknowledged_at, old.acknowledge_comment, old.met_on, old.meeting_notes)
      is distinct from
      (new.acknowledged_at, new.acknowledge_comment, new.met_on, new.meeting_notes) then
    raise exception 'Ya se acusó recibo: no se cambia' using errcode = 'MG002';
  end if;
  if (old.process_id, old.evaluatee_id, old.supervisor_id, old.area_id)
    is distinct from (new.process_id, new.evaluatee_id, new.supervisor_id, new.area_id) then
    raise exception 'La jefatura y el área son las del inicio del proceso' using errcode = 'MG002';
  end if;
  if (v_process <> 'RUNNING' and v_process <> 'DRAFT') and (old.computed, old.scores)
    is distinct from (new.computed, new.scores) then
    raise exception 'La nota calculada queda fija al terminar la evaluación'
      using errcode = 'MG002';
  end if;
  if v_process <> 'CALIBRATION' and (old.calibrated, old.potential)
    is distinct from (new.calibrated, new.potential) then
    raise exception 'Se calibra durante la calibración' using errcode = 'MG002';
  end if;
  if v_process = 'CLOSED' and (old.final is distinct from new.final) then
    raise exception 'La nota final queda fija al cerrar' using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('PENDING', 'IN_PROGRESS'), ('PENDING', 'READY'),
    ('IN_PROGRESS', 'PENDING'), ('IN_PROGRESS', 'READY'), ('READY', 'IN_PROGRESS'),
    ('READY', 'PENDING'), ('READY', 'CALIBRATED'), ('CALIBRATED', 'READY'),
    ('READY', 'RELEASED'), ('CALIBRATED', 'RELEASED'), ('RELEASED', 'MET'),
    ('MET', 'ACKNOWLEDGED')) then
    raise exception 'La evaluación no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if new.status in ('RELEASED', 'MET', 'ACKNOWLEDGED') and v_process <> 'FEEDBACK'
    and v_process <> 'CLOSED' then
    raise exception 'Los resultados se entregan en la retroalimentación' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.sent_paper_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.document_id, new.source, new.source_id, new.created_at)
      is distinct from (old.document_id, old.source, old.source_id, old.created_at)
    or (old.is_stale and not new.is_stale) then
    raise exception 'Un documento enviado a firma no cambia de origen' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.signature_event_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.previous is distinct from coalesce((select before.hash from signature_event before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.seq = new.seq - 1), repeat('0', 64))
    or (new.seq > 1) <> exists (select from signature_event before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.seq = new.seq - 1) then
    raise exception 'El registro de una firma sigue al anterior' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.signature_in_turn()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.request_id, new.ord, new.role, new.user_id, new.name, new.rut, new.mail, new.capacity)
    is distinct from (old.request_id, old.ord, old.role, old.user_id, old.name, old.rut, old.mail,
      old.capacity) then
    raise exception 'Quienes firman no cambian' using errcode = 'MG002';
  end if;
  if new.state = old.state then return new; end if;
  if (old.state, new.state) not in (('WAITING', 'PENDING'), ('WAITING', 'CANCELLED'),
      ('WAITING', 'EXPIRED'), ('PENDING', 'SIGNED'), ('PENDING', 'REJECTED'),
      ('PENDING', 'EXPIRED'), ('PENDING', 'CANCELLED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  if new.state in ('SIGNED', 'REJECTED') and row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'Firma cada persona lo suyo' using errcode = 'MG002';
  end if;
  if new.state in ('SIGNED', 'REJECTED') and new.role = 'THIRD'
    and not exists (select from signature_link link where link.company_id = new.company_id
      and link.signer_id = new.id and link.ended_at is null and link.proven_at is not null) then
    raise exception 'Firma quien abrió su enlace y escribió su código' using errcode = 'MG002';
  end if;
  if new.state = 'SIGNED' and new.role <> 'THIRD'
    and exists (select from signature_request request where request.company_id = new.company_id
      and request.id = new.request_id and request.level = 'ADVANCED')
    and not exists (select from advanced_signature one where one.company_id = new.company_id
      and one.signer_id = new.id and one.state = 'ACCEPTED') then
    raise exception 'Este documento se firma con firma avanzada' using errcode = 'MG002';
  end if;
  if new.state in ('PENDING', 'SIGNED') and exists (select from signature_signer before
      where before.company_id = new.company_id and before.request_id = new.request_id
        and before.ord < new.ord and before.state <> 'SIGNED') then
    raise exception 'Aún no le corresponde firmar' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.signature_key_is_own()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if row_security_active(tg_relid)
    and (new.user_id is distinct from nullif(current_setting('app.user_id', true), '')::bigint
      or coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean) then
    raise exception 'La clave de firma la pone su titular' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.signature_link_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.request_id, new.signer_id, new.digest, new.expires_at, new.created_at)
    is distinct from (old.request_id, old.signer_id, old.digest, old.expires_at, old.created_at)
    or old.ended_at is not null then
    raise exception 'Un enlace de firma no se modifica' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.signature_request_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.document_id, new.document_no, new.sha256, new.size, new.code, new.creator_login_id,
      new.created_at, new.seal_business_id, new.replaces_id, new.level)
    is distinct from (old.document_id, old.document_no, old.sha256, old.size, old.code,
      old.creator_login_id, old.created_at, old.seal_business_id, old.replaces_id, old.level) then
    raise exception 'Lo enviado a firma no se modifica' using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('SENT', 'SEALING'),
      ('SENT', 'REJECTED'), ('SENT', 'EXPIRED'), ('SENT', 'CANCELLED'), ('SENT', 'REPLACED'),
      ('REJECTED', 'REPLACED'), ('EXPIRED', 'REPLACED'),
      ('SEALING', 'SEAL_FAILED'), ('SEAL_FAILED', 'SEALING'), ('SEALING', 'COMPLETED')) then
    raise exception 'Una firma no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.slots_of(p_from date, p_to date, p_half text)
 RETURNS int4range
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case p_half
    when 'AM' then int4range(2 * (p_from - date '1970-01-01'), 2 * (p_from - date '1970-01-01') + 1)
    when 'PM' then
      int4range(2 * (p_from - date '1970-01-01') + 1, 2 * (p_from - date '1970-01-01') + 2)
    else int4range(2 * (p_from - date '1970-01-01'), 2 * (p_to - date '1970-01-01') + 2) end
$function$
;

CREATE OR REPLACE FUNCTION app.standing_days(p_company bigint, p_people bigint[])
 RETURNS TABLE(user_id bigint, since date, surname_key text, contract_id bigint, business_id bigint, initial_date date, state text, job_title text, area_id bigint, branch_office_id bigint, what text)
 LANGUAGE sql
 STABLE
AS $function$
  with day as (
    select one as user_id, date '-infinity' as since from unnest(p_people) one
    union select v.user_id, lower(v.valid) from user_version v
      where v.company_id = p_company and v.user_id = any(p_people)
        and v.superseded_at is null and not lower_inf(v.valid)
    union select v.user_id, upper(v.valid) from user_version v
      where v.company_id = p_company and v.user_id = any(p_people)
        and v.superseded_at is null and not upper_inf(v.valid)
    union select c.user_id, c.initial_date from user_contract c
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
    union select c.user_id, c.final_date + 1 from user_contract c
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and c.final_date is not null
    union select c.user_id, lower(t.valid) from user_contract c
      join user_contract_version t on t.company_id = p_company and t.user_contract_id = c.id
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and t.superseded_at is null and not lower_inf(t.valid)
    union select c.user_id, upper(t.valid) from user_contract c
      join user_contract_version t on t.company_id = p_company and t.user_contract_id = c.id
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and t.superseded_at is null and not upper_inf(t.valid)
  )
  select day.user_id, day.since, v.surname_key, c.id, c.business_id, c.initial_date,
    coalesce(c.state, 'NONE'), t.job_title, t.area_id, t.branch_office_id,
    row(v.surname_key, c.id, c.business_id, c.initial_date, c.state, t.job_title, t.area_id,
      t.branch_office_id)::text
  from day
  cross join lateral (
    select one.surname_key from user_version one
    where one.company_id = p_company and one.user_id = day.user_id and one.superseded_at is null
    order by one.valid @> day.since desc, lower(one.valid) limit 1
  ) v
  left join lateral (
    select one.id, one.business_id, one.initial_date, case
        when one.final_date < day.since then 'LEFT'
        when one.status = 'SUSPENDED' then 'SUSPENDED'
        when one.initial_date > day.since then 'INCOMING'
        else 'ACTIVE' end as state
    from user_contract one
    where one.company_id = p_company and one.user_id = day.user_id and one.status <> 'DELETED'
    order by case
        when one.final_date < day.since then 4
        when one.status = 'SUSPENDED' then 2
        when one.initial_date > day.since then 3
        else 1 end, one.initial_date desc, one.id desc
    limit 1
  ) c on true
  left join lateral (
    select one.job_title, one.area_id, one.branch_office_id from user_contract_version one
    where one.company_id = p_company and one.user_contract_id = c.id
      and one.superseded_at is null
    order by one.valid @> day.since desc, lower(one.valid) limit 1
  ) t on true
$function$
;

CREATE OR REPLACE FUNCTION app.step_answered_by_another()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  asked record;
begin
  select r.user_id, r.round, r.place, r.is_open into asked from approval_request r
  where r.company_id = new.company_id and r.kind = new.kind and r.subject_id = new.subject_id;
  if asked.user_id = new.user_id or asked.user_id = new.on_behalf_of
    or exists (select from login l where l.company_id = new.company_id
      and l.user_id = asked.user_id
      and (l.id = new.login_id
        or l.id = any(app.keepers_of(new.login_id, new.at - interval '7 days')))) then
    raise exception 'No puede responder su propia solicitud' using errcode = 'MG002';
  end if;
  if not asked.is_open or asked.round <> new.round or asked.place <> new.place then
    raise exception 'Ese paso no es el que espera respuesta' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.steps_wait_with()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    update approval_request set is_open = false
    where company_id = old.company_id and kind = tg_argv[0] and subject_id = old.id and is_open;
  elsif new.response_status <> old.response_status then
    update approval_request
    set is_open = new.response_status = 'PENDING' and jsonb_array_length(steps) > 0
    where company_id = new.company_id and kind = tg_argv[0] and subject_id = new.id;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.supersede_payslips(p_company bigint, p_run bigint, p_contracts bigint[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_payslips integer;
  v_errors integer;
begin
  if p_company is distinct from app.current_company() then
    raise exception 'otra empresa' using errcode = '42501';
  end if;
  perform 1 from payroll_month m
    where m.company_id = p_company and m.current_run_id = p_run and m.is_open for share;
  if not found then raise exception 'El mes está cerrado' using errcode = 'MG001'; end if;
  delete from payslip p where p.company_id = p_company and p.payroll_run_id = p_run
    and p.user_contract_id = any (p_contracts);
  get diagnostics v_payslips = row_count;
  delete from payslip_error e where e.company_id = p_company and e.payroll_run_id = p_run
    and e.user_contract_id = any (p_contracts);
  get diagnostics v_errors = row_count;
  return v_payslips + v_errors;
end $function$
;

CREATE OR REPLACE FUNCTION app.surname_key(p_paternal text, p_maternal text, p_first text, p_second text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select app.plain(coalesce(p_paternal || ' ', '') || coalesce(p_maternal || ' ', '')
    || coalesce(p_first, '') || coalesce(' ' || p_second, ''))
$function$
;

CREATE OR REPLACE FUNCTION app.survey_in_process()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_process text;
begin
  if new.company_id <> old.company_id then return new; end if;
  if old.process_id is distinct from new.process_id then
    if exists (select from evaluation_process p where p.company_id = new.company_id
      and p.id in (old.process_id, new.process_id) and p.status <> 'DRAFT') then
      raise exception 'Las encuestas de un proceso se eligen antes de que comience'
        using errcode = 'MG002';
    end if;
    return new;
  end if;
  if new.process_id is null or old.status = new.status
    or not (new.status = 'DELETED' or (old.status, new.status) = ('CLOSED', 'ACTIVE')) then
    return new;
  end if;
  select p.status into v_process from evaluation_process p
  where p.company_id = new.company_id and p.id = new.process_id for share;
  if new.status = 'DELETED' and v_process in ('RUNNING', 'CALIBRATION', 'FEEDBACK') then
    raise exception 'Es de un proceso de evaluación en marcha: anule el proceso primero'
      using errcode = 'MG002';
  end if;
  if new.status = 'ACTIVE' and v_process in ('CALIBRATION', 'FEEDBACK', 'CLOSED') then
    raise exception 'Su proceso de evaluación ya no recibe respuestas' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.survey_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'Una encuesta comienza pendiente' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' and (old.type, old.title, old.start_at, old.can_skip,
      old.disallow_neutral, old.has_comments, old.force_comments, old.privacy, old.min_group,
      old.min_comments, old.public_access)
    is distinct from (new.type, new.title, new.start_at, new.can_skip,
      new.disallow_neutral, new.has_comments, new.force_comments, new.privacy, new.min_group,
      new.min_comments, new.public_access) then
    raise exception 'Una encuesta activada ya no cambia' using errcode = 'MG002';
  end if;
  if old.status = new.status then return new; end if;
  if (old.status, new.status) not in (('PENDING', 'ACTIVE'), ('PENDING', 'DELETED'),
    ('ACTIVE', 'PAUSED'), ('ACTIVE', 'CLOSED'), ('PAUSED', 'ACTIVE'), ('PAUSED', 'CLOSED'),
    ('CLOSED', 'ACTIVE'), ('CLOSED', 'COMPLETE'), ('COMPLETE', 'HIDDEN'), ('HIDDEN', 'COMPLETE'),
    ('CLOSED', 'DELETED'), ('COMPLETE', 'DELETED'), ('HIDDEN', 'DELETED')) then
    raise exception 'La encuesta no puede pasar a ese estado' using errcode = 'MG002';
  end if;
  if old.status = 'CLOSED' and new.status = 'ACTIVE' and (new.sealed_at is not null
    or new.updated_at > old.closed_at + interval '24 hours' or new.end_at <= new.updated_at) then
    raise exception 'Se reabre hasta 24 horas después de cerrar, con un término posterior'
      using errcode = 'MG002';
  end if;
  if new.status = 'ACTIVE' and old.status = 'PENDING' then
    if not exists (select from survey_version v where v.company_id = new.company_id
        and v.survey_id = new.id and v.edition = new.edition and v.state = 'FROZEN')
      or not exists (select from question q where q.company_id = new.company_id
        and q.survey_id = new.id and q.edition = new.edition)
      or not exists (select from user_survey u where u.company_id = new.company_id
        and u.survey_id = new.id) then
      raise exception 'Una encuesta se activa con al menos una pregunta y un participante'
        using errcode = 'MG002';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.survey_part_is_draft()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_state text;
begin
  if tg_op <> 'INSERT' then
    select v.state into v_state from survey_version v where v.company_id = old.company_id
      and v.survey_id = old.survey_id and v.edition = old.edition for share;
    if v_state = 'FROZEN' then
      raise exception 'La encuesta ya está activa: corríjala en otra versión'
        using errcode = 'MG002';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  select v.state into v_state from survey_version v where v.company_id = new.company_id
    and v.survey_id = new.survey_id and v.edition = new.edition for share;
  if v_state = 'FROZEN' then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.survey_version_freezes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state = 'FROZEN' then
    raise exception 'La encuesta ya está activa: corríjala en otra versión' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.take_last_payslip()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was_live boolean := old.status in ('ISSUED', 'IN_PROGRESS', 'PAID');
  is_live  boolean := new.status in ('ISSUED', 'IN_PROGRESS', 'PAID');
  base     bigint;
begin
  if was_live = is_live or not coalesce((new.terms ->> 'payLastPayslip')::boolean, false) then
    return null;
  end if;
  base := (select m.id from user_contract c
    join payroll_month m on m.company_id = new.company_id and m.business_id = c.business_id
      and m.type = 'PAYROLL'
      and m.year_month = to_char(new.disengagement_date, 'YYYYMM')::int
    join payslip l on l.company_id = new.company_id and l.payroll_month_id = m.id
      and l.payroll_run_id = m.current_run_id and l.user_contract_id = new.user_contract_id
    where c.company_id = new.company_id and c.id = new.user_contract_id);
  if base is null then
    return null;
  end if;
  if is_live then
    insert into payslip_payment as p
      (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
    values (new.company_id, base, new.user_contract_id, 'UNPAID', 'FINIQUITO', new.updated_at)
    on conflict (company_id, payroll_month_id, user_contract_id)
      do update set way = 'FINIQUITO', updated_at = excluded.updated_at where p.way is null;
    if not found then
      raise exception 'Su última liquidación ya se paga por otra vía' using errcode = 'MG002';
    end if;
  else
    update payslip_payment set status = 'UNPAID', way = null, updated_at = new.updated_at
    where company_id = new.company_id and payroll_month_id = base
      and user_contract_id = new.user_contract_id and way = 'FINIQUITO';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.take_listed_debt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was_live boolean := tg_op = 'UPDATE' and old.state in ('LISTED', 'PAID');
  is_live  boolean := new.state in ('LISTED', 'PAID');
begin
  if new.user_contract_id is not null and is_live and not was_live then
    insert into payslip_payment as p
      (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
    values (new.company_id, new.payroll_month_id, new.user_contract_id, 'UNPAID', 'LIST',
      coalesce(new.answered_at, statement_timestamp()))
    on conflict (company_id, payroll_month_id, user_contract_id)
      do update set way = 'LIST', updated_at = excluded.updated_at where p.way is null;
    if not found then
      raise exception '%: su pago ya se hace por otra vía', new.name using errcode = 'MG002';
    end if;
  elsif new.user_contract_id is not null and was_live and not is_live then
    update payslip_payment set status = 'UNPAID', way = null
    where company_id = new.company_id and payroll_month_id = new.payroll_month_id
      and user_contract_id = new.user_contract_id and way = 'LIST';
  end if;
  if new.settlement_id is not null and tg_op = 'INSERT' and is_live then
    perform from settlement where company_id = new.company_id and id = new.settlement_id
      and status = 'ISSUED' and to_sign is null for no key update;
    if not found then
      raise exception '%: su finiquito ya no espera su pago', new.name using errcode = 'MG002';
    end if;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.take_listed_expense()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from expense_report where company_id = new.company_id
    and id = substr(new.party, 9)::bigint and status = 'APPROVED' for no key update;
  if not found then
    raise exception '%: su rendición ya no espera su pago', new.name using errcode = 'MG002';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.template_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Ya se publicó: archívela, y queda lo que se hizo con ella'
        using errcode = 'MG002';
    end if;
    return old;
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'PUBLISHED'),
      ('PUBLISHED', 'ARCHIVED')) then
    raise exception 'Una plantilla no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  if old.state = 'ARCHIVED' then
    raise exception 'La plantilla está archivada' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.template_version_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.published_at is not null then
      raise exception 'Una versión publicada se conserva' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.published_at is not null
    and (new.body, new.tags, new.sha256, new.published_at)
      is distinct from (old.body, old.tags, old.sha256, old.published_at) then
    raise exception 'Una versión publicada no se modifica: cree una nueva'
      using errcode = 'MG002';
  end if;
  if (new.template_id, new.no) is distinct from (old.template_id, old.no) then
    raise exception 'Una versión es de su plantilla' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.terms_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed record;
begin
  for changed in select company_id, array_agg(distinct user_contract_id) as contracts from touched
    group by company_id
  loop
    perform app.refresh_standing(changed.company_id, array(
      select distinct c.user_id from user_contract c
      where c.company_id = changed.company_id and c.id = any(changed.contracts)));
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.trace_reading(p_company bigint, p_operation text, p_about jsonb, p_rows integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_since timestamptz := clock_timestamp() - interval '1 minute';
  v_login bigint := nullif(current_setting('app.login_id', true), '')::bigint;
begin
  if exists (select from audit_event e
    where e.company_id = p_company and e.entity = 'simulación:consulta'
      and e.entity_id = p_operation and e.login_id = v_login and e.at > v_since
      and e.after - 'filas' = p_about and (e.after ->> 'filas')::integer >= p_rows
      and e.seq > coalesce((select max(b.seq) from audit_event b
        where b.company_id = p_company and b.entity = 'simulación'), 0)) then
    return;
  end if;
  perform app.write_audit(p_company, 'Proceso', 'simulación:consulta', p_operation, null,
    p_about || jsonb_build_object('filas', p_rows));
end $function$
;

CREATE OR REPLACE FUNCTION app.user_survey_in_process()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_process text;
begin
  if old.status = new.status or new.company_id <> old.company_id then return new; end if;
  select p.status into v_process from survey s
  join evaluation_process p on p.company_id = new.company_id and p.id = s.process_id
  where s.company_id = new.company_id and s.id = new.survey_id for share of p;
  if v_process in ('CALIBRATION', 'FEEDBACK', 'CLOSED') then
    raise exception 'Su proceso de evaluación ya no recibe respuestas' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.user_survey_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_status text;
  v_privacy text;
begin
  if tg_op = 'DELETE' then
    select s.status, s.privacy into v_status, v_privacy from survey s
    where s.company_id = old.company_id and s.id = old.survey_id for share;
    if v_status = 'PENDING' then return old; end if;
    if v_status not in ('ACTIVE', 'PAUSED') or v_privacy <> 'IDENTIFIED'
      or old.status <> 'INCOMPLETE' or exists (select from answer a
        where a.company_id = old.company_id and a.user_survey_id = old.id) then
      raise exception 'Solo se quita a quien no ha respondido nada' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.status = new.status and old.edition = new.edition then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if tg_op = 'INSERT' then
    if v_status not in ('PENDING', 'ACTIVE', 'PAUSED') or new.status <> 'INCOMPLETE' then
      raise exception 'La encuesta ya no recibe participantes' using errcode = 'MG002';
    end if;
    return new;
  end if;
  if old.edition <> new.edition and exists (select from answer a
    where a.company_id = new.company_id and a.user_survey_id = new.id) then
    raise exception 'Quien ya respondió conserva su versión de la encuesta' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('INCOMPLETE', 'COMPLETE')
    and v_status not in ('ACTIVE', 'CLOSED') then
    raise exception 'La encuesta no está activa' using errcode = 'MG002';
  end if;
  if (old.status, new.status) = ('COMPLETE', 'INCOMPLETE') and v_status <> 'ACTIVE' then
    raise exception 'Evaluacion finalizada' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.user_survey_place_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from survey s where s.company_id = new.company_id and s.id = new.survey_id
    and s.status <> 'PENDING') then
    raise exception 'El lugar de quien responde quedó fijo al activar la encuesta'
      using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.vacation_answered_by_another()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.response_status in ('APPROVED', 'REJECTED')
    and new.responded_login_id is not null
    and exists (select from login l join user_contract c
      on c.company_id = l.company_id and c.user_id = l.user_id
      where l.company_id = new.company_id and c.company_id = new.company_id
        and l.id = new.responded_login_id and c.id = new.user_contract_id) then
    raise exception 'No puede responder su propia solicitud' using errcode = 'MG002';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.vacation_is_away()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from time_off where company_id = new.company_id
    and source = 'VACATION' and source_id = new.id;
  if new.response_status = 'APPROVED'
    or new.response_status = 'PENDING' and new.replaces_id is null then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'VACATION', new.id, new.start_date,
      coalesce(new.enjoyed_until, new.end_date),
      app.slots_of(new.start_date, coalesce(new.enjoyed_until, new.end_date), new.half),
      new.response_status = 'PENDING');
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.verify_audit(p_company bigint)
 RETURNS TABLE(seq bigint, problem text)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_event record;
  v_previous bytea := app.audit_start(p_company);
  v_expected bigint := 1;
  v_head record;
  v_erased jsonb := app.erased_content(p_company);
  v_content bytea;
begin
  -- What was altered in the chain that stood before does not become whole by being chained again.
  return query select a.broken_seq, a.problem from audit_anchor a
    where a.company_id = p_company and a.problem is not null;
  if found then return; end if;
  for v_event in select e.* from audit_event e where e.company_id = p_company order by e.seq loop
    if v_event.seq <> v_expected then
      return query select v_expected, 'falta un registro'::text; return;
    end if;
    if v_event.hash <> app.audit_digest(v_previous, p_company, v_event.seq, v_event.at,
      v_event.action, v_event.entity, v_event.entity_id, v_event.user_id, v_event.login_id,
      v_event.acting, v_event.token_id, v_event.digest) then
      return query select v_event.seq, 'el registro fue alterado'::text; return;
    end if;
    if v_event.salt is null then
      return query select v_event.seq, 'el registro fue alterado: falta su contenido'::text;
      return;
    end if;
    v_content := app.audit_content(v_event.salt, v_event.before, v_event.after);
    if v_event.digest <> v_content
      and v_erased ->> v_event.seq::text is distinct from encode(v_content, 'hex') then
      return query select v_event.seq, 'el registro fue alterado'::text; return;
    end if;
    v_previous := v_event.hash;
    v_expected := v_expected + 1;
  end loop;
  select h.seq, h.hash into v_head from audit_head h where h.company_id = p_company;
  if found and (v_head.seq <> v_expected - 1 or v_head.hash <> v_previous) then
    return query select v_expected, 'faltan registros al final'::text;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.wages_hash(p_business bigint, p_year integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    md5(string_agg(concat_ws(':', m.id, m.is_open, m.closed_hash), ',' order by m.id)), 'vacío')
  from payroll_month m
  where m.company_id = app.current_company() and m.business_id = p_business
    and (m.type = 'PAYROLL' and m.year_month / 100 = p_year
      or m.type = 'ADDITIONAL' and not m.is_open
        and m.year_month between p_year * 100 + 1 and (p_year + 1) * 100 + 4 and exists (
        select from additional_payment p
        cross join jsonb_array_elements(p.months) as accrued
        where p.company_id = m.company_id and p.payroll_month_id = m.id
          and (accrued ->> 'yearMonth')::integer / 100 = p_year))
$function$
;

CREATE OR REPLACE FUNCTION app.without_content(p_content jsonb, p_columns jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  v_left jsonb := p_content;
  v_path text[];
begin
  if p_columns = 'null' then return null; end if;
  for v_path in select string_to_array(one, '.') from jsonb_array_elements_text(p_columns) one loop
    if v_left #>> v_path is not null then v_left := jsonb_set(v_left, v_path, '"•••"'); end if;
  end loop;
  return v_left;
end $function$
;

CREATE OR REPLACE FUNCTION app.write_audit(p_company bigint, p_action text, p_entity text, p_entity_id text, p_before jsonb, p_after jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_head record;
  v_place tid := nullif(current_setting('app.audit_place', true), '')::tid;
  v_seq bigint;
  -- Core PostgreSQL alone: 122 bits of chance, and no extension.
  v_salt bytea := uuid_send(gen_random_uuid());
  v_digest bytea := app.audit_content(v_salt, p_before, p_after);
  v_hash bytea;
  v_at timestamptz := clock_timestamp();
  v_user bigint := nullif(current_setting('app.user_id', true), '')::bigint;
  v_login bigint := nullif(current_setting('app.login_id', true), '')::bigint;
  v_acting boolean := coalesce(nullif(current_setting('app.acting', true), ''), 'false')::boolean;
  v_token bigint := nullif(current_setting('app.token_id', true), '')::bigint;
  v_subject text := app.audit_subject(p_company, p_entity, p_entity_id,
    coalesce(p_after, p_before, '{}'));
  -- What the event before wrote in this transaction: its number, the group's, and whose it was.
  v_last text[] := string_to_array(current_setting('app.audit_change', true), '|');
  v_change bigint;
begin
  if v_place is not null then
    select seq, hash into v_head from audit_head
    where ctid = v_place and company_id = p_company for update;
  end if;
  if v_place is null or not found then
    insert into audit_head (company_id) values (p_company) on conflict do nothing;
    select ctid, seq, hash into strict v_head from audit_head
    where company_id = p_company for update;
    v_place := v_head.ctid;
    -- The triggers of the event and of the head look for it here too.
    perform set_config('app.audit_place', v_place::text, true);
  end if;
  v_seq := v_head.seq + 1;
  v_change := case when v_last[1]::bigint = v_head.seq and v_last[3] = v_subject
    and p_action <> 'Proceso' then v_last[2]::bigint else v_seq end;
  v_hash := app.audit_digest(v_head.hash, p_company, v_seq, v_at, p_action, p_entity, p_entity_id,
    v_user, v_login, v_acting, v_token, v_digest);
  insert into audit_event (company_id, seq, at, action, entity, entity_id, user_id,
    login_id, acting,
    trace_id, before, after, hash, change_seq, token_id,
    salt, digest)
  values (p_company, v_seq, v_at, p_action, p_entity, p_entity_id, v_user, v_login, v_acting,
    nullif(current_setting('app.trace_id', true), ''), p_before, p_after, v_hash, v_change,
    v_token, v_salt, v_digest);
  update audit_head set seq = v_seq, hash = v_hash
  where ctid = v_place and company_id = p_company returning ctid into v_place;
  if not found then
    update audit_head set seq = v_seq, hash = v_hash
    where company_id = p_company returning ctid into strict v_place;
  end if;
  perform set_config('app.audit_place', v_place::text, true);
  perform set_config('app.audit_change', concat_ws('|', v_seq, v_change, v_subject), true);
end $function$
;
