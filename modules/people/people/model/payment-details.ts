import { bankList, byCode } from '#chile/catalogues.ts'
import type { Row } from '#platform/model/entity.ts'
import type { PaymentMethod } from './links.ts'

type Method = Row<typeof PaymentMethod>

/** What a way to be paid says of itself. */
export type Details = Pick<Method, 'kind' | 'bankCode' | 'accountType' | 'accountNumber'>

export type Given = Pick<Details, 'kind'> & { [K in keyof Details]?: Details[K] | undefined }

type Problem = { readonly field: keyof Details; readonly message: string }

/** What a transfer lacks: a bank, a kind of account and a number; the others ask for none. */
export function paymentProblem(given: Given): Problem | undefined {
  const { kind, bankCode, accountType, accountNumber } = given
  if (kind !== 'TRANSFER') return undefined
  if (!bankCode) return { field: 'bankCode', message: 'Indique el banco' }
  if (!byCode(bankList, bankCode)) return { field: 'bankCode', message: 'No es un banco conocido' }
  if (!accountType) return { field: 'accountType', message: 'Indique el tipo de cuenta' }
  return accountNumber
    ? undefined
    : { field: 'accountNumber', message: 'Indique el número de cuenta' }
}

/** The details as they are kept: only a transfer carries an account. */
export const detailsOf = ({
  kind,
  bankCode = null,
  accountType = null,
  accountNumber = null,
}: Given): Details =>
  kind === 'TRANSFER'
    ? { kind, bankCode, accountType, accountNumber }
    : { kind, bankCode: null, accountType: null, accountNumber: null }
