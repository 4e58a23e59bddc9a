-- A calculation without the confidential payroll keeps who was in it that day: whoever joined since
-- is still in its totals, and it is shown to nobody until it is made again. Those made before this
-- did not keep it: they are made again when somebody asks.

delete from scenario_run where not includes_private;

alter table scenario_run add hidden bigint[];

alter table scenario_run add constraint scenario_run_hidden
  check (includes_private = (hidden is null));
