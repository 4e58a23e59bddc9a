import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AdditionalPaper = graphql(`query AdditionalPaper($input: OfAdditionalPayment!) { additionalPaper(input: $input) { isOwn name rut jobTitle businessName yearMonth processName isOpen paymentLabel earnings deductions net lines { code label group difference } months { yearMonth part deductions net tax taxAtPayment } gratification { year reasons yearMonths { yearMonth base paid } } } }`)
