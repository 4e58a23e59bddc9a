import type { PayslipRule } from './rule.ts'

/** Discounts that count towards the joint limit of art. 58. */
const limited = `({CUOTA_SINDICAL} + {CREDITO_VIVIENDA} + {CREDITO_COOPERATIVA}
  + {PRESTAMO_EMPRESA} + {SEGURO_COMPLEMENTARIO} + {OTROS_DESCUENTOS})`

/** What is of the person and the month is complete in the last of their contracts. */
const isLast = '{CONTRATOS_ANTES} + 1 >= {CONTRATOS_DEL_MES}'
const withheld = '({ALIMENTOS_ANTES} + {RETENCION_JUDICIAL})'
const limitedOfAll = `(${limited} + {CONJUNTO_ANTES})`
const limitOfAll = `(({IMPONIBLE_ANTES} + {TOTAL_IMPONIBLE} + {IMPONIBLE_DESPUES})
  * {$LIMITE_CONJUNTO} / 100)`

/** Discounts, and their legal limits. */
export const deductionRules: readonly PayslipRule[] = [
  {
    code: 'RETENCION_NO_APLICADA',
    title: 'Retención judicial no aplicada',
    severity: 'ERROR',
    group: 'DEDUCTIONS',
    looksAt: 'La retención de alimentos ordenada en la ficha, en todos los contratos del mes',
    when: `v.subject_to_judicial_retention and ${withheld} = 0 and ${isLast}
      and {IMPONIBLE_ANTES} + {TOTAL_HABERES} > 0`,
    message: 'La ficha ordena una retención de alimentos y no se descuenta nada',
    fix: 'FAMILY',
  },
  {
    code: 'RETENCION_INCOMPLETA',
    title: 'Retención judicial incompleta',
    severity: 'WARNING',
    group: 'DEDUCTIONS',
    looksAt: 'Lo retenido en los contratos del mes contra los pesos que ordenó el tribunal',
    when: `${withheld} > 0 and ${withheld} < {ALIMENTOS_PESOS} and ${isLast}`,
    figures: [withheld, '{ALIMENTOS_PESOS}'],
    message: 'Se retienen {$0} de los {$1} ordenados',
    fix: 'PAYSLIP',
  },
  {
    code: 'DESCUENTOS_PENDIENTES',
    title: 'Descuentos que los límites no dejan hacer',
    severity: 'WARNING',
    group: 'DEDUCTIONS',
    looksAt: 'Lo que los límites del art. 58 no dejaron descontar',
    when: '{PENDIENTES_POR_LIMITES} > 0',
    figures: ['{PENDIENTES_POR_LIMITES}'],
    message: 'Quedan {$0} sin descontar por los límites del art. 58',
    fix: 'PAYSLIP',
  },
  {
    code: 'DESCUENTOS_SIN_LIQUIDO',
    title: 'Descuentos a los que no alcanzó el líquido',
    severity: 'WARNING',
    group: 'DEDUCTIONS',
    looksAt: 'Lo que no se descontó porque no quedaba líquido',
    when: '{DESCUENTOS_PENDIENTES} > {PENDIENTES_POR_LIMITES}',
    figures: ['{DESCUENTOS_PENDIENTES} - {PENDIENTES_POR_LIMITES}'],
    message: 'Quedan {$0} sin descontar porque el líquido no alcanzó',
    fix: 'PAYSLIP',
  },
  {
    code: 'DESCUENTOS_SOBRE_LIMITE',
    title: 'Descuentos sobre el 45 %',
    severity: 'ERROR',
    group: 'DEDUCTIONS',
    looksAt: 'Préstamos, vivienda, cooperativa y acordados contra el límite conjunto del art. 58',
    // The union's dues come first: they alone may exceed what the limit leaves to the others.
    // The limit is a share of what all the contracts of the month pay.
    when: `${limitedOfAll} > 1 +
      greatest(${limitOfAll}, {CONJUNTO_ANTES} + {CUOTA_SINDICAL})`,
    figures: [limitedOfAll, `round(${limitOfAll})`],
    message: 'Los descuentos con límite suman {$0} y el máximo es {$1}',
    fix: 'LASTING',
  },
  {
    code: 'DESCUENTOS_ALTOS',
    title: 'Descuentos de más de dos tercios',
    severity: 'WARNING',
    group: 'DEDUCTIONS',
    looksAt: 'El total de descuentos contra los haberes',
    when: `{TOTAL_HABERES} > 0 and {LIQUIDO} > 0
      and {TOTAL_DESCUENTOS} * 3 > {TOTAL_HABERES} * 2`,
    figures: ['{TOTAL_DESCUENTOS}', '{TOTAL_HABERES}'],
    message: 'Se descuentan {$0} de {$1}',
    fix: 'PAYSLIP',
  },
]
