import { formatNumber, formatPesos } from '#chile/numbers.ts'
import type { ProvisionPerson } from './types.ts'

type Figure = ProvisionPerson['figures'][number]

/** A figure behind a provision, in its unit. */
export const figureText = ({ unit, value }: Figure): string =>
  unit === 'PESOS' ? formatPesos(value) : formatNumber(value)
