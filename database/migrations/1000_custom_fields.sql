-- Fields that a company adds to the ficha of its people, and what each person has in them. The type
-- of a field is part of the key that its values name: while there are values it cannot change, so
-- that none is lost. A field with values is retired, never deleted.
create table user_field (
  company_id bigint not null,
  id         bigint generated always as identity,
  title      text not null,
  code       text not null,
  type       text not null,
  options    text,
  help       text,
  sorting    integer not null,
  status     text not null default 'ACTIVE',
  required   boolean not null default false,
  dated      boolean not null default false,
  reserved   boolean not null default false,
  managers   boolean not null default true,
  worker     text not null default 'SEES',
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint user_field_pkey primary key (company_id, id),
  constraint user_field_code_key unique (company_id, code),
  constraint user_field_typed unique (company_id, id, type),
  constraint user_field_type check (type in ('TEXT', 'LONG_TEXT', 'NUMBER', 'MONEY', 'PERCENTAGE',
    'DATE', 'BOOLEAN', 'CHOICE', 'CHOICES', 'FILE')),
  constraint user_field_code check (code ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint user_field_status check (status in ('ACTIVE', 'RETIRED')),
  constraint user_field_worker check (worker in ('NONE', 'SEES', 'EDITS')),
  constraint user_field_options check ((type in ('CHOICE', 'CHOICES')) = (options is not null))
);

create unique index user_field_title_key on user_field (company_id, app.plain(title))
  where status = 'ACTIVE';

select ops.protect('user_field');

grant select, insert, update, delete on user_field to minga_app;

select ops.audit('user_field');

-- What a person has in a field: from a day on where the field asks for it, and of no day otherwise.
-- A row without a value and without a file says that from its day on there is none.
create table user_field_data (
  company_id bigint not null,
  id         bigint generated always as identity,
  user_id    bigint not null,
  field_id   bigint not null,
  type       text not null,
  date       date,
  value      text,
  file_id    bigint,
  created_at timestamptz not null default now(),
  version    integer not null default 1,
  constraint user_field_data_pkey primary key (company_id, id),
  constraint user_field_data_key unique nulls not distinct (company_id, user_id, field_id, date),
  constraint user_field_data_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint user_field_data_field foreign key (company_id, field_id, type)
    references user_field (company_id, id, type),
  constraint user_field_data_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint user_field_data_kept check (case when type = 'FILE' then value is null
    else file_id is null end),
  constraint user_field_data_none check (date is not null or value is not null
    or file_id is not null),
  constraint user_field_data_value check (case type
    when 'NUMBER' then value ~ '^-?\d{1,12}(\.\d{1,4})?$'
    when 'MONEY' then value ~ '^-?\d{1,12}$'
    when 'PERCENTAGE' then value ~ '^\d{1,3}(\.\d{1,4})?$'
    when 'DATE' then value ~ '^\d{4}-\d{2}-\d{2}$'
    when 'BOOLEAN' then value in ('true', 'false')
    else length(value) <= 4000 end)
);

create index user_field_data_by_field on user_field_data (company_id, field_id, user_id);

create index user_field_data_file_of on user_field_data (company_id, file_id)
  where file_id is not null;

select ops.protect('user_field_data');

grant select, insert, update, delete on user_field_data to minga_app;

select ops.audit('user_field_data');
