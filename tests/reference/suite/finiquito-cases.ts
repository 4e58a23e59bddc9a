import { figuresOf } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { type Draft, dayName, expected, pairs, type SuiteFile, written } from './cases.ts'
import { type FiniquitoFacts, referenceFiniquito } from './finiquito.ts'

type FiniquitoDraft = Draft<FiniquitoFacts> & { readonly payMonth: string }

const CHECKED_BY =
  'Segunda implementación (tests/reference/suite/finiquito.ts): fracciones exactas, cada línea al peso, mitad hacia arriba'

const causes = [
  ['MUTUO_ACUERDO', 'Mutuo acuerdo', 'art. 159 N°1'],
  ['RENUNCIA', 'Renuncia', 'art. 159 N°2'],
  ['MUERTE', 'Muerte', 'art. 159 N°3'],
  ['VENCIMIENTO', 'Vencimiento del plazo', 'art. 159 N°4'],
  ['OBRA', 'Conclusión de la obra', 'art. 159 N°5'],
  ['FUERZA_MAYOR', 'Fuerza mayor', 'art. 159 N°6'],
  ['CONDUCTA', 'Conducta o incumplimiento', 'art. 160'],
  ['NECESIDADES', 'Necesidades de la empresa', 'art. 161 inc. 1'],
  ['DESAHUCIO', 'Desahucio', 'art. 161 inc. 2'],
  ['INVALIDEZ', 'Invalidez', 'art. 161 bis'],
  ['AUTODESPIDO', 'Despido indirecto', 'art. 171'],
] as const

const payMonths = ['2025-09', '2026-02', '2026-05', '2026-08', '2026-09'] as const

/** Each cause with short, middle and long service. */
function byCause(): FiniquitoDraft[] {
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
function years(): FiniquitoDraft[] {
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

/** So many months and days after a date, by the calendar of Date, without a day that is not. */
function endAfter(start: string, months: number, days: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days))
  return date.toISOString().slice(0, 10)
}

