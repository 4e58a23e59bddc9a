import { loginNameIn } from '#platform/server/sql/person-names.ts'
import type { PayslipRule, SetRule } from './rule.ts'

/** Somebody without a way to be notified, in a company where nearly everybody has one. */
const alone = (reached: string) => `reached.all > 0 and reached.${reached} >= 0.95 * reached.all`

/**
 * Payslips that changed after their review, and people who cannot be notified of theirs. `signed`
 * is the sign-off in «Comparar», `answered` the last note about a payslip, `addressed` mail and
 * login of each contract (`../reviewers.ts`).
 */
export const reviewRules: readonly PayslipRule[] = [
  {
    code: 'CAMBIO_TRAS_REVISION',
    title: 'Cambió después de revisarse',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'La liquidación contra la que alguien marcó como revisada en «Comparar»',
    when: 'signed.changed',
    figures: ['signed.reviewed_on', '{LIQUIDO}'],
    message: 'Se revisó el {d0} y después cambió: ahora el líquido es {$1}',
    fix: 'REVIEW',
  },
  {
    code: 'CAMBIO_TRAS_NOTA',
    title: 'Cambió después de anotarse',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'La liquidación contra la que había cuando alguien respondió por un aviso',
    when: 'answered.changed',
    figures: ['answered.written_on', 'answered.payslip_net', '{LIQUIDO}'],
    message: 'La nota del {d0} fue sobre un líquido de {$1}; ahora es {$2}',
    fix: 'PAYSLIP',
  },
  {
    code: 'SIN_CORREO',
    title: 'Liberación sin correo',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'El correo de la ficha, si la vez anterior se le escribió o se escribe a casi todos',
    when: `not addressed.mail and ({LIQUIDO} > 0)
      and (addressed.was_mailed or ${alone('by_mail')})`,
    message: 'No tiene un correo: nadie le avisará que su liquidación está disponible',
    fix: 'CONTACT',
  },
  {
    code: 'SIN_USUARIO',
    title: 'Liberación sin usuario',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'El usuario con que se ve la liquidación, si casi todos tienen uno',
    when: `not addressed.login and ${alone('by_login')}`,
    message: 'No tiene usuario con que ingresar: no podrá ver su liquidación',
    fix: 'PERSON',
  },
]

/** The month of the run. */
const month = `(select payroll_month_id from payroll_run where company_id = $1 and id = $2)`

/** Reviews by two different people, and debts of closed months. */
export const answeredRules: readonly SetRule[] = [
  {
    code: 'REVISO_SU_CAMBIO',
    title: 'Revisado por quien hizo el cambio',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'Quién marcó la diferencia como revisada y quién cambió contrato o cuenta en el mes',
    query: `select r.user_contract_id as contract_id,
        jsonb_build_array(min(${loginNameIn('r.reviewed_by', '$1')})) as figures
      from payslip_review r
      join (
        select e.login_id, c.id as contract_id from payroll_month m
        join audit_event e on e.company_id = $1 and e.at >= m.opened_at
          and e.entity = any('{user_contract,user_contract_version,payment_method}')
        cross join lateral (select coalesce(e.after, e.before) as content) row
        join user_contract c on c.company_id = $1 and c.business_id = $5
          and c.id = case e.entity when 'user_contract' then e.entity_id::bigint
            else (row.content ->> 'user_contract_id')::bigint end
        where m.company_id = $1 and m.id = ${month} and e.entity <> 'payment_method'
        union
        select e.login_id, c.id from payroll_month m
        join audit_event e on e.company_id = $1 and e.at >= m.opened_at
          and e.entity = 'payment_method'
        cross join lateral (select coalesce(e.after, e.before) as content) row
        join user_contract c on c.company_id = $1 and c.business_id = $5
          and c.user_id = (row.content ->> 'user_id')::bigint
        where m.company_id = $1 and m.id = ${month}
      ) own on own.contract_id = r.user_contract_id and own.login_id = r.reviewed_by
      where r.company_id = $1 and r.payroll_month_id = ${month}
      group by r.user_contract_id`,
    message: '{t0} cambió el contrato o la cuenta y también lo revisó: que lo mire otra persona',
    fix: 'REVIEW',
  },
  {
    code: 'TARDIO_SIN_AGREGAR',
    title: 'Diferencia de un mes cerrado sin agregar',
    severity: 'WARNING',
    group: 'REVIEW',
    looksAt: 'Lo registrado tarde desde que se abrió el mes, sin diferencia agregada',
    query: `select late.contract_id, jsonb_build_array(max(late.origin)) as figures
      from (
        select i.user_contract_id as contract_id, i.year_month as origin
        from late_item i join payroll_month m on m.company_id = $1 and m.id = ${month}
        where i.company_id = $1 and i.created_at >= m.opened_at
        union all
        select a.user_contract_id, a.late_until from absence a
        join payroll_month m on m.company_id = $1 and m.id = ${month}
        where a.company_id = $1 and a.response_status = 'APPROVED' and a.late_until is not null
          and a.responded_at >= m.opened_at
      ) late
      join user_contract c on c.company_id = $1 and c.id = late.contract_id
        and c.business_id = $5
      where late.origin < $4 and not exists (select from retroactive_line r
        where r.company_id = $1 and r.user_contract_id = late.contract_id
          and r.payroll_month_id = ${month})
      group by late.contract_id`,
    message: 'Se registró tarde algo hasta {m0} y no se ha agregado en «Retroactivos»',
    fix: 'RETROACTIVE',
  },
]
