/**
 * The legal figures of the months that the reference calculates, copied from where each is
 * published and from nowhere in the product, so that a wrong row of `law/parameters` shows.
 *
 * UF and UTM: Servicio de Impuestos Internos, www.sii.cl/valores_y_fechas (uf2025, uf2026, utm2025,
 * utm2026). Minimum incomes: Leyes 21.751 and 21.830 (Diario Oficial of 22-06-2026, from May 2026).
 * Caps: Superintendencia de Pensiones, 87,8 and 131,9 UF of 2025; 89,9 and 135,1 UF of January, and
 * 90,0 and 135,2 UF from February 2026. Commissions: Superintendencia de Pensiones (Uno 0,49% until
 * September 2025). SIS: Superintendencia de Pensiones by quarter. Ley 21.735, transitory arts. 4
 * and 8. Family allowance: SUSESO O-01-S-01954-2025, O-01-S-04473-2025 and O-01-S-02728-2026.
 */
export type Figures = {
  readonly uf: string
  readonly ufBefore: string
  readonly utm: number
  readonly minimum: number
  /** For under 18 and over 65. */
  readonly reducedMinimum: number
  readonly pensionCap: string
  readonly insuranceCap: string
  readonly sis: string
  /** Ley 21.735: to the own account, with protected return, for life expectancy. */
  readonly account: string
  readonly protectedReturn: string
  readonly lifeExpectancy: string
  /** Upper limit of income and amount of each bracket. */
  readonly family: readonly (readonly [limit: number, amount: number])[]
  readonly commissions: Readonly<Record<string, string>>
}

const uf: Readonly<Record<number, string>> = {
  202506: '39267.07',
  202507: '39179.01',
  202508: '39383.07',
  202509: '39485.65',
  202512: '39727.96',
  202601: '39706.07',
  202602: '39790.63',
  202603: '39841.72',
  202604: '40120.20',
  202605: '40610.69',
  202606: '40820.31',
  202607: '40844.79',
  202608: '40873.77',
  202609: '41057.20',
}

const utm: Readonly<Record<number, number>> = {
  202507: 68_923,
  202508: 68_647,
  202509: 69_265,
  202601: 69_751,
  202602: 69_611,
  202603: 69_889,
  202604: 69_889,
  202605: 70_588,
  202606: 71_506,
  202607: 71_649,
  202608: 71_649,
  202609: 71_721,
}

/** The months that are compared. */
export const months: readonly number[] = Object.keys(utm).map(Number)

export function figuresOf(month: number): Figures {
  const monthly = utm[month]
  if (monthly === undefined) throw new Error(`The reference has no figures of ${month}`)
  return {
    uf: ufOf(month),
    ufBefore: ufOf(month % 100 === 1 ? month - 89 : month - 1),
    utm: monthly,
    ...(month < 202601
      ? { minimum: 529_000, reducedMinimum: 394_622 }
      : month < 202605
        ? { minimum: 539_000, reducedMinimum: 402_082 }
        : { minimum: 553_553, reducedMinimum: 412_938 }),
    pensionCap: month < 202601 ? '87.8' : month < 202602 ? '89.9' : '90',
    insuranceCap: month < 202601 ? '131.9' : month < 202602 ? '135.1' : '135.2',
    sis: month < 202601 ? '1.88' : month < 202604 ? '1.54' : month < 202608 ? '1.62' : '1.78',
    account: month < 202508 ? '0' : '0.1',
    protectedReturn: month < 202608 ? '0' : '0.9',
    lifeExpectancy: month < 202508 ? '0' : month < 202608 ? '0.9' : '0.72',
    family: familyOf(month),
    commissions: {
      CAPITAL: '1.44',
      CUPRUM: '1.44',
      HABITAT: '1.27',
      MODELO: '0.58',
      PLANVITAL: '1.16',
      PROVIDA: '1.45',
      UNO: month < 202510 ? '0.49' : '0.46',
    },
  }
}

function ufOf(month: number): string {
  const value = uf[month]
  if (value === undefined) throw new Error(`The reference has no UF of ${month}`)
  return value
}

function familyOf(month: number): Figures['family'] {
  if (month < 202601) {
    return [
      [620_251, 22_007],
      [905_941, 13_505],
      [1_412_957, 4_267],
    ]
  }
  if (month < 202605) {
    return [
      [631_976, 22_007],
      [923_067, 13_505],
      [1_439_668, 4_267],
    ]
  }
  return [
    [649_039, 22_601],
    [947_990, 13_870],
    [1_478_539, 4_382],
  ]
}

/** LIR art. 43 N°1: limit, factor and rebate of each bracket, in UTM. */
export const taxBrackets: readonly (readonly [limit: string, factor: string, rebate: string])[] = [
  ['13.5', '0', '0'],
  ['30', '0.04', '0.54'],
  ['50', '0.08', '1.74'],
  ['70', '0.135', '4.49'],
  ['90', '0.23', '11.14'],
  ['120', '0.304', '17.80'],
  ['310', '0.35', '23.32'],
  ['1000000', '0.40', '38.82'],
]

/** Ley 21.561: the longest ordinary week of a day. */
export const longestWeek = (day: string): number =>
  day < '2024-04-26' ? 45 : day < '2026-04-26' ? 44 : day < '2028-04-26' ? 42 : 40
