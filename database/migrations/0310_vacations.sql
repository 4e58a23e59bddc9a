-- Days away of a contract, whatever they are for: one wall for absences and vacations. Half days
-- are numbered since 1970, two a day, so that a morning and an afternoon fit in one day.

create table time_off (
  company_id       bigint not null,
  user_contract_id bigint not null,
  source           text not null,
  source_id        bigint not null,
  from_day         date not null,
  to_day           date not null,
  slots            int4range not null,
  pending          boolean not null,
  constraint time_off_pkey primary key (company_id, source, source_id),
  constraint time_off_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint time_off_source check (source in ('ABSENCE', 'VACATION')),
  constraint time_off_dates check (to_day >= from_day and not isempty(slots)),
  constraint time_off_no_overlap exclude using gist
    (company_id with =, user_contract_id with =, slots with &&)
);

select ops.protect('time_off');

grant select, insert, update, delete on time_off to minga_app;

create index time_off_of_days on time_off (company_id, to_day, from_day);

-- The half days that some days take.
create function app.slots_of(p_from date, p_to date, p_half text) returns int4range
language sql immutable as $$
  select case p_half
    when 'AM' then int4range(2 * (p_from - date '1970-01-01'), 2 * (p_from - date '1970-01-01') + 1)
    when 'PM' then
      int4range(2 * (p_from - date '1970-01-01') + 1, 2 * (p_from - date '1970-01-01') + 2)
    else int4range(2 * (p_from - date '1970-01-01'), 2 * (p_to - date '1970-01-01') + 2) end
$$;

grant execute on function app.slots_of(date, date, text) to minga_app;

create function app.absence_is_away() returns trigger language plpgsql as $$
begin
  delete from time_off where company_id = coalesce(new.company_id, old.company_id)
    and source = 'ABSENCE' and source_id = coalesce(new.id, old.id);
  if tg_op <> 'DELETE' and new.response_status in ('PENDING', 'APPROVED') then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'ABSENCE', new.id, new.start_date, new.end_date,
      app.slots_of(new.start_date, new.end_date, null), new.response_status = 'PENDING');
  end if;
  return null;
end $$;

create trigger is_away after insert or delete
  or update of user_contract_id, start_date, end_date, response_status on absence
  for each row execute function app.absence_is_away();

insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
  pending)
select company_id, user_contract_id, 'ABSENCE', id, start_date, end_date,
  app.slots_of(start_date, end_date, null), response_status = 'PENDING'
from absence where response_status in ('PENDING', 'APPROVED');

-- The row of a contract that every write of its vacations locks first, so that one balance is not
-- spent twice.
create table vacation_account (
  company_id       bigint not null,
  user_contract_id bigint not null,
  last_seq         integer not null default 0,
  constraint vacation_account_pkey primary key (company_id, user_contract_id),
  constraint vacation_account_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade
);

select ops.protect('vacation_account');

grant select, insert, update on vacation_account to minga_app;

-- How many days a year a contract gives, from a day on. A correction supersedes; it never rewrites.
create table vacation_term (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  since            date not null,
  art67            boolean not null default false,
  additional_days  integer not null default 0,
  accrual          text not null default 'MONTHLY',
  superseded_at    timestamptz,
  recorded_at      timestamptz not null default now(),
  constraint vacation_term_pkey primary key (company_id, id),
  constraint vacation_term_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint vacation_term_days check (additional_days between 0 and 60),
  constraint vacation_term_accrual check (accrual in ('MONTHLY', 'ANNIVERSARY'))
);

create unique index vacation_term_live on vacation_term (company_id, user_contract_id, since)
  where superseded_at is null;

select ops.protect('vacation_term');

grant select, insert, update (superseded_at) on vacation_term to minga_app;

-- Months worked for other employers, proved with a paper on a day (Código del Trabajo, art. 68).
create table vacation_recognition (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  months           integer not null,
  proved_on        date not null,
  superseded_at    timestamptz,
  recorded_at      timestamptz not null default now(),
  constraint vacation_recognition_pkey primary key (company_id, id),
  constraint vacation_recognition_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint vacation_recognition_months check (months between 0 and 720)
);

create index vacation_recognition_of on vacation_recognition (company_id, user_contract_id);

select ops.protect('vacation_recognition');

grant select, insert, update (superseded_at) on vacation_recognition to minga_app;

-- Additional days of one origin, which may expire.
create table vacation_lot (
  company_id       bigint not null,
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  source           text not null,
  granted_on       date not null,
  expires_on       date,
  units            integer not null,
  pay_on_expiry    boolean not null default false,
  reason           text,
  login_id         bigint,
  recorded_at      timestamptz not null default now(),
  constraint vacation_lot_pkey primary key (company_id, id),
  constraint vacation_lot_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint vacation_lot_source check (source in ('BENEFIT', 'OVERTIME', 'AGREEMENT')),
  constraint vacation_lot_units check (units between 1 and 43200),
  constraint vacation_lot_expiry check (expires_on >= granted_on)
);

create index vacation_lot_of on vacation_lot (company_id, user_contract_id);

