-- The newest events that the home screen tells, without walking over those of every other table.

create index audit_event_activity on audit_event (company_id, seq)
  where entity in ('payroll_month', 'users', 'user_contract', 'absence');

create index payslip_release_newest on payslip_release (company_id, released_at);
