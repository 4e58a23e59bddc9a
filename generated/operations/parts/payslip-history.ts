import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ImportedPayslips = graphql(`query ImportedPayslips($input: ImportedPayslipsInput!) { importedPayslips(input: $input) { userContractId yearMonth businessName days earnings deductions net } }`)
export const OwnAdditionalPayments = graphql(`query OwnAdditionalPayments { ownAdditionalPayments { payrollMonthId contractId yearMonth businessName processName earnings deductions net paymentLabel } }`)
export const OwnContracts = graphql(`query OwnContracts { me { contracts { id jobTitle initialDate userCode } } }`)
export const PayrollHistory = graphql(`query PayrollHistory($input: PayrollHistoryInput!) { payrollHistory(input: $input) { userContractId payrollMonthId yearMonth isOpen businessName name contractCode net earnings deductions employerCost paymentLabel } }`)
