-- The calendar of legal holidays of Chile: of the platform and the same for every company. A row is
-- what somebody entered, and it is never changed: what becomes of it is a row of its own, and a
-- change or a removal is another row that names the one it replaces. The application may add rows
-- to both tables and neither change nor delete any.
create table public_holiday (
  id          bigint generated always as identity primary key,
  change      text not null default 'ADD',
  replaces_id bigint references public_holiday (id),
  date        date not null,
  title       text not null,
  type        text not null,
  irrevocable boolean not null,
  scope       text not null,
  -- Codes of regions (two digits) or communes (five) where it is local (Codigo Unico Territorial).
  places      text[] not null default '{}',
  -- The law that gives the day, changes it or takes it away.
  law         text,
  -- Whether its sources agree.
  status      text not null default 'ok',
  comment     text,
  -- Part of the calendar of a whole year, which is confirmed at once.
  proposed    boolean not null default false,
  -- Published with the product. The application has no right to write it.
  published   boolean not null default false,
  entered_by  bigint references login (id),
  entered_at  timestamptz not null default now(),
  constraint public_holiday_author_key unique (id, entered_by),
  constraint public_holiday_change check (change in ('ADD', 'CHANGE', 'REMOVE')),
  constraint public_holiday_replaces check ((change = 'ADD') = (replaces_id is null)),
  constraint public_holiday_type check (type in ('CIVIL', 'RELIGIOUS')),
  constraint public_holiday_scope check (scope in ('NATIONAL', 'REGION', 'COMMUNE', 'BANKS')),
  constraint public_holiday_status check (status in ('ok', 'doubtful')),
  constraint public_holiday_places check (scope in ('REGION', 'COMMUNE') or places = '{}'),
  constraint public_holiday_law check (law is not null or scope = 'BANKS'),
  constraint public_holiday_entered check (published <> (entered_by is not null)),
  constraint public_holiday_year check (date between '2000-01-01' and '2100-12-31')
);

select ops.reference('public_holiday');

grant select on public_holiday to minga_app, minga_backup;

grant insert (change, replaces_id, date, title, type, irrevocable, scope, places, law, status,
  comment, proposed, entered_by, entered_at) on public_holiday to minga_app;

create index public_holiday_date on public_holiday (date);

create index public_holiday_replaces on public_holiday (replaces_id);

-- What another person answered to what was entered, once and for good. The author of the row is
-- repeated beside who answers, so that the table itself refuses that they are the same.
create table public_holiday_answer (
  public_holiday_id bigint not null,
  entered_by        bigint not null,
  answer            text not null,
  answered_by       bigint not null references login (id),
  answered_at       timestamptz not null,
  reason            text,
  constraint public_holiday_answer_pkey primary key (public_holiday_id),
  constraint public_holiday_answer_of foreign key (public_holiday_id, entered_by)
    references public_holiday (id, entered_by),
  constraint public_holiday_answer_answer check (answer in ('CONFIRMED', 'REJECTED')),
  constraint public_holiday_second check (answer = 'REJECTED' or answered_by <> entered_by),
  constraint public_holiday_reason check ((answer = 'REJECTED') = (reason is not null))
);

select ops.reference('public_holiday_answer');

grant select, insert on public_holiday_answer to minga_app;

grant select on public_holiday_answer to minga_backup;

-- The confirmed days whose consequences a company has followed: once each, in the transaction in
-- which its vacations are counted again.
create table legal_day (
  company_id bigint not null references company (id),
  -- That of the row of public_holiday.
  id         bigint not null,
  date       date not null,
  title      text not null,
  change     text not null,
  constraint legal_day_pkey primary key (company_id, id),
  constraint legal_day_change check (change in ('ADD', 'CHANGE', 'REMOVE'))
);

select ops.protect('legal_day');

grant select, insert on legal_day to minga_app;

select ops.audit('legal_day');

-- Asks the worker to follow, in every company, what was confirmed. Asked twice, it is done once.
create function app.queue_legal_days() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('legal_days', '{}'::json, job_key := 'legal_days',
    max_attempts := 25);
end $$;

revoke all on function app.queue_legal_days() from public;

grant execute on function app.queue_legal_days() to minga_app;

-- The calendar that the product published until now, with the law of each day.
insert into public_holiday
  (date, title, type, irrevocable, scope, places, law, status, published)
