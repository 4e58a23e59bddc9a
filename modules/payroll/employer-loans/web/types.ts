import type { EmployerLoanDetailQuery } from '#generated/documents/graphql.ts'

export type LoanData = EmployerLoanDetailQuery['employerLoan']
