import type { PayslipRule, SetRule } from './rule.ts'

/** Days of leave of the payslip, with the half days of partial ones. */
const onLeave = '({DIAS_LICENCIA} + {MEDIOS_DIAS_LICENCIA})'

/**
 * Compares absences with the payslips that should contain them. `away` has the registered absences
 * of each contract in the month (`../absences-of-month.ts`).
 */
export const absenceRules: readonly PayslipRule[] = [
  {
    code: 'LICENCIA_OLVIDADA',
    title: 'Licencia que la liquidación no tiene',
    severity: 'ERROR',
    group: 'ABSENCES',
    looksAt: 'Los días de las licencias aprobadas del mes contra los de la liquidación',
    when: `coalesce(away.license_days, 0) > ${onLeave}`,
    figures: ['away.license_days', 'away.license_since', onLeave],
    message: 'Tiene {n0 día|días} de licencia desde el {d1} y la liquidación considera {n2}',
    fix: 'ABSENCES',
  },
  {
    code: 'LICENCIA_SIN_REGISTRO',
    title: 'Días de licencia sin licencia',
    severity: 'ERROR',
    group: 'ABSENCES',
    looksAt: 'Los días de licencia de la liquidación contra las licencias aprobadas',
    when: `${onLeave} > coalesce(away.license_days, 0)`,
    figures: [onLeave, 'coalesce(away.license_days, 0)'],
    message: 'La liquidación considera {n0 día|días} de licencia y hay {n1} registrados',
    fix: 'ABSENCES',
  },
  {
    code: 'PERMISO_OLVIDADO',
    title: 'Permiso sin goce que la liquidación no tiene',
    severity: 'ERROR',
    group: 'ABSENCES',
    looksAt: 'Los días de permiso sin goce y suspensión contra los de la liquidación',
    when: 'coalesce(away.unpaid_days, 0) > {DIAS_PERMISO}',
    figures: ['away.unpaid_days', '{DIAS_PERMISO}'],
    message: 'Tiene {n0 día|días} sin goce de sueldo y la liquidación considera {n1}',
    fix: 'ABSENCES',
  },
  {
    code: 'INASISTENCIA_OLVIDADA',
    title: 'Inasistencia que la liquidación no tiene',
    severity: 'ERROR',
    group: 'ABSENCES',
    looksAt: 'Las inasistencias aprobadas en días de trabajo contra las de la liquidación',
    when: 'coalesce(away.missed_days, 0) > {DIAS_AUSENCIA}',
    figures: ['away.missed_days', '{DIAS_AUSENCIA}'],
    message: 'Faltó {n0 día|días} de trabajo y la liquidación considera {n1}',
    fix: 'ABSENCES',
  },
  {
    code: 'AUSENCIA_PENDIENTE',
    title: 'Ausencia sin respuesta',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'Las ausencias del mes que nadie aprobó ni rechazó: no se descuentan',
    when: 'away.pending > 0',
    figures: ['away.pending', 'away.pending_since'],
    message: 'Espera respuesta la ausencia que comienza el {d1}',
    fix: 'ABSENCES',
  },
  {
    code: 'LICENCIA_SIN_DOCUMENTO',
    title: 'Licencia sin folio ni documento',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt:
      'El folio o el documento de las licencias del mes: sin ellos no se tramita el subsidio',
    when: 'away.bare > 0',
    figures: ['away.bare_since'],
    message: 'La licencia del {d0} no tiene folio ni documento',
    fix: 'ABSENCES',
  },
  {
    code: 'LICENCIA_SIN_INSTITUCION',
    title: 'Licencia sin quien pague el subsidio',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'La institución de salud de quien tiene licencia; la mutual si es del trabajo',
    when: `(away.common and v.health_institution is null)
      or (away.accident and not exists (select from business b
        where b.company_id = $1 and b.id = $5 and b.mutual_code is not null))`,
    figures: ['away.license_since'],
    message: 'La licencia del {d0} no tiene institución que pague el subsidio',
    fix: 'HEALTH',
  },
  {
    code: 'LICENCIA_SIN_ANTERIOR',
    title: 'Continúa una licencia que no está',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'Las licencias que dicen continuar otra, sin una que termine el día anterior',
    when: 'away.orphan_since is not null',
    figures: ['away.orphan_since'],
    message: 'La del {d0} dice continuar otra y ninguna termina el día anterior',
    fix: 'ABSENCES',
  },
  {
    code: 'HORAS_EXTRA_AUSENTE',
    title: 'Horas extraordinarias sin días trabajados',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'Las horas extraordinarias de quien estuvo ausente todo el mes',
    when: `{FORMA_PAGO} = 0 and {DIAS_TRABAJADOS} = 0
      and {HORAS_NORMALES} + {HORAS_DOBLES} > 0`,
    figures: ['{HORAS_NORMALES} + {HORAS_DOBLES}'],
    message: 'Tiene {n0 hora extraordinaria|horas extraordinarias} y ningún día trabajado',
    fix: 'ENTRIES',
  },
]

