-- Who writes thousands of payslips has them counted at once: until then the planner takes a new run
-- for one row, and what compares it with another run goes through both a row at a time.
grant maintain on payslip to minga_app;

-- Nobody searches by amounts or by what the payslip says of the person: they need no statistics.
alter table payslip
  alter column facts set statistics 0,
  alter column results set statistics 0,
  alter column snapshot set statistics 0;
