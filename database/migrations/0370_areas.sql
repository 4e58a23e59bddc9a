-- Areas and branch offices, which contracts named in free text, as rows that people correct, join
-- and suspend. What was once joined to another keeps its key, so that its old name still finds it,
-- and carries the name of the other one.
create table area (
  company_id     bigint not null references company (id),
  id             bigint generated always as identity,
  name           text not null,
  name_key       text not null,
  status         text not null default 'ACTIVE',
  merged_into_id bigint,
  version        integer not null default 1,
  constraint area_pkey primary key (company_id, id),
  constraint area_name_key unique (company_id, name_key),
  constraint area_name check (btrim(name) <> ''),
  constraint area_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint area_merged foreign key (company_id, merged_into_id) references area (company_id, id)
);

create index area_merged on area (company_id, merged_into_id);

select ops.protect('area');

grant select, insert, update on area to minga_app;

select ops.audit('area');

create table branch_office (
  company_id     bigint not null references company (id),
  id             bigint generated always as identity,
  name           text not null,
  name_key       text not null,
  commune_code   text,
  status         text not null default 'ACTIVE',
  merged_into_id bigint,
  version        integer not null default 1,
  constraint branch_office_pkey primary key (company_id, id),
  constraint branch_office_name_key unique (company_id, name_key),
  constraint branch_office_name check (btrim(name) <> ''),
  constraint branch_office_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint branch_office_merged foreign key (company_id, merged_into_id)
    references branch_office (company_id, id)
);

create index branch_office_merged on branch_office (company_id, merged_into_id);

select ops.protect('branch_office');

grant select, insert, update on branch_office to minga_app;

select ops.audit('branch_office');

-- Two names are the same when they differ in capitals, accents or spaces alone.
create function app.name_key(p_name text) returns text language sql immutable parallel safe as $$
  select app.plain(btrim(regexp_replace(p_name, '\s+', ' ', 'g')))
$$;

grant execute on function app.name_key(text) to minga_app, minga_backup;

create function app.key_name() returns trigger language plpgsql as $$
begin
  new.name := btrim(regexp_replace(new.name, '\s+', ' ', 'g'));
  if new.merged_into_id is null then new.name_key := app.name_key(new.name); end if;
  return new;
end $$;

create trigger key_name before insert or update on area
for each row execute function app.key_name();

create trigger key_name before insert or update on branch_office
for each row execute function app.key_name();

-- Who was joined to another is called as that one is called.
create function app.rename_joined_areas() returns trigger language plpgsql as $$
begin
  update area set name = new.name
    where company_id = new.company_id and merged_into_id = new.id and name <> new.name;
  return null;
end $$;

create trigger rename_joined after update of name on area
for each row execute function app.rename_joined_areas();

create function app.rename_joined_offices() returns trigger language plpgsql as $$
begin
  update branch_office set name = new.name
    where company_id = new.company_id and merged_into_id = new.id and name <> new.name;
  return null;
end $$;

create trigger rename_joined after update of name on branch_office
for each row execute function app.rename_joined_offices();

-- The row of a name, or of what it was joined to; a name that nobody had is a new row.
create function app.area_named(p_company bigint, p_name text) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select coalesce(a.merged_into_id, a.id) into v_id from area a
    where a.company_id = p_company and a.name_key = app.name_key(p_name);
  if found then return v_id; end if;
  insert into area (company_id, name, name_key) values (p_company, p_name, app.name_key(p_name))
    on conflict do nothing;
  select coalesce(a.merged_into_id, a.id) into v_id from area a
    where a.company_id = p_company and a.name_key = app.name_key(p_name);
  return v_id;
end $$;

grant execute on function app.area_named(bigint, text) to minga_app;

create function app.branch_office_named(p_company bigint, p_name text) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select coalesce(b.merged_into_id, b.id) into v_id from branch_office b
    where b.company_id = p_company and b.name_key = app.name_key(p_name);
  if found then return v_id; end if;
  insert into branch_office (company_id, name, name_key)
    values (p_company, p_name, app.name_key(p_name)) on conflict do nothing;
  select coalesce(b.merged_into_id, b.id) into v_id from branch_office b
    where b.company_id = p_company and b.name_key = app.name_key(p_name);
  return v_id;
end $$;

grant execute on function app.branch_office_named(bigint, text) to minga_app;

alter table user_contract_version add column area_id bigint;

alter table user_contract_version add column branch_office_id bigint;

-- Every spelling of a company becomes one row, called as most versions call it.
insert into area (company_id, name, name_key)
select v.company_id, mode() within group (order by btrim(v.area)), app.name_key(v.area)
from user_contract_version v
where v.area is not null and btrim(v.area) <> ''
group by v.company_id, app.name_key(v.area);

insert into branch_office (company_id, name, name_key)
select v.company_id, mode() within group (order by btrim(v.branch_office)),
  app.name_key(v.branch_office)
from user_contract_version v
where v.branch_office is not null and btrim(v.branch_office) <> ''
group by v.company_id, app.name_key(v.branch_office);

-- What each version says is as it was: its history keeps no event of it.
drop trigger audit on user_contract_version;

update user_contract_version v set area_id = a.id from area a
where a.company_id = v.company_id and v.area is not null and a.name_key = app.name_key(v.area);

update user_contract_version v set branch_office_id = b.id from branch_office b
where b.company_id = v.company_id and v.branch_office is not null
  and b.name_key = app.name_key(v.branch_office);

select ops.audit('user_contract_version');

alter table user_contract_version add constraint user_contract_version_area
  foreign key (company_id, area_id) references area (company_id, id);

alter table user_contract_version add constraint user_contract_version_branch_office
  foreign key (company_id, branch_office_id) references branch_office (company_id, id);

create index user_contract_version_area on user_contract_version (company_id, area_id)
  where superseded_at is null;

create index user_contract_version_branch_office
  on user_contract_version (company_id, branch_office_id) where superseded_at is null;

-- A version keeps the words with which it was written, and the row that they name. Words without
-- their row are looked up; who writes both at once is taken at their word.
create function app.place_version() returns trigger language plpgsql as $$
begin
  if btrim(coalesce(new.area, '')) = '' then
    new.area_id := null;
  elsif new.area_id is null or (tg_op = 'UPDATE' and new.area is distinct from old.area
      and new.area_id is not distinct from old.area_id) then
    new.area_id := app.area_named(new.company_id, new.area);
  end if;
  if btrim(coalesce(new.branch_office, '')) = '' then
    new.branch_office_id := null;
  elsif new.branch_office_id is null or (tg_op = 'UPDATE'
      and new.branch_office is distinct from old.branch_office
      and new.branch_office_id is not distinct from old.branch_office_id) then
    new.branch_office_id := app.branch_office_named(new.company_id, new.branch_office);
  end if;
  return new;
end $$;

create trigger place before insert or update of area, branch_office on user_contract_version
for each row execute function app.place_version();
