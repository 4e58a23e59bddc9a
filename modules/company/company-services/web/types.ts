import type { CompanyExceptionsQuery, ServicesCompanyQuery } from '#generated/documents/graphql.ts'

export type ExceptionRow = CompanyExceptionsQuery['companyExceptions'][number]
export type ServiceRow = ServicesCompanyQuery['servicesCompany'][number]
