-- The records of people whose terms of labour and pay are over, or soon will be: one a person. A
-- machine finds them; one person confirms each and another one approves it.
create table expired_record (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  user_id           bigint not null,
  state             text not null default 'COMING',
  -- The end of their last contract, the last month that was paid to them, and the first day on
  -- which no term holds what is kept.
  left_on           date not null,
  last_month        integer not null,
  free_on           date not null,
  free_month        integer not null generated always as
    ((extract(year from free_on) * 100 + extract(month from free_on))::integer) stored,
  -- What holds a record whose terms are over, in words.
  held_by           text,
  reason            text,
  kept_until        date,
  confirmed_login_id bigint,
  confirmed_at      timestamptz,
  approved_login_id bigint,
  approved_at       timestamptz,
  creator_login_id  bigint,
  updated_login_id  bigint,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint expired_record_pkey primary key (company_id, id),
  constraint expired_record_once unique (company_id, user_id),
  constraint expired_record_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint expired_record_state check
    (state in ('COMING', 'DUE', 'CONFIRMED', 'APPROVED', 'KEPT', 'HELD')),
  constraint expired_record_held check ((state = 'HELD') = (held_by is not null)),
  constraint expired_record_kept check ((state = 'KEPT') = (kept_until is not null)),
  constraint expired_record_confirmed check
    ((state in ('CONFIRMED', 'APPROVED')) = (confirmed_login_id is not null)
      and (confirmed_login_id is null) = (confirmed_at is null)),
  constraint expired_record_approved check
    ((state = 'APPROVED') = (approved_login_id is not null)
      and (approved_login_id is null) = (approved_at is null)),
  -- Nobody agrees with themselves.
  constraint expired_record_two check (approved_login_id <> confirmed_login_id)
);

create index expired_record_by_day on expired_record (company_id, free_on, id);

create index expired_record_by_state on expired_record (company_id, state, free_month);

select ops.protect('expired_record');

grant select, insert, update on expired_record to minga_app;

select ops.audit('expired_record');

select ops.keep_steps('expired_record', 'state', 'reason');

-- A record is approved only after somebody else confirmed the same facts, and belongs to one
-- person for ever.
create function app.expired_record_stays() returns trigger language plpgsql as $$
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
end $$;

create trigger expired_record_stays before insert or update on expired_record
  for each row execute function app.expired_record_stays();
