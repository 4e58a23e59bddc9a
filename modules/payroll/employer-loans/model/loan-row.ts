import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { EmployerLoan } from './loan.ts'

const { fields } = EmployerLoan

/** A row of a file: a loan of the employer, by its contract and its day. */
export const LoanRow = entity({
  name: 'LoanRow',
  table: 'employer_loan',
  label: 'Préstamo de la empresa',
  fields: {
    ...contractFields,
    amount: fields.amount,
    totalQuotas: fields.totalQuotas,
    startMonth: fields.startMonth,
    grantedOn: fields.grantedOn,
    comment: fields.comment,
  },
})
export type LoanValues = Partial<ValuesOf<(typeof LoanRow)['fields']>>