/** The days on which an absence counts: its application dates, or else its own. */
const from = 'coalesce(a.application_start_date, a.start_date)'
const until = 'coalesce(a.application_end_date, a.end_date)'

/** Requested or approved absences of contracts of the razón social in the month. */
const inMonth = `absence a join user_contract c
    on c.company_id = $1 and c.id = a.user_contract_id and c.business_id = $5
  where a.company_id = $1 and a.response_status in ('PENDING', 'APPROVED')
    and ${from} <= $7::date and ${until} >= $6::date`

/** Absences against contracts, and absences of one person against each other. */
export const crossedRules: readonly SetRule[] = [
  {
    code: 'AUSENCIA_FUERA_DE_CONTRATO',
    title: 'Ausencia fuera del contrato',
    severity: 'ERROR',
    group: 'ABSENCES',
    looksAt: 'Los días de las ausencias del mes contra el ingreso y el término del contrato',
    query: `select a.user_contract_id as contract_id, jsonb_build_array(
        min(${from}), max(${until}), min(c.initial_date), min(c.final_date)) as figures
      from ${inMonth} and (${until} > c.final_date or ${from} < c.initial_date)
      group by a.user_contract_id`,
    message: 'Hay una ausencia del {d0} al {d1} y el contrato va del {d2} al {d3}',
    fix: 'ABSENCES',
  },
  {
    code: 'AUSENCIAS_CRUZADAS',
    title: 'Ausencias que se cruzan',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'Ausencias de distinto tipo en los mismos días, en contratos de la misma persona',
    query: `select a.user_contract_id as contract_id,
        jsonb_build_array(min(greatest(a.start_date, o.start_date)), min(other.code)) as figures
      from absence a
      join user_contract c on c.company_id = $1 and c.id = a.user_contract_id
        and c.business_id = $5
      join user_contract other on other.company_id = $1 and other.user_id = c.user_id
        and other.id <> c.id
      join absence o on o.company_id = $1 and o.user_contract_id = other.id
        and o.response_status in ('PENDING', 'APPROVED')
        and (o.type, o.subtype) is distinct from (a.type, a.subtype)
        and o.start_date <= a.end_date and o.end_date >= a.start_date
      where a.company_id = $1 and a.response_status in ('PENDING', 'APPROVED')
        and a.start_date <= $7::date and a.end_date >= $6::date
      group by a.user_contract_id`,
    message: 'Desde el {d0} tiene otra ausencia en el contrato {t1}',
    fix: 'ABSENCES',
  },
  {
    code: 'LICENCIA_EN_UN_CONTRATO',
    title: 'Licencia en un contrato y no en el otro',
    severity: 'WARNING',
    group: 'ABSENCES',
    looksAt: 'Las licencias de quien tiene otro contrato vigente: cada empleador recibe la suya',
    query: `select c.id as contract_id,
        jsonb_build_array(min(o.start_date), min(other.code)) as figures
      from absence o
      join user_contract other on other.company_id = $1 and other.id = o.user_contract_id
      join user_contract c on c.company_id = $1 and c.user_id = other.user_id
        and c.id <> other.id and c.business_id = $5 and c.status = 'ACTIVE'
        and c.initial_date <= o.end_date and coalesce(c.final_date, o.start_date) >= o.start_date
      where o.company_id = $1 and o.type = 'LICENSE' and o.response_status = 'APPROVED'
        and o.start_date <= $7::date and o.end_date >= $6::date
        and not exists (select from absence a where a.company_id = $1
          and a.user_contract_id = c.id and a.response_status in ('PENDING', 'APPROVED')
          and a.start_date <= o.end_date and a.end_date >= o.start_date)
      group by c.id`,
    message: 'Desde el {d0} tiene licencia en el contrato {t1} y aquí no',
    fix: 'ABSENCES',
  },
]
