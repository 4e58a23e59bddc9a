import { monthly, type Parameter } from './types.ts'

const sii = (what: 'uf' | 'utm', name: string) => (year: number) => ({
  text: `Servicio de Impuestos Internos, ${name} ${year}`,
  url: `https://www.sii.cl/valores_y_fechas/${what}/${what}${year}.htm`,
})

/** UTM that no page of the month showed; both neighbours and the IPC fix them. */
const derived = {
  status: 'single',
  note: 'No se vio la página del mes: resulta de la UTM anterior y el IPC, y calza con la otra.',
} as const

/** Unidad de Fomento of the last day of the remuneration month: caps, isapre plans, APV. */
export const uf: Parameter = {
  key: 'UF',
  label: 'UF del último día del mes',
  unit: 'CLP/UF',
  decimals: 2,
  min: '10000',
  max: '99999.99',
  rows: monthly(
    202401,
    [
      // 2024
      '36733.04',
      '36856.50',
      '37093.52',
      '37261.98',
      '37438.91',
      '37571.86',
      '37578.95',
      '37754.47',
      '37910.42',
      '37971.42',
      '38247.92',
      '38416.69',
      // 2025
      '38384.41',
      '38647.94',
      '38894.11',
      '39075.41',
      '39189.45',
      '39267.07',
      '39179.01',
      '39383.07',
      '39485.65',
      '39597.67',
      '39643.59',
      '39727.96',
      // 2026
      '39706.07',
      '39790.63',
      '39841.72',
      '40120.20',
      '40610.69',
      '40820.31',
      '40844.79',
      '40873.77',
      '41057.20',
      null,
    ],
    sii('uf', 'valor de la UF'),
    {
      202610: {
        status: 'missing',
        note: 'No se encontró la UF del 31-10-2026: ingrese el que publica el SII.',
      },
    },
  ),
}

/** Unidad Tributaria Mensual of the month in which pay is made: tax table, retentions in UTM. */
export const utm: Parameter = {
  key: 'UTM',
  label: 'UTM del mes',
  unit: 'CLP/UTM',
  decimals: 0,
  min: '20000',
  max: '199999',
  rows: monthly(
    202401,
    [
      // 2024
      '64666',
      '64343',
      '64793',
      '65182',
      '65443',
      '65770',
      '65967',
      '65901',
      '66362',
      '66561',
      '66628',
      '67294',
      // 2025
      '67429',
      '67294',
      '68034',
      '68306',
      '68648',
      '68785',
      '68923',
      '68647',
      '69265',
      '69265',
      '69542',
      '69542',
      // 2026
      '69751',
      '69611',
      '69889',
      '69889',
      '70588',
      '71506',
      '71649',
      '71649',
      '71721',
      '72151',
    ],
    sii('utm', 'UTM, UTA e IPC'),
    { 202501: derived, 202502: derived, 202505: derived, 202506: derived, 202511: derived },
  ),
}
