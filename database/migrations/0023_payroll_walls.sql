-- Two walls that waited for nobody. A run remembers the last change that it can have seen: a
-- change in flight when it began is known by its number in the audit, not by a clock. And what is
-- entered for a month holds the month open until it is written, so that closing waits for it.

alter table payroll_run add column audit_seq bigint not null default 0;

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
  elsif (new.item_code, new.value, new.currency, new.start_month, new.total_quotas)
      is not distinct from (old.item_code, old.value, old.currency,
        old.start_month, old.total_quotas)
    and (old.end_month is not distinct from new.end_month
      or (coalesce(new.end_month, 999999) >= v_last
        and coalesce(old.end_month, 999999) >= v_last)) then
    return new;
  end if;
  raise exception 'El mes está cerrado' using errcode = 'MG001';
end $$;
