import { monthly, type Parameter, type Status } from './types.ts'

const ine = (year: number) => ({
  text: `Instituto Nacional de Estadísticas, IPC; SII, UTM, UTA e IPC ${year}`,
  url: `https://www.sii.cl/valores_y_fechas/utm/utm${year}.htm`,
})

/** The press note of the INE for these months was read; the UTM of two months later agrees. */
const readAtIne = new Set([202401, 202507, 202601])

const fromUtm = {
  status: 'single' as Status,
  note: 'Única variación con un decimal que da la UTM publicada de dos meses después.',
}

/**
 * What prices rose in a month, in percent. The law moves the UTM by it two months later and the UF
 * day by day from the 10th of the next month; no payslip reads it.
 */
export const ipc: Parameter = {
  key: 'IPC',
  label: 'IPC, variación del mes',
  unit: '%',
  decimals: 1,
  min: '-5',
  max: '15',
  rows: monthly(
    202401,
    [
      // 2024
      '0.7',
      '0.6',
      '0.4',
      '0.5',
      '0.3',
      '-0.1',
      '0.7',
      '0.3',
      '0.1',
      '1.0',
      '0.2',
      '-0.2',
      // 2025
      '1.1',
      '0.4',
      '0.5',
      '0.2',
      '0.2',
      '-0.4',
      '0.9',
      '0.0',
      '0.4',
      '0.0',
      '0.3',
      '-0.2',
      // 2026
      '0.4',
      '0.0',
      '1.0',
      '1.3',
      '0.2',
      '0.0',
      '0.1',
      '0.6',
    ],
    ine,
  ).map((row) => (readAtIne.has(row.from) ? row : { ...row, ...fromUtm })),
}
