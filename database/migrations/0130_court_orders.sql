-- A court may order an amount in all. What each closing takes of it is kept by month, and a later
-- month asks only for what is left; an item that goes on from another month on is the same order.

alter table user_item add column total_amount bigint;

alter table user_item add column order_id bigint;

alter table user_item add constraint user_item_total
  check (total_amount between 1 and 99999999 and (total_amount is null or total_quotas is null));

alter table user_item add constraint user_item_order foreign key (company_id, order_id)
  references user_item (company_id, id);

create index user_item_of_order on user_item (company_id, order_id) where order_id is not null;

create table user_item_taken (
  company_id   bigint not null,
  user_item_id bigint not null,
  year_month   integer not null,
  amount       bigint not null,
  constraint user_item_taken_pkey primary key (company_id, user_item_id, year_month),
  constraint user_item_taken_item foreign key (company_id, user_item_id)
    references user_item (company_id, id) on delete cascade,
  constraint user_item_taken_month check (year_month between 190001 and 220012
    and year_month % 100 between 1 and 12),
  constraint user_item_taken_amount check (amount between 1 and 99999999)
);

select ops.protect('user_item_taken');

grant select, insert, delete on user_item_taken to minga_app;

-- The total of an order is a part of what a closed month used.
create or replace function app.refuse_closed_item() returns trigger language plpgsql as $$
declare
  v_last integer;
  v_company bigint := coalesce(new.company_id, old.company_id);
  v_contract bigint := coalesce(new.user_contract_id, old.user_contract_id);
begin
  perform 1 from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and m.is_open
    for share of m;
  select max(m.year_month) into v_last from payroll_month m
    join user_contract c on c.company_id = m.company_id and c.business_id = m.business_id
    where m.company_id = v_company and c.company_id = v_company and c.id = v_contract
      and m.type = 'PAYROLL' and not m.is_open;
  if v_last is null then return coalesce(new, old); end if;
  if tg_op = 'INSERT' then
    if new.start_month > v_last then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.start_month > v_last then return old; end if;
  elsif old.start_month > v_last and new.start_month > v_last then
    return new;
  elsif (new.item_code, new.value, new.currency, new.start_month, new.total_quotas,
        new.total_amount)
      is not distinct from (old.item_code, old.value, old.currency,
        old.start_month, old.total_quotas, old.total_amount)
    and (old.end_month is not distinct from new.end_month
      or (coalesce(new.end_month, 999999) >= v_last
        and coalesce(old.end_month, 999999) >= v_last)) then
    return new;
  end if;
  raise exception 'El mes está cerrado' using errcode = 'MG001';
end $$;
