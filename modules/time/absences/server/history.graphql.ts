import { choice, date, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list } from '#platform/server/graphql/operations.ts'
import { AbsenceType, RequestStatus } from '../model/catalogs.ts'
import { absenceHistoryReport, type HistoryRow } from './history.queries.ts'

const row = {
  id: of.id('absence'),
  userId: of.id('user'),
  fullname: of.maybe(of.text),
  rut: of.text,
  contractCode: of.text,
  businessName: of.text,
  jobTitle: of.text,
  type: of.choice(AbsenceType),
  kind: of.text,
  startDate: of.date,
  endDate: of.date,
  halfDay: of.flag,
  realDays: of.decimal,
  workDays: of.decimal,
  responseStatus: of.choice(RequestStatus),
} as const

list('absenceHistoryReport', {
  type: objectFrom<Pick<HistoryRow, keyof typeof row>>('AbsenceHistoryRow', row),
  filter: inputFrom('AbsenceHistoryFilter', {
    from: date('Desde'),
    to: date('Hasta'),
    businessId: optional(ref('business', 'Razón social')),
    userId: optional(ref('user', 'Persona')),
    type: optional(choice(AbsenceType, 'Tipo')),
    status: optional(choice(RequestStatus, 'Estado')),
  }),
  sort: ['fullname'] as const,
  run: absenceHistoryReport,
})
