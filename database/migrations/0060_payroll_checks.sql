-- Why a warning of the checks before closing was let pass: who said it, when, and the sentence that
-- it was said about. When the figure changes, so does the sentence, and the note no longer counts.
create table payroll_check_note (
  company_id       bigint not null,
  id               bigint generated always as identity,
  payroll_month_id bigint not null,
  rule             text not null,
  user_contract_id bigint,
  finding          text not null,
  note             text not null,
  author_login_id  bigint,
  written_at       timestamptz not null default now(),
  constraint payroll_check_note_pkey primary key (company_id, id),
  constraint payroll_check_note_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint payroll_check_note_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint payroll_check_note_rule check (rule ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  constraint payroll_check_note_text check (char_length(note) between 1 and 500)
);

select ops.protect('payroll_check_note');

grant select, insert on payroll_check_note to minga_app;

create index payroll_check_note_of_month on payroll_check_note (company_id, payroll_month_id);

select ops.audit('payroll_check_note');

-- What was noted of a month is part of how it was closed.
create trigger closed_month before insert or update on payroll_check_note
  for each row execute function app.refuse_closed_month();
