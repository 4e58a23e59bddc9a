-- What a note about somebody's payslip was written about: the results of that payslip and its net.
-- A payslip that changes afterwards is told from the one that was answered for.
alter table payroll_check_note add column payslip_print text;
alter table payroll_check_note add column payslip_net bigint;
alter table payroll_check_note add constraint payroll_check_note_payslip
  check ((payslip_print is null) = (payslip_net is null)
    and (payslip_print is null or user_contract_id is not null));
