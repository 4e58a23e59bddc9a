-- Answers whose person nobody reads. While a survey is open each lies under an id that only the
-- request of its own person derives, with a key that is in no database; once it closed and the key
-- is gone, what is left is groups, and answers without an order.
create table climate_survey (
  company_id       bigint not null,
  survey_id        bigint not null,
  -- What its results are cut by, and which of those are crossed in pairs.
  families         jsonb not null default '["area"]',
  crossings        jsonb not null default '[]',
  open_to_everyone boolean not null default false,
  -- Where the key lies outside of the database, and when it was made and destroyed.
  key_place        text,
  key_made_at      timestamptz,
  key_gone_at      timestamptz,
  text_key_place   text,
  invited          integer,
  answered         integer,
  sealed_at        timestamptz,
  version          integer not null default 1,
  constraint climate_survey_pkey primary key (company_id, survey_id),
  constraint climate_survey_of foreign key (company_id, survey_id)
    references survey (company_id, id),
  constraint climate_survey_families
    check (jsonb_typeof(families) = 'array' and jsonb_array_length(families) between 1 and 5),
  constraint climate_survey_crossings check (jsonb_typeof(crossings) = 'array'),
  constraint climate_survey_key check ((key_place is null) = (key_made_at is null)),
  constraint climate_survey_key_gone check (key_gone_at is null or key_made_at is not null),
  constraint climate_survey_sealed check (sealed_at is null
    or (invited is not null and answered is not null))
);

select ops.protect('climate_survey');

grant select, insert, update on climate_survey to minga_app;

select ops.audit('climate_survey', 'key_place', 'text_key_place');

-- What is cut and crossed is said before the survey is activated, and never again.
create function app.climate_cuts_freeze() returns trigger language plpgsql as $$
declare
  v_status text;
begin
  if tg_op = 'UPDATE' and (old.families, old.crossings) = (new.families, new.crossings) then
    return new;
  end if;
  select s.status into v_status from survey s
  where s.company_id = new.company_id and s.id = new.survey_id for share;
  if tg_op = 'INSERT' and (new.families, new.crossings) = ('["area"]'::jsonb, '[]'::jsonb) then
    return new;
  end if;
  if v_status <> 'PENDING' then
    raise exception 'Los grupos de los resultados se fijan antes de activar la encuesta'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger cuts_freeze before insert or update on climate_survey
  for each row execute function app.climate_cuts_freeze();

-- A confidential survey is published by who seals it, and by nobody before.
create function app.climate_is_sealed() returns trigger language plpgsql as $$
begin
  if old.status = 'CLOSED' and new.status = 'COMPLETE' and new.privacy = 'CONFIDENTIAL'
    and not exists (select from climate_survey c where c.company_id = new.company_id
      and c.survey_id = new.id and c.sealed_at is not null) then
    raise exception 'Los resultados confidenciales se publican solos, un día después de cerrar'
      using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger is_sealed before update on survey
  for each row execute function app.climate_is_sealed();

-- An answer while its survey is open: no person, area, band or moment.
create table climate_draft (
  company_id  bigint not null,
  response_id uuid not null,
  survey_id   bigint not null,
  edition     integer not null,
  choices     smallint[] not null default '{}',
  revs        integer[] not null default '{}',
  texts       bytea,
  done        boolean not null default false,
  constraint climate_draft_pkey primary key (company_id, response_id),
  constraint climate_draft_survey foreign key (company_id, survey_id, edition)
    references survey_version (company_id, survey_id, edition)
);

create index climate_draft_of_survey on climate_draft (company_id, survey_id);

select ops.protect('climate_draft');

drop policy own_company on climate_draft;

-- A request reaches the answer whose id it derived, and the worker that counts reaches all: a query
-- that forgets which answer it is about reads none.
create policy own_response on climate_draft
  using (company_id = nullif(current_setting('app.company_id', true), '')::bigint
    and (response_id = nullif(current_setting('app.response_id', true), '')::uuid
      or current_user = 'minga_tabulator'))
  with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint
    and (response_id = nullif(current_setting('app.response_id', true), '')::uuid
      or current_user = 'minga_tabulator'));

