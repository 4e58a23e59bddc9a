-- What was on its way before says by which: the list that is not annulled, the finiquito that was
-- issued, or somebody's word. The guards of new rows are not there meanwhile.
drop trigger way on payslip_payment;

drop trigger audit on payslip_payment;

insert into payslip_payment (company_id, payroll_month_id, user_contract_id, status, way,
  updated_at)
select r.company_id, r.payroll_month_id, r.user_contract_id, 'UNPAID', 'LIST', l.created_at
from payment_list_row r
join payment_list l on l.company_id = r.company_id and l.id = r.payment_list_id
where r.user_contract_id is not null and r.state in ('LISTED', 'PAID')
on conflict (company_id, payroll_month_id, user_contract_id) do nothing;

update payslip_payment p set way = 'LIST'
from payment_list_row r
where r.company_id = p.company_id and r.payroll_month_id = p.payroll_month_id
  and r.user_contract_id = p.user_contract_id and r.state in ('LISTED', 'PAID');

update payslip_payment p set way = 'FINIQUITO'
from settlement s, payroll_month m
where s.company_id = p.company_id and m.company_id = p.company_id and m.id = p.payroll_month_id
  and s.user_contract_id = p.user_contract_id and s.status in ('IN_PROGRESS', 'PAID')
  and (s.terms ->> 'payLastPayslip')::boolean and m.type = 'PAYROLL'
  and to_char(s.disengagement_date, 'YYYYMM')::int = m.year_month
  and p.way is null and p.status <> 'UNPAID';

insert into payslip_payment as p (company_id, payroll_month_id, user_contract_id, status, way,
  updated_at)
select s.company_id, m.id, s.user_contract_id, 'UNPAID', 'FINIQUITO', s.updated_at
from settlement s
join user_contract c on c.company_id = s.company_id and c.id = s.user_contract_id
join payroll_month m on m.company_id = s.company_id and m.business_id = c.business_id
  and m.type = 'PAYROLL' and m.year_month = to_char(s.disengagement_date, 'YYYYMM')::int
join payslip l on l.company_id = s.company_id and l.payroll_month_id = m.id
  and l.payroll_run_id = m.current_run_id and l.user_contract_id = s.user_contract_id
where s.status = 'ISSUED' and (s.terms ->> 'payLastPayslip')::boolean
on conflict (company_id, payroll_month_id, user_contract_id)
  do update set way = 'FINIQUITO' where p.way is null and p.status = 'UNPAID';

update payslip_payment set way = 'HAND' where way is null and status <> 'UNPAID';

create trigger way before insert or update on payslip_payment
  for each row execute function app.keep_payment_way();

select ops.audit('payslip_payment');

alter table payslip_payment add constraint payslip_payment_on_its_way
  check (status = 'UNPAID' or way is not null) not valid;

alter table payslip_payment validate constraint payslip_payment_on_its_way;
