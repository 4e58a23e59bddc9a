import type { PartialInput } from '#law/input.ts'
import { completeInput } from '#law/schema.ts'
import { figuresOf, months, taxBrackets } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { referencePayslip } from '../payslip.ts'
import { type Draft, expected, monthName, pairs, type SuiteFile, written } from './cases.ts'
import { monthOf } from '../calendar.ts'

type Facts = Omit<PartialInput, 'month'>
type PayslipDraft = Draft<Facts> & { readonly month: number }

const CHECKED_BY =
  'Referencia independiente (tests/reference): fracciones exactas, cada línea al peso, mitad hacia arriba'

const afps = ['CAPITAL', 'CUPRUM', 'HABITAT', 'MODELO', 'PLANVITAL', 'PROVIDA', 'UNO'] as const

const clp = (amount: number | string) => ({ amount: String(amount), currency: 'CLP' }) as const

/** Nothing but the salary: no AFP, no health, no insurance, no gratification. */
const bare = (amount: number | string): Facts => ({
  contract: { salary: clp(amount), gratification: { mode: 'NONE' } },
  pension: { scheme: 'NONE' },
  health: { system: 'NONE' },
  unemployment: { insured: false },
})

/** What most people have: open-ended, AFP Modelo, Fonasa, gratification of art. 50. */
const usual = (amount: number | string, more: Facts = {}): Facts => ({
  ...more,
  contract: { salary: clp(amount), ...more.contract },
  pension: { afp: 'MODELO', ...more.pension },
})

