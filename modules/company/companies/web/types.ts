import type { CompanyPeopleQuery } from '#generated/documents/graphql.ts'

export type PersonRow = CompanyPeopleQuery['companyPeople']['rows'][number]
