-- A consultation that a razón social opens for an inspector of the Dirección del Trabajo: they read
-- its signed documents with a code, which is shown once and of which only the digest stays.
create table inspection (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  business_id      bigint not null,
  inspector_rut    text not null,
  reference        text,
  code_digest      bytea not null,
  last_day         date not null,
  closed_at        timestamptz,
  closed_login_id  bigint,
  creator_login_id bigint,
  created_at       timestamptz not null,
  version          integer not null default 1,
  constraint inspection_pkey primary key (company_id, id),
  constraint inspection_code_key unique (company_id, code_digest),
  constraint inspection_business foreign key (company_id, business_id)
    references business (company_id, id),
  constraint inspection_code check (octet_length(code_digest) = 32),
  constraint inspection_days check (last_day between
    (created_at at time zone 'America/Santiago')::date
    and (created_at at time zone 'America/Santiago')::date + 30)
);

create index inspection_by_day on inspection (company_id, created_at desc, id desc);

select ops.protect('inspection');

grant select, insert, update on inspection to minga_app;

select ops.audit('inspection', 'code_digest');

-- What was opened stays as it was opened, neither longer nor for another; closed, it stays closed.
create function app.inspection_stays() returns trigger language plpgsql as $$
begin
  if (new.business_id, new.inspector_rut, new.reference, new.code_digest, new.last_day,
      new.creator_login_id, new.created_at)
    is distinct from (old.business_id, old.inspector_rut, old.reference, old.code_digest,
      old.last_day, old.creator_login_id, old.created_at) then
    raise exception 'Una fiscalización abierta no se modifica: ciérrela y abra otra'
      using errcode = 'MG002';
  end if;
  if old.closed_at is not null and new.closed_at is distinct from old.closed_at then
    raise exception 'Una fiscalización cerrada no se vuelve a abrir' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger inspection_stays before update on inspection
  for each row execute function app.inspection_stays();

-- What the inspector read, and when: rows are added.
create table inspection_reading (
  company_id    bigint not null,
  id            bigint generated always as identity,
  inspection_id bigint not null,
  kind          text not null,
  document_id   bigint,
  document_no   integer,
  search        text,
  created_at    timestamptz not null,
  constraint inspection_reading_pkey primary key (company_id, id),
  constraint inspection_reading_inspection foreign key (company_id, inspection_id)
    references inspection (company_id, id),
  constraint inspection_reading_document foreign key (company_id, document_id)
    references document (company_id, id),
  constraint inspection_reading_kind check (kind in ('LISTED', 'OPENED')),
  constraint inspection_reading_what check ((kind = 'OPENED') = (document_id is not null)
    and (document_id is null) = (document_no is null))
);

create index inspection_reading_by_inspection
  on inspection_reading (company_id, inspection_id, id desc);

select ops.protect('inspection_reading');

grant select, insert on inspection_reading to minga_app;
