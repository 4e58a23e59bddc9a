import { User, versionedFields } from '#modules/people/people/model/user.ts'
import { date, optional } from '#platform/model/field.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { correctionAnswer, correctionSeen, DataCorrection } from '../model/correction.ts'
import { correctionView } from './corrections.queries.ts'
import {
  answerDataCorrection,
  type CorrectionDetail,
  dataCorrection,
  requestDataCorrection,
  withdrawDataCorrection,
} from './corrections.service.ts'

const ChangeType = objectFrom<CorrectionDetail['changes'][number]>('DataCorrectionChange', {
  attribute: of.text,
  label: of.text,
  before: of.maybe(of.text),
  after: of.maybe(of.text),
  moved: of.flag,
})

const Detail = objectFrom<CorrectionDetail>('DataCorrectionDetail', {
  ...correctionView.specs,
  changes: of.list(of.object(ChangeType)),
})

query('dataCorrection', { input: byId('dataCorrection'), type: Detail, run: dataCorrection })

mutation('requestDataCorrection', {
  input: patchInputOf('RequestDataCorrectionInput', User, versionedFields, {
    part: DataCorrection.fields.part,
    since: optional(date('¿Desde cuándo rige?')),
    comment: DataCorrection.fields.comment,
  }),
  type: Detail,
  run: requestDataCorrection,
})

mutation('answerDataCorrection', {
  input: inputFrom('AnswerDataCorrectionInput', correctionAnswer),
  type: Detail,
  run: answerDataCorrection,
})

mutation('withdrawDataCorrection', {
  input: inputFrom('WithdrawDataCorrectionInput', correctionSeen),
  type: Detail,
  run: withdrawDataCorrection,
})
