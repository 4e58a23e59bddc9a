/** Rows of expenses where the demo world has none. $1 is the company. */
export const expenseRows = [
  `insert into expense_permission (company_id, user_id, issuer, approver, admin)
   select company_id, min(id), true, false, false from users where company_id = $1
   group by company_id on conflict do nothing`,
  `insert into expense_category (company_id, code, name) values ($1, 'PRUEBA', 'Prueba')`,
  `insert into expense_policy (company_id, code, name) values ($1, 'PRUEBA', 'Prueba')`,
  `insert into expense_policy_category (company_id, policy_id, category_id)
   select p.company_id, p.id, c.id from expense_policy p
   join expense_category c on c.company_id = p.company_id and c.code = 'PRUEBA'
   where p.company_id = $1 and p.code = 'PRUEBA'`,
  `insert into expense_policy_issuer (company_id, policy_id, user_id)
   select p.company_id, p.id, d.user_id from expense_policy p
   join expense_permission d on d.company_id = p.company_id
   where p.company_id = $1 and p.code = 'PRUEBA' order by d.id limit 1`,
  `insert into expense_report (company_id, number, user_id, business_id, title)
   select u.company_id, 9000, u.id, b.id, 'Prueba' from users u
   join business b on b.company_id = u.company_id
   where u.company_id = $1 order by u.id, b.id limit 1`,
  `insert into expense_report_step (company_id, expense_report_id, state, at)
   select company_id, id, 'DRAFT', now() from expense_report
   where company_id = $1 and number = 9000 and not exists (select from expense_report_step s
     where s.company_id = expense_report.company_id and s.expense_report_id = expense_report.id)`,
  `insert into expense (company_id, user_id, report_id, expense_policy_id, expense_category_id,
     name, date, accounting_document_type, amount, money)
   select r.company_id, r.user_id, r.id, p.id, c.id, 'Prueba', '2026-01-01', 'SIN_DOCUMENTO', 1, 1
   from expense_report r
   join expense_policy p on p.company_id = r.company_id and p.code = 'PRUEBA'
   join expense_category c on c.company_id = r.company_id and c.code = 'PRUEBA'
   where r.company_id = $1 and r.number = 9000`,
  `insert into expense_file (company_id, expense_id, position, file_id)
   select e.company_id, e.id, 1, f.id from expense e
   join file f on f.company_id = e.company_id
   where e.company_id = $1 and e.name = 'Prueba' order by f.id limit 1`,
]
