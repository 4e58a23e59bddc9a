import { partsByUnitText } from '#modules/people/cost-centers/server/index.ts'
import type { SetRule } from './rule.ts'

/** The last day of a contract in the month. */
const lastDay = 'least(coalesce(c.final_date, $7::date), $7::date)'

const byUnit = partsByUnitText({ company: '$1', from: '$6::date', to: '$7::date' })

/** Contracts whose cost is not booked whole, in the month in which they begin to be so. */
export const centerRules: readonly SetRule[] = [
  {
    code: 'CENTROS_INCOMPLETOS',
    title: 'Costo sin centro completo',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt:
      'El reparto por centro de costo que cambia en el mes, y el de quien ingresa en él cuando ' +
      'el grupo reparte a casi todos',
    query: `with paid as (
        select c.id, c.initial_date, ${lastDay} as last_day
        from payslip p join user_contract c on c.company_id = $1 and c.id = p.user_contract_id
        where p.company_id = $1 and p.payroll_run_id = $2
      ), held as (
        select paid.id, g.id as group_id, g.name,
          coalesce(sum(part.percentage) filter (where part.valid @> paid.last_day),
            max(100) filter (where by_unit.user_contract_id is not null), 0) as covered,
          bool_or(lower(part.valid) between $6::date and $7::date
            or upper(part.valid) between $6::date and $7::date) as moved,
          bool_or(paid.initial_date >= $6::date) as began
        from paid
        join cost_center_group g on g.company_id = $1 and g.status = 'ACTIVE'
        left join cost_center_contract part on part.company_id = $1 and part.group_id = g.id
          and part.user_contract_id = paid.id and part.status = 'ACTIVE'
        left join ${byUnit} by_unit on by_unit.user_contract_id = paid.id
          and by_unit.group_id = g.id and by_unit.valid @> paid.last_day
        group by paid.id, g.id, g.name
      ), used as (
        select group_id from held group by group_id
        having count(*) filter (where covered > 0) >= 0.95 * count(*)
      )
      select held.id as contract_id, jsonb_build_array(held.name, held.covered) as figures
      from held where held.covered < 100 and (held.moved
        or held.began and exists (select from used where used.group_id = held.group_id))`,
    message: 'En el grupo {t0} reparte {n1}% de su costo: el resto queda sin centro',
    fix: 'CONTRACT',
  },
]
