import { choice, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { NodeType } from '#modules/payroll/payslips/server/index.ts'
import { SettlementDisplay } from '../model/display.ts'
import { Settlement, SettlementStatus } from '../model/finiquito.ts'
import type { DisplayAct, DisplayedPerson } from './display.queries.ts'
import {
  type DisplayPreview,
  displaySettlements,
  settlementDisplayPeople,
  settlementDisplayPreview,
  settlementDisplays,
  undoSettlementDisplay,
} from './display.service.ts'
import { Line } from './finiquito.graphql.ts'
import {
  explainOwnSettlement,
  type OwnSettlement,
  ownSettlementPdf,
  ownSettlements,
} from './own.service.ts'

const asked = {
  shows: flag('Se muestran'),
  settlementId: optional(ref('settlement', 'Finiquito')),
  batchId: optional(ref('settlementBatch', 'Finiquito masivo')),
  search: optional(text('Nombre o RUT', { max: 100 })),
  status: optional(choice(SettlementStatus, 'Estado')),
  businessId: optional(ref('business', 'Razón social')),
  dismissalCause: optional(text('Causal', { max: 40 })),
}

list('settlementDisplayPeople', {
  type: objectFrom<DisplayedPerson>('SettlementDisplayPerson', {
    id: of.id('settlement'),
    userId: of.id('user'),
    status: of.choice(SettlementStatus),
    rut: of.text,
    fullname: of.maybe(of.text),
    businessName: of.text,
    disengagementDate: of.date,
    since: of.maybe(of.dateTime),
    left: of.maybe(of.text),
    fits: of.flag,
  }),
  filter: inputFrom('SettlementDisplayPeopleFilter', asked),
  sort: ['fullname'] as const,
  run: settlementDisplayPeople,
})

query('settlementDisplayPreview', {
  input: inputFrom('SettlementDisplayPreviewInput', asked),
  type: objectFrom<DisplayPreview>('SettlementDisplayPreview', { people: of.int, left: of.int }),
  run: settlementDisplayPreview,
})

const Act = objectFrom<DisplayAct>('SettlementDisplay', {
  ...specsOf(SettlementDisplay, ['id', 'shows', 'people', 'at', 'undoneAt', 'version']),
  author: of.maybe(of.text),
  undoneBy: of.maybe(of.text),
})

list('settlementDisplays', {
  type: Act,
  sort: ['at'] as const,
  run: settlementDisplays,
})

mutation('displaySettlements', {
  input: inputFrom('DisplaySettlementsInput', { ...asked, people: integer('Personas') }),
  type: Act,
  run: displaySettlements,
})

mutation('undoSettlementDisplay', {
  input: inputFrom('UndoSettlementDisplayInput', {
    id: id('settlementDisplay'),
    version: SettlementDisplay.fields.version,
  }),
  type: Act,
  run: undoSettlementDisplay,
})

query('ownSettlements', {
  type: objectFrom<OwnSettlement>('OwnSettlement', {
    ...specsOf(Settlement, [
      'id',
      'status',
      'dismissalCause',
      'initialDate',
      'disengagementDate',
      'payDate',
      'toPay',
      'paidOn',
    ]),
    dueOn: of.maybe(of.date),
    businessName: of.text,
    shownSince: of.maybe(of.dateTime),
    lines: of.list(of.object(Line)),
  }),
  many: true,
  run: ownSettlements,
})

query('explainOwnSettlement', {
  input: inputFrom('ExplainOwnSettlementInput', {
    id: id('settlement'),
    code: text('Concepto', { max: 60 }),
  }),
  type: NodeType,
  many: true,
  run: explainOwnSettlement,
})

query('ownSettlementPdf', {
  input: inputFrom('OwnSettlementPdfInput', { id: id('settlement') }),
  type: FileLink,
  run: ownSettlementPdf,
})
