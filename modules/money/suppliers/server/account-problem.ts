import { payableProblem } from '#chile/accounts.ts'

const parts = { bank: 'bankId', type: 'paymentAccountType', number: 'accountNumber' } as const

type Account = {
  bankId: string
  paymentAccountType: string
  accountNumber: string
  identifier: string
}

/** Why a bank would refuse the account of a supplier, at the field that is wrong. */
export function accountProblem(given: Account) {
  const { bankId, paymentAccountType, accountNumber, identifier } = given
  const found = payableProblem({
    bank: bankId,
    type: paymentAccountType,
    number: accountNumber,
    rut: identifier,
  })
  return found && { field: parts[found.part], message: found.message }
}
