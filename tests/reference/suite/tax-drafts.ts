import { figuresOf, months, taxBrackets } from '../figures.ts'
import { Fraction } from '../fraction.ts'
import { monthName, pairs, written } from './cases.ts'
import { bare, type PayslipDraft, usual } from './drafts.ts'

/** Art. 43 N°1 LIR: the last peso of each bracket and the first of the next, each month. */
export function taxEdges(): PayslipDraft[] {
  return months.flatMap((month) => {
    const { utm } = figuresOf(month)
    return taxBrackets.slice(0, -1).flatMap(([limit], place) => {
      const exact = Fraction.of(limit).times(utm)
      const last = Number(exact.top / exact.bottom)
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
export function taxInside(): PayslipDraft[] {
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
export function taxPeriods(): PayslipDraft[] {
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
export function familyAllowance(): PayslipDraft[] {
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
        title:
          `Tramo ${bracket} con una carga simple, una maternal y una inválida, ` + monthName(month),
        month,
        facts: usual(600_000, { family: { bracket, simple: 1, maternal: 1, disabled: 1 } }),
        codes: ['MONTO_CARGA', 'UNIDADES_CARGA', 'ASIGNACION_FAMILIAR'],
        source: 'DFL 150 de 1981; Ley 18.987, art. 1; SUSESO, circular de montos',
      })),
    ]
  })
}

/** Art. 58: what each kind of debt may take, and what waits. */
export function deductions(): PayslipDraft[] {
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
      title:
        `Vivienda, cooperativa y préstamo juntos, de ${written(amount)} cada uno, ` +
        monthName(month),
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
export function seizures(): PayslipDraft[] {
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
