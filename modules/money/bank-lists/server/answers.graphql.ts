import { choice, id, longText, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { AnswerOutcome, AnswerSource, PaymentAnswer } from '../model/answer.ts'
import { RowState } from '../model/payment-list.ts'
import {
  type AnswerLineRow,
  type PaymentAnswerRow,
  paymentAnswerLines,
  paymentAnswers,
} from './answers.queries.ts'
import {
  type Preview,
  previewPaymentAnswer,
  type ReadAnswer,
  readPaymentAnswer,
  undoPaymentAnswer,
} from './answers.service.ts'

const shown = {
  id: of.id('paymentAnswer'),
  paymentListId: of.id('paymentList'),
  source: of.choice(AnswerSource),
  sha256: of.text,
  paid: of.int,
  rejected: of.int,
  unmatched: of.int,
  at: of.dateTime,
  author: of.maybe(of.text),
  undoneAt: of.maybe(of.dateTime),
  undoReason: of.maybe(of.text),
  version: of.int,
}

const AnswerType = objectFrom<PaymentAnswerRow>('PaymentAnswerRead', shown)

query('paymentAnswers', {
  input: byId('paymentList'),
  type: AnswerType,
  many: true,
  run: paymentAnswers,
})

const line = {
  line: of.int,
  rut: of.maybe(of.text),
  amount: of.maybe(of.pesos),
  status: of.maybe(of.choice(RowState)),
  words: of.text,
  outcome: of.choice(AnswerOutcome),
  rowN: of.maybe(of.int),
}

list('paymentAnswerLines', {
  type: objectFrom<AnswerLineRow>('PaymentAnswerLine', {
    n: of.int,
    ...line,
    name: of.maybe(of.text),
  }),
  filter: inputFrom('PaymentAnswerLinesFilter', {
    paymentAnswerId: ref('paymentAnswer', 'Respuesta'),
    outcome: optional(choice(AnswerOutcome, 'Efecto')),
  }),
  sort: ['n'],
  run: paymentAnswerLines,
})

const given = {
  paymentListId: ref('paymentList', 'Nómina'),
  templateId: optional(ref('bankTemplate', 'Plantilla')),
  text: longText('Respuesta', { max: 200_000 }),
}

query('previewPaymentAnswer', {
  input: inputFrom('PreviewPaymentAnswerInput', given),
  type: objectFrom<Preview>('PaymentAnswerPreview', {
    lines: of.int,
    paid: of.int,
    rejected: of.int,
    unmatched: of.int,
    isKnown: of.flag,
    rows: of.list(
      of.object(
        objectFrom<Preview['rows'][number]>('PaymentAnswerPreviewLine', {
          ...line,
          name: of.maybe(of.text),
        }),
      ),
    ),
  }),
  run: previewPaymentAnswer,
})

mutation('readPaymentAnswer', {
  input: inputFrom('ReadPaymentAnswerInput', given),
  type: objectFrom<ReadAnswer>('PaymentAnswerDone', { ...shown, isKnown: of.flag }),
  run: readPaymentAnswer,
})

mutation('undoPaymentAnswer', {
  input: inputFrom('UndoPaymentAnswerInput', {
    id: id('paymentAnswer'),
    version: PaymentAnswer.fields.version,
    reason: longText('Motivo', { max: 500 }),
  }),
  type: AnswerType,
  run: undoPaymentAnswer,
})