/** Art. 172: 90 UF of the last day of the month before; a peso under, at and over it. */
function caps(): FiniquitoDraft[] {
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
function bases(): FiniquitoDraft[] {
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

/** Ley 19.728, art. 13: the employer's part of the account, against the years alone. */
function insurance(): FiniquitoDraft[] {
  const balances = ['0', '412345', '4500000', '4500001', '9999999']
  return pairs(balances, causes).map(([balance, [ending, name]]) => ({
    title: `Saldo de la AFC de ${written(balance)}: ${name.toLowerCase()}`,
    payMonth: '2026-09',
    facts: {
      ending,
      start: '2021-09-01',
      end: '2026-08-31',
      pay: { salary: '900000' },
      afcEmployerBalance: balance,
    },
    codes: ['INDEMNIZACION_ANOS', 'DESCUENTO_AFC', 'TOTAL_DESCUENTOS', 'TOTAL_FINIQUITO'],
    source: 'Ley 19.728, art. 13',
  }))
}

/** Arts. 163 inc. 3 and 23 transitorio: days by month, by the day of the contract. */
function works(): FiniquitoDraft[] {
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

/** Arts. 71 and 73: days of the calendar at a thirtieth of the pay. */
function vacations(): FiniquitoDraft[] {
  const days = [
    ['1.25', 0],
    ['3.75', 2],
    ['9.89', 4],
    ['15', 6],
    ['22.41667', 12],
    ['42.5', 19],
  ] as const
  return pairs(days, ['553553', '1431064', '4200000']).map(([[business, off], salary]) => ({
    title: `Feriado de ${written(business)} hábiles y ${off} inhábiles con ${written(salary)}`,
    payMonth: '2026-08',
    facts: {
      ending: 'RENUNCIA',
      start: '2024-02-01',
      end: '2026-07-31',
      pay: { salary },
      vacation: { businessDays: business, nonWorkingDays: off },
    },
    codes: ['FERIADO_CORRIDOS', 'FERIADO', 'TOTAL_FINIQUITO'],
    source: 'Código del Trabajo, arts. 67, 71 y 73; DT, Ord. 826/13 de 2007',
  }))
}

/** Advances, loans, alimony and the last payslip; nobody is paid less than nothing. */
function offsets(): FiniquitoDraft[] {
  const taken = [
    ['anticipo', { deductions: { advances: '150000' } }],
    ['préstamo mayor que el pago', { deductions: { loans: '9000000' } }],
    ['otros descuentos', { deductions: { others: '33333' } }],
    ['pensión de alimentos', { alimony: { pesos: '230000' } }],
    ['alimentos del 30% de los años', { alimony: { percent: '30' } }],
    ['última liquidación', { lastPayslip: '612345' }],
    [
      'todo junto',
      {
        deductions: { advances: '50000', loans: '120000', others: '7000' },
        alimony: { pesos: '230000', percent: '25' },
        lastPayslip: '612345',
      },
    ],
  ] as const
  return pairs(taken, ['NECESIDADES', 'RENUNCIA', 'MUERTE', 'AUTODESPIDO']).map(
    ([[name, more], ending]) => ({
      title: `Finiquito con ${name}: ${ending.toLowerCase()}`,
      payMonth: '2026-08',
      facts: {
        ending,
        start: '2022-05-16',
        end: '2026-07-15',
        pay: { salary: '870000' },
        vacation: { businessDays: '6.5', nonWorkingDays: 2 },
        ...more,
      },
      codes: [
        'TOTAL_HABERES',
        'ALIMENTOS_AVISO',
        'ALIMENTOS_ANOS',
        'TOTAL_DESCUENTOS',
        'TOTAL_FINIQUITO',
        'SALDO_EN_CONTRA',
        'PAGO_FAMILIARES',
      ],
      source: 'Código del Trabajo, arts. 58, 60 y 177; Ley 14.908, art. 13',
    }),
  )
}

/** Pacts over the law, domestic workers, invalidity, contracts before 14-08-1981. */
function special(): FiniquitoDraft[] {
  const forms = [
    ['pacto de 45 días por año', { pact: { daysPerYear: '45' } }],
    ['pacto de 30 días con toda causal', { pact: { daysPerYear: '30', anyCause: true } }],
    ['pacto menor que la ley', { pact: { daysPerYear: '15' } }],
    ['casa particular', { domesticWorker: true, fundBalance: '1234567' }],
    ['contrato de 1979', { start: '1979-04-01' }],
  ] as const
  return pairs(forms, causes).map(([[name, more], [ending, cause]]) => ({
    title: `${cause}, ${name}`,
    payMonth: '2026-08',
    facts: {
      ending,
      start: '2017-01-16',
      end: '2026-07-31',
      pay: { salary: '640000', gratification: '160000' },
      ...more,
    },
    codes: [
      'ANOS_INDEMNIZADOS',
      'INDEMNIZACION_ANOS',
      'INCREMENTO_INVALIDEZ',
      'INDEMNIZACION_AVISO',
      'MEJORA_PACTADA',
      'TODO_EVENTO',
      'TOTAL_FINIQUITO',
    ],
    source: 'Código del Trabajo, arts. 161 bis, 163 y 7 transitorio',
  }))
}

const files: Readonly<Record<string, () => FiniquitoDraft[]>> = {
  afc: insurance,
  anos: years,
  bases,
  causales: byCause,
  descuentos: offsets,
  especiales: special,
  feriado: vacations,
  obra: works,
  topes: caps,
}

/** The finiquitos of the suite, each with what a second calculation pays. */
export const finiquitoFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `finiquito/reference/${name}.json`,
    cases: drafts().map(({ title, payMonth, facts, codes, source }) => ({
      title,
      payMonth,
      facts,
      expect: expected(codes, referenceFiniquito(payMonth, facts)),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
