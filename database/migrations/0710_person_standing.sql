-- Where each person stands from which day until which, kept: the name they are ordered by, their
-- most relevant contract, its state and its terms. A list of 50.000 people that was ordered by job,
-- narrowed to an area or counted by state asked all versions of all contracts each time, for a
-- third of a second. A row holds from `since` and before `until`, and begins where something of it
-- changes, so that any day is answered, not only today.
create table person_standing (
  company_id       bigint not null,
  user_id          bigint not null,
  since            date not null,
  until            date not null,
  surname_key      text not null,
  contract_id      bigint,
  business_id      bigint,
  initial_date     date,
  state            text not null,
  job_title        text,
  job_key          text generated always as (app.plain(job_title)) stored,
  area_id          bigint,
  branch_office_id bigint,
  constraint person_standing_pkey primary key (company_id, user_id, since),
  constraint person_standing_user foreign key (company_id, user_id)
    references users (company_id, id) on delete cascade,
  constraint person_standing_days check (since < until),
  constraint person_standing_state check (state in
    ('ACTIVE', 'SUSPENDED', 'INCOMING', 'LEFT', 'NONE'))
);

create index person_standing_by_name on person_standing (company_id, surname_key, user_id)
  include (since, until, state);

create index person_standing_by_job on person_standing
  (company_id, job_key, surname_key, user_id) include (since, until);

create index person_standing_by_first_day on person_standing
  (company_id, initial_date, surname_key, user_id) include (since, until);

create index person_standing_by_area on person_standing
  (company_id, area_id, surname_key, user_id) include (since, until, state);

create index person_standing_without_contract on person_standing (company_id, user_id)
  where contract_id is null;

select ops.protect('person_standing');

grant select, insert, delete on person_standing to minga_app;

-- The rows of these people are written anew. Two changes of one person at once wait for each
-- other at the person's row: the second then reads what the first one wrote.
create function app.refresh_standing(p_company bigint, p_people bigint[]) returns void
language plpgsql as $$
begin
  if cardinality(p_people) = 0 then return; end if;
  perform from users u where u.company_id = p_company and u.id = any(p_people)
    order by u.id for no key update;
  delete from person_standing s where s.company_id = p_company and s.user_id = any(p_people);
  insert into person_standing (company_id, user_id, since, until, surname_key, contract_id,
    business_id, initial_date, state, job_title, area_id, branch_office_id)
  select p_company, held.user_id, held.since,
    lead(held.since, 1, date 'infinity') over (partition by held.user_id order by held.since),
    held.surname_key, held.contract_id, held.business_id, held.initial_date, held.state,
    held.job_title, held.area_id, held.branch_office_id
  from (
    select found.*, lag(found.what) over (partition by found.user_id order by found.since)
        is distinct from found.what as begins
    from app.standing_days(p_company, p_people) found
  ) held
  where held.begins;
end $$;

-- How people stand on each day on which that may change: their first day of all, and those on
-- which a version or a contract begins or has ended. Of the versions that in force on the day, or
-- else the first; of the contracts the most relevant: in force, suspended, future, past, and then
-- the latest.
create function app.standing_days(p_company bigint, p_people bigint[])
returns table (user_id bigint, since date, surname_key text, contract_id bigint,
  business_id bigint, initial_date date, state text, job_title text, area_id bigint,
  branch_office_id bigint, what text)
