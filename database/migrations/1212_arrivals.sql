-- What a company does when somebody comes in or leaves: templates, and the lists of each person.
create table arrival_template (
  company_id  bigint not null,
  id          bigint generated always as identity,
  kind        text not null,
  name        text not null,
  status      text not null default 'ACTIVE',
  business_id bigint,
  area        text,
  job_title   text,
  created_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint arrival_template_pkey primary key (company_id, id),
  constraint arrival_template_kind check (kind in ('ARRIVAL', 'DEPARTURE')),
  constraint arrival_template_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint arrival_template_business foreign key (company_id, business_id)
    references business (company_id, id)
);

create unique index arrival_template_name_key
  on arrival_template (company_id, kind, app.plain(name));

select ops.protect('arrival_template');

grant select, insert, update, delete on arrival_template to minga_app;

select ops.audit('arrival_template');

-- Days are counted from the first or the last day: below zero they are before it.
create table arrival_template_task (
  company_id           bigint not null,
  template_id          bigint not null,
  place                integer not null,
  title                text not null,
  kind                 text not null,
  assignee             text not null,
  user_id              bigint,
  days                 integer not null,
  obligatory           boolean not null,
  document_template_id bigint,
  constraint arrival_template_task_pkey primary key (company_id, template_id, place),
  constraint arrival_template_task_of foreign key (company_id, template_id)
    references arrival_template (company_id, id) on delete cascade,
  constraint arrival_template_task_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint arrival_template_task_document foreign key (company_id, document_template_id)
    references document_template (company_id, id),
  constraint arrival_template_task_kind
    check (kind in ('TASK', 'DOCUMENT', 'EQUIPMENT', 'ACCESS')),
  constraint arrival_template_task_assignee
    check (assignee in ('HR', 'MANAGER', 'WORKER', 'PERSON')
      and (assignee = 'PERSON') = (user_id is not null)),
  constraint arrival_template_task_days check (days between -365 and 365),
  constraint arrival_template_task_paper
    check (document_template_id is null or kind = 'DOCUMENT')
);

create index arrival_template_task_by_user on arrival_template_task (company_id, user_id);
create index arrival_template_task_by_document
  on arrival_template_task (company_id, document_template_id);

select ops.protect('arrival_template_task');

grant select, insert, update, delete on arrival_template_task to minga_app;

-- The list of one contract that begins or ends. Its template may be gone: the name stays.
create table arrival (
  company_id       bigint not null,
  id               bigint generated always as identity,
  kind             text not null,
  user_id          bigint not null,
  user_contract_id bigint not null,
  template_id      bigint,
  name             text not null,
  day              date not null,
  state            text not null default 'RUNNING',
  by_hand          boolean not null,
  reason           text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint arrival_pkey primary key (company_id, id),
  constraint arrival_contract_key unique (company_id, user_contract_id, kind),
  constraint arrival_kind check (kind in ('ARRIVAL', 'DEPARTURE')),
  constraint arrival_state check (state in ('RUNNING', 'DONE', 'CANCELED')),
  constraint arrival_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint arrival_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint arrival_template_of foreign key (company_id, template_id)
    references arrival_template (company_id, id)
);

create index arrival_by_user on arrival (company_id, user_id, id desc);
create index arrival_by_day on arrival (company_id, state, day, id);
create index arrival_by_template on arrival (company_id, template_id);

select ops.protect('arrival');

grant select, insert, update on arrival to minga_app;

select ops.audit('arrival');

-- A task of a list. Equipment that somebody received is out until it is given back, which is a task
-- of the list of their departure.
create table arrival_task (
  company_id           bigint not null,
  id                   bigint generated always as identity,
  arrival_id           bigint not null,
  user_id              bigint not null,
  title                text not null,
  kind                 text not null,
  assignee             text not null,
  assignee_id          bigint,
  days                 integer not null,
  due                  date not null,
  obligatory           boolean not null,
  document_template_id bigint,
  state                text not null default 'TO_DO',
  comment              text,
  serial               text,
  returns_id           bigint,
  returned_on          date,
  file_id              bigint,
  done_login_id        bigint,
  done_at              timestamptz,
  creator_login_id     bigint,
  updated_login_id     bigint,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  version              integer not null default 1,
  constraint arrival_task_pkey primary key (company_id, id),
  constraint arrival_task_of foreign key (company_id, arrival_id)
    references arrival (company_id, id) on delete cascade,
  constraint arrival_task_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint arrival_task_assignee_of foreign key (company_id, assignee_id)
    references users (company_id, id),
  constraint arrival_task_document foreign key (company_id, document_template_id)
    references document_template (company_id, id),
  constraint arrival_task_returns foreign key (company_id, returns_id)
    references arrival_task (company_id, id),
  constraint arrival_task_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint arrival_task_kind check (kind in ('TASK', 'DOCUMENT', 'EQUIPMENT', 'ACCESS')),
  constraint arrival_task_assignee check (assignee in ('HR', 'MANAGER', 'WORKER', 'PERSON')
    and (assignee = 'PERSON') = (assignee_id is not null)),
  constraint arrival_task_state check (state in ('TO_DO', 'DONE', 'SKIPPED')),
  constraint arrival_task_done check ((state = 'TO_DO') = (done_at is null)),
  constraint arrival_task_returned
    check (returned_on is null or (kind = 'EQUIPMENT' and serial is not null))
);

create index arrival_task_by_arrival on arrival_task (company_id, arrival_id, due, id);
create index arrival_task_by_user on arrival_task (company_id, user_id);
create index arrival_task_by_due on arrival_task (company_id, due, id) where state = 'TO_DO';
create index arrival_task_by_assignee on arrival_task (company_id, assignee_id);
create index arrival_task_by_document on arrival_task (company_id, document_template_id);
create index arrival_task_by_returns on arrival_task (company_id, returns_id);
create index arrival_task_by_file on arrival_task (company_id, file_id)
  where file_id is not null;

select ops.protect('arrival_task');

grant select, insert, update on arrival_task to minga_app;

select ops.audit('arrival_task');

select ops.keep_steps('arrival_task', 'state', 'comment');

-- The end of a contract begins the list of a departure.
alter table contract_settlement_line drop constraint contract_settlement_line_part;
alter table contract_settlement_line add constraint contract_settlement_line_part
  check (part in ('VACATIONS', 'ABSENCES', 'LOANS', 'ITEMS', 'TEAM', 'UNITS', 'DELEGATIONS',
    'ACCESS', 'DEPARTURE'));
