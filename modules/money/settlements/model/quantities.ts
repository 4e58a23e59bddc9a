import { counted } from '#chile/counts.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'

type Numbers = Readonly<Record<string, number>>

/** Days of holiday have five decimals, and days of pay for a month of work one. */
const HOLIDAY_DAY = 100_000
const WORK_DAY = 10

/**
 * What an amount of a finiquito is made of, where that is a count times a base to the peso: «11
 * años de $1.295.365». Nothing of an amount that is a balance, or whose base has another rule.
 */
export function quantityOf(code: string, amounts: Numbers, facts: Numbers): string | null {
  return quantities[code]?.(amounts, facts) ?? null
}

const at = (numbers: Numbers, code: string): number => numbers[code] ?? 0

const quantities: Readonly<Record<string, (amounts: Numbers, facts: Numbers) => string | null>> = {
  INDEMNIZACION_ANOS: (amounts) => {
    const [years, base] = [at(amounts, 'ANOS_INDEMNIZADOS'), at(amounts, 'BASE_TOPADA')]
    return years * base === at(amounts, 'INDEMNIZACION_ANOS')
      ? `${counted(years, 'año')} de ${formatPesos(base)}`
      : null
  },
  INDEMNIZACION_AVISO: (amounts) => {
    const base = at(amounts, 'BASE_TOPADA')
    return base === at(amounts, 'INDEMNIZACION_AVISO') ? '30 días, una remuneración' : null
  },
  INDEMNIZACION_OBRA: (amounts) => {
    const [months, days] = [at(amounts, 'MESES_DE_OBRA'), at(amounts, 'DIAS_POR_MES_DE_OBRA')]
    const base = formatPesos(at(amounts, 'BASE_TOPADA'))
    return `${counted(months, 'mes', 'meses')} a ${daysOf(days, WORK_DAY)} de ${base} al mes`
  },
  FERIADO: (amounts, facts) => {
    const all = at(amounts, 'FERIADO_CORRIDOS')
    const [working, others] = [at(facts, 'FERIADO_HABILES'), at(facts, 'FERIADO_INHABILES')]
    const base = formatPesos(at(amounts, 'BASE_FERIADO'))
    return (
      `${daysOf(all, HOLIDAY_DAY)} ${all === HOLIDAY_DAY ? 'corrido' : 'corridos'} de ${base} ` +
      `al mes (${decimal(working, HOLIDAY_DAY)} ` +
      `${working === HOLIDAY_DAY ? 'hábil' : 'hábiles'} y ${formatNumber(others)} ` +
      `${others === 1 ? 'inhábil' : 'inhábiles'})`
    )
  },
}

/** «46,5», without the zeros that a scaled number would end with. */
function decimal(scaledValue: number, scale: number): string {
  const whole = Math.trunc(scaledValue / scale)
  const rest = String(scaledValue % scale).padStart(String(scale).length - 1, '0')
  return formatNumber(`${whole}.${rest}`.replace(/\.?0+$/, ''))
}

const daysOf = (scaledValue: number, scale: number): string =>
  `${decimal(scaledValue, scale)} ${scaledValue === scale ? 'día' : 'días'}`
