import type { ReportPreviewQuery, ReportsScreenQuery } from '#generated/documents/graphql.ts'
import { graphql } from '#platform/web/graphql.ts'

export const ReportsScreen = graphql(`
  query ReportsScreen {
    reports {
      reports {
        name
        label
        description
        code
        group
        filters {
          name
          label
        }
        chart
        download
      }
      businesses {
        id
        name
      }
      months
    }
  }
`)
export type Offered = ReportsScreenQuery['reports']
export type Report = Offered['reports'][number]

export const ReportPreview = graphql(`
  query ReportPreview($input: ReportPreviewInput!) {
    reportPreview(input: $input) {
      name
      label
      headers {
        label
        kind
        group
      }
      rows {
        cells
      }
      total
      totals {
        cells
      }
      chart {
        type
        unit
        categories
        series {
          name
          values
        }
      }
      notes
      error
    }
  }
`)
export type Preview = ReportPreviewQuery['reportPreview']

export const RunReport = graphql(`
  mutation RunReport($input: RunReportInput!) {
    runReport(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        state
      }
    }
  }
`)

export const ReportProcess = graphql(`
  query ReportProcess($input: ReportProcessInput!) {
    reportProcess(input: $input) {
      id
      type
      label
      state
      stateLabel
      format
      fileName
      fileUrl
      requestedBy
      requestedAt
      month
      year
      error
    }
  }
`)
