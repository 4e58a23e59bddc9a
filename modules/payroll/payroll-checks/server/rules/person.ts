import type { PayslipRule } from './rule.ts'

const covered = '{SISTEMA_SALUD} <> 2 and {BASE_PREVISIONAL} > 0'

/** The notifications of an isapre that rule in the month and wait for whoever applies them. */
const pendingNotice = (what: string) => `select ${what} from health_plan_notice notice
  where notice.company_id = $1 and notice.user_id = p.user_id and notice.status = 'PENDING'
    and notice.from_month <= $4`

/** The person's social security data, and its cost. */
export const personRules: readonly PayslipRule[] = [
  {
    code: 'MENOR_DE_EDAD',
    title: 'Menor de 18 años',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'La edad en su primer mes: necesita autorización (Código del Trabajo, art. 13)',
    when: '{EDAD} < 18 and {EDAD@before} is null',
    figures: ['{EDAD}'],
    message: 'Tiene {n0 año|años}: guarde la autorización junto al contrato',
    fix: 'PERSON',
  },
  {
    code: 'MAYOR_SIN_ESTADO',
    title: 'Mayor de 65 sin estado de pensión',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'El estado de pensión de quien pasó de 65 años o recién ingresa',
    when: `{EDAD} > 65 and coalesce({EDAD@before}, 0) <= 65
      and v.pension_status = 'ACTIVE' and {REGIMEN_PENSION} <> 2`,
    figures: ['{EDAD}'],
    message: 'Tiene {n0 año|años} y su ficha no dice si está pensionado',
    fix: 'PREVISION',
  },
  {
    code: 'SIN_COTIZACION_DE_PENSION',
    title: 'No cotiza para su pensión',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'El régimen de pensión de quien está activo',
    when: `{REGIMEN_PENSION} = 2 and v.pension_status = 'ACTIVE' and not t.is_corporate_salary
      and {TOTAL_IMPONIBLE} > 0`,
    figures: ['{TOTAL_IMPONIBLE}'],
    message: 'Sus {$0} imponibles no pagan cotización de pensión',
    fix: 'PREVISION',
  },
  {
    code: 'AFP_NO_DESCONTADA',
    title: 'Con AFP y sin cotización',
    severity: 'ERROR',
    group: 'PERSON',
    looksAt: 'La cotización de quien cotiza en una AFP y tiene renta imponible',
    when: '{COTIZA_AFP} = 1 and {BASE_PREVISIONAL} > 0 and {COTIZACION_AFP} = 0',
    figures: ['{BASE_PREVISIONAL}'],
    message: 'La renta de {$0} no tiene cotización de AFP',
    fix: 'PREVISION',
  },
  {
    code: 'PENSIONADO_COTIZA',
    title: 'Pensionado que cotiza en la AFP',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'La cotización de quien está pensionado y no cotiza (DL 3.500, art. 69)',
    when: `v.pension_status = 'PENSIONED_INACTIVE' and {COTIZACION_AFP} > 0`,
    figures: ['{COTIZACION_AFP}'],
    message: 'Está pensionado y se le descuentan {$0} para la AFP',
    fix: 'PREVISION',
  },
  {
    code: 'SALUD_BAJO_EL_7',
    title: 'Salud bajo el 7 %',
    severity: 'ERROR',
    group: 'PERSON',
    looksAt: 'El total de salud contra el 7 % de la renta con tope',
    when: `${covered} and {SALUD_LEGAL} + {SALUD_ADICIONAL} + 1
      < trunc({BASE_PREVISIONAL} * {$TASA_SALUD} / 100)`,
    figures: [
      '{SALUD_LEGAL} + {SALUD_ADICIONAL}',
      'round({BASE_PREVISIONAL} * {$TASA_SALUD} / 100)',
    ],
    message: 'Paga {$0} de salud y el 7 % son {$1}',
    fix: 'HEALTH',
  },
  {
    code: 'PLAN_BAJO_EL_7',
    title: 'Plan de isapre bajo el 7 %',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'Un plan nuevo, o que cambió, contra el 7 %: lo que sobra son excedentes',
    when: `{SISTEMA_SALUD} = 1 and {PLAN_ISAPRE} > 0 and {DIAS_LICENCIA} = 0
      and {PLAN_UF} is distinct from {PLAN_UF@before}
      and {PLAN_ISAPRE} < {BASE_PREVISIONAL} * {$TASA_SALUD} / 200`,
    figures: ['{PLAN_ISAPRE}', 'round({BASE_PREVISIONAL} * {$TASA_SALUD} / 100)'],
    message: 'El plan vale {$0}, menos de la mitad del 7 % ({$1}): revise el valor en UF',
    fix: 'HEALTH',
  },
  {
    code: 'ISAPRE_SIN_PLAN',
    title: 'Isapre sin valor del plan',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'El plan de la ficha de quien está en una isapre',
    when: '{SISTEMA_SALUD} = 1 and {PLAN_UF} = 0 and {PLAN_PESOS} = 0 and {PLAN_PORCENTAJE} = 0',
    message: 'La ficha no dice cuánto vale el plan: se descuenta solo el 7 %',
    fix: 'HEALTH',
  },
  {
    code: 'FUN_PENDIENTE',
    title: 'Notificación de isapre sin aplicar',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'Lo que la isapre notificó, que rige en el mes y nadie aplicó ni rechazó',
    when: `exists (${pendingNotice('1')})`,
    figures: [`(${pendingNotice('min(notice.from_month)')})`],
    message: 'Un plan de isapre que rige desde {m0} espera en Planes de isapre',
    fix: 'HEALTH',
  },
  {
    code: 'CARGAS_SIN_TRAMO',
    title: 'Cargas familiares sin tramo',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'El tramo de la asignación familiar de quien tiene cargas',
    when: `v.subject_to_family_allowance and v.family_allowance_segment is null
      and v.simple_burdens + v.maternal_burdens + v.disabled_burdens > 0`,
    figures: ['v.simple_burdens + v.maternal_burdens + v.disabled_burdens'],
    message: 'Tiene {n0 carga|cargas} y ningún tramo: no se le paga asignación',
    fix: 'FAMILY',
  },
  {
    code: 'CARGAS_SIN_DERECHO',
    title: 'Cargas y sin derecho a asignación',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'Las cargas de quien la ficha dice que no recibe asignación',
    when: `not v.subject_to_family_allowance
      and v.simple_burdens + v.maternal_burdens + v.disabled_burdens > 0`,
    figures: ['v.simple_burdens + v.maternal_burdens + v.disabled_burdens'],
    message: 'La ficha tiene {n0 carga|cargas} y dice que no recibe asignación familiar',
    fix: 'FAMILY',
  },
  {
    code: 'AFC_SOBRE_ONCE_ANOS',
    title: 'Seguro de cesantía sobre 11 años',
    severity: 'ERROR',
    group: 'PERSON',
    looksAt: 'La cotización del trabajador después de once años (Ley 19.728, art. 9)',
    when: '{ANTIGUEDAD_AFC} >= {$ANOS_AFC} and {AFC} > 0',
    figures: ['{ANTIGUEDAD_AFC}', '{AFC}'],
    message: 'Con {n0 año|años} de seguro aún se le descuentan {$1}',
    fix: 'PREVISION',
  },
  {
    code: 'SIN_SEGURO_DE_CESANTIA',
    title: 'Sin seguro de cesantía',
    severity: 'WARNING',
    group: 'PERSON',
    looksAt: 'Los contratos desde octubre de 2002 tienen seguro (Ley 19.728, art. 2)',
    when: `{SEGURO_CESANTIA} = 0 and {EDAD} >= {$EDAD_MINIMA_AFC}
      and v.pension_status = 'ACTIVE' and not t.is_domestic and not t.is_corporate_salary
      and c.initial_date >= date '2002-10-02'`,
    figures: ['c.initial_date'],
    message: 'El contrato es del {d0} y no cotiza seguro de cesantía',
    fix: 'PREVISION',
  },
  {
    code: 'AFC_DE_PENSIONADO',
    title: 'Pensionado con seguro de cesantía',
    severity: 'ERROR',
    group: 'PERSON',
    looksAt: 'El seguro de quien está pensionado de vejez o invalidez total',
    when: '{ES_PENSIONADO} = 1 and {AFC} > 0',
    figures: ['{AFC}'],
    message: 'Está pensionado y se le descuentan {$0} de seguro de cesantía',
    fix: 'PREVISION',
  },
]
