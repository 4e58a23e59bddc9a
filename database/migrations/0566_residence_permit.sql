-- Under which permit people of another country live and work here: one row for each permit that
-- they were given, with its days, its number and its paper (Ley 21.325). The exception of the last
-- one, and since when somebody lives in Chile, count them for art. 20 of the Código del Trabajo.
create table residence_permit (
  company_id      bigint not null,
  id              bigint generated always as identity,
  user_id         bigint not null,
  kind            text not null,
  number          text not null,
  start_date      date not null,
  end_date        date,
  resident_since  date,
  quota_exception text,
  file_id         bigint,
  comment         text,
  created_at      timestamptz not null default now(),
  version         integer not null default 1,
  constraint residence_permit_pkey primary key (company_id, id),
  constraint residence_permit_number_key unique (company_id, user_id, kind, number),
  constraint residence_permit_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint residence_permit_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint residence_permit_kind check (kind in ('WORK', 'FAMILY', 'SEASONAL', 'STUDY',
    'AGREEMENT', 'OTHER_TEMPORARY', 'DEFINITIVE', 'OFFICIAL', 'REFUGE', 'IN_PROCESS',
    'TRANSITORY')),
  constraint residence_permit_exception check (quota_exception in ('SPECIALIST', 'FAMILY')),
  constraint residence_permit_days check (end_date >= start_date),
  constraint residence_permit_ends check (end_date is not null or kind = 'DEFINITIVE')
);

create index residence_permit_end on residence_permit (company_id, end_date);

select ops.protect('residence_permit');

grant select, insert, update, delete on residence_permit to minga_app;

select ops.audit('residence_permit', 'comment');
