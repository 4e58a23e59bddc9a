import type { TableDef } from '#formula/types.ts'
import { LEY_21751, LEY_21830 } from './publication.ts'
import type { Citation, Parameter, TableEdition } from './types.ts'

const sii: Citation = {
  text: 'Ley sobre Impuesto a la Renta, arts. 42 N°1 y 43 N°1; SII, tabla del impuesto único',
  url: 'https://www.sii.cl/valores_y_fechas/impuesto_2da_categoria/impuesto2026.htm',
}

/**
 * Impuesto único by month: limits and rebates in pesos at two decimals, as the SII prints it. The
 * law writes it in UTM: `incomeTax` holds those, `period.ts` multiplies by the UTM of the month.
 */
export const incomeTaxTable: TableDef = {
  code: 'TABLA_IMPUESTO_UNICO',
  label: 'Impuesto único de segunda categoría',
  input: { unit: 'CLP', decimals: 2 },
  columns: [
    { code: 'FACTOR', label: 'Factor', unit: '%', decimals: 1 },
    { code: 'REBAJA', label: 'Cantidad a rebajar', unit: 'CLP', decimals: 2 },
  ],
}

/** In UTM: upper limit, factor in %, amount to rebate. */
export const incomeTax: readonly TableEdition[] = [
  {
    from: 202401,
    source: sii,
    status: 'ok',
    note: 'Escala de la Ley 21.210, vigente desde enero de 2020.',
    value: [
      { upTo: '13.5', values: ['0', '0'] },
      { upTo: '30', values: ['4', '0.54'] },
      { upTo: '50', values: ['8', '1.74'] },
      { upTo: '70', values: ['13.5', '4.49'] },
      { upTo: '90', values: ['23', '11.14'] },
      { upTo: '120', values: ['30.4', '17.8'] },
      { upTo: '310', values: ['35', '23.32'] },
      { upTo: null, values: ['40', '38.82'] },
    ],
  },
]

/** Family allowance by average income of January to June; the last bracket has no amount. */
export const familyAllowanceTable: TableDef = {
  code: 'TABLA_ASIGNACION_FAMILIAR',
  label: 'Asignación familiar por tramo de ingreso',
  input: { unit: 'CLP', decimals: 0 },
  columns: [{ code: 'MONTO', label: 'Monto por carga', unit: 'CLP', decimals: 0 }],
}

const suseso = (text: string): Citation => ({
  text: `SUSESO, ${text}; DFL 150 de 1981`,
  url: 'https://www.suseso.cl',
})

const brackets = (...rows: readonly (readonly [upTo: string, amount: string])[]) => [
  ...rows.map(([upTo, amount]) => ({ upTo, values: [amount] })),
  { upTo: null, values: ['0'] },
]

/** Brackets A, B and C, and D without allowance. */
export const familyAllowance: readonly TableEdition[] = [
  {
    from: 202401,
    to: 202406,
    value: brackets(['515879', '20328'], ['753496', '12475'], ['1175196', '3942']),
    source: {
      text: 'Meganoticias, 15-07-2024: montos anteriores a la Ley 21.685',
      url:
        'https://www.meganoticias.cl/amp/nacional/452873-reajuste-montos-asignacion-familiar-' +
        'subsidio-familiar-suf-pagos-pdp-15-7-2024.html',
    },
    status: 'doubtful',
    note: 'Otra nota de prensa, de 2023, da 3.943 al tercer tramo.',
  },
  {
    from: 202407,
    to: 202412,
    source: {
      text: 'Dirección del Trabajo, montos de la asignación familiar desde el 01-07-2024',
      url: 'https://www.dt.gob.cl/portal/1628/w3-article-85651.html',
    },
    status: 'ok',
    value: brackets(['586227', '21243'], ['856247', '13036'], ['1335450', '4119']),
  },
  {
    from: 202501,
    to: 202504,
    value: null,
    source: suseso('asignación familiar 2025'),
    status: 'missing',
    note: 'No se confirmó si los límites subieron con el ingreso mínimo de enero de 2025.',
  },
  {
    from: 202505,
    to: 202512,
    source: suseso('dictamen O-01-S-01954-2025'),
    status: 'ok',
    published: LEY_21751,
    value: brackets(['620251', '22007'], ['905941', '13505'], ['1412957', '4267']),
  },
  {
    from: 202601,
    to: 202604,
    source: suseso('dictamen O-01-S-04473-2025'),
    status: 'ok',
    value: brackets(['631976', '22007'], ['923067', '13505'], ['1439668', '4267']),
  },
  {
    from: 202605,
    source: suseso('dictamen O-01-S-02728-2026; Ley 21.830, arts. 4 y 5'),
    status: 'ok',
    published: LEY_21830,
    note: 'Publicada el 22-06-2026 con efecto desde el 1 de mayo: diferencias retroactivas.',
    value: brackets(['649039', '22601'], ['947990', '13870'], ['1478539', '4382']),
  },
]

/** What each bracket pays, for people whose bracket was already assigned. */
export const familyAmounts: readonly Parameter[] = ['A', 'B', 'C'].map((letter, index) => ({
  key: `ASIGNACION_${letter}`,
  label: `Asignación familiar, tramo ${letter}`,
  unit: 'CLP',
  decimals: 0,
  min: '0',
  max: '999999',
  rows: familyAllowance.map(({ value, ...row }) => ({
    ...row,
    value: value?.[index]?.values[0] ?? null,
  })),
}))
