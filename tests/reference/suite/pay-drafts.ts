import { monthOf } from '../calendar.ts'
import { figuresOf, months } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { monthName, pairs, written } from './cases.ts'
import { type PayslipDraft, usual } from './drafts.ts'

/** A day of a month, as a date. */
const dayOf = (month: number, day: number): string =>
  `${monthOf(month).first.slice(0, 8)}${String(day).padStart(2, '0')}`

/** Art. 50: salaries under the cap, at it, and over it, each month. */
export function gratification(): PayslipDraft[] {
  const source = 'Código del Trabajo, art. 50'
  const codes = ['BASE_GRATIFICABLE', 'TOPE_GRATIFICACION', 'GRATIFICACION', 'TOTAL_IMPONIBLE']
  return months.flatMap((month) => {
    const { minimum } = figuresOf(month)
    const cap = Fraction.of('4.75').times(minimum).over(12)
    const edge = Number(cap.times(4).rounded().toString())
    return [minimum, 650_000, edge - 3, edge, edge + 3, 1_333_333, 4_000_000].map((salary) => ({
      title: `Gratificación del art. 50 en ${monthName(month)}, sueldo de ${written(salary)}`,
      month,
      facts: usual(salary),
      codes,
      source,
    }))
  })
}

/** Arts. 46, 47 and 50: what is advanced of the year's, and what was agreed under the law. */
export function otherGratification(): PayslipDraft[] {
  const codes = [
    'GRATIFICACION_LEGAL',
    'GRATIFICACION',
    'GRATIFICACION_FALTANTE',
    'TOTAL_IMPONIBLE',
  ]
  const forms = [
    ['ART_47', 'Anticipo de la gratificación del art. 47', 'Código del Trabajo, arts. 47 y 55'],
    ['CONVENTIONAL', 'Gratificación convenida', 'Código del Trabajo, arts. 46 y 50'],
  ] as const
  return pairs(months, forms).flatMap(([month, [mode, name, source]]) =>
    [100_000, 260_000].map((amount) => ({
      title: `${name} de ${written(amount)} en ${monthName(month)}`,
      month,
      facts: usual(800_000, {
        contract: { gratification: { mode, amount: String(amount) } },
      }),
      codes,
      source,
    })),
  )
}

/** Arts. 30 and 32: hours of each week, each surcharge. */
export function overtime(): PayslipDraft[] {
  const weeks = [
    [202603, '44'],
    [202603, '40'],
    [202605, '42'],
    [202609, '42'],
    [202609, '36'],
    [202609, '30'],
    [202609, '20'],
  ] as const
  const hours = pairs(['1', '7.5', '22', '40.25'], ['NORMAL', 'DOUBLE'] as const)
  return pairs(weeks, hours).map(([[month, week], [count, surcharge]]) => ({
    title:
      `${written(count)} horas extra ${surcharge === 'DOUBLE' ? 'al doble' : 'con su recargo'}, ` +
      `semana de ${week} horas, ${monthName(month)}`,
    month,
    facts: usual(913_457, {
      contract: { weeklyHours: week },
      overtime: [{ hours: count, surcharge }],
    }),
    codes: ['BASE_HORA', 'HORAS_EXTRA', 'HORAS_EXTRA_DOBLES', 'GRATIFICACION', 'TOTAL_IMPONIBLE'],
    source: 'Código del Trabajo, arts. 30 y 32; Ley 21.561',
  }))
}

/** Hours of a fixed bonus too, which is pay of the ordinary hour. */
export function overtimeOnBonus(): PayslipDraft[] {
  return pairs(months, ['50', '75']).map(([month, percent]) => ({
    title: `Diez horas extra al ${percent}% con bono fijo, ${monthName(month)}`,
    month,
    facts: usual(700_000, {
      contract: { weeklyHours: '42' },
      items: { BONO_FIJO: '85000' },
      overtime: [{ hours: '10' }],
      overtimeSurcharge: percent,
    }),
    codes: ['BASE_HORA', 'HORAS_EXTRA', 'TOTAL_IMPONIBLE'],
    source: 'Código del Trabajo, arts. 32 y 42 letra a',
  }))
}