grant select, insert, update on climate_draft to minga_app;

-- Says which answer a request is about, until its transaction ends.
create function app.of_response(p_response uuid) returns void language plpgsql as $$
begin
  execute format('set local app.response_id = %L', p_response);
end $$;

grant execute on function app.of_response(uuid) to minga_app;

create function app.climate_draft_is_open() returns trigger language plpgsql as $$
begin
  if current_user = 'minga_tabulator' then return new; end if;
  perform from survey s where s.company_id = new.company_id and s.id = new.survey_id
    and s.privacy = 'CONFIDENTIAL' and s.status in ('ACTIVE', 'CLOSED') and s.sealed_at is null
  for key share;
  if not found then
    raise exception 'La encuesta ya no recibe esa respuesta' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger is_open before insert or update on climate_draft
  for each row execute function app.climate_draft_is_open();

-- What is published of a survey: groups of people, with what each question was answered. A hidden
-- one has no number of any kind.
create table climate_cell (
  company_id bigint not null,
  survey_id  bigint not null,
  -- Its place in the results: 0 is everybody.
  id         integer not null,
  -- What it is cut by, such as «area» or «area×branch», and its place there.
  family     text not null,
  place      text not null,
  label      text not null,
  n          integer,
  hidden     text,
  constraint climate_cell_pkey primary key (company_id, survey_id, id),
  constraint climate_cell_survey foreign key (company_id, survey_id)
    references climate_survey (company_id, survey_id),
  constraint climate_cell_once unique (company_id, survey_id, place),
  constraint climate_cell_hidden check (hidden in ('GROUP', 'OVERLAP', 'COMPLEMENT')),
  constraint climate_cell_number check ((n is null) = (hidden is not null))
);

select ops.protect('climate_cell');

grant select on climate_cell to minga_app;

create table climate_cell_question (
  company_id  bigint not null,
  survey_id   bigint not null,
  cell_id     integer not null,
  question_id bigint not null,
  hist        integer[] not null,
  omitted     integer not null,
  na          integer not null,
  constraint climate_cell_question_pkey
    primary key (company_id, survey_id, cell_id, question_id),
  constraint climate_cell_question_cell foreign key (company_id, survey_id, cell_id)
    references climate_cell (company_id, survey_id, id),
  constraint climate_cell_question_of foreign key (company_id, question_id)
    references question (company_id, id)
);

select ops.protect('climate_cell_question');

grant select on climate_cell_question to minga_app;

-- Answers without their person: in no order, under new ids, and without what they were asked of
-- themselves.
create table climate_sealed (
  company_id bigint not null,
  id         uuid not null,
  survey_id  bigint not null,
  choices    smallint[] not null,
  constraint climate_sealed_pkey primary key (company_id, id),
  constraint climate_sealed_survey foreign key (company_id, survey_id)
    references climate_survey (company_id, survey_id)
);

create index climate_sealed_of_survey on climate_sealed (company_id, survey_id);

select ops.protect('climate_sealed');

-- What was written, enciphered, of the whole company or of a unit of the first level.
create table climate_text (
  company_id  bigint not null,
  id          uuid not null,
  survey_id   bigint not null,
  question_id bigint not null,
  cell_id     integer not null,
  ciphertext  bytea not null,
  constraint climate_text_pkey primary key (company_id, id),
  constraint climate_text_cell foreign key (company_id, survey_id, cell_id)
    references climate_cell (company_id, survey_id, id),
  constraint climate_text_question foreign key (company_id, question_id)
    references question (company_id, id)
);

create index climate_text_of_cell on climate_text (company_id, survey_id, cell_id, question_id);

select ops.protect('climate_text');

grant select on climate_text to minga_app;

-- The worker that counts: it reads all answers of a survey and publishes its groups, and reads no
-- person.
grant usage on schema app to minga_tabulator;

grant execute on function app.begin_request(bigint, bigint, bigint, boolean, text)
  to minga_tabulator;

grant execute on function app.current_company() to minga_tabulator;

grant select, update, delete on climate_draft to minga_tabulator;

grant select, insert on climate_cell, climate_cell_question, climate_text to minga_tabulator;

grant insert on climate_sealed to minga_tabulator;
