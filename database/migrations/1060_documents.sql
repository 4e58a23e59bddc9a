-- Documents in folders. A folder is of the company, or stands in the digital folder of each person;
-- its path are the folders above it, the first one first, so that who reads what is in it is asked
-- in one statement.
create table document_folder (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  parent_id  bigint,
  path       bigint[] not null default '{}',
  name       text not null,
  kind       text not null,
  access     text not null default 'PUBLIC',
  position   integer not null default 0,
  version    integer not null default 1,
  constraint document_folder_pkey primary key (company_id, id),
  constraint document_folder_kind_key unique (company_id, id, kind),
  constraint document_folder_parent foreign key (company_id, parent_id, kind)
    references document_folder (company_id, id, kind),
  constraint document_folder_kind check (kind in ('COMPANY', 'PERSON')),
  constraint document_folder_access check (access in ('PUBLIC', 'PROTECTED', 'PRIVATE')),
  constraint document_folder_depth check (cardinality(path) < 8),
  constraint document_folder_not_inside_itself check (id <> all (path)),
  constraint document_folder_path check (parent_id is not distinct from path[cardinality(path)])
);

-- A name is there once in a folder, however it is written.
create unique index document_folder_name_key
  on document_folder (company_id, kind, coalesce(parent_id, 0), lower(name));

select ops.protect('document_folder');

grant select, insert, update, delete on document_folder to minga_app;

select ops.audit('document_folder');

-- Whose profile reads a private folder.
create table document_folder_reader (
  company_id bigint not null,
  folder_id  bigint not null,
  profile_id bigint not null,
  constraint document_folder_reader_pkey primary key (company_id, folder_id, profile_id),
  constraint document_folder_reader_folder foreign key (company_id, folder_id)
    references document_folder (company_id, id) on delete cascade,
  constraint document_folder_reader_profile foreign key (company_id, profile_id)
    references profile (company_id, id) on delete cascade
);

create index document_folder_reader_by_profile on document_folder_reader (company_id, profile_id);

select ops.protect('document_folder_reader');

grant select, insert, delete on document_folder_reader to minga_app;

select ops.audit('document_folder_reader');

-- What a document is: what the law calls it, who reads it, and how long it is kept.
create table document_type (
  company_id        bigint not null references company (id),
  id                bigint generated always as identity,
  code              text not null,
  label             text not null,
  legal_kind        text not null,
  sensitivity       text not null default 'NORMAL',
  visible_to_worker boolean not null default true,
  retention         text not null default 'LABOUR',
  status            text not null default 'ACTIVE',
  version           integer not null default 1,
  constraint document_type_pkey primary key (company_id, id),
  constraint document_type_code_key unique (company_id, code),
  constraint document_type_legal_kind check (legal_kind in ('CONTRACT', 'ANNEX', 'PAYSLIP',
    'VACATION', 'RIOHS', 'WARNING', 'CERTIFICATE', 'RESIGNATION', 'SETTLEMENT', 'OTHER')),
  constraint document_type_sensitivity check (sensitivity in ('NORMAL', 'RESERVED')),
  constraint document_type_retention check (retention in ('LABOUR', 'PAY', 'COMPANY')),
  constraint document_type_status check (status in ('ACTIVE', 'ARCHIVED'))
);

select ops.protect('document_type');

grant select, insert, update on document_type to minga_app;

select ops.audit('document_type');

create table document (
  company_id       bigint not null,
  id               bigint generated always as identity,
  folder_id        bigint not null,
  folder_kind      text not null,
  type_id          bigint not null,
  user_id          bigint,
  user_contract_id bigint,
  name             text not null,
  state            text not null default 'DRAFT',
  current_no       integer not null default 1,
  expires_on       date,
  reason           text,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint document_pkey primary key (company_id, id),
  constraint document_folder foreign key (company_id, folder_id, folder_kind)
    references document_folder (company_id, id, kind),
  constraint document_type foreign key (company_id, type_id)
    references document_type (company_id, id),
  constraint document_person foreign key (company_id, user_id) references users (company_id, id),
  constraint document_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint document_of_person check ((folder_kind = 'PERSON') = (user_id is not null)),
  constraint document_of_contract check (user_contract_id is null or user_id is not null),
  constraint document_state check (state in ('DRAFT', 'ISSUED', 'PENDING_SIGNATURE', 'SIGNED',
    'REJECTED', 'EXPIRED', 'REPLACED', 'VOID')),
  constraint document_number check (current_no >= 1)
);

create index document_by_folder on document (company_id, folder_id, id);
create index document_by_person on document (company_id, user_id, id) where user_id is not null;
create index document_by_day on document (company_id, created_at desc, id desc);
create index document_by_type on document (company_id, type_id);
create index document_by_contract on document (company_id, user_contract_id)
  where user_contract_id is not null;

select ops.protect('document');

grant select, insert, update, delete on document to minga_app;

select ops.audit('document');

select ops.keep_steps('document', 'state', 'reason');

-- What is signed, rejected, expired, replaced or void stays as it is, and so does what waits for
-- signatures: its file was shown to whoever signs.
create function app.document_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Solo se elimina un borrador' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.state not in ('DRAFT', 'ISSUED')
    and (new.name, new.type_id, new.user_id, new.user_contract_id)
      is distinct from (old.name, old.type_id, old.user_id, old.user_contract_id) then
    raise exception 'Un documento firmado no se modifica: emita uno nuevo'
      using errcode = 'MG002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'ISSUED'),
      ('ISSUED', 'PENDING_SIGNATURE'), ('ISSUED', 'REPLACED'), ('PENDING_SIGNATURE', 'SIGNED'),
      ('PENDING_SIGNATURE', 'REJECTED'), ('PENDING_SIGNATURE', 'EXPIRED'),
      ('PENDING_SIGNATURE', 'ISSUED'), ('SIGNED', 'VOID')) then
    raise exception 'Un documento no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger document_stays before update or delete on document
  for each row execute function app.document_stays();

-- Each file that a document had: a row is written once and never changed.
create table document_version (
  company_id       bigint not null,
  id               bigint generated always as identity,
  document_id      bigint not null,
  no               integer not null,
  file_id          bigint not null,
  sha256           text not null,
  size             bigint not null,
  pages            integer,
  origin           text not null,
  creator_login_id bigint,
  created_at       timestamptz not null default now(),
  constraint document_version_pkey primary key (company_id, id),
  constraint document_version_no_key unique (company_id, document_id, no),
  constraint document_version_file_key unique (company_id, file_id),
  constraint document_version_of foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade,
  constraint document_version_file foreign key (company_id, file_id)
    references file (company_id, id),
  constraint document_version_no check (no >= 1),
  constraint document_version_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint document_version_origin check (origin in ('UPLOADED', 'GENERATED', 'SIGNED',
    'SCANNED'))
);

select ops.protect('document_version');

grant select, insert on document_version to minga_app;

select ops.audit('document_version');
