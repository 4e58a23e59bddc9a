import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ConfirmSupplierAccount = graphql(`mutation ConfirmSupplierAccount($input: ConfirmSupplierAccountInput!) { confirmSupplierAccount(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const SupplierAccounts = graphql(`query SupplierAccounts($input: ByIdSupplier!) { supplierAccounts(input: $input) { accountNumber at author bankId paymentAccountType state } }`)
