-- A key with which a program of the company works as the person who made it, within its scopes and
-- its razones sociales. It is shown once; what stays is its digest and its beginning.
create table integration_token (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  description      text not null,
  prefix           text not null,
  token_hash       bytea not null,
  scopes           text[] not null,
  is_whole         boolean not null,
  expires_on       date not null,
  revoked_at       timestamptz,
  revoked_login_id bigint,
  creator_login_id bigint not null,
  created_at       timestamptz not null,
  version          integer not null default 1,
  constraint integration_token_pkey primary key (company_id, id),
  constraint integration_token_key unique (company_id, token_hash),
  constraint integration_token_digest check (octet_length(token_hash) = 32),
  constraint integration_token_scopes check (cardinality(scopes) > 0 and scopes <@ array[
    'PEOPLE_READ', 'CONTRACTS_READ', 'SALARIES_READ', 'ABSENCES_READ', 'HEALTH_READ',
    'ABSENCES_WRITE', 'VACATIONS_READ', 'ITEMS_READ', 'ITEMS_WRITE', 'PAYSLIPS_READ',
    'COST_CENTERS_READ', 'CONFIDENTIAL_READ']),
  constraint integration_token_days check (expires_on between
    (created_at at time zone 'America/Santiago')::date + 1
    and (created_at at time zone 'America/Santiago')::date + 365)
);

create index integration_token_by_day on integration_token (company_id, created_at desc, id desc);

select ops.protect('integration_token');

grant select, insert, update on integration_token to minga_app;

select ops.audit('integration_token', 'token_hash');

-- What was given stays as it was given, neither wider nor longer; revoked, it stays revoked.
create function app.integration_token_stays() returns trigger language plpgsql as $$
begin
  if (new.description, new.prefix, new.token_hash, new.scopes, new.is_whole, new.expires_on,
      new.creator_login_id, new.created_at)
    is distinct from (old.description, old.prefix, old.token_hash, old.scopes, old.is_whole,
      old.expires_on, old.creator_login_id, old.created_at) then
    raise exception 'Una clave de integración no se modifica: revóquela y cree otra'
      using errcode = 'MG002';
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'Una clave revocada no vuelve a abrir' using errcode = 'MG002';
  end if;
  return new;
end $$;

create trigger integration_token_stays before update on integration_token
  for each row execute function app.integration_token_stays();

-- The razones sociales of a key that is not of the whole company.
create table integration_token_business (
  company_id           bigint not null,
  integration_token_id bigint not null,
  business_id          bigint not null,
  constraint integration_token_business_pkey
    primary key (company_id, integration_token_id, business_id),
  constraint integration_token_business_token foreign key (company_id, integration_token_id)
    references integration_token (company_id, id),
  constraint integration_token_business_business foreign key (company_id, business_id)
    references business (company_id, id)
);

select ops.protect('integration_token_business');

grant select, insert on integration_token_business to minga_app;

select ops.audit('integration_token_business');

-- When a key was last used, to the minute: apart, because it is no change of the key.
create table integration_token_use (
  company_id           bigint not null,
  integration_token_id bigint not null,
  used_at              timestamptz not null,
  address              text,
  constraint integration_token_use_pkey primary key (company_id, integration_token_id),
  constraint integration_token_use_token foreign key (company_id, integration_token_id)
    references integration_token (company_id, id)
);

select ops.protect('integration_token_use');

grant select, insert, update on integration_token_use to minga_app;
