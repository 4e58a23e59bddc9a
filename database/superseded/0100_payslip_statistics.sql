-- Has the payslips counted. Until then the planner takes a large new run for one row, and what
-- compares it with another run goes through both a row at a time. By the owner, because the right
-- to count comes with those to lock and to rewrite the table.
create function app.count_payslips() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze (skip_locked) payslip;
end $$;

revoke execute on function app.count_payslips() from public;
grant execute on function app.count_payslips() to minga_app;

-- Nobody searches by amounts or by what the payslip says of the person: they need no statistics.
alter table payslip
  alter column facts set statistics 0,
  alter column results set statistics 0,
  alter column snapshot set statistics 0;
