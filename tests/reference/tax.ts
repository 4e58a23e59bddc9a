import { taxBrackets } from './figures.ts'
import { Fraction } from './fraction.ts'
import type { Ledger } from './ledger.ts'
import { payLines } from './pay.ts'

/** Impuesto único (Ley sobre Impuesto a la Renta, arts. 42, 42 bis, 43 and 88). */
export function writeTax(ledger: Ledger): void {
  const { figures, input } = ledger
  const tributable = ledger.write(
    'TOTAL_TRIBUTABLE',
    ledger.total([...payLines[21], ...payLines[24]]),
  )
  const savingCap = ledger.write('TOPE_APV', ledger.inPesos(50))
  const saving = ledger.write('REBAJA_APV', ledger.total(['APV_B', 'APVC_B']).upTo(savingCap))
  const healthCap = ledger.write('TOPE_REBAJA_SALUD', ledger.inPesos(figures.pensionCap).percent(7))
  const health = ledger.write(
    'REBAJA_SALUD',
    ledger.chose('REBAJA_SALUD', 'SOLO_LEGAL')
      ? ledger.read('SALUD_LEGAL')
      : ledger.read('SALUD_TOTAL').upTo(healthCap),
  )
  const contributions = ledger.total([
    'COTIZACION_AFP',
    'COTIZACION_IPS',
    'COTIZACION_PESADO',
    'AFC',
    'SIS_TRABAJADOR',
  ])
  const base = tributable
    .minus(contributions)
    .minus(health)
    .minus(saving)
    .minus(input.deductions.zoneRebate)
  ledger.write('BASE_TRIBUTABLE', base.atLeast(0))
  ledger.write('IMPUESTO_UNICO', taxOf(ledger))
  ledger.write('IMPUESTO_ADICIONAL', input.deductions.extraTax)
}

function taxOf(ledger: Ledger): Fraction {
  const { contract } = ledger.input
  const { utm } = ledger.figures
  if (contract.taxRegime === 'AGRICULTURAL') {
    const over = ledger.read('BASE_PREVISIONAL').minus(10 * utm)
    return over.atLeast(0).percent('3.5')
  }
  if (contract.taxRegime === 'TAXI_DRIVER') {
    const earns = ledger.read('TOTAL_TRIBUTABLE').isOver(0)
    return Fraction.of(earns ? 2 * utm : 0).percent('3.5')
  }
  // One table for every period: the pay as if it were of a month, and its part of that tax.
  const part = partOfTable(ledger)
  const base = ledger.read('BASE_TRIBUTABLE')
  const monthly = base.over(part)
  const [, factor = '0', rebate = '0'] =
    taxBrackets.find(([limit]) => !monthly.isOver(Fraction.of(limit).times(utm))) ?? []
  return base.times(factor).minus(Fraction.of(rebate).times(utm).times(part)).atLeast(0)
}

/** Which part of the monthly table the pay reads: its fortnights, weeks, days or shifts. */
function partOfTable(ledger: Ledger): Fraction {
  const { contract, days, daily, shifts } = ledger.input
  if (contract.taxPeriod === 'MONTHLY') return Fraction.of(1)
  if (contract.taxPeriod === 'SHIFT') {
    const here = Math.max(1, shifts.here)
    return Fraction.of(here).over(Math.max(here, shifts.ofMonth))
  }
  const length = { FORTNIGHTLY: 15, WEEKLY: 7, DAILY: 1 }[contract.taxPeriod]
  const paid =
    contract.payPeriod === 'DAILY'
      ? days.worked + daily.restDays
      : Number(ledger.read('DIAS_TRABAJADOS').toString())
  const periods = Math.max(1, Math.ceil(paid / length))
  return Fraction.of(Math.min(30, periods * length)).over(30)
}
