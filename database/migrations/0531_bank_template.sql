-- How a bank of the company wants its lists of payments: a file, its records and their columns.
create table bank_template (
  company_id bigint not null,
  id         bigint generated always as identity,
  name       text not null,
  bank_code  text,
  file       text not null default 'TEXT',
  separator  text not null default 'SEMICOLON',
  encoding   text not null default 'LATIN1',
  line_end   text not null default 'CRLF',
  heads      boolean not null default false,
  bank_codes text,
  type_codes text,
  published  integer not null default 0,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint bank_template_pkey primary key (company_id, id),
  constraint bank_template_name_key unique (company_id, name),
  constraint bank_template_file check (file in ('TEXT', 'XLS', 'XLSX')),
  constraint bank_template_separator
    check (separator in ('FIXED', 'SEMICOLON', 'COMMA', 'TAB', 'PIPE')),
  constraint bank_template_encoding check (encoding in ('LATIN1', 'UTF8')),
  constraint bank_template_line_end check (line_end in ('CRLF', 'LF'))
);

select ops.protect('bank_template');

grant select, insert, update, delete on bank_template to minga_app;

select ops.audit('bank_template');

create table bank_template_column (
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
  constraint bank_template_column_pkey primary key (company_id, id),
  constraint bank_template_column_place unique (company_id, template_id, section, position),
  constraint bank_template_column_of foreign key (company_id, template_id)
    references bank_template (company_id, id) on delete cascade,
  constraint bank_template_column_section check (section in ('HEADER', 'LINE', 'TRAILER')),
  constraint bank_template_column_source check (source in ('CONSTANT', 'NOTHING', 'CHARGE',
    'ACCOUNT', 'BANK', 'ACCOUNT_TYPE', 'RUT', 'RUT_BODY', 'RUT_DIGIT', 'RUT_DASHED', 'NAME',
    'AMOUNT', 'SUBJECT', 'NUMBER', 'DATE', 'PAYER_RUT', 'PAYER_BODY', 'PAYER_DIGIT', 'PAYER_NAME',
    'COUNT', 'TOTAL')),
  constraint bank_template_column_width check (width between 1 and 500),
  constraint bank_template_column_side check (side in ('LEFT', 'RIGHT')),
  constraint bank_template_column_pad check (pad in ('BLANK', 'ZERO')),
  constraint bank_template_column_letters check (letters in ('AS_IS', 'PLAIN', 'UPPER', 'LOWER')),
  constraint bank_template_column_amount check (amount in ('WHOLE', 'CENTS', 'COMMA', 'POINT')),
  constraint bank_template_column_date
    check (date in ('DDMMYYYY', 'YYYYMMDD', 'DASHED', 'SLASHED', 'ISO'))
);

select ops.protect('bank_template_column');

grant select, insert, update, delete on bank_template_column to minga_app;

select ops.audit('bank_template_column');

-- A template as it was published. Lists are made from these alone. Never changed.
create table bank_template_version (
  company_id  bigint not null,
  template_id bigint not null,
  number      integer not null,
  layout      jsonb not null,
  login_id    bigint,
  at          timestamptz not null,
  constraint bank_template_version_pkey primary key (company_id, template_id, number),
  constraint bank_template_version_of foreign key (company_id, template_id)
    references bank_template (company_id, id) on delete cascade
);

select ops.protect('bank_template_version');

grant select, insert on bank_template_version to minga_app;
