-- Has the debts of closed months counted, as the payslips are: until then the planner takes those
-- of a large company for one row, and reads them a row at a time.
create function app.count_debts() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze (skip_locked) retroactive_debt;
end $$;

revoke execute on function app.count_debts() from public;
grant execute on function app.count_debts() to minga_app;
