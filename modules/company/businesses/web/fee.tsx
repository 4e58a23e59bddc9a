import { plainDecimal } from '#chile/money/decimal.ts'
import { formatPercent } from '#chile/numbers.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'

type Fee = { feeType: string | null | undefined; feeValue: string | null | undefined }

/** A union's fee as it is read. Rates and pesos are kept with the same four decimals. */
export function FeeValue({ feeType, feeValue }: Fee) {
  const value = plain(feeValue)
  if (feeType === 'PERCENT') return <>{formatPercent(value)} del sueldo</>
  return feeType === 'FIXED' ? <Amount value={value} /> : <span className="soft">Sin cuota</span>
}

/** «1.7000» → «1,7%»; a missing rate gives an empty text. */
export const rateText = (rate: string | null | undefined) =>
  rate ? formatPercent(plain(rate)) : undefined

/** «5000.0000» → «5000». */
export const plain = (value: string | null | undefined) => plainDecimal(value ?? '0')
