-- How the processes of a razón social are closed and paid, from a month on. Apart from the options
-- of the calculation: none of it moves a peso.

create table process_rule (
  company_id       bigint not null,
  business_id      bigint not null,
  from_month       integer not null,
  closing_approval boolean not null default false,
  pay_day          integer not null default 31,
  pay_next_month   boolean not null default false,
  created_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint process_rule_pkey primary key (company_id, business_id, from_month),
  constraint process_rule_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint process_rule_month
    check (from_month between 190001 and 220012 and from_month % 100 between 1 and 12),
  constraint process_rule_day check (pay_day between 1 and 31)
);

select ops.protect('process_rule');

grant select, insert, update on process_rule to minga_app;

select ops.audit('process_rule');

-- A closing that somebody asks for and another person approves, or returns with a note. What was
-- asked for is a fingerprint: other results than those are not approved.
create table closing_request (
  company_id       bigint not null,
  payroll_month_id bigint not null,
  number           integer not null,
  fingerprint      text not null,
  accept_errors    boolean not null default false,
  note             text,
  requested_by     bigint not null,
  requested_user   bigint,
  requested_at     timestamptz not null default now(),
  state            text not null default 'PENDING',
  answered_by      bigint,
  answered_user    bigint,
  answered_at      timestamptz,
  answer           text,
  approved_version integer,
  constraint closing_request_pkey primary key (company_id, payroll_month_id, number),
  constraint closing_request_month foreign key (company_id, payroll_month_id)
    references payroll_month (company_id, id),
  constraint closing_request_state
    check (state in ('PENDING', 'APPROVED', 'RETURNED', 'WITHDRAWN')),
  constraint closing_request_answer check ((state = 'PENDING') = (answered_by is null)
    and (state = 'PENDING') = (answered_at is null)
    and (state = 'APPROVED') = (approved_version is not null)
    and (state <> 'RETURNED' or answer is not null)),
  -- Nobody answers what they asked for, whatever login they use.
  constraint closing_request_other check (state not in ('APPROVED', 'RETURNED')
    or (answered_by <> requested_by and (answered_user is null or requested_user is null
      or answered_user <> requested_user))),
  constraint closing_request_own check (state <> 'WITHDRAWN' or answered_by = requested_by
    or answered_user is not distinct from requested_user),
  constraint closing_request_texts
    check (length(note) between 1 and 500 and length(answer) between 1 and 500)
);

select ops.protect('closing_request');

grant select, insert on closing_request to minga_app;

grant update (state, answered_by, answered_user, answered_at, answer, approved_version)
  on closing_request to minga_app;

select ops.audit('closing_request');

create unique index closing_request_pending on closing_request (company_id, payroll_month_id)
  where state = 'PENDING';

-- What was answered stays as it was answered.
create function app.refuse_second_answer() returns trigger language plpgsql as $$
begin
  if old.state <> 'PENDING' then
    raise exception 'El pedido de cierre ya tiene respuesta' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger second_answer before update on closing_request
  for each row execute function app.refuse_second_answer();

-- Where another person approves, a month closes by that approval alone, and each serves once.
create function app.refuse_lonely_closing() returns trigger language plpgsql as $$
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
end $$;

create trigger lonely_closing before update on payroll_month
  for each row execute function app.refuse_lonely_closing();
