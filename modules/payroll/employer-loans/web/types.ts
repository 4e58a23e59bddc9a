import type { EmployerLoanQuery } from '#generated/documents/graphql.ts'

export type LoanData = EmployerLoanQuery['employerLoan']
