import { bankList, bankName } from '#chile/catalogues.ts'

/** The banks that still receive payments, as choices. */
export const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name }))

export const bankNamed = (code: string | null): string | undefined => bankName(code) ?? undefined