select ops.protect('vacation_lot');

grant select, insert on vacation_lot to minga_app;

-- Days of vacation that somebody asked for, and their answer.
create table vacation (
  company_id         bigint not null,
  id                 bigint generated always as identity,
  user_contract_id   bigint not null,
  start_date         date not null,
  end_date           date not null,
  half               text,
  enjoyed_until      date,
  legal_units        integer not null default 0,
  progressive_units  integer not null default 0,
  additional_units   integer not null default 0,
  advance_units      integer not null default 0,
  response_status    text not null default 'PENDING',
  response           text,
  requested_at       timestamptz not null default now(),
  responded_at       timestamptz,
  responded_login_id bigint,
  creator_login_id   bigint,
  updated_login_id   bigint,
  is_historic        boolean not null default false,
  comment            text,
  voucher_no         integer,
  version            integer not null default 1,
  constraint vacation_pkey primary key (company_id, id),
  constraint vacation_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id) on delete cascade,
  constraint vacation_dates check (end_date >= start_date and end_date - start_date <= 366),
  constraint vacation_half check (half is null or (half in ('AM', 'PM') and start_date = end_date)),
  constraint vacation_enjoyed check (enjoyed_until between start_date and end_date),
  constraint vacation_units check (legal_units >= 0 and progressive_units >= 0
    and additional_units >= 0 and advance_units between 0 and legal_units),
  constraint vacation_status
    check (response_status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED'))
);

create index vacation_of_contract on vacation (company_id, user_contract_id, start_date);
create index vacation_pending on vacation (company_id, start_date)
  where response_status = 'PENDING';

select ops.protect('vacation');

grant select, insert, update on vacation to minga_app;

create function app.vacation_is_away() returns trigger language plpgsql as $$
begin
  delete from time_off where company_id = new.company_id
    and source = 'VACATION' and source_id = new.id;
  if new.response_status in ('PENDING', 'APPROVED') then
    insert into time_off (company_id, user_contract_id, source, source_id, from_day, to_day, slots,
      pending)
    values (new.company_id, new.user_contract_id, 'VACATION', new.id, new.start_date,
      coalesce(new.enjoyed_until, new.end_date),
      app.slots_of(new.start_date, coalesce(new.enjoyed_until, new.end_date), new.half),
      new.response_status = 'PENDING');
  end if;
  return null;
end $$;

create trigger is_away after insert or update on vacation
  for each row execute function app.vacation_is_away();

-- The answer of a request is never of its own person, whatever their role.
create function app.vacation_answered_by_another() returns trigger language plpgsql as $$
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
end $$;

create trigger answered_by_another before insert or update of response_status, responded_login_id
  on vacation for each row execute function app.vacation_answered_by_another();

-- The last number of a voucher, by razón social.
create table vacation_voucher (
  company_id  bigint not null,
  business_id bigint not null,
  last_no     integer not null,
  constraint vacation_voucher_pkey primary key (company_id, business_id),
  constraint vacation_voucher_business foreign key (company_id, business_id)
    references business (company_id, id)
);

select ops.protect('vacation_voucher');

grant select, insert, update on vacation_voucher to minga_app;

-- What somebody's act adds to a balance or takes from it. Nothing is ever changed or taken out:
-- what was wrong is reversed by another line.
create table vacation_entry (
  company_id       bigint not null,
  user_contract_id bigint not null,
  seq              integer not null,
  pool             text not null,
  kind             text not null,
  effective_on     date not null,
  units            integer not null,
  vacation_id      bigint,
  lot_id           bigint,
  reverses_seq     integer,
  reason           text,
  login_id         bigint,
  recorded_at      timestamptz not null default now(),
  key              text not null,
  constraint vacation_entry_pkey primary key (company_id, user_contract_id, seq),
  constraint vacation_entry_once unique (company_id, user_contract_id, key),
  constraint vacation_entry_account foreign key (company_id, user_contract_id)
    references vacation_account (company_id, user_contract_id) on delete cascade,
  constraint vacation_entry_vacation foreign key (company_id, vacation_id)
    references vacation (company_id, id),
  constraint vacation_entry_lot foreign key (company_id, lot_id)
    references vacation_lot (company_id, id),
  constraint vacation_entry_pool check (pool in ('LEGAL', 'PROGRESSIVE', 'ADDITIONAL')),
  constraint vacation_entry_kind check (kind in ('OPENING', 'ADJUSTMENT', 'TAKE', 'GIVE_BACK',
    'EXPIRY', 'COMPENSATION', 'SETTLEMENT', 'TRANSFER')),
  constraint vacation_entry_units check (units between -360000 and 360000)
);

create index vacation_entry_until on vacation_entry (company_id, user_contract_id, effective_on)
  include (pool, units);

select ops.protect('vacation_entry');

grant select, insert on vacation_entry to minga_app;

select ops.audit('vacation', 'comment', 'response');
select ops.audit('vacation_term');
select ops.audit('vacation_recognition');
select ops.audit('vacation_lot', 'reason');
select ops.audit('vacation_entry', 'reason');
