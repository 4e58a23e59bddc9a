import type { PayslipRule } from './rule.ts'

/** Discounts that count towards the joint limit of art. 58. */
const limited = `({CUOTA_SINDICAL} + {CREDITO_VIVIENDA} + {CREDITO_COOPERATIVA}
  + {PRESTAMO_EMPRESA} + {SEGURO_COMPLEMENTARIO} + {OTROS_DESCUENTOS})`

/** Discounts, and their legal limits. */
export const deductionRules: readonly PayslipRule[] = [
  {
    code: 'RETENCION_NO_APLICADA',
    title: 'Retención judicial no aplicada',
    severity: 'ERROR',
    group: 'DEDUCTIONS',
    looksAt: 'La retención de alimentos ordenada en la ficha',
    when: `v.subject_to_judicial_retention and {RETENCION_JUDICIAL} = 0 and {TOTAL_HABERES} > 0`,
    message: 'La ficha ordena una retención de alimentos y no se descuenta nada',
    fix: 'PERSON',
  },
  {
    code: 'RETENCION_INCOMPLETA',
    title: 'Retención judicial incompleta',
    severity: 'WARNING',
    group: 'DEDUCTIONS',
    looksAt: 'Lo retenido contra los pesos que ordenó el tribunal',
    when: '{RETENCION_JUDICIAL} > 0 and {RETENCION_JUDICIAL} < {ALIMENTOS_PESOS}',
    figures: ['{RETENCION_JUDICIAL}', '{ALIMENTOS_PESOS}'],
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
    when: `${limited} > 1 +
      greatest({TOTAL_IMPONIBLE} * {$LIMITE_CONJUNTO} / 100, {CUOTA_SINDICAL})`,
    figures: [limited, 'round({TOTAL_IMPONIBLE} * {$LIMITE_CONJUNTO} / 100)'],
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
