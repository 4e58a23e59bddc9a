import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ValidatePayrollWithLicense = graphql(`query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) { validatePayrollWithLicense(input: $input) { licenseDays message pending valid waitingDays } }`)
