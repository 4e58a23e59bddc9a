import { choice, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { ApprovalAnswer } from '#modules/company/approvals/model/approvals.ts'
import type { PendingDetail } from '#modules/company/approvals/server/index.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { ApprovalKind } from '../model/approval-kind.ts'
import { answerInbox, type Answered } from './answer.service.ts'
import { inbox, inboxCount, inboxDetails, type InboxRow, inboxSort } from './inbox.queries.ts'

const key = text('Pendiente', { max: 60 })

list('inbox', {
  type: objectFrom<InboxRow>('InboxRow', {
    key: of.text,
    kind: of.choice(ApprovalKind),
    userId: of.maybe(of.id('user')),
    fullname: of.maybe(of.text),
    since: of.dateTime,
    title: of.text,
    summary: of.text,
    link: of.text,
    onBehalfOf: of.maybe(of.text),
  }),
  filter: inputFrom('InboxFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    kind: optional(choice(ApprovalKind, 'Tipo')),
    userId: optional(ref('user', 'Persona')),
    onBehalfOf: optional(ref('user', 'Por encargo de')),
    olderThan: optional(integer('Espera hace', { unit: 'días', min: 1, max: 366 })),
  }),
  sort: inboxSort,
  run: inbox,
})

query('inboxCount', {
  type: objectFrom<Awaited<ReturnType<typeof inboxCount>>>('InboxCount', {
    pending: of.int,
    unread: of.int,
  }),
  run: (context) => inboxCount(context),
})

query('inboxDetails', {
  input: inputFrom('InboxDetailsInput', { key }),
  type: objectFrom<PendingDetail>('PendingDetail', {
    label: of.text,
    words: of.text,
    warns: of.flag,
  }),
  many: true,
  run: inboxDetails,
})

const AnsweredRow = objectFrom<Answered>('InboxAnswered', {
  key: of.text,
  problem: of.maybe(of.text),
})

mutation('answerInbox', {
  input: inputFrom('AnswerInboxInput', {
    ids: listOf(inputFrom('InboxKey', { key })),
    answer: choice(ApprovalAnswer, 'Respuesta'),
    reason: optional(longText('Motivo', { max: 500 })),
  }),
  type: objectFrom<{ rows: Answered[] }>('InboxAnswers', { rows: of.list(of.object(AnsweredRow)) }),
  run: answerInbox,
})
