-- Whole months from a first day to another, as vacations count them: a month is completed on the
-- same day of the month, or on its last day when the month is shorter.
create function app.completed_months(p_start date, p_until date) returns integer
language sql immutable parallel safe as $$
  select greatest(0,
    12 * (date_part('year', p_until) - date_part('year', p_start))
      + date_part('month', p_until) - date_part('month', p_start)
      - case when date_part('day', p_until) >= date_part('day', p_start)
          or date_part('day', p_until + 1) = 1 then 0 else 1 end)::integer
$$;

grant execute on function app.completed_months(date, date) to minga_app;

-- The balances of everybody read each entry once, by its contract, and nothing of the table.
drop index vacation_entry_until;
create index vacation_entry_until on vacation_entry (company_id, user_contract_id, effective_on)
  include (pool, kind, units, seq);
