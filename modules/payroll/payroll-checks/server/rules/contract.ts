import type { PayslipRule, SetRule } from './rule.ts'

/**
 * The legal maximum of hours a week. The week is shortened on 26 April of some years (Ley 21.561,
 * art. 1° transitorio), so people who left before that day had the longer one.
 */
const longestWeek = `(case when c.final_date < $6::date + 25 then {$JORNADA_MAXIMA_INICIO}
  else {$JORNADA_MAXIMA} end)`

/** Terms of contracts, and their legal limits. */
export const contractRules: readonly PayslipRule[] = [
  {
    code: 'TERMINADO_Y_PAGADO',
    title: 'Contrato terminado y con liquidación',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'La fecha de término contra el primer día del mes',
    when: 'c.final_date < $6::date',
    figures: ['c.final_date'],
    message: 'El contrato terminó el {d0}, antes del mes',
    fix: 'CONTRACT',
  },
  {
    code: 'SIN_CONDICIONES',
    title: 'Liquidación sin contrato vigente',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'Las condiciones vigentes del contrato y su estado',
    when: `t.id is null or c.status <> 'ACTIVE'`,
    message: 'El contrato no está vigente y tiene liquidación',
    fix: 'CONTRACT',
  },
  {
    code: 'PLAZO_SIN_TERMINO',
    title: 'Plazo fijo sin fecha de término',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'La fecha de término de los contratos a plazo fijo',
    when: `t.contract_type = 'FIXED' and c.final_date is null`,
    message: 'Es a plazo fijo y no dice hasta cuándo',
    fix: 'CONTRACT',
  },
  {
    code: 'PLAZO_VENCE',
    title: 'Plazo fijo que vence este mes',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'La fecha de término: si sigue trabajando, pasa a indefinido (art. 159 N°4)',
    when: `t.contract_type = 'FIXED' and c.final_date between $6::date and $7::date`,
    figures: ['c.final_date'],
    message: 'Vence el {d0}: renuévelo o prepare el finiquito',
    fix: 'CONTRACT',
  },
  {
    code: 'PLAZO_CONVERTIDO',
    title: 'Plazo fijo que la ley hace indefinido',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt:
      'Segunda renovación, más de un año (dos para profesionales) o varios plazos que suman un ' +
      'año en quince meses (art. 159 N°4)',
    when: '{PLAZO_CONVERTIDO} = 1',
    figures: ['c.initial_date'],
    message:
      'A plazo fijo desde el {d0}, la ley lo hace indefinido y su seguro de cesantía se calcula ' +
      'así: cambie el tipo de contrato',
    fix: 'CONTRACT',
  },
  {
    code: 'PLAZO_LARGO',
    title: 'Plazo fijo de más de dos años',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'La duración: uno o dos años como máximo (Código del Trabajo, art. 159 N°4)',
    when: `t.contract_type = 'FIXED' and c.initial_date < $7::date - interval '2 years'`,
    figures: ['c.initial_date'],
    message: 'Es a plazo fijo desde el {d0}',
    fix: 'CONTRACT',
  },
  {
    code: 'JORNADA_EXCEDIDA',
    title: 'Jornada sobre el máximo legal',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'Las horas semanales contra el máximo del mes (Leyes 21.561 y siguientes)',
    when: `{ART_22} = 0 and {DIAS_CICLO} = 0 and {JORNADA_SEMANAL} > ${longestWeek}`,
    figures: ['{JORNADA_SEMANAL}', longestWeek],
    message: 'Pacta {n0 hora|horas} a la semana y el máximo del mes es {n1}',
    fix: 'CONTRACT',
  },
  {
    code: 'SUELDO_UF_IMPROBABLE',
    title: 'Sueldo en UF improbable',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'Un sueldo en UF de más de mil: quizás son pesos',
    when: '{SUELDO_UF} > 1000 or ({SUELDO_UF} > 0 and {$UF} <= 0)',
    figures: ['{SUELDO_UF}'],
    message: 'El sueldo es de {n0} UF: ¿eran pesos?',
    fix: 'CONTRACT',
  },
  {
    code: 'SUELDO_BAJO_MINIMO',
    title: 'No alcanza el ingreso mínimo',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'El sueldo contra el mínimo por los días y la jornada (Código del Trabajo, art. 44)',
    when: '{SUELDO_FALTANTE} + {SUELDO_FALTANTE_REDUCIDO} > 0',
    figures: ['{SUELDO_BASE}', '{SUELDO_FALTANTE} + {SUELDO_FALTANTE_REDUCIDO}'],
    message: 'El sueldo de {$0} está {$1} bajo el mínimo',
    fix: 'CONTRACT',
  },
  {
    code: 'SUELDO_CERO',
    title: 'Contrato sin sueldo',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'El sueldo pactado',
    when: '{SUELDO_PESOS} = 0 and {SUELDO_UF} = 0',
    message: 'El contrato no tiene sueldo',
    fix: 'CONTRACT',
  },
  {
    code: 'SUELDO_CAMBIA_MUCHO',
    title: 'El sueldo cambió más de la mitad',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'El sueldo pactado contra el del mes anterior',
    when: `{SUELDO_CONTRATO@before} > 0 and {FORMA_PAGO} = {FORMA_PAGO@before}
      and {FORMA_PAGO} = 0
      and abs({SUELDO_CONTRATO} - {SUELDO_CONTRATO@before}) * 2 > {SUELDO_CONTRATO@before}`,
    figures: ['{SUELDO_CONTRATO@before}', '{SUELDO_CONTRATO}'],
    message: 'El sueldo pactado pasó de {$0} a {$1}',
    fix: 'CONTRACT',
  },
  {
    code: 'GRATIFICACION_SOBRE_TOPE',
    title: 'Gratificación sobre el tope',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'La gratificación del art. 50 contra 4,75 ingresos mínimos al año',
    when: `{MODO_GRATIFICACION} = 1
      and {GRATIFICACION_ANTES} + {GRATIFICACION} > {TOPE_GRATIFICACION} + 1`,
    figures: ['{GRATIFICACION_ANTES} + {GRATIFICACION}', '{TOPE_GRATIFICACION}'],
    message: 'La gratificación es {$0} y el tope {$1}',
    fix: 'PAYSLIP',
  },
  {
    code: 'CONTRATOS_JUNTOS',
    title: 'Se calculó junto con otro contrato del mes',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt:
      'Quien tiene más de un contrato en el mes con la razón social y no los tenía el anterior: ' +
      'impuesto, gratificación, topes, plan, ahorros, retenciones y límites son de todos',
    when: '{CONTRATOS_ANTES} > 0 and coalesce({CONTRATOS_ANTES@before}, 0) = 0',
    figures: ['{CONTRATOS_DEL_MES}', '{IMPUESTO_DEL_MES}', '{RENTA_DEL_MES}', '{IMPUESTO_ANTES}'],
    message:
      'Tiene {n0} contratos en el mes: impuesto de {$1} sobre {$2}, de los que otro ya retuvo {$3}',
    fix: 'PAYSLIP',
  },
  {
    code: 'GRATIFICACION_FALTANTE',
    title: 'Gratificación convenida bajo la legal',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'La gratificación convenida contra la del art. 50',
    when: '{GRATIFICACION_FALTANTE} > 0',
    figures: ['{GRATIFICACION_FALTANTE}'],
    message: 'A la gratificación convenida le faltan {$0} para la legal',
    fix: 'CONTRACT',
  },
  {
    code: 'CUOTA_SIN_SINDICATO',
    title: 'Cuota sindical sin sindicato',
    severity: 'WARNING',
    group: 'CONTRACT',
    looksAt: 'La cuota descontada y el sindicato del contrato',
    when: 't.syndicate_id is null and {CUOTA_SINDICAL} > 0',
    figures: ['{CUOTA_SINDICAL}'],
    message: 'Se descuentan {$0} de cuota y el contrato no tiene sindicato',
    fix: 'CONTRACT',
  },
]

/** Contracts against payslips: no contract is forgotten. */
export const missingRules: readonly SetRule[] = [
  {
    code: 'SIN_LIQUIDACION',
    title: 'Contrato vigente sin liquidación',
    severity: 'ERROR',
    group: 'CONTRACT',
    looksAt: 'Los contratos del mes que el cálculo no respondió',
    query: `select c.id as contract_id, jsonb_build_array(c.code) as figures
      from user_contract c
      join user_business l on l.company_id = $1 and l.id = c.user_business_id and l.in_payroll
      where c.company_id = $1 and c.business_id = $5 and c.status = 'ACTIVE'
        and c.initial_date <= $7::date and (c.final_date is null or c.final_date >= $6::date)
        and not exists (select from payslip p where p.company_id = $1
          and p.payroll_run_id = $2 and p.user_contract_id = c.id)
        and not exists (select from payslip_error e where e.company_id = $1
          and e.payroll_run_id = $2 and e.user_contract_id = c.id)`,
    message: 'El contrato {t0} no tiene liquidación: calcule de nuevo',
    fix: 'CONTRACT',
  },
]
