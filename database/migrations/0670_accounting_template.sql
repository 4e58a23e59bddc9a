-- Whose code the accounting program asks for in the lines of an account: of a person or of the
-- institution that is paid.
alter table accounting_account add column auxiliary text not null default 'NONE';

alter table accounting_account add constraint accounting_account_auxiliary
  check (auxiliary in ('NONE', 'PERSON', 'INSTITUTION'));

-- How an accounting program of the company wants its entries: a file, its records and columns.
create table accounting_template (
  company_id      bigint not null,
  id              bigint generated always as identity,
  name            text not null,
  file            text not null default 'TEXT',
  separator       text not null default 'SEMICOLON',
  encoding        text not null default 'LATIN1',
  line_end        text not null default 'CRLF',
  heads           boolean not null default false,
  detail          text not null default 'ACCOUNT',
  blank_zeros     boolean not null default false,
  side_codes      text,
  auxiliary_codes text,
  published       integer not null default 0,
  created_at      timestamptz not null default now(),
  version         integer not null default 1,
  constraint accounting_template_pkey primary key (company_id, id),
  constraint accounting_template_name_key unique (company_id, name),
  constraint accounting_template_file check (file in ('TEXT', 'XLS', 'XLSX')),
  constraint accounting_template_separator
    check (separator in ('FIXED', 'SEMICOLON', 'COMMA', 'TAB', 'PIPE')),
  constraint accounting_template_encoding check (encoding in ('LATIN1', 'UTF8')),
  constraint accounting_template_line_end check (line_end in ('CRLF', 'LF')),
  constraint accounting_template_detail check (detail in ('ACCOUNT', 'CONCEPT'))
);

select ops.protect('accounting_template');

grant select, insert, update, delete on accounting_template to minga_app;

select ops.audit('accounting_template');

-- Two columns of a record change their places in one statement: their place is checked at its end.
create table accounting_template_column (
  company_id  bigint not null,
  id          bigint generated always as identity,
  template_id bigint not null,
  section     text not null default 'LINE',
  position    integer not null,
  name        text not null,
  source      text not null,
  constant    text,
  width       integer,
  side        text not null default 'RIGHT',
  pad         text not null default 'BLANK',
  letters     text not null default 'AS_IS',
  amount      text not null default 'WHOLE',
  date        text not null default 'DDMMYYYY',
  created_at  timestamptz not null default now(),
  version     integer not null default 1,
  constraint accounting_template_column_pkey primary key (company_id, id),
  constraint accounting_template_column_place
    unique (company_id, template_id, section, position) deferrable initially immediate,
  constraint accounting_template_column_of foreign key (company_id, template_id)
    references accounting_template (company_id, id) on delete cascade,
  constraint accounting_template_column_section check (section in ('HEADER', 'LINE', 'TRAILER')),
  constraint accounting_template_column_source check (source in ('CONSTANT', 'NOTHING', 'ACCOUNT',
    'ACCOUNT_NAME', 'CENTER', 'CENTER_NAME', 'DEBIT', 'CREDIT', 'AMOUNT', 'SIGNED', 'SIDE',
    'AUX_RUT', 'AUX_DASHED', 'AUX_BODY', 'AUX_DIGIT', 'AUX_NAME', 'CONCEPT', 'CONCEPT_CODE',
    'SUBJECT', 'DOCUMENT', 'PERIOD', 'NUMBER', 'DATE', 'COMPANY_RUT', 'COMPANY_BODY',
    'COMPANY_DIGIT', 'COMPANY_NAME', 'COUNT', 'TOTAL_DEBIT', 'TOTAL_CREDIT')),
  constraint accounting_template_column_width check (width between 1 and 500),
  constraint accounting_template_column_side check (side in ('LEFT', 'RIGHT')),
  constraint accounting_template_column_pad check (pad in ('BLANK', 'ZERO')),
  constraint accounting_template_column_letters
    check (letters in ('AS_IS', 'PLAIN', 'UPPER', 'LOWER')),
  constraint accounting_template_column_amount
    check (amount in ('WHOLE', 'CENTS', 'COMMA', 'POINT')),
  constraint accounting_template_column_date
    check (date in ('DDMMYYYY', 'YYYYMMDD', 'DASHED', 'SLASHED', 'ISO'))
);

select ops.protect('accounting_template_column');

grant select, insert, update, delete on accounting_template_column to minga_app;

select ops.audit('accounting_template_column');

-- A template as it was published. Files are made from these alone. Never changed.
create table accounting_template_version (
  company_id  bigint not null,
  template_id bigint not null,
  number      integer not null,
  layout      jsonb not null,
  login_id    bigint,
  at          timestamptz not null,
  constraint accounting_template_version_pkey primary key (company_id, template_id, number),
  constraint accounting_template_version_of foreign key (company_id, template_id)
    references accounting_template (company_id, id) on delete cascade
);

select ops.protect('accounting_template_version');

grant select, insert on accounting_template_version to minga_app;

-- A file that was made of an entry by a published template. Written once.
create table accounting_file (
  company_id       bigint not null,
  id               bigint generated always as identity,
  entry_id         bigint not null,
  template_id      bigint not null,
  template_version integer not null,
  template_name    text not null,
  lines            integer not null,
  sha256           text not null,
  file_id          bigint not null,
  login_id         bigint,
  made_at          timestamptz not null,
  constraint accounting_file_pkey primary key (company_id, id),
  constraint accounting_file_key
    unique (company_id, entry_id, template_id, template_version, sha256),
  constraint accounting_file_entry foreign key (company_id, entry_id)
    references accounting_entry (company_id, id),
  constraint accounting_file_template foreign key (company_id, template_id)
    references accounting_template (company_id, id),
  constraint accounting_file_file foreign key (company_id, file_id)
    references file (company_id, id)
);

create index accounting_file_of_template on accounting_file (company_id, template_id);

select ops.protect('accounting_file');

grant select, insert on accounting_file to minga_app;

select ops.audit('accounting_file');
