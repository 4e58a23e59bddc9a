import type { FilingMonthsQuery, FilingsQuery } from '#generated/documents/graphql.ts'

export type FilingMonthRow = FilingMonthsQuery['filingMonths']['rows'][number]
export type FilingRow = FilingsQuery['filings'][number]
