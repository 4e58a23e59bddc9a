import { takesBack } from './catalogs.ts'

/** An amount of a document, as it is written. */
type Written = {
  readonly accountingDocumentType: string
  readonly currencyId: string
  /** Exact decimals: of the document, and pesos for each unit of its currency. */
  readonly amount: string
  readonly rate: string | null
}

/**
 * What an expense is in whole pesos: the amount at the value of its currency, half pesos away from
 * zero; below zero where its document takes back what another one charged. Exact: amounts have two
 * decimals and values four.
 */
export function pesosOf({ accountingDocumentType, currencyId, amount, rate }: Written): number {
  const value = currencyId === 'CLP' ? '1' : rate
  if (value === null) throw new Error('An amount in another currency has the value of it')
  const millionths = scaled(amount, 2) * scaled(value, 4)
  const pesos = (millionths + 500_000n) / 1_000_000n
  return Number(takesBack(accountingDocumentType) ? -pesos : pesos)
}

/** A positive decimal as a whole number of its last place. */
function scaled(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}
