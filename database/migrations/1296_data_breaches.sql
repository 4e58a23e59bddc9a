-- What happened to the security of data of people, whose data it was, and who was notified of it
-- and when (ley 19.628, art. 14 sexies, as ley 21.719 writes it).
create table data_breach (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  title            text not null,
  known_on         date not null,
  known_time       text,
  happened_on      date,
  what             text not null,
  data             text not null,
  risk             boolean not null default false,
  sensitive        boolean not null default false,
  minors           boolean not null default false,
  economic         boolean not null default false,
  effects          text,
  measures         text,
  advice           text,
  contact          text,
  state            text not null default 'OPEN',
  agency_on        date,
  agency_number    text,
  closed_reason    text,
  closed_at        timestamptz,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint data_breach_pkey primary key (company_id, id),
  constraint data_breach_state check (state in ('OPEN', 'CLOSED')),
  constraint data_breach_time check (known_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint data_breach_closed check
    ((state = 'CLOSED') = (closed_reason is not null and closed_at is not null))
);

create index data_breach_by_day on data_breach (company_id, known_on desc, id desc);

select ops.protect('data_breach');

grant select, insert, update on data_breach to minga_app;

select ops.audit('data_breach');

-- Whose data it was. Who was notified is not taken out.
create table data_breach_person (
  company_id     bigint not null references company (id),
  data_breach_id bigint not null,
  user_id        bigint not null,
  told_at        timestamptz,
  told_how       text,
  told_note      text,
  told_login_id  bigint,
  constraint data_breach_person_pkey primary key (company_id, data_breach_id, user_id),
  constraint data_breach_person_breach foreign key (company_id, data_breach_id)
    references data_breach (company_id, id),
  constraint data_breach_person_user foreign key (company_id, user_id)
    references users (company_id, id),
  constraint data_breach_person_how check (told_how in ('NOTICE', 'OTHER')),
  constraint data_breach_person_told check ((told_at is null) = (told_how is null))
);

create index data_breach_person_by_user on data_breach_person (company_id, user_id);

select ops.protect('data_breach_person');

grant select, insert, update, delete on data_breach_person to minga_app;


-- What was done and with its author: it is only added to.
create table data_breach_entry (
  company_id     bigint not null references company (id),
  id             bigint generated always as identity,
  data_breach_id bigint not null,
  kind           text not null,
  note           text not null,
  login_id       bigint,
  at             timestamptz not null,
  constraint data_breach_entry_pkey primary key (company_id, id),
  constraint data_breach_entry_breach foreign key (company_id, data_breach_id)
    references data_breach (company_id, id),
  constraint data_breach_entry_kind check (kind in
    ('OPENED', 'NOTE', 'CORRECTED', 'PEOPLE', 'AGENCY', 'TOLD', 'CLOSED'))
);

create index data_breach_entry_by_breach on data_breach_entry (company_id, data_breach_id, id);

select ops.protect('data_breach_entry');

grant select, insert on data_breach_entry to minga_app;

create function app.data_breach_person_stays() returns trigger language plpgsql as $$
begin
  if old.told_at is not null then
    raise exception 'A quien ya se avisó no se le quita' using errcode = 'MG002';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

create trigger data_breach_person_stays before update or delete on data_breach_person
  for each row execute function app.data_breach_person_stays();