language sql stable as $$
  with day as (
    select one as user_id, date '-infinity' as since from unnest(p_people) one
    union select v.user_id, lower(v.valid) from user_version v
      where v.company_id = p_company and v.user_id = any(p_people)
        and v.superseded_at is null and not lower_inf(v.valid)
    union select v.user_id, upper(v.valid) from user_version v
      where v.company_id = p_company and v.user_id = any(p_people)
        and v.superseded_at is null and not upper_inf(v.valid)
    union select c.user_id, c.initial_date from user_contract c
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
    union select c.user_id, c.final_date + 1 from user_contract c
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and c.final_date is not null
    union select c.user_id, lower(t.valid) from user_contract c
      join user_contract_version t on t.company_id = p_company and t.user_contract_id = c.id
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and t.superseded_at is null and not lower_inf(t.valid)
    union select c.user_id, upper(t.valid) from user_contract c
      join user_contract_version t on t.company_id = p_company and t.user_contract_id = c.id
      where c.company_id = p_company and c.user_id = any(p_people) and c.status <> 'DELETED'
        and t.superseded_at is null and not upper_inf(t.valid)
  )
  select day.user_id, day.since, v.surname_key, c.id, c.business_id, c.initial_date,
    coalesce(c.state, 'NONE'), t.job_title, t.area_id, t.branch_office_id,
    row(v.surname_key, c.id, c.business_id, c.initial_date, c.state, t.job_title, t.area_id,
      t.branch_office_id)::text
  from day
  cross join lateral (
    select one.surname_key from user_version one
    where one.company_id = p_company and one.user_id = day.user_id and one.superseded_at is null
    order by one.valid @> day.since desc, lower(one.valid) limit 1
  ) v
  left join lateral (
    select one.id, one.business_id, one.initial_date, case
        when one.final_date < day.since then 'LEFT'
        when one.status = 'SUSPENDED' then 'SUSPENDED'
        when one.initial_date > day.since then 'INCOMING'
        else 'ACTIVE' end as state
    from user_contract one
    where one.company_id = p_company and one.user_id = day.user_id and one.status <> 'DELETED'
    order by case
        when one.final_date < day.since then 4
        when one.status = 'SUSPENDED' then 2
        when one.initial_date > day.since then 3
        else 1 end, one.initial_date desc, one.id desc
    limit 1
  ) c on true
  left join lateral (
    select one.job_title, one.area_id, one.branch_office_id from user_contract_version one
    where one.company_id = p_company and one.user_contract_id = c.id
      and one.superseded_at is null
    order by one.valid @> day.since desc, lower(one.valid) limit 1
  ) t on true
$$;

grant execute on function app.refresh_standing(bigint, bigint[]) to minga_app;

grant execute on function app.standing_days(bigint, bigint[]) to minga_app;

create function app.person_changed() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in select company_id, array_agg(distinct user_id) as people from touched
    group by company_id
  loop
    perform app.refresh_standing(changed.company_id, changed.people);
  end loop;
  return null;
end $$;

create function app.terms_changed() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in select company_id, array_agg(distinct user_contract_id) as contracts from touched
    group by company_id
  loop
    perform app.refresh_standing(changed.company_id, array(
      select distinct c.user_id from user_contract c
      where c.company_id = changed.company_id and c.id = any(changed.contracts)));
  end loop;
  return null;
end $$;

create trigger standing_inserted after insert on user_version
  referencing new table as touched for each statement execute function app.person_changed();

create trigger standing_updated after update on user_version
  referencing new table as touched for each statement execute function app.person_changed();

create trigger standing_deleted after delete on user_version
  referencing old table as touched for each statement execute function app.person_changed();

create trigger standing_inserted after insert on user_contract
  referencing new table as touched for each statement execute function app.person_changed();

create trigger standing_updated after update on user_contract
  referencing new table as touched for each statement execute function app.person_changed();

create trigger standing_deleted after delete on user_contract
  referencing old table as touched for each statement execute function app.person_changed();

create trigger standing_inserted after insert on user_contract_version
  referencing new table as touched for each statement execute function app.terms_changed();

create trigger standing_updated after update on user_contract_version
  referencing new table as touched for each statement execute function app.terms_changed();

create trigger standing_deleted after delete on user_contract_version
  referencing old table as touched for each statement execute function app.terms_changed();

select app.refresh_standing(u.company_id, array_agg(u.id)) from users u group by u.company_id;

analyze person_standing;