/** Art. 50: salaries under the cap, at it, and over it, each month. */
function gratification(): PayslipDraft[] {
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
function otherGratification(): PayslipDraft[] {
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
function overtime(): PayslipDraft[] {
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
function overtimeOnBonus(): PayslipDraft[] {
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

const dayOf = (month: number, day: number): string =>
  `${monthOf(month).first.slice(0, 8)}${String(day).padStart(2, '0')}`

/** A contract that begins or ends within a month of 28, 30 or 31 days. */
function partMonths(): PayslipDraft[] {
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
function leaves(): PayslipDraft[] {
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

/** The ten percent and the commission, multiplied together, in each AFP and month. */
function pension(): PayslipDraft[] {
  const codes = ['COTIZACION_AFP', 'COTIZACION_AFP_OBLIGATORIA', 'COTIZACION_AFP_COMISION']
  const source = 'DL 3.500, arts. 17 y 29; Superintendencia de Pensiones, comisiones'
  return pairs(months, afps).map(([month, afp]) => ({
    title: `Cotización en ${afp} en ${monthName(month)}`,
    month,
    facts: usual(1_111_111, { pension: { afp } }),
    codes: ['BASE_PREVISIONAL', ...codes],
    source,
  }))
}

/** Caps of pension, health and insurance: under each, at it and over it, each month. */
function caps(): PayslipDraft[] {
  return months.flatMap((month) => {
    const { uf, pensionCap, insuranceCap } = figuresOf(month)
    const inPesos = (cap: string) => Number(Fraction.of(cap).times(uf).rounded().toString())
    const [pensions, insurance] = [inPesos(pensionCap), inPesos(insuranceCap)]
    return [pensions - 1, pensions, pensions + 1, insurance - 1, insurance + 1, 9_000_000].map(
      (salary) => ({
        title: `Topes de ${monthName(month)} con ${written(salary)} imponibles`,
        month,
        facts: usual(salary, { contract: { gratification: { mode: 'NONE' } } }),
        codes: [
          'TOPE_IMPONIBLE',
          'TOPE_CESANTIA',
          'BASE_PREVISIONAL',
          'BASE_CESANTIA',
          'COTIZACION_AFP',
          'SALUD_LEGAL',
          'AFC',
        ],
        source: 'DL 3.500, art. 16; Ley 19.728, art. 6; Superintendencia de Pensiones',
      }),
    )
  })
}

/** Ley 19.728, arts. 5 and 9: each kind of contract, also after eleven years. */
function unemployment(): PayslipDraft[] {
  const kinds = [
    ['Indefinido', { type: 'INDEFINITE' }],
    ['Plazo fijo', { type: 'FIXED' }],
    ['Obra o faena', { type: 'BY_WORK_OR_TASK' }],
    ['Indefinido con más de once años', { type: 'INDEFINITE', start: '2012-03-01' }],
  ] as const
  return pairs(months, kinds).map(([month, [name, contract]]) => ({
    title: `Seguro de cesantía en ${monthName(month)}: ${name.toLowerCase()}`,
    month,
    facts: usual(1_250_000, { contract }),
    codes: ['AFC', 'AFC_EMPLEADOR', 'AFC_EMPLEADOR_FONDO', 'AFC_EMPLEADOR_CUENTA'],
    source: 'Ley 19.728, arts. 5, 5 bis y 9',
  }))
}

/** A plan in UF beside the seven percent, under and over it, and the rebate of the tax. */
function health(): PayslipDraft[] {
  const plans = ['2.5', '3.817', '6.958', '9.4']
  return pairs(pairs(months, plans), [1_400_000, 4_800_000]).map(([[month, planUf], salary]) => ({
    title: `Isapre de ${written(planUf)} UF en ${monthName(month)}, sueldo de ${written(salary)}`,
    month,
    facts: usual(salary, { health: { system: 'ISAPRE', planUf } }),
    codes: [
      'SALUD_LEGAL',
      'PLAN_ISAPRE',
      'SALUD_ADICIONAL',
      'SALUD_TOTAL',
      'TOPE_REBAJA_SALUD',
      'REBAJA_SALUD',
    ],
    source: 'DFL 1 de 2005, arts. 137 y 188; LIR, art. 42 N°1; SII, valor de la UF',
  }))
}

/** Art. 43 N°1 LIR: the last peso of each bracket and the first of the next, each month. */
function taxEdges(): PayslipDraft[] {
  return months.flatMap((month) => {
    const { utm } = figuresOf(month)
    return taxBrackets.slice(0, -1).flatMap(([limit], place) => {
      const last = Number(
        (() => {
          const exact = Fraction.of(limit).times(utm)
          return exact.top / exact.bottom
        })(),
      )
      return [last, last + 1].map((base) => ({
        title:
          `Impuesto de ${monthName(month)} con base de ${written(base)}: ` +
          (base === last ? `último peso del tramo ${place + 1}` : `primero del ${place + 2}`),
        month,
        facts: bare(base),
        codes: ['BASE_TRIBUTABLE', 'IMPUESTO_UNICO', 'LIQUIDO'],
        source: 'Ley sobre Impuesto a la Renta, art. 43 N°1; SII, UTM del mes',
      }))
    })
  })
}

/** A whole payslip within each bracket, each month. */
function taxInside(): PayslipDraft[] {
  const salaries = [
    780_000, 1_600_000, 3_100_000, 4_600_000, 6_300_000, 8_200_000, 14_000_000, 29_000_000,
  ]
  return pairs(months, salaries).map(([month, salary]) => ({
    title: `Liquidación de ${monthName(month)} con sueldo de ${written(salary)}`,
    month,
    facts: usual(salary, { pension: { afp: 'HABITAT' } }),
    codes: [
      'TOTAL_IMPONIBLE',
      'COTIZACION_AFP',
      'SALUD_TOTAL',
      'AFC',
      'BASE_TRIBUTABLE',
      'IMPUESTO_UNICO',
      'LIQUIDO',
    ],
    source: 'Ley sobre Impuesto a la Renta, arts. 42 N°1 y 43 N°1; SII, UTM del mes',
  }))
}

/** The table of the tax for pay by fortnight, week and day. */
function taxPeriods(): PayslipDraft[] {
  const periods = [
    ['FORTNIGHTLY', 'por quincena'],
    ['WEEKLY', 'por semana'],
    ['DAILY', 'por día'],
  ] as const
  return pairs(months, periods).map(([month, [taxPeriod, words]]) => ({
    title: `Impuesto ${words} en ${monthName(month)}`,
    month,
    facts: usual(2_450_000, { contract: { taxPeriod } }),
    codes: ['BASE_TRIBUTABLE', 'IMPUESTO_UNICO'],
    source: 'Ley sobre Impuesto a la Renta, art. 43 N°1; SII, tablas por período de pago',
  }))
}

/** Both sides of each limit of income, and the first bracket with several loads. */
function familyAllowance(): PayslipDraft[] {
  return months.flatMap((month) => {
    const { family } = figuresOf(month)
    const incomes = family.flatMap(([limit]) => [limit, limit + 1])
    return [
      ...incomes.map((income) => ({
        title: `Asignación familiar de ${monthName(month)} con renta de ${written(income)}`,
        month,
        facts: usual(900_000, {
          family: { bracket: 'BY_INCOME', averageIncome: String(income), simple: 2 },
        }),
        codes: ['MONTO_CARGA', 'UNIDADES_CARGA', 'ASIGNACION_FAMILIAR'],
        source: 'DFL 150 de 1981; Ley 18.987, art. 1; SUSESO, circular de montos',
      })),
      ...(['A', 'B', 'C', 'D'] as const).map((bracket) => ({
        title: `Tramo ${bracket} con una carga simple, una maternal y una inválida, ${monthName(month)}`,
        month,
        facts: usual(600_000, { family: { bracket, simple: 1, maternal: 1, disabled: 1 } }),
        codes: ['MONTO_CARGA', 'UNIDADES_CARGA', 'ASIGNACION_FAMILIAR'],
        source: 'DFL 150 de 1981; Ley 18.987, art. 1; SUSESO, circular de montos',
      })),
    ]
  })
}

/** Art. 44: part time pays its part of the minimum income. */
function minimumIncome(): PayslipDraft[] {
  const weeks = ['42', '40', '30', '22.5', '15', '10']
  return pairs([202507, 202601, 202604, 202605, 202609], weeks).map(([month, weeklyHours]) => ({
    title: `Ingreso mínimo de ${written(weeklyHours)} horas a la semana en ${monthName(month)}`,
    month,
    facts: usual(180_000, { contract: { weeklyHours } }),
    codes: ['SUELDO_MINIMO_EXIGIBLE', 'SUELDO_FALTANTE'],
    source: 'Código del Trabajo, arts. 40 bis y 44 inc. 3; Leyes 21.751 y 21.830',
  }))
}

/** Art. 58: what each kind of debt may take, and what waits. */
function deductions(): PayslipDraft[] {
  const debts = [
    ['CREDITO_VIVIENDA', 'Vivienda (30%)'],
    ['CREDITO_COOPERATIVA', 'Cooperativa (25%)'],
    ['PRESTAMO_EMPRESA', 'Préstamo de la empresa (15%)'],
    ['CREDITO_CCAF', 'Crédito de la caja'],
    ['ANTICIPO_SUELDO', 'Anticipo'],
  ] as const
  const amounts = [50_000, 131_817, 280_000, 700_000]
  return [
    ...pairs(pairs([202604, 202609], debts), amounts).map(([[month, [code, name]], amount]) => ({
      title: `${name} de ${written(amount)} en ${monthName(month)}`,
      month,
      facts: usual(720_000, { items: { [code]: String(amount) } }),
      codes: [
        'DISPONIBLE',
        code,
        'DESCUENTOS_PENDIENTES',
        'TOTAL_DESCUENTOS',
        'LIQUIDO',
        'SOBREGIRO',
      ],
      source: 'Código del Trabajo, art. 58',
    })),
    ...pairs([202507, 202604, 202609], [300_000, 900_000]).map(([month, amount]) => ({
      title: `Vivienda, cooperativa y préstamo juntos, de ${written(amount)} cada uno, ${monthName(month)}`,
      month,
      facts: usual(850_000, {
        items: {
          CREDITO_VIVIENDA: String(amount),
          CREDITO_COOPERATIVA: String(amount),
          PRESTAMO_EMPRESA: String(amount),
        },
      }),
      codes: [
        'CREDITO_VIVIENDA',
        'CREDITO_COOPERATIVA',
        'PRESTAMO_EMPRESA',
        'DESCUENTOS_PENDIENTES',
        'LIQUIDO',
      ],
      source: 'Código del Trabajo, art. 58 incs. 2, 3 y 4',
    })),
  ]
}

/** Arts. 57 and 59: alimony, a common seizure over 56 UF, what is assigned to the family. */
function seizures(): PayslipDraft[] {
  const orders = [
    ['Alimentos de 250.000', { alimony: { pesos: '250000' } }],
    ['Alimentos del 40%', { alimony: { percent: '40' } }],
    ['Alimentos de 4,5 UTM', { alimony: { utm: '4.5' } }],
    ['Embargo común de 500.000', { seizure: { common: '500000' } }],
    ['Embargo preferente de 500.000', { seizure: { privileged: '500000' } }],
    ['Mantención de la familia de 300.000', { familySupport: '300000' }],
  ] as const
  return pairs(pairs([202507, 202604, 202609], orders), [900_000, 3_900_000]).map(
    ([[month, [name, order]], salary]) => ({
      title: `${name} sobre un sueldo de ${written(salary)}, ${monthName(month)}`,
      month,
      facts: usual(salary, { deductions: order }),
      codes: [
        'BASE_RETENCION',
        'RETENCION_JUDICIAL',
        'EMBARGO_PREFERENTE',
        'MANTENCION_FAMILIAR',
        'BASE_EMBARGO',
        'EMBARGO',
        'LIQUIDO',
      ],
      source: 'Código del Trabajo, arts. 57 y 59; Ley 14.908, arts. 7 y 8',
    }),
  )
}

/** What the employer pays besides, each month. */
function employer(): PayslipDraft[] {
  return pairs(months, [620_000, 1_900_000, 5_100_000]).map(([month, salary]) => ({
    title: `Aportes del empleador de ${monthName(month)}, sueldo de ${written(salary)}`,
    month,
    facts: usual(salary, { company: { mutualAdditionalRate: '0.34' } }),
    codes: [
      'SIS',
      'CUENTA_INDIVIDUAL',
      'RENTABILIDAD_PROTEGIDA',
      'EXPECTATIVA_VIDA',
      'SEGURO_ACCIDENTES',
      'SEGURO_SANNA',
      'AFC_EMPLEADOR',
      'TOTAL_APORTES',
      'COSTO_EMPRESA',
    ],
    source:
      'DL 3.500, art. 59; Ley 21.735, arts. 4 y 8 transitorios; Leyes 16.744, 19.728 y 21.063',
  }))
}

/** Pension age, pensions, women from 60: who goes on contributing and who is insured. */
function exempt(): PayslipDraft[] {
  const people = [
    [
      'Pensionado que no cotiza',
      { pensionStatus: 'PENSIONED_INACTIVE', birthday: '1957-05-10', sex: 'M' },
    ],
    [
      'Pensionado que cotiza',
      { pensionStatus: 'PENSIONED_ACTIVE', birthday: '1957-05-10', sex: 'M' },
    ],
    ['Hombre de 65 que no pidió seguir', { birthday: '1960-05-10', sex: 'M' }],
    [
      'Hombre de 65 que sigue cotizando',
      { birthday: '1960-05-10', sex: 'M', keepsContributing: true },
    ],
    ['Mujer de 61 que no pidió seguir', { birthday: '1964-08-20', sex: 'F' }],
    [
      'Mujer de 61 que sigue cotizando',
      { birthday: '1964-08-20', sex: 'F', keepsContributing: true },
    ],
    ['Joven de 17', { birthday: '2009-01-15', sex: 'F' }],
  ] as const
  return pairs(
    [202507, 202512, 202601, 202604, 202608, 202609].filter((month) => months.includes(month)),
    people,
  ).map(([month, [name, person]]) => ({
    title: `${name} en ${monthName(month)}`,
    month,
    facts: usual(1_050_000, { person }),
    codes: ['COTIZACION_AFP', 'SALUD_LEGAL', 'AFC', 'SIS', 'AFC_EMPLEADOR', 'EXPECTATIVA_VIDA'],
    source: 'DL 3.500, arts. 59 y 69; Ley 19.728, arts. 2 y 5; Ley 21.735, art. 5',
  }))
}

/** Art. 45: the weeks of who earns by variable pay. */
function variablePay(): PayslipDraft[] {
  const weeks = [
    { variable: '120000', dueDays: 5, restDays: 1 },
    { variable: '95000', dueDays: 4, restDays: 2 },
    { variable: '143250', dueDays: 6, restDays: 1 },
  ]
  return pairs(months, [1, 2, 3]).map(([month, count]) => ({
    title: `Semana corrida de ${count === 1 ? 'una semana' : `${count} semanas`} en ${monthName(month)}`,
    month,
    facts: usual(560_000, { variable: { weeks: weeks.slice(0, count) } }),
    codes: ['SEMANA_CORRIDA', 'BASE_GRATIFICABLE', 'GRATIFICACION', 'TOTAL_IMPONIBLE'],
    source: 'Código del Trabajo, art. 45; DT, Ord. 2213/37 de 2010',
  }))
}

/** APV of both regimes, and the cap of 50 UF that lowers the tax. */
function savings(): PayslipDraft[] {
  const plans = [
    ['APV A de 150.000', { apvA: { pesos: '150000' } }],
    ['APV B de 150.000', { apvB: { pesos: '150000' } }],
    ['APV B de 60 UF', { apvB: { uf: '60' } }],
    ['APV B del 3,5%', { apvB: { percent: '3.5' } }],
  ] as const
  return pairs(months, plans).map(([month, [name, plan]]) => ({
    title: `${name} en ${monthName(month)}`,
    month,
    facts: usual(4_300_000, { savings: plan }),
    codes: [
      'APV_A',
      'APV_B',
      'TOPE_APV',
      'REBAJA_APV',
      'BASE_TRIBUTABLE',
      'IMPUESTO_UNICO',
      'LIQUIDO',
    ],
    source: 'DL 3.500, arts. 20 y 20 L; LIR, art. 42 bis',
  }))
}

/** Pay of another employer: the cap is shared; domestic workers; workers of the land. */
function special(): PayslipDraft[] {
  return months.flatMap((month): PayslipDraft[] => [
    {
      title: `Otro empleador declara 2.500.000 en ${monthName(month)}: el tope se reparte`,
      month,
      facts: usual(2_200_000, { person: { otherIncome: '2500000' } }),
      codes: ['TOPE_IMPONIBLE', 'BASE_PREVISIONAL', 'COTIZACION_AFP', 'SALUD_LEGAL'],
      source: 'DL 3.500, art. 16',
    },
    {
      title: `Casa particular en ${monthName(month)}: seguro del empleador e indemnización a todo evento`,
      month,
      facts: usual(680_000, {
        contract: { domesticWorker: true, gratification: { mode: 'NONE' } },
      }),
      codes: ['AFC', 'AFC_EMPLEADOR', 'INDEMNIZACION_TODO_EVENTO', 'TOTAL_APORTES', 'LIQUIDO'],
      source: 'Código del Trabajo, art. 163 inc. 4; Ley 19.728, art. 5 bis',
    },
    {
      title: `Obrero agrícola en ${monthName(month)}: 3,5% de lo que excede 10 UTM`,
      month,
      facts: usual(1_480_000, { contract: { taxRegime: 'AGRICULTURAL' } }),
      codes: ['BASE_PREVISIONAL', 'IMPUESTO_UNICO', 'LIQUIDO'],
      source: 'Ley sobre Impuesto a la Renta, art. 43 N°1 inc. final',
    },
    {
      title: `Aumento desde el 16 en ${monthName(month)}: quince días de cada sueldo`,
      month,
      facts: usual(1_180_000, {
        contract: { earlier: [{ ...clp(1_000_000), days: 15 }] },
      }),
      codes: ['SUELDO_BASE', 'GRATIFICACION', 'TOTAL_IMPONIBLE', 'LIQUIDO'],
      source: 'Código del Trabajo, arts. 11 y 44',
    },
    {
      title: `Sueldo de 38,5 UF en ${monthName(month)}`,
      month,
      facts: {
        contract: { salary: { amount: '38.5', currency: 'UF' } },
        pension: { afp: 'CUPRUM' },
      },
      codes: ['SUELDO_BASE', 'TOTAL_IMPONIBLE', 'LIQUIDO'],
      source: 'Código del Trabajo, art. 44; SII, valor de la UF',
    },
    {
      title: `Trabajo pesado en ${monthName(month)}: 2% de cada parte`,
      month,
      facts: usual(1_320_000, { contract: { heavyWork: 'HEAVY' } }),
      codes: ['COTIZACION_PESADO', 'PESADO_EMPLEADOR', 'BASE_TRIBUTABLE', 'LIQUIDO'],
      source: 'DL 3.500, art. 17 bis',
    },
  ])
}

const files: Readonly<Record<string, () => PayslipDraft[]>> = {
  'aportes-empleador': employer,
  'asignacion-familiar': familyAllowance,
  'ahorro-voluntario': savings,
  'casos-especiales': special,
  'comisiones-afp': pension,
  'descuentos-art-58': deductions,
  exentos: exempt,
  'gratificacion-art-50': gratification,
  'gratificacion-otras': otherGratification,
  'horas-extra': overtime,
  'horas-extra-bono': overtimeOnBonus,
  'impuesto-bordes': taxEdges,
  'impuesto-tramos': taxInside,
  'impuesto-periodos': taxPeriods,
  'ingreso-minimo': minimumIncome,
  licencias: leaves,
  'meses-parciales': partMonths,
  retenciones: seizures,
  'salud-isapre': health,
  'seguro-cesantia': unemployment,
  'semana-corrida': variablePay,
  topes: caps,
}

/** The payslips of the suite, each with what the reference pays. */
export const payslipFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `reference/${name}.json`,
    cases: drafts().map(({ title, month, facts, codes, source }) => ({
      title,
      month,
      facts,
      expect: expected(codes, referencePayslip(completeInput({ ...facts, month }))),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
