-- What an institution owes of a leave may be unknown: where nothing was proposed and nobody entered
-- an amount, there is none, and not zero.
alter table leave_subsidy alter column owed drop not null;

alter table leave_subsidy alter column owed drop default;

drop trigger audit on leave_subsidy;

update leave_subsidy set owed = null where owed = 0 and basis is null;

select ops.audit('leave_subsidy');
