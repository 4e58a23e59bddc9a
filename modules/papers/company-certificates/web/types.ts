import type { CompanyCertificatesQuery } from '#generated/documents/graphql.ts'

export type Certificate = CompanyCertificatesQuery['companyCertificates'][number]
