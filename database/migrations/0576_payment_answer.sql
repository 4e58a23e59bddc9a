-- What a bank answered about a list, as it was read. Read once: the same text changes nothing.
create table payment_answer (
  company_id      bigint not null,
  id              bigint generated always as identity,
  payment_list_id bigint not null,
  sha256          text not null,
  source          text not null,
  paid            integer not null,
  rejected        integer not null,
  unmatched       integer not null,
  login_id        bigint not null,
  at              timestamptz not null,
  undone_login_id bigint,
  undone_at       timestamptz,
  undo_reason     text,
  version         integer not null default 1,
  constraint payment_answer_pkey primary key (company_id, id),
  constraint payment_answer_of foreign key (company_id, payment_list_id)
    references payment_list (company_id, id) on delete cascade,
  constraint payment_answer_source check (source in ('TEMPLATE', 'PASTED')),
  constraint payment_answer_undone check ((undone_at is null) = (undo_reason is null))
);

create unique index payment_answer_once on payment_answer (company_id, payment_list_id, sha256)
  where undone_at is null;

select ops.protect('payment_answer');

grant select, insert, update (undone_login_id, undone_at, undo_reason, version)
  on payment_answer to minga_app;

select ops.audit('payment_answer', 'undo_reason');

-- A line of an answer: what it said, what became of it, and how its payment was before.
create table payment_answer_row (
  company_id        bigint not null,
  payment_answer_id bigint not null,
  n                 integer not null,
  line              integer not null,
  rut               text,
  amount            bigint,
  status            text,
  words             text not null,
  outcome           text not null,
  row_n             integer,
  state_before      text,
  reason_before     text,
  payment_before    text,
  constraint payment_answer_row_pkey primary key (company_id, payment_answer_id, n),
  constraint payment_answer_row_of foreign key (company_id, payment_answer_id)
    references payment_answer (company_id, id) on delete cascade,
  constraint payment_answer_row_status check (status in ('PAID', 'REJECTED')),
  constraint payment_answer_row_outcome check (outcome in
    ('MARKED', 'SAME', 'NOBODY', 'AMOUNT', 'TWICE', 'CONTRADICTION', 'STATUS', 'MOVED'))
);

select ops.protect('payment_answer_row');

grant select, insert on payment_answer_row to minga_app;
