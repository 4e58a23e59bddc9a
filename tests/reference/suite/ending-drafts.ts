import { figuresOf } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { dayName, pairs, written } from './cases.ts'
import { causes, type FiniquitoDraft } from './finiquito-drafts.ts'

const payMonths = ['2025-09', '2026-02', '2026-05', '2026-08', '2026-09'] as const

/** Each cause with short, middle and long service. */
export function byCause(): FiniquitoDraft[] {
  const services = [
    ['2026-01-05', 'siete meses'],
    ['2023-11-20', 'dos años y ocho meses'],
    ['2009-06-01', 'diecisiete años'],
  ] as const
  return pairs(causes, services).map(([[ending, name, article], [start, words]]) => ({
    title: `${name} con ${words} de servicio`,
    payMonth: '2026-08',
    facts: {
      ending,
      start,
      end: '2026-07-31',
      pay: { salary: '950000', gratification: '219115', allowances: '80000' },
      vacation: { businessDays: '8.75', nonWorkingDays: 4 },
    },
    codes: [
      'BASE_ART_172',
      'INDEMNIZACION_ANOS',
      'INDEMNIZACION_AVISO',
      'INDEMNIZACION_OBRA',
      'FERIADO',
      'TOTAL_FINIQUITO',
      'RECARGO_EVENTUAL',
      'RIESGO_JUDICIAL',
    ],
    source: `Código del Trabajo, ${article}; arts. 163, 168, 172 y 73`,
  }))
}

/** Art. 163: exactly six months over the years add nothing; a day more adds one; eleven at most. */
export function years(): FiniquitoDraft[] {
  const starts = [
    '2013-02-15',
    '2014-08-30',
    '2015-01-31',
    '2016-02-29',
    '2018-03-01',
    '2020-06-16',
  ]
  const over = [0, 6, 12, 18, 66, 72, 78, 132, 138].flatMap((months) =>
    [0, 1].map((days) => ({ months, days })),
  )
  return pairs(starts, over).map(([start, { months, days }]) => {
    const end = endAfter(start, months, days)
    return {
      title: `Años de servicio del ${dayName(start)} al ${dayName(end)}`,
      payMonth: '2026-08',
      facts: { ending: 'NECESIDADES', start, end, noticeGiven: true, pay: { salary: '1000000' } },
      codes: [
        'ANOS_SERVICIO',
        'MESES_RESTO',
        'DIAS_RESTO',
        'ANOS_CON_FRACCION',
        'ANOS_INDEMNIZADOS',
        'INDEMNIZACION_ANOS',
        'INDEMNIZACION_AVISO',
      ],
      source: 'Código del Trabajo, art. 163 inc. 2; Código Civil, art. 48',
    }
  })
}

/** Art. 172: 90 UF of the last day of the month before; a peso under, at and over it. */
export function caps(): FiniquitoDraft[] {
  return payMonths.flatMap((payMonth) => {
    const { ufBefore } = figuresOf(Number(payMonth.replace('-', '')))
    const cap = Number(Fraction.of(90).times(ufBefore).rounded().toString())
    return [cap - 1, cap, cap + 1, 2 * cap].map((salary) => ({
      title: `Base de ${written(salary)} pagada en ${payMonth}: tope de 90 UF`,
      payMonth,
      facts: {
        ending: 'DESAHUCIO',
        start: '2019-01-02',
        end: `${Number(payMonth.slice(0, 4))}-01-31`,
        pay: { salary: String(salary) },
        vacation: { businessDays: '10', nonWorkingDays: 4 },
      },
      codes: [
        'TOPE_BASE',
        'BASE_TOPADA',
        'INDEMNIZACION_ANOS',
        'INDEMNIZACION_AVISO',
        'FERIADO',
        'TOTAL_FINIQUITO',
      ],
      source: 'Código del Trabajo, art. 172 inc. final; SII, valor de la UF',
    }))
  })
}

/** Art. 172 and 71: what enters the base of the indemnities, and what the one of vacation. */
export function bases(): FiniquitoDraft[] {
  const pays = [
    ['solo sueldo', { salary: '777777' }],
    ['gratificación mensual', { salary: '777777', gratification: '194444' }],
    ['colación y movilización', { salary: '777777', allowances: '95000' }],
    ['bono fijo', { salary: '777777', fixed: '60000' }],
    ['bono que es parte del sueldo', { salary: '777777', fixed: '77778', ofSalary: '77778' }],
    ['variable de tres meses', { salary: '500000', variable: ['310001', '295000', '402500'] }],
    ['variable de dos meses', { salary: '500000', variable: ['310001', '295000'] }],
    ['variable de un mes', { salary: '500000', variable: ['310001'] }],
    [
      'todo junto',
      {
        salary: '500000',
        fixed: '50000',
        ofSalary: '25000',
        gratification: '137500',
        allowances: '70000',
        variable: ['100000', '150000', '200001'],
      },
    ],
  ] as const
  return pairs(pays, ['NECESIDADES', 'RENUNCIA', 'VENCIMIENTO']).map(([[name, pay], ending]) => ({
    title: `Base con ${name}: ${ending.toLowerCase()}`,
    payMonth: '2026-05',
    facts: {
      ending,
      start: '2021-04-12',
      end: '2026-04-30',
      pay,
      vacation: { businessDays: '12.5', nonWorkingDays: 5 },
    },
    codes: [
      'PROMEDIO_VARIABLE',
      'BASE_ART_172',
      'BASE_FERIADO',
      'INDEMNIZACION_ANOS',
      'FERIADO',
      'TOTAL_HABERES',
      'TOTAL_FINIQUITO',
    ],
    source: 'Código del Trabajo, arts. 71 y 172; DT, dictámenes 75/8 de 1999 y 836/46 de 2004',
  }))
}

/** Arts. 163 inc. 3 and 23 transitorio: days by month, by the day of the contract. */
export function works(): FiniquitoDraft[] {
  const starts = [
    '2018-12-31',
    '2019-01-01',
    '2020-06-30',
    '2020-07-01',
    '2021-06-30',
    '2021-07-01',
    '2021-12-31',
    '2022-01-01',
    '2025-03-10',
  ]
  const lengths = [
    [0, 29],
    [1, 0],
    [1, 15],
    [1, 16],
    [7, 20],
    [10, 0],
    [14, 15],
  ] as const
  return pairs(starts, lengths).map(([start, [months, days]]) => {
    const end = endAfter(start, months, days)
    return {
      title: `Obra del ${dayName(start)} al ${dayName(end)}`,
      payMonth: '2026-08',
      facts: { ending: 'OBRA', start, end, pay: { salary: '823456' } },
      codes: [
        'MESES_DE_OBRA',
        'DIAS_POR_MES_DE_OBRA',
        'INDEMNIZACION_OBRA',
        'INDEMNIZACION_ANOS',
        'TOTAL_FINIQUITO',
      ],
      source: 'Código del Trabajo, arts. 163 inc. 3 y 23 transitorio; Ley 21.122',
    }
  })
}

/** So many months and days after a date, by the calendar of Date, without a day that is not. */
function endAfter(start: string, months: number, days: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days))
  return date.toISOString().slice(0, 10)
}
