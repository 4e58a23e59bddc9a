import { monthName } from '../period.ts'

/** COUNT and AMOUNT: whole numbers. MARK: how long somebody worked in the month. */
export type WageKind = 'COUNT' | 'RUT' | 'AMOUNT' | 'MARK' | 'HOURS'

/** A column of the yearly declaration of salaries. */
export type WageColumn = { readonly n: number; readonly name: string; readonly kind: WageKind }

/** The months of the year, from 1. */
export const YEAR_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

const heads: readonly Omit<WageColumn, 'n'>[] = [
  { name: 'N°', kind: 'COUNT' },
  { name: 'RUT del trabajador', kind: 'RUT' },
  { name: 'Renta total neta pagada, actualizada', kind: 'AMOUNT' },
  { name: 'Impuesto único retenido, actualizado', kind: 'AMOUNT' },
  { name: 'Mayor retención solicitada, actualizada', kind: 'AMOUNT' },
  { name: 'Renta total no gravada, actualizada', kind: 'AMOUNT' },
  { name: 'Renta total exenta, actualizada', kind: 'AMOUNT' },
  { name: 'Rebaja por zonas extremas, actualizada', kind: 'AMOUNT' },
  { name: 'Préstamo tasa 0%, 3% retenido, actualizado', kind: 'AMOUNT' },
  ...YEAR_MONTHS.map((month) => ({
    name: `Renta afecta de ${monthName(month)}, sin actualizar`,
    kind: 'AMOUNT' as const,
  })),
  ...YEAR_MONTHS.map((month) => ({
    name: `Período de ${monthName(month)}`,
    kind: 'MARK' as const,
  })),
  { name: 'N° de certificado', kind: 'COUNT' },
  { name: 'Horas semanales a diciembre', kind: 'HOURS' },
]

/** The 35 columns, in their order. */
export const wageColumns: readonly WageColumn[] = heads.map((head, at) => ({ n: at + 1, ...head }))

/** Numbers of the columns that rules and sums read. */
export const WAGE = {
  NUMBER: 1,
  RUT: 2,
  TAXED: 3,
  TAX: 4,
  MORE_TAX: 5,
  UNTAXED: 6,
  EXEMPT: 7,
  ZONE: 8,
  LOAN: 9,
  FIRST_MONTH: 10,
  FIRST_MARK: 22,
  CERTIFICATE: 34,
  HOURS: 35,
} as const

/** How long somebody worked in a month; nothing where they were not paid. */
export const wageMarks: Readonly<Record<string, string>> = {
  C: 'Jornada completa',
  P: 'Jornada parcial',
}
