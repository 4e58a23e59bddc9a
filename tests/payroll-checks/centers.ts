import type { Plant } from './plant.ts'

/** A part of a group that the accounting of the demo does not use. */
const byCrop = (percentage: number, from: string) =>
  `insert into cost_center_contract
     (company_id, user_contract_id, group_id, cost_center_id, percentage, valid)
   select c.company_id, c.id, center.group_id, center.id, ${percentage}, '[${from},)'
   from user_contract c join cost_center center on center.company_id = c.company_id
     and center.code = 'UVA' where c.id = $contract`

const noPart = 'delete from cost_center_contract where user_contract_id = $contract'

/** Splits by cost centre that do not bear a contract whole. */
export const centerPlants: readonly Plant[] = [
  {
    rule: 'CENTROS_SIN_COMPLETAR',
    sql: [
      `update cost_center_contract set percentage = percentage - 0.01
       where user_contract_id = $contract`,
    ],
  },
  // Whole on the last day, of nobody on the first.
  {
    rule: 'CENTROS_SIN_COMPLETAR',
    sql: [
      `update cost_center_contract set valid = daterange('2026-09-02', null)
       where user_contract_id = $contract`,
    ],
  },
  { rule: 'CENTROS_SIN_COMPLETAR', sql: [noPart] },
  { rule: 'CENTROS_INCOMPLETOS', sql: [byCrop(50, '2026-09-10')] },
  // A group of nearly everybody, without who begins in the month.
  {
    rule: 'CENTROS_INCOMPLETOS',
    sql: [
      `insert into cost_center_group (company_id, code, name)
       select company_id, 'OBRA', 'Por obra' from user_contract where id = $contract`,
      `insert into cost_center_contract
         (company_id, user_contract_id, group_id, cost_center_id, percentage, valid)
       select p.company_id, p.user_contract_id, g.id, 1, 100, '[2026-01-01,)'
       from payslip p join cost_center_group g on g.company_id = p.company_id and g.code = 'OBRA'
       where p.payroll_run_id = $run and p.user_contract_id <> $contract`,
      `update user_contract set initial_date = '2026-09-07' where id = $contract`,
    ],
  },
]
