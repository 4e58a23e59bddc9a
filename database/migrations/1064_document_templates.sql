-- Templates of documents: a text with tags, of which a document is made for a contract. What is
-- published is frozen: a change of it is the next version, and documents name the one they are of.
create table document_template (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  name             text not null,
  type_id          bigint not null,
  state            text not null default 'DRAFT',
  current_no       integer not null default 1,
  published_no     integer,
  creator_login_id bigint,
  updated_login_id bigint,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  constraint document_template_pkey primary key (company_id, id),
  constraint document_template_type foreign key (company_id, type_id)
    references document_type (company_id, id),
  constraint document_template_state check (state in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  constraint document_template_number check (current_no >= 1),
  constraint document_template_published check (
    (state = 'DRAFT') = (published_no is null) and (published_no is null
      or current_no - published_no in (0, 1)))
);

-- A name is there once among the templates of a company, however it is written.
create unique index document_template_name_key
  on document_template (company_id, lower(name)) where state <> 'ARCHIVED';
create index document_template_by_type on document_template (company_id, type_id);

select ops.protect('document_template');

grant select, insert, update, delete on document_template to minga_app;

select ops.audit('document_template');

-- The text of a template, by its number. The body is a tree of the few kinds of nodes of the model.
create table document_template_version (
  company_id       bigint not null,
  id               bigint generated always as identity,
  template_id      bigint not null,
  no               integer not null,
  body             text not null,
  tags             text[] not null default '{}',
  sha256           text not null,
  published_at     timestamptz,
  creator_login_id bigint,
  created_at       timestamptz not null default now(),
  constraint document_template_version_pkey primary key (company_id, id),
  constraint document_template_version_no_key unique (company_id, template_id, no),
  constraint document_template_version_of foreign key (company_id, template_id)
    references document_template (company_id, id) on delete cascade,
  constraint document_template_version_no check (no >= 1),
  constraint document_template_version_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint document_template_version_size check (octet_length(body) <= 200000)
);

select ops.protect('document_template_version');

grant select, insert, update, delete on document_template_version to minga_app;

select ops.audit('document_template_version');

-- What was published is the text of documents: it stays as it is.
create function app.template_version_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.published_at is not null then
      raise exception 'Una versión publicada se conserva' using errcode = 'MG002';
    end if;
    return old;
  end if;
  if old.published_at is not null
    and (new.body, new.tags, new.sha256, new.published_at)
      is distinct from (old.body, old.tags, old.sha256, old.published_at) then
    raise exception 'Una versión publicada no se modifica: cree una nueva'
      using errcode = 'MG002';
  end if;
  if (new.template_id, new.no) is distinct from (old.template_id, old.no) then
    raise exception 'Una versión es de su plantilla' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger template_version_stays before update or delete on document_template_version
  for each row execute function app.template_version_stays();

create function app.template_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'DRAFT' then
      raise exception 'Ya se publicó: archívela, y queda lo que se hizo con ella'
        using errcode = 'MG002';
    end if;
    return old;
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('DRAFT', 'PUBLISHED'),
      ('PUBLISHED', 'ARCHIVED')) then
    raise exception 'Una plantilla no pasa de % a %', old.state, new.state using errcode = 'MG002';
  end if;
  if old.state = 'ARCHIVED' then
    raise exception 'La plantilla está archivada' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger template_stays before update or delete on document_template
  for each row execute function app.template_stays();

-- Which document was made of which version, for which contract.
create table template_document (
  company_id          bigint not null,
  id                  bigint generated always as identity,
  template_version_id bigint not null,
  document_id         bigint not null,
  user_contract_id    bigint not null,
  created_at          timestamptz not null default now(),
  constraint template_document_pkey primary key (company_id, id),
  constraint template_document_key unique (company_id, document_id),
  constraint template_document_version foreign key (company_id, template_version_id)
    references document_template_version (company_id, id),
  constraint template_document_of foreign key (company_id, document_id)
    references document (company_id, id) on delete cascade,
  constraint template_document_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id)
);

create index template_document_by_version on template_document (company_id, template_version_id);
create index template_document_by_contract on template_document (company_id, user_contract_id);

select ops.protect('template_document');

grant select, insert on template_document to minga_app;

select ops.audit('template_document');
