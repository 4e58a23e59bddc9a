-- Above which amount a second person releases a list of a razón social. The last approved change is
-- the one in force; without an amount nobody else is asked.
create table payment_limit (
  company_id        bigint not null,
  id                bigint generated always as identity,
  business_id       bigint not null,
  amount            bigint,
  state             text not null default 'PENDING',
  reason            text,
  creator_login_id  bigint not null,
  creator_user_id   bigint,
  created_at        timestamptz not null,
  answered_login_id bigint,
  answered_at       timestamptz,
  version           integer not null default 1,
  constraint payment_limit_pkey primary key (company_id, id),
  constraint payment_limit_business foreign key (company_id, business_id)
    references business (company_id, id) on delete cascade,
  constraint payment_limit_amount check (amount > 0),
  constraint payment_limit_state
    check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  constraint payment_limit_answered
    check ((state = 'PENDING') = (answered_login_id is null)),
  constraint payment_limit_two
    check (state not in ('APPROVED', 'REJECTED') or answered_login_id <> creator_login_id)
);

create unique index payment_limit_pending on payment_limit (company_id, business_id)
  where state = 'PENDING';

create index payment_limit_by_business on payment_limit (company_id, business_id, id);

select ops.protect('payment_limit');

grant select, insert, update (state, reason, answered_login_id, answered_at, version)
  on payment_limit to minga_app;

select ops.audit('payment_limit', 'reason');
