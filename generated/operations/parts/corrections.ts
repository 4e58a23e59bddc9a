import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const OwnFields = graphql(`query OwnFields($input: UserFieldDataInput!) { userFieldData(input: $input) { fieldId field { id title code type options help required dated worker managers reserved status } value current } }`)
export const OwnRelatives = graphql(`query OwnRelatives($input: FamilyInput!) { family(input: $input) { id relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil } }`)
