import { insuranceRates, isOver65, isPensioner, isYoung, sisRate } from './contributions.ts'
import { Fraction } from './fraction.ts'
import type { Ledger } from './ledger.ts'

const charges = [
  'SIS_LICENCIA',
  'EXPECTATIVA_VIDA_LICENCIA',
  'RENTABILIDAD_PROTEGIDA_LICENCIA',
  'AFC_EMPLEADOR_LICENCIA',
  'AFC_EMPLEADOR',
  'SIS',
  'CUENTA_INDIVIDUAL',
  'RENTABILIDAD_PROTEGIDA',
  'EXPECTATIVA_VIDA',
  'SEGURO_ACCIDENTES',
  'PESADO_EMPLEADOR',
  'INDEMNIZACION_TODO_EVENTO',
  'APVC_EMPLEADOR',
]

/** What the employer pays besides (DL 3.500, Ley 21.735, Ley 16.744, Ley 19.728, CT art. 163). */
export function writeEmployer(ledger: Ledger): void {
  const { contract, company } = ledger.input
  const base = ledger.read('BASE_PREVISIONAL')
  const reform = reformRates(ledger)
  const sis = isYoung(ledger) ? '0' : sisRate(ledger)
  ledger.write('SIS', base.percent(sis))
  ledger.write('CUENTA_INDIVIDUAL', base.percent(reform.account))
  ledger.write('RENTABILIDAD_PROTEGIDA', base.percent(reform.protectedReturn))
  ledger.write('EXPECTATIVA_VIDA', base.percent(reform.lifeExpectancy))
  const accidents = Fraction.of('0.93').plus(company.mutualAdditionalRate)
  ledger.write('SEGURO_ACCIDENTES', base.percent(accidents))
  ledger.write('SEGURO_SANNA', base.percent('0.03'))
  ledger.write('INDEMNIZACION_TODO_EVENTO', contract.domesticWorker ? base.percent('1.11') : 0)
  writeLeave(ledger, sis, reform)
  const all = ledger.write('TOTAL_APORTES', ledger.total(charges))
  const cost = ledger
    .read('TOTAL_HABERES')
    .minus(ledger.read('ASIGNACION_FAMILIAR'))
    .minus(ledger.read('SUBSIDIO_PAGO_DIRECTO'))
  ledger.write('COSTO_EMPRESA', cost.plus(all))
}

/** Ley 21.735, art. 5: until the pension or 65 years. */
function reformRates(ledger: Ledger) {
  const applies = ledger.input.pension.scheme === 'AFP' && !isPensioner(ledger) && !isOver65(ledger)
  const { account, protectedReturn, lifeExpectancy } = ledger.figures
  return applies
    ? { account, protectedReturn, lifeExpectancy }
    : { account: '0', protectedReturn: '0', lifeExpectancy: '0' }
}

/**
 * The employer goes on contributing for the days of the leave on the taxable pay of the month
 * before it, or on the contract's pay when there is none (Ley 21.735, art. 4; Previred, field 92).
 * A subsidy that the employer pays itself is in the base of the month already.
 */
function writeLeave(
  ledger: Ledger,
  sis: string,
  reform: { protectedReturn: string; lifeExpectancy: string },
): void {
  const { leave, month } = ledger.input
  const chosen = ledger.choices['EMPLEADOR_EN_LICENCIA']
  const applies =
    (chosen === undefined ? month >= 202508 : chosen === 'SI') && leave.employer !== 'DIRECT'
  const agreed = ledger.read('SUELDO_MENSUAL')
  const before = Fraction.of(leave.previousPay)
  const pay = before.isOver(0) ? before : agreed
  const share = ledger
    .read('DIAS_LICENCIA_TOTAL')
    .upTo(30)
    .over(30)
    .times(applies ? 1 : 0)
  const pension = ledger.inPesos(ledger.figures.pensionCap).rounded()
  const base = ledger.write('BASE_LICENCIA', pay.upTo(pension).times(share))
  const insured = ledger.write(
    'BASE_LICENCIA_CESANTIA',
    pay.upTo(ledger.inPesos(ledger.figures.insuranceCap).rounded()).times(share),
  )
  ledger.write('SIS_LICENCIA', base.percent(sis))
  ledger.write('EXPECTATIVA_VIDA_LICENCIA', base.percent(reform.lifeExpectancy))
  const alsoReturn = ledger.chose('RENTABILIDAD_LICENCIA', 'TAMBIEN')
  ledger.write(
    'RENTABILIDAD_PROTEGIDA_LICENCIA',
    alsoReturn ? base.percent(reform.protectedReturn) : 0,
  )
  ledger.write('AFC_EMPLEADOR_LICENCIA', insured.percent(insuranceRates(ledger).employer))
}
