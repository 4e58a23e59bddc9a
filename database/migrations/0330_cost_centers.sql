-- Where the cost of people is booked: groups of cost centres, their centres as trees, and which
-- part of a contract each centre bears, since when and until when.
create table cost_center_group (
  company_id bigint not null references company (id),
  id         bigint generated always as identity,
  code       text not null,
  name       text not null,
  status     text not null default 'ACTIVE',
  version    integer not null default 1,
  constraint cost_center_group_pkey primary key (company_id, id),
  constraint cost_center_group_code_key unique (company_id, code),
  constraint cost_center_group_status check (status in ('ACTIVE', 'INACTIVE'))
);

select ops.protect('cost_center_group');

grant select, insert, update, delete on cost_center_group to minga_app;

select ops.audit('cost_center_group');

-- A centre of one razón social bears contracts of that one alone; without one, of all of them.
create table cost_center (
  company_id  bigint not null references company (id),
  id          bigint generated always as identity,
  group_id    bigint not null,
  parent_id   bigint,
  code        text not null,
  name        text not null,
  business_id bigint,
  status      text not null default 'ACTIVE',
  version     integer not null default 1,
  constraint cost_center_pkey primary key (company_id, id),
  constraint cost_center_of_group unique (company_id, group_id, id),
  constraint cost_center_code_key unique (company_id, group_id, code),
  constraint cost_center_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint cost_center_group_of foreign key (company_id, group_id)
    references cost_center_group (company_id, id),
  constraint cost_center_parent foreign key (company_id, group_id, parent_id)
    references cost_center (company_id, group_id, id),
  constraint cost_center_business foreign key (company_id, business_id)
    references business (company_id, id)
);

create index cost_center_of_parent on cost_center (company_id, parent_id);

select ops.protect('cost_center');

grant select, insert, update, delete on cost_center to minga_app;

select ops.audit('cost_center');

create table cost_center_contract (
  company_id       bigint not null references company (id),
  id               bigint generated always as identity,
  user_contract_id bigint not null,
  group_id         bigint not null,
  cost_center_id   bigint not null,
  percentage       numeric(5,2) not null,
  valid            daterange not null,
  status           text not null default 'ACTIVE',
  version          integer not null default 1,
  constraint cost_center_contract_pkey primary key (company_id, id),
  constraint cost_center_contract_percentage check (percentage between 0 and 100),
  constraint cost_center_contract_days check (not isempty(valid) and not lower_inf(valid)),
  constraint cost_center_contract_status check (status in ('ACTIVE', 'INACTIVE')),
  constraint cost_center_contract_contract foreign key (company_id, user_contract_id)
    references user_contract (company_id, id),
  constraint cost_center_contract_center foreign key (company_id, group_id, cost_center_id)
    references cost_center (company_id, group_id, id)
);

create index cost_center_contract_of_contract
  on cost_center_contract (company_id, user_contract_id, group_id);

create index cost_center_contract_of_center on cost_center_contract (company_id, cost_center_id);

select ops.protect('cost_center_contract');

grant select, insert, update on cost_center_contract to minga_app;

select ops.audit('cost_center_contract');

-- On no day does a group bear more than the whole contract. Who writes another part of the same
-- contract waits for its row. A sum only grows where a part begins: those days are enough.
create function app.refuse_too_much_of_contract() returns trigger language plpgsql as $$
declare
  v_business bigint;
  v_other bigint;
  v_day date;
  v_sum numeric;
begin
  select c.business_id into v_business from user_contract c
    where c.company_id = new.company_id and c.id = new.user_contract_id for no key update;
  if new.status <> 'ACTIVE' then return null; end if;
  select n.business_id into v_other from cost_center n
    where n.company_id = new.company_id and n.id = new.cost_center_id for share;
  if v_other <> v_business then
    raise exception 'Ese centro es de otra razón social' using errcode = 'MG002';
  end if;
  select starts.first_day, sum(part.percentage) into v_day, v_sum
  from (
    select distinct greatest(lower(one.valid), lower(new.valid)) as first_day
    from cost_center_contract one
    where one.company_id = new.company_id and one.user_contract_id = new.user_contract_id
      and one.group_id = new.group_id and one.status = 'ACTIVE' and one.valid && new.valid
  ) starts
  join cost_center_contract part on part.company_id = new.company_id
    and part.user_contract_id = new.user_contract_id and part.group_id = new.group_id
    and part.status = 'ACTIVE' and part.valid @> starts.first_day
  group by starts.first_day having sum(part.percentage) > 100
  order by starts.first_day limit 1;
  if found then
    raise exception 'El % sumarían % %%: a lo más 100 %%', to_char(v_day, 'DD-MM-YYYY'),
      replace(trim_scale(v_sum)::text, '.', ',') using errcode = 'MG002';
  end if;
  return null;
end $$;

create trigger whole after insert or update on cost_center_contract
for each row execute function app.refuse_too_much_of_contract();

-- A centre hangs from no centre that hangs from it, and keeps the razón social of who it bears. Of
-- two changes of one group the second sees the first.
create function app.keep_cost_center_tree() returns trigger language plpgsql as $$
begin
  perform 1 from cost_center_group g
    where g.company_id = new.company_id and g.id = new.group_id for no key update;
  if new.parent_id is not null and exists (
    with recursive above (id) as (
      select new.parent_id
      union
      select n.parent_id from above
      join cost_center n on n.company_id = new.company_id and n.id = above.id
      where n.parent_id is not null
    )
    select 1 from above where above.id = new.id
  ) then
    raise exception 'Un centro no depende de sí mismo ni de uno que depende de él'
      using errcode = 'MG002';
  end if;
  if new.business_id is not null and exists (
    select 1 from cost_center_contract p
    join user_contract c on c.company_id = new.company_id and c.id = p.user_contract_id
    where p.company_id = new.company_id and p.cost_center_id = new.id and p.status = 'ACTIVE'
      and c.business_id <> new.business_id
  ) then
    raise exception 'Tiene contratos de otra razón social' using errcode = 'MG002';
  end if;
  return null;
end $$;

create trigger tree after insert or update on cost_center
for each row execute function app.keep_cost_center_tree();
