/** Rows of arrivals where the demo world has none. $1 is the company. */
export const arrivalRows = [
  `insert into arrival_template (company_id, kind, name) values ($1, 'ARRIVAL', 'Prueba')`,
  `insert into arrival_template_task (company_id, template_id, place, title, kind, assignee, days,
     obligatory)
   select company_id, id, 1, 'Prueba', 'TASK', 'HR', 0, true from arrival_template
   where company_id = $1 and name = 'Prueba'`,
  `insert into arrival (company_id, kind, user_id, user_contract_id, name, day, by_hand)
   select company_id, 'DEPARTURE', user_id, id, 'Prueba', '2026-01-01', true from user_contract
   where company_id = $1 order by id limit 1`,
  `insert into arrival_task (company_id, arrival_id, user_id, title, kind, assignee, days, due,
     obligatory)
   select company_id, id, user_id, 'Prueba', 'TASK', 'HR', 0, day, true from arrival
   where company_id = $1 and name = 'Prueba'`,
]