/** A contract that begins or ends within a month of 28, 30 or 31 days. */
export function partMonths(): PayslipDraft[] {
  const codes = ['DIAS_TRABAJADOS', 'SUELDO_BASE', 'GRATIFICACION', 'TOTAL_IMPONIBLE', 'LIQUIDO']
  const source = 'Código del Trabajo, arts. 42, 44 y 55; DT, Ord. 5308/230 de 1996'
  const ends = (month: number) => [2, 9, 15, 16, 22, 27, monthOf(month).days]
  return [202602, 202604, 202607].flatMap((month) => [
    ...ends(month).map((day) => ({
      title: `Ingresa el ${day} de ${monthName(month)}`,
      month,
      facts: usual(1_000_000, { contract: { start: dayOf(month, day) } }),
      codes,
      source,
    })),
    ...ends(month).map((day) => ({
      title: `Termina el ${day} de ${monthName(month)}`,
      month,
      facts: usual(1_000_000, {
        contract: { start: '2022-03-01', end: dayOf(month, day) },
      }),
      codes,
      source,
    })),
    ...[1, 2, 5, 10].map((days) => ({
      title: `${days === 1 ? 'Un día' : `${days} días`} de ausencia en ${monthName(month)}`,
      month,
      facts: usual(1_000_000, { days: { absence: days } }),
      codes,
      source,
    })),
    ...[1, 3, 12].map((days) => ({
      title: `${days === 1 ? 'Un día' : `${days} días`} de permiso sin goce en ${monthName(month)}`,
      month,
      facts: usual(1_000_000, { days: { unpaid: days } }),
      codes,
      source,
    })),
  ])
}

/** DFL 44, art. 14: three days without subsidy, none from eleven on, none at work or maternity. */
export function leaves(): PayslipDraft[] {
  const kinds = [
    ['COMMON', 'Licencia común'],
    ['WORK', 'Licencia por accidente del trabajo'],
    ['MATERNITY', 'Licencia maternal'],
  ] as const
  const options = [
    ['NONE', 'sin aporte del empleador'],
    ['FIRST_DAYS', 'con la carencia pagada'],
  ] as const
  const lengths = [1, 2, 3, 4, 7, 10, 11, 15, 20]
  return pairs(pairs(kinds, options), lengths).map(
    ([[[kind, name], [employer, words]], length]) => ({
      title: `${name} de ${length === 1 ? 'un día' : `${length} días`} desde el 5, ${words}`,
      month: 202606,
      facts: usual(1_200_000, {
        leave: {
          spells: [{ kind, from: dayOf(202606, 5), to: dayOf(202606, 4 + length) }],
          employer,
        },
      }),
      codes: [
        'DIAS_TRABAJADOS',
        'DIAS_LICENCIA',
        'DIAS_CARENCIA',
        'SUELDO_BASE',
        'COMPLEMENTO_LICENCIA',
        'TOTAL_IMPONIBLE',
        'TOPE_IMPONIBLE',
      ],
      source: 'DFL 44 de 1978, arts. 10, 11 y 14; DFL 1 de 2005',
    }),
  )
}

/** Art. 44: part time pays its part of the minimum income. */
export function minimumIncome(): PayslipDraft[] {
  const weeks = ['42', '40', '30', '22.5', '15', '10']
  return pairs([202507, 202601, 202604, 202605, 202609], weeks).map(([month, weeklyHours]) => ({
    title: `Ingreso mínimo de ${written(weeklyHours)} horas a la semana en ${monthName(month)}`,
    month,
    facts: usual(180_000, { contract: { weeklyHours } }),
    codes: ['SUELDO_MINIMO_EXIGIBLE', 'SUELDO_FALTANTE'],
    source: 'Código del Trabajo, arts. 40 bis y 44 inc. 3; Leyes 21.751 y 21.830',
  }))
}

/** Art. 45: the weeks of who earns by variable pay. */
export function variablePay(): PayslipDraft[] {
  const weeks = [
    { variable: '120000', dueDays: 5, restDays: 1 },
    { variable: '95000', dueDays: 4, restDays: 2 },
    { variable: '143250', dueDays: 6, restDays: 1 },
  ]
  return pairs(months, [1, 2, 3]).map(([month, count]) => ({
    title:
      `Semana corrida de ${count === 1 ? 'una semana' : `${count} semanas`} ` +
      `en ${monthName(month)}`,
    month,
    facts: usual(560_000, { variable: { weeks: weeks.slice(0, count) } }),
    codes: ['SEMANA_CORRIDA', 'BASE_GRATIFICABLE', 'GRATIFICACION', 'TOTAL_IMPONIBLE'],
    source: 'Código del Trabajo, art. 45; DT, Ord. 2213/37 de 2010',
  }))
}
