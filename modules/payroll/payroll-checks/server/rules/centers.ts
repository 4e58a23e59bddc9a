import { partsByUnitText } from '#modules/people/cost-centers/server/index.ts'
import { bookedGroups } from '#modules/payroll/month-parts/server/index.ts'
import type { SetRule } from './rule.ts'

/** The last day of a contract in the month. */
const lastDay = 'least(coalesce(c.final_date, $7::date), $7::date)'

const byUnit = partsByUnitText({ company: '$1', from: '$6::date', to: '$7::date' })

/**
 * The groups that the accounting of the razón social uses: the one of its newest entry in force,
 * and those whose centres its accounts are chosen by.
 */
const booked = () => `booked as (${bookedGroups.get()})`

/** How many days of a span are in another. */
const daysIn = (span: string, within: string) =>
  `(case when isempty(${span} * ${within}) then 0
            else upper(${span} * ${within}) - lower(${span} * ${within}) end)`

/** Contracts whose cost is not booked whole. */
export const centerRules: readonly SetRule[] = [
  {
    code: 'CENTROS_SIN_COMPLETAR',
    title: 'Costo sin centro en un grupo que usa la contabilidad',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt:
      'El reparto del mes en cada grupo de centros de costo con que se hace la centralización ' +
      'de la razón social',
    get query() {
      return `with ${booked()}, paid as (
        select c.id, case when span.first <= span.last
          then daterange(span.first, span.last, '[]') else 'empty' end as days
        from payslip p join user_contract c on c.company_id = $1 and c.id = p.user_contract_id
        cross join lateral (select greatest(c.initial_date, $6::date) as first,
          ${lastDay} as last) span
        where p.company_id = $1 and p.payroll_run_id = $2
      ), borne as (
        select part.user_contract_id, part.group_id, part.percentage, part.valid
        from cost_center_contract part
        where part.company_id = $1 and part.status = 'ACTIVE'
          and part.valid && daterange($6::date, $7::date, '[]')
          and part.group_id in (select group_id from booked)
        union all
        select by_unit.user_contract_id, by_unit.group_id, 100, by_unit.valid
        from ${byUnit} by_unit where by_unit.group_id in (select group_id from booked)
      ), held as (
        select paid.id, g.name, upper(paid.days) - lower(paid.days) as days,
          coalesce(sum(borne.percentage * ${daysIn('borne.valid', 'paid.days')}), 0) as weight
        from paid
        join booked on true
        join cost_center_group g on g.company_id = $1 and g.id = booked.group_id
          and g.status = 'ACTIVE'
        left join borne on borne.user_contract_id = paid.id and borne.group_id = g.id
        where not isempty(paid.days)
        group by paid.id, g.id, g.name, paid.days
      )
      select held.id as contract_id,
        jsonb_build_array(held.name, round(100 - held.weight / held.days, 2)) as figures
      from held where held.weight < 100 * held.days`
    },
    message: 'En el grupo {t0} queda {n1}% de su costo del mes sin centro: complete su reparto',
    fix: 'CENTERS',
  },
  {
    code: 'CENTROS_INCOMPLETOS',
    title: 'Costo sin centro completo',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt:
      'El reparto por centro de costo que cambia en el mes, y el de quien ingresa en él cuando ' +
      'el grupo reparte a casi todos y la contabilidad no lo usa',
    get query() {
      return `with ${booked()}, paid as (
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
          and g.id not in (select group_id from booked)
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
        or held.began and exists (select from used where used.group_id = held.group_id))`
    },
    message: 'En el grupo {t0} reparte {n1}% de su costo: el resto queda sin centro',
    fix: 'CENTERS',
  },
]
