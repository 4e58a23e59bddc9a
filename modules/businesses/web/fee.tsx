import { formatNumber, formatPercent } from '#chile/numbers.ts'
import { Amount } from '#platform/web/kit/Amount.tsx'

type Fee = { feeType: string | null | undefined; feeValue: string | null | undefined }

/** A union's fee as it is read. Rates and pesos are kept with the same four decimals. */
export function FeeValue({ feeType, feeValue }: Fee) {
  const value = plain(feeValue)
  if (feeType === 'PERCENT') return <>{formatPercent(value)} del sueldo</>
  return feeType === 'FIXED' ? <Amount value={value} /> : <span className="soft">Sin cuota</span>
}

export const feeText = ({ feeType, feeValue }: Fee) =>
  feeType === 'PERCENT' ? formatPercent(plain(feeValue)) : formatNumber(plain(feeValue))

/** «5000.0000» → «5000». */
export const plain = (value: string | null | undefined) =>
  (value ?? '0').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
