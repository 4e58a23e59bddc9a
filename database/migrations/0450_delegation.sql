-- What somebody lets another person answer in their place, for some days. It gives no right of its
-- own: at each answer the rights that the delegator has at that moment are asked.
create table delegation (
  company_id       bigint not null,
  id               bigint generated always as identity,
  from_user_id     bigint not null,
  to_user_id       bigint not null,
  valid            daterange not null,
  kinds            text[] not null,
  created_at       timestamptz not null default now(),
  creator_login_id bigint,
  revoked_at       timestamptz,
  revoked_login_id bigint,
  constraint delegation_pkey primary key (company_id, id),
  constraint delegation_from foreign key (company_id, from_user_id)
    references users (company_id, id) on delete cascade,
  constraint delegation_to foreign key (company_id, to_user_id)
    references users (company_id, id) on delete cascade,
  constraint delegation_other check (from_user_id <> to_user_id),
  constraint delegation_days
    check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  constraint delegation_kinds
    check (cardinality(kinds) > 0 and kinds <@ array['VACATION', 'ABSENCE'])
);

create index delegation_received on delegation (company_id, to_user_id, id);

create index delegation_given on delegation (company_id, from_user_id, id);

select ops.protect('delegation');

grant select, insert, update (revoked_at, revoked_login_id) on delegation to minga_app;

select ops.audit('delegation');

-- The living delegations, kind by kind: of one kind and one day somebody delegates to one person.
create table delegation_kind (
  company_id    bigint not null,
  delegation_id bigint not null,
  kind          text not null,
  from_user_id  bigint not null,
  valid         daterange not null,
  constraint delegation_kind_pkey primary key (company_id, delegation_id, kind),
  constraint delegation_kind_of foreign key (company_id, delegation_id)
    references delegation (company_id, id) on delete cascade,
  constraint delegation_kind_code check (kind in ('VACATION', 'ABSENCE')),
  constraint delegation_kind_once exclude using gist
    (company_id with =, from_user_id with =, kind with =, valid with &&)
);

select ops.protect('delegation_kind');

grant select, insert, delete on delegation_kind to minga_app;

-- Written by the database, so that both always say the same; a revoked one frees its days.
create function app.keep_delegation_kinds() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into delegation_kind (company_id, delegation_id, kind, from_user_id, valid)
    select new.company_id, new.id, one.kind, new.from_user_id, new.valid
    from unnest(new.kinds) as one (kind)
    where new.revoked_at is null;
  elsif new.revoked_at is not null then
    delete from delegation_kind
    where company_id = new.company_id and delegation_id = new.id;
  end if;
  return null;
end $$;

create trigger kinds after insert or update on delegation
for each row execute function app.keep_delegation_kinds();
