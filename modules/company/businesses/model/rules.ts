import { bankList, byCode, ccafs, mutuals } from '#chile/catalogues.ts'
import { compareDecimals, decimalsOf, plainDecimal } from '#chile/money/decimal.ts'
import { communes } from '#chile/territory.ts'

export type Problem = { field: string; message: string }

type Codes = {
  activityCode?: string | null
  communeCode?: string | null
  mutualCode?: string | null
  ccafCode?: string | null
}

/** A code that no catalogue of the country has, or `undefined`. Codes left out are not asked. */
export function businessProblem(given: Codes): Problem | undefined {
  const unknown = (rows: readonly { code: string }[], code: string | null | undefined) =>
    !!code && !byCode(rows, code)
  if (given.activityCode && !/^\d{6}$/.test(given.activityCode)) {
    return { field: 'activityCode', message: 'El código de actividad tiene seis cifras' }
  }
  if (unknown(communes, given.communeCode)) {
    return { field: 'communeCode', message: 'No es una comuna conocida' }
  }
  if (unknown(mutuals, given.mutualCode)) {
    return { field: 'mutualCode', message: 'No es una mutualidad conocida' }
  }
  return unknown(ccafs, given.ccafCode)
    ? { field: 'ccafCode', message: 'No es una caja de compensación conocida' }
    : undefined
}

/** An account needs a bank that exists. */
export function accountProblem(given: { bankCode?: string }): Problem | undefined {
  if (given.bankCode !== undefined && !byCode(bankList, given.bankCode)) {
    return { field: 'bankCode', message: 'No es un banco conocido' }
  }
  return undefined
}

/** A fee is whole pesos, or a percentage of the salary, or there is none. */
export function feeProblem(fee: { feeType: string; feeValue: string }): Problem | undefined {
  const wrong = (message: string) => ({ field: 'feeValue', message })
  const none = compareDecimals(fee.feeValue, '0') === 0
  if (fee.feeType === 'NONE') return none ? undefined : wrong('Sin cuota el valor es 0')
  if (none) return wrong('Indique el valor de la cuota')
  if (fee.feeType === 'PERCENT') {
    return compareDecimals(fee.feeValue, '100') > 0 ? wrong('Debe ser a lo más 100') : undefined
  }
  const cents = decimalsOf(plainDecimal(fee.feeValue))
  return cents > 0 ? wrong('Los pesos no llevan decimales') : undefined
}
