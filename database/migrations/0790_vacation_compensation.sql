-- Progressive days of vacation that are paid in money by agreement (Código del Trabajo, art. 68
-- inc. final and art. 73 inc. final): the agreement, what the law would pay of those days, and what
-- was agreed, which is never less. It counts once another person approves it.
create table vacation_compensation (
  company_id        bigint not null,
  id                bigint generated always as identity,
  user_contract_id  bigint not null,
  basis             text not null,
  agreed_on         date not null,
  units             integer not null,
  count_from        date not null,
  counting          text not null,
  counted_units     integer not null,
  salary            bigint not null,
  variable_pay      bigint not null,
  variable_months   integer not null,
  least             bigint not null,
  amount            bigint not null,
  pay_month         integer not null,
  file_id           bigint,
  state             text not null default 'PENDING',
  reason            text,
  login_id          bigint not null,
  created_at        timestamptz not null default now(),
  answered_login_id bigint,
  answered_at       timestamptz,
  undone_login_id   bigint,
  undone_at         timestamptz,
  undone_why        text,
  version           integer not null default 1,
  constraint vacation_compensation_pkey primary key (company_id, id),
  constraint vacation_compensation_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint vacation_compensation_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint vacation_compensation_basis check (basis in ('INDIVIDUAL', 'COLLECTIVE')),
  constraint vacation_compensation_units check (units between 1 and 43200),
  constraint vacation_compensation_counting
    check (counting in ('CALENDARIO', 'HABILES') and counted_units >= units),
  constraint vacation_compensation_base
    check (salary >= 0 and variable_pay >= 0 and variable_months between 1 and 3),
  constraint vacation_compensation_amount
    check (least >= 0 and amount >= least and amount between 1 and 999999999),
  constraint vacation_compensation_month
    check (pay_month between 200001 and 209912 and pay_month % 100 between 1 and 12),
  constraint vacation_compensation_state
    check (state in ('PENDING', 'APPROVED', 'REJECTED', 'UNDONE')),
  constraint vacation_compensation_paper check (state <> 'APPROVED' or file_id is not null),
  constraint vacation_compensation_rejected check (state <> 'REJECTED' or reason is not null),
  constraint vacation_compensation_answered
    check (state not in ('APPROVED', 'REJECTED') or answered_login_id is not null),
  constraint vacation_compensation_second
    check (answered_login_id is null or answered_login_id <> login_id),
  constraint vacation_compensation_undone
    check ((state = 'UNDONE') = (undone_why is not null))
);

create index vacation_compensation_of_contract
  on vacation_compensation (company_id, user_contract_id);

create index vacation_compensation_paid on vacation_compensation (company_id, pay_month)
  where state = 'APPROVED';

select ops.protect('vacation_compensation');

-- What was agreed does not change: another agreement takes its place. The application may only
-- attach its paper, answer it and undo it.
grant select, insert, update (file_id, state, reason, answered_login_id, answered_at,
  undone_login_id, undone_at, undone_why, version) on vacation_compensation to minga_app;

select ops.audit('vacation_compensation', 'reason', 'undone_why');

-- The line of the ledger that an agreement wrote.
alter table vacation_entry add column compensation_id bigint;

alter table vacation_entry add constraint vacation_entry_compensation
  foreign key (company_id, compensation_id) references vacation_compensation (company_id, id);

alter table vacation_entry add constraint vacation_entry_of_compensation
  check ((kind = 'COMPENSATION') = (compensation_id is not null)
    and (kind <> 'COMPENSATION' or pool = 'PROGRESSIVE')) not valid;

alter table vacation_entry validate constraint vacation_entry_of_compensation;

create index vacation_entry_compensations on vacation_entry (company_id, compensation_id)
  where compensation_id is not null;

-- An agreement begins waiting; it is answered once, by another person than the worker and than
-- its author; an approved one may only be undone. Nothing is undone that a closed month paid, nor
-- changed once the finiquito of the contract is issued, which pays the days that are left.
create function app.compensation_is_answered() returns trigger language plpgsql as $$
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
end $$;

create trigger is_answered before insert or update on vacation_compensation
  for each row execute function app.compensation_is_answered();
