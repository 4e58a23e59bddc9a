import { choice, id, optional, text, yearMonth } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { stepsQuery } from '#platform/server/records/records.ts'
import { HealthPlanKind, HealthPlanNotice, HealthPlanState } from '../model/notice.ts'
import {
  type Discount,
  healthPlanDiscounts,
  healthPlanNotices,
  noticeById,
  type NoticeRow,
  noticeSort,
} from './notices.queries.ts'
import {
  applyHealthPlanNotices,
  createHealthPlanNotice,
  rejectHealthPlanNotice,
  retakeHealthPlanNotice,
  undoHealthPlanNotice,
  updateHealthPlanNotice,
} from './notices.service.ts'
import {
  type CheckedLine,
  healthPlanNoticeLines,
  pasteHealthPlanNotices,
} from './pasted-notices.service.ts'
import { healthPlanSteps } from './steps.ts'

const written = [
  'folio',
  'kind',
  'institution',
  'planUnit',
  'planValue',
  'fromMonth',
  'notifiedOn',
  'comment',
] as const

const NoticeType = objectFrom<NoticeRow>('HealthPlanNotice', {
  ...specsOf(HealthPlanNotice, [...written, 'status', 'reason', 'version']),
  id: of.id('healthPlanNotice'),
  userId: of.id('user'),
  rut: of.text,
  fullname: of.maybe(of.text),
  by: of.maybe(of.text),
  late: of.flag,
  institutionName: of.text,
  heldPlan: of.maybe(of.text),
  newPlan: of.maybe(of.text),
  left: of.maybe(of.text),
})

list('healthPlanNotices', {
  type: NoticeType,
  filter: inputFrom('HealthPlanNoticeFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(HealthPlanState, 'Estado')),
    kind: optional(choice(HealthPlanKind, 'Tipo')),
    institution: optional(text('Isapre', { max: 30 })),
    month: optional(yearMonth('Desde las remuneraciones de')),
  }),
  sort: noticeSort,
  run: healthPlanNotices,
})

stepsQuery('healthPlanNoticeSteps', HealthPlanNotice, healthPlanSteps, noticeById)

query('healthPlanDiscounts', {
  input: byId('healthPlanNotice'),
  type: objectFrom<Discount>('HealthPlanDiscount', {
    yearMonth: of.yearMonth,
    isOpen: of.flag,
    businessName: of.text,
    userContractId: of.id('contract'),
    code: of.text,
    discount: of.pesos,
  }),
  many: true,
  run: healthPlanDiscounts,
})

mutation('createHealthPlanNotice', {
  input: inputOf('CreateHealthPlanNoticeInput', HealthPlanNotice, ['userId', ...written]),
  type: NoticeType,
  run: createHealthPlanNotice,
})

mutation('updateHealthPlanNotice', {
  input: inputOf('UpdateHealthPlanNoticeInput', HealthPlanNotice, ['id', 'version', ...written]),
  type: NoticeType,
  run: updateHealthPlanNotice,
})

const seen = { id: id('healthPlanNotice'), version: HealthPlanNotice.fields.version }

mutation('applyHealthPlanNotices', {
  input: inputFrom('ApplyHealthPlanNoticesInput', {
    notices: listOf(inputFrom('SeenHealthPlanNotice', seen)),
  }),
  type: objectFrom<{ applied: number }>('AppliedHealthPlanNotices', { applied: of.int }),
  run: applyHealthPlanNotices,
})

const answer = inputFrom('HealthPlanNoticeAnswer', {
  ...seen,
  reason: HealthPlanNotice.fields.reason,
})

mutation('rejectHealthPlanNotice', { input: answer, type: NoticeType, run: rejectHealthPlanNotice })
mutation('undoHealthPlanNotice', { input: answer, type: NoticeType, run: undoHealthPlanNotice })
mutation('retakeHealthPlanNotice', {
  input: inputFrom('RetakeHealthPlanNoticeInput', seen),
  type: NoticeType,
  run: retakeHealthPlanNotice,
})

const cell = (label: string) => optional(text(label, { max: 60 }))
const pasted = inputFrom('PastedHealthPlanNotices', {
  rows: listOf(
    inputFrom('PastedHealthPlanNotice', {
      rut: cell('RUT'),
      folio: cell('Folio'),
      kind: cell('Tipo'),
      institution: cell('Isapre'),
      unit: cell('Unidad'),
      value: cell('Valor'),
      month: cell('Mes'),
    }),
  ),
})

query('healthPlanNoticeLines', {
  input: pasted,
  type: objectFrom<CheckedLine>('HealthPlanNoticeLine', {
    wrong: of.maybe(of.text),
    problem: of.maybe(of.text),
  }),
  many: true,
  run: healthPlanNoticeLines,
})

mutation('pasteHealthPlanNotices', {
  input: pasted,
  type: objectFrom<{ entered: number }>('EnteredHealthPlanNotices', { entered: of.int }),
  run: pasteHealthPlanNotices,
})
