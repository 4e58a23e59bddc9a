import { choice, id, integer, optional, text } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { OwnReport, ReportEvery, ReportSubscription } from '../model/own-report.ts'
import { ReportFormat } from '../model/report.ts'
import { ReportGroupBy, ReportIs, ReportMeasure } from '../model/shape-catalogs.ts'
import { ownReport, type OwnReportRow, ownReports, ownReportSort } from './own-reports.queries.ts'
import {
  createOwnReport,
  deleteOwnReport,
  subscribeOwnReport,
  unsubscribeOwnReport,
  updateOwnReport,
} from './own-reports.service.ts'
import { filterInput, shapeInput } from './shape.graphql.ts'

type Part<Name extends keyof OwnReportRow> = OwnReportRow[Name] extends readonly (infer One)[]
  ? One
  : never

const Column = objectFrom<Part<'columns'>>('OwnReportColumn', { column: of.text })
const Condition = objectFrom<Part<'conditions'>>('OwnReportCondition', {
  column: of.text,
  is: of.choice(ReportIs),
  value: of.maybe(of.text),
})
const Group = objectFrom<Part<'groups'>>('OwnReportGroup', {
  column: of.text,
  by: of.choice(ReportGroupBy),
})
const Measure = objectFrom<Part<'measures'>>('OwnReportMeasure', {
  how: of.choice(ReportMeasure),
  column: of.maybe(of.text),
})
const Order = objectFrom<Part<'order'>>('OwnReportOrder', { column: of.text, descending: of.flag })
const Sending = objectFrom<NonNullable<OwnReportRow['sending']>>('OwnReportSending', {
  every: of.choice(ReportEvery),
  day: of.int,
  format: of.choice(ReportFormat),
  nextOn: of.date,
})

const type = objectFrom<OwnReportRow>('OwnReport', {
  id: of.id('ownReport'),
  name: of.text,
  description: of.maybe(of.text),
  report: of.text,
  label: of.text,
  shared: of.flag,
  isMine: of.flag,
  maySend: of.flag,
  author: of.maybe(of.text),
  updatedAt: of.dateTime,
  version: of.int,
  businessId: of.maybe(of.id('business')),
  yearMonth: of.maybe(of.yearMonth),
  year: of.maybe(of.int),
  userId: of.maybe(of.id('user')),
  grouping: of.maybe(of.text),
  lines: of.maybe(of.text),
  days: of.maybe(of.int),
  reportDay: of.maybe(of.date),
  columns: of.list(of.object(Column)),
  conditions: of.list(of.object(Condition)),
  groups: of.list(of.object(Group)),
  measures: of.list(of.object(Measure)),
  order: of.list(of.object(Order)),
  sending: of.maybe(of.object(Sending)),
})

list('ownReports', {
  type,
  filter: inputFrom('OwnReportFilter', { report: optional(text('Reporte', { max: 60 })) }),
  sort: ownReportSort,
  run: ownReports,
})

query('ownReport', { input: byId('ownReport'), type, run: ownReport })

const { name, description, report, shared } = OwnReport.fields
const cut = { name, description, report, shared, ...filterInput, ...shapeInput }

mutation('createOwnReport', {
  input: inputFrom('CreateOwnReportInput', cut),
  type,
  run: createOwnReport,
})

mutation('updateOwnReport', {
  input: inputFrom('UpdateOwnReportInput', {
    id: id('ownReport'),
    version: optional(integer('Versión')),
    ...cut,
  }),
  type,
  run: updateOwnReport,
})

mutation('deleteOwnReport', { input: byId('ownReport'), type: 'Boolean', run: deleteOwnReport })

const { day } = ReportSubscription.fields

mutation('subscribeOwnReport', {
  input: inputFrom('SubscribeOwnReportInput', {
    id: id('ownReport'),
    every: choice(ReportEvery, 'Cada cuánto'),
    day,
    format: choice(ReportFormat, 'Formato'),
  }),
  type,
  run: subscribeOwnReport,
})

mutation('unsubscribeOwnReport', {
  input: byId('ownReport'),
  type,
  run: unsubscribeOwnReport,
})