values
  ('2024-01-01', 'Año Nuevo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-03-29', 'Viernes Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-03-30', 'Sábado Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-05-01', 'Día Nacional del Trabajo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Código del Trabajo, art. 35', 'ok', true),
  ('2024-05-21', 'Día de las Glorias Navales', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-06-07', 'Asalto y Toma del Morro de Arica', 'CIVIL',
    false, 'REGION', '{15}', 'Ley 20.663', 'ok', true),
  ('2024-06-20', 'Día Nacional de los Pueblos Indígenas', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 21.357', 'ok', true),
  ('2024-06-29', 'San Pedro y San Pablo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Leyes 18.432 y 19.668', 'ok', true),
  ('2024-07-16', 'Día de la Virgen del Carmen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.148', 'ok', true),
  ('2024-08-15', 'Asunción de la Virgen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-08-20', 'Nacimiento de Bernardo O''Higgins', 'CIVIL',
    false, 'COMMUNE', '{16101,16103}', 'Ley 20.768', 'ok', true),
  ('2024-09-18', 'Independencia Nacional', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-09-19', 'Día de las Glorias del Ejército', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-09-20', 'Feriado adicional Fiestas Patrias', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 20.215', 'ok', true),
  ('2024-10-12', 'Encuentro de Dos Mundos', 'CIVIL',
    false, 'NATIONAL', '{}', 'Leyes 3.810 y 19.668', 'ok', true),
  ('2024-10-27', 'Elecciones municipales y regionales (día 2)', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 18.700', 'doubtful', true),
  ('2024-10-31', 'Día Nacional de las Iglesias Evangélicas y Protestantes', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.299', 'ok', true),
  ('2024-11-01', 'Día de Todos los Santos', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-11-24', 'Segunda vuelta gobernadores regionales', 'CIVIL',
    false, 'REGION', '{}', 'Ley 18.700', 'doubtful', true),
  ('2024-12-08', 'Inmaculada Concepción', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-12-25', 'Navidad', 'RELIGIOUS',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2024-12-31', 'Feriado bancario', 'CIVIL',
    false, 'BANKS', '{}', null, 'ok', true),
  ('2025-01-01', 'Año Nuevo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-04-18', 'Viernes Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-04-19', 'Sábado Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-05-01', 'Día Nacional del Trabajo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Código del Trabajo, art. 35', 'ok', true),
  ('2025-05-21', 'Día de las Glorias Navales', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-06-07', 'Asalto y Toma del Morro de Arica', 'CIVIL',
    false, 'REGION', '{15}', 'Ley 20.663', 'ok', true),
  ('2025-06-20', 'Día Nacional de los Pueblos Indígenas', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 21.357', 'ok', true),
  ('2025-06-29', 'San Pedro y San Pablo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Leyes 18.432 y 19.668', 'ok', true),
  ('2025-07-16', 'Día de la Virgen del Carmen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.148', 'ok', true),
  ('2025-08-15', 'Asunción de la Virgen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-08-20', 'Nacimiento de Bernardo O''Higgins', 'CIVIL',
    false, 'COMMUNE', '{16101,16103}', 'Ley 20.768', 'ok', true),
  ('2025-09-18', 'Independencia Nacional', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-09-19', 'Día de las Glorias del Ejército', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-10-12', 'Encuentro de Dos Mundos', 'CIVIL',
    false, 'NATIONAL', '{}', 'Leyes 3.810 y 19.668', 'ok', true),
  ('2025-10-31', 'Día Nacional de las Iglesias Evangélicas y Protestantes', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.299', 'ok', true),
  ('2025-11-01', 'Día de Todos los Santos', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-11-16', 'Elecciones presidenciales y parlamentarias', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 18.700', 'ok', true),
  ('2025-12-08', 'Inmaculada Concepción', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-12-14', 'Segunda vuelta presidencial', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 18.700', 'ok', true),
  ('2025-12-25', 'Navidad', 'RELIGIOUS',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2025-12-31', 'Feriado bancario', 'CIVIL',
    false, 'BANKS', '{}', null, 'ok', true),
  ('2026-01-01', 'Año Nuevo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-04-03', 'Viernes Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-04-04', 'Sábado Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-05-01', 'Día Nacional del Trabajo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Código del Trabajo, art. 35', 'ok', true),
  ('2026-05-21', 'Día de las Glorias Navales', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-06-07', 'Asalto y Toma del Morro de Arica', 'CIVIL',
    false, 'REGION', '{15}', 'Ley 20.663', 'ok', true),
  ('2026-06-21', 'Día Nacional de los Pueblos Indígenas', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 21.357', 'ok', true),
  ('2026-06-29', 'San Pedro y San Pablo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Leyes 18.432 y 19.668', 'ok', true),
  ('2026-07-16', 'Día de la Virgen del Carmen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.148', 'ok', true),
  ('2026-08-15', 'Asunción de la Virgen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-08-20', 'Nacimiento de Bernardo O''Higgins', 'CIVIL',
    false, 'COMMUNE', '{16101,16103}', 'Ley 20.768', 'ok', true),
  ('2026-09-18', 'Independencia Nacional', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-09-19', 'Día de las Glorias del Ejército', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-10-12', 'Encuentro de Dos Mundos', 'CIVIL',
    false, 'NATIONAL', '{}', 'Leyes 3.810 y 19.668', 'ok', true),
  ('2026-10-31', 'Día Nacional de las Iglesias Evangélicas y Protestantes', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.299', 'ok', true),
  ('2026-11-01', 'Día de Todos los Santos', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-12-08', 'Inmaculada Concepción', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-12-25', 'Navidad', 'RELIGIOUS',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2026-12-31', 'Feriado bancario', 'CIVIL',
    false, 'BANKS', '{}', null, 'ok', true),
  ('2027-01-01', 'Año Nuevo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-03-26', 'Viernes Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-03-27', 'Sábado Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-05-01', 'Día Nacional del Trabajo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Código del Trabajo, art. 35', 'ok', true),
  ('2027-05-21', 'Día de las Glorias Navales', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-06-07', 'Asalto y Toma del Morro de Arica', 'CIVIL',
    false, 'REGION', '{15}', 'Ley 20.663', 'ok', true),
  ('2027-06-21', 'Día Nacional de los Pueblos Indígenas', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 21.357', 'ok', true),
  ('2027-06-28', 'San Pedro y San Pablo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Leyes 18.432 y 19.668', 'ok', true),
  ('2027-07-16', 'Día de la Virgen del Carmen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.148', 'ok', true),
  ('2027-08-15', 'Asunción de la Virgen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-08-20', 'Nacimiento de Bernardo O''Higgins', 'CIVIL',
    false, 'COMMUNE', '{16101,16103}', 'Ley 20.768', 'ok', true),
  ('2027-09-17', 'Feriado adicional Fiestas Patrias', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 20.983', 'ok', true),
  ('2027-09-18', 'Independencia Nacional', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-09-19', 'Día de las Glorias del Ejército', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-10-11', 'Encuentro de Dos Mundos', 'CIVIL',
    false, 'NATIONAL', '{}', 'Leyes 3.810 y 19.668', 'ok', true),
  ('2027-10-31', 'Día Nacional de las Iglesias Evangélicas y Protestantes', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.299', 'ok', true),
  ('2027-11-01', 'Día de Todos los Santos', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-12-08', 'Inmaculada Concepción', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-12-25', 'Navidad', 'RELIGIOUS',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2027-12-31', 'Feriado bancario', 'CIVIL',
    false, 'BANKS', '{}', null, 'ok', true),
  ('2028-01-01', 'Año Nuevo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-04-14', 'Viernes Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-04-15', 'Sábado Santo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-05-01', 'Día Nacional del Trabajo', 'CIVIL',
    true, 'NATIONAL', '{}', 'Código del Trabajo, art. 35', 'ok', true),
  ('2028-05-21', 'Día de las Glorias Navales', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-06-07', 'Asalto y Toma del Morro de Arica', 'CIVIL',
    false, 'REGION', '{15}', 'Ley 20.663', 'ok', true),
  ('2028-06-20', 'Día Nacional de los Pueblos Indígenas', 'CIVIL',
    false, 'NATIONAL', '{}', 'Ley 21.357', 'ok', true),
  ('2028-06-26', 'San Pedro y San Pablo', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Leyes 18.432 y 19.668', 'ok', true),
  ('2028-07-16', 'Día de la Virgen del Carmen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.148', 'ok', true),
  ('2028-08-15', 'Asunción de la Virgen', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-08-20', 'Nacimiento de Bernardo O''Higgins', 'CIVIL',
    false, 'COMMUNE', '{16101,16103}', 'Ley 20.768', 'ok', true),
  ('2028-09-18', 'Independencia Nacional', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-09-19', 'Día de las Glorias del Ejército', 'CIVIL',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-10-09', 'Encuentro de Dos Mundos', 'CIVIL',
    false, 'NATIONAL', '{}', 'Leyes 3.810 y 19.668', 'ok', true),
  ('2028-10-27', 'Día Nacional de las Iglesias Evangélicas y Protestantes', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 20.299', 'ok', true),
  ('2028-11-01', 'Día de Todos los Santos', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-12-08', 'Inmaculada Concepción', 'RELIGIOUS',
    false, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-12-25', 'Navidad', 'RELIGIOUS',
    true, 'NATIONAL', '{}', 'Ley 2.977', 'ok', true),
  ('2028-12-31', 'Feriado bancario', 'CIVIL',
    false, 'BANKS', '{}', null, 'ok', true);
