-- A payslip is some two and a half kilobytes of amounts, just over the size at which PostgreSQL
-- begins to compress a row, and compressing cost more than all the rest of writing it. Kept as
-- they are (storage external, 0020), the amounts take a third more room and are written and read in
-- a third of the time.

alter table payslip set (toast_tuple_target = 8160);

-- Payslips are asked for by run, by contract and by person; never by month alone.
drop index payslip_of_month;

create index payslip_of_user on payslip (company_id, user_id);
