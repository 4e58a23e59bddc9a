-- A file that somebody sends to be read row by row, shown, and then written: what it is of, how far
-- it is, and what became of its rows.
create table importation (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  code             text not null,
  file_name        text not null,
  -- The uploaded file. Its bytes pass in a week: the rows are kept apart.
  upload_id        bigint,
  sha256           bytea not null,
  drop_lines       integer not null default 2,
  -- The headers of the file, and of each column of the importer the header that gives it.
  headers          jsonb not null default '[]',
  mapping          jsonb not null default '{}',
  mode             text,
  state            text not null default 'READING',
  problem          text,
  -- The file seems to be an export, without the two lines of the template.
  asks_first_line  boolean not null default false,
  -- What was applied is taken back because a row was refused, and the file is read again.
  aborted          boolean not null default false,
  is_sheet         boolean not null default false,
  creator_login_id bigint,
  job_id           bigint,
  created_at       timestamptz not null default now(),
  applied_at       timestamptz,
  version          integer not null default 1,
  constraint importation_pkey primary key (company_id, id),
  constraint importation_mode check (mode in ('ALL', 'VALID')),
  constraint importation_lines check (drop_lines between 0 and 10),
  constraint importation_state check (state in ('READING', 'TO_REPAIR', 'READY', 'FAILED',
    'APPLYING', 'APPLIED', 'STOPPED', 'UNDOING', 'UNDONE', 'UNDONE_PARTLY', 'DISCARDED'))
);

create index importation_newest on importation (company_id, created_at);

select ops.protect('importation');

grant select, insert, update on importation to minga_app;

select ops.audit('importation');

-- A row of the file as it was typed, and what would become of it.
create table import_row (
  company_id     bigint not null,
  importation_id bigint not null,
  line           integer not null,
  -- A text for each header of the file.
  cells          jsonb not null,
  edited         boolean not null default false,
  result         text not null,
  -- What is wrong, by column, with what may have been meant.
  problems       jsonb,
  -- What the record has now in the columns that change.
  was            jsonb,
  -- What two rows of the same record have in common, hashed.
  key            text,
  target_id      bigint,
  seen_version   integer,
  outcome        text,
  note           text,
  created_at     timestamptz not null default now(),
  constraint import_row_pkey primary key (company_id, importation_id, line),
  constraint import_row_of foreign key (company_id, importation_id)
    references importation (company_id, id),
  constraint import_row_result check (result in ('NEW', 'CHANGE', 'SAME', 'ERROR', 'SKIP')),
  constraint import_row_outcome check (outcome in ('DONE', 'UNDONE', 'KEPT'))
);

create index import_row_by_result on import_row (company_id, importation_id, result, line);

create index import_row_by_key on import_row (company_id, importation_id, key)
  where key is not null;

create index import_row_by_outcome on import_row (company_id, importation_id, outcome, line);

create index import_row_passing on import_row (company_id, created_at);

select ops.protect('import_row');

grant select, insert, update, delete on import_row to minga_app;

-- What applying a row did to each record, to take it back while nobody else changed it.
create table import_change (
  company_id     bigint not null,
  importation_id bigint not null,
  seq            bigint generated always as identity,
  line           integer not null,
  entity         text not null,
  entity_id      bigint not null,
  before         jsonb,
  after          jsonb,
  version_after  integer not null,
  outcome        text,
  created_at     timestamptz not null default now(),
  constraint import_change_pkey primary key (company_id, importation_id, seq),
  constraint import_change_once unique (company_id, importation_id, line, entity, entity_id),
  constraint import_change_of foreign key (company_id, importation_id)
    references importation (company_id, id),
  constraint import_change_outcome check (outcome in ('UNDONE', 'KEPT'))
);

create index import_change_passing on import_change (company_id, created_at);

select ops.protect('import_change');

grant select, insert, update, delete on import_change to minga_app;

-- Which header of a company's files gives which column, as somebody chose it before.
create table import_header (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  code        text not null,
  header      text not null,
  column_name text not null,
  constraint import_header_pkey primary key (company_id, id),
  constraint import_header_once unique (company_id, code, header)
);

select ops.protect('import_header');

grant select, insert, update, delete on import_header to minga_app;

select ops.audit('import_header');
