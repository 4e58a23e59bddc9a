-- «No conforme»: what people dispute of a payslip that was released to them, the messages about it,
-- and how it ended. The payslip itself does not change by it.
create table payslip_dispute (
  company_id       bigint not null,
  id               bigint generated always as identity,
  payroll_month_id bigint not null,
  user_contract_id bigint not null,
  user_id          bigint not null,
  code             text,
  state            text not null default 'OPEN',
  opened_at        timestamptz not null default now(),
  closed_at        timestamptz,
  closed_login_id  bigint,
  version          integer not null default 1,
  constraint payslip_dispute_pkey primary key (company_id, id),
  constraint payslip_dispute_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id) on delete cascade,
  constraint payslip_dispute_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint payslip_dispute_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint payslip_dispute_state check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'))
);

-- What is in question of one payslip is one question until it ends.
create unique index payslip_dispute_open
  on payslip_dispute (company_id, payroll_month_id, user_contract_id) where state = 'OPEN';

create index payslip_dispute_newest on payslip_dispute (company_id, opened_at, id);

create index payslip_dispute_of on payslip_dispute (company_id, user_contract_id);

select ops.protect('payslip_dispute');

grant select, insert, update on payslip_dispute to minga_app;

select ops.audit('payslip_dispute');

-- Written once; nobody rewrites what was said.
create table payslip_dispute_message (
  company_id bigint not null,
  id         bigint generated always as identity,
  dispute_id bigint not null,
  text       text not null,
  login_id   bigint,
  at         timestamptz not null default now(),
  constraint payslip_dispute_message_pkey primary key (company_id, id),
  constraint payslip_dispute_message_of foreign key (company_id, dispute_id)
    references payslip_dispute (company_id, id) on delete cascade,
  constraint payslip_dispute_message_text check (length(text) between 1 and 1000)
);

create index payslip_dispute_message_by_dispute
  on payslip_dispute_message (company_id, dispute_id, id);

select ops.protect('payslip_dispute_message');

grant select, insert on payslip_dispute_message to minga_app;
