import type {
  OwnReportsQuery,
  ReportPreviewQuery,
  ReportsQuery,
} from '#generated/documents/graphql.ts'

export type Home = 'reports' | 'processSummary/reportes'

export type Offered = ReportsQuery['reports']
export type Report = Offered['reports'][number]

export type OwnReport = OwnReportsQuery['ownReports']['rows'][number]

export type Preview = ReportPreviewQuery['reportPreview']
