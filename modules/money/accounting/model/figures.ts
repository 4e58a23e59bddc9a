import { z } from 'zod'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import type { ProvisionKind } from './policy.ts'

/** What a figure behind a provision counts. */
export const FigureUnit = catalog('ProvisionFigureUnit', {
  PESOS: 'Pesos',
  YEARS: 'Años',
  MONTHS: 'Meses',
  DAYS: 'Días',
})

/** The figures behind the balance of one contract, and why it has none. */
const figuresSchema = z.object({
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Whole pesos that the law would owe; none where they cannot be calculated. */
  whole: z.number().nullable(),
  problem: z.string().nullable(),
})
export type Figures = z.output<typeof figuresSchema>

type Row = {
  readonly key: string
  readonly label: string
  readonly unit: ValueOf<typeof FigureUnit>
}

const rows: Readonly<Record<ProvisionKind, readonly Row[]>> = {
  VACATION: [
    { key: 'days', label: 'Días corridos que se pagarían', unit: 'DAYS' },
    { key: 'salary', label: 'Sueldo del mes', unit: 'PESOS' },
    { key: 'variable', label: 'Promedio variable', unit: 'PESOS' },
  ],
  SEVERANCE: [
    { key: 'years', label: 'Años que se indemnizan', unit: 'YEARS' },
    { key: 'base', label: 'Última remuneración mensual', unit: 'PESOS' },
    { key: 'cap', label: 'Tope de 90 UF', unit: 'PESOS' },
    { key: 'capped', label: 'Base de la indemnización', unit: 'PESOS' },
  ],
  GRATIFICATION: [
    { key: 'months', label: 'Meses del año', unit: 'MONTHS' },
    { key: 'base', label: 'Remuneración del año', unit: 'PESOS' },
    { key: 'due', label: 'Gratificación devengada', unit: 'PESOS' },
    { key: 'paid', label: 'Anticipada mes a mes', unit: 'PESOS' },
    { key: 'earlier', label: 'Pendiente del año anterior', unit: 'PESOS' },
  ],
}

/** The article that each balance follows. */
export const normOf: Readonly<Record<ProvisionKind, string>> = {
  VACATION: 'Código del Trabajo, arts. 67 a 73',
  SEVERANCE: 'Código del Trabajo, arts. 161, 163 y 172',
  GRATIFICATION: 'Código del Trabajo, arts. 46 a 52',
}

/** A figure in its words. */
export type Figure = Row & { readonly value: string }

/** The stored figures of a contract, in the order in which its balance is worked out. */
export function figuresOf(kind: ProvisionKind, stored: unknown) {
  const known = figuresSchema.nullable().parse(stored ?? null)
  if (!known) return { whole: null, problem: null, figures: [] }
  const figures = rows[kind].flatMap((row): Figure[] => {
    const value = known.values[row.key]
    return value === undefined ? [] : [{ ...row, value: String(value) }]
  })
  return { whole: known.whole, problem: known.problem, figures }
}
