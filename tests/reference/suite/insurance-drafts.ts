import { figuresOf, months } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { monthName, pairs, written } from './cases.ts'
import { clp, type PayslipDraft, usual } from './drafts.ts'

const afps = ['CAPITAL', 'CUPRUM', 'HABITAT', 'MODELO', 'PLANVITAL', 'PROVIDA', 'UNO'] as const

/** The ten percent and the commission, multiplied together, in each AFP and month. */
export function pension(): PayslipDraft[] {
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
export function caps(): PayslipDraft[] {
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
export function unemployment(): PayslipDraft[] {
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
export function health(): PayslipDraft[] {
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

/** APV of both regimes, and the cap of 50 UF that lowers the tax. */
export function savings(): PayslipDraft[] {
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

/** What the employer pays besides, each month. */
export function employer(): PayslipDraft[] {
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
export function exempt(): PayslipDraft[] {
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

/** Pay of another employer: the cap is shared; domestic workers; workers of the land. */
export function special(): PayslipDraft[] {
  return months.flatMap((month): PayslipDraft[] => [
    {
      title: `Otro empleador declara 2.500.000 en ${monthName(month)}: el tope se reparte`,
      month,
      facts: usual(2_200_000, { person: { otherIncome: '2500000' } }),
      codes: ['TOPE_IMPONIBLE', 'BASE_PREVISIONAL', 'COTIZACION_AFP', 'SALUD_LEGAL'],
      source: 'DL 3.500, art. 16',
    },
    {
      title: `Casa particular en ${monthName(month)}: seguro e indemnización a todo evento`,
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
