import { User, versionedFields } from '#modules/people/people/model/user.ts'
import { FamilyMember } from '#modules/people/family/model/family-member.ts'
import { choice, date, longText, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom, listOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { correctionAnswer, correctionSeen, DataCorrection } from '../model/correction.ts'
import { RelativeAct } from '../model/catalogs.ts'
import { requestFieldsCorrection } from './added-fields.ts'
import { correctionView } from './corrections.queries.ts'
import {
  answerDataCorrection,
  type CorrectionDetail,
  dataCorrection,
  requestDataCorrection,
  withdrawDataCorrection,
} from './corrections.service.ts'
import { relativeFields, requestFamilyCorrection } from './relatives.ts'

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

mutation('requestFamilyCorrection', {
  input: patchInputOf('RequestFamilyCorrectionInput', FamilyMember, relativeFields, {
    act: choice(RelativeAct, 'Qué pide'),
    memberId: optional(ref('familyMember', 'Familiar')),
    comment: DataCorrection.fields.comment,
  }),
  type: Detail,
  run: async (context, input) =>
    dataCorrection(context, await requestFamilyCorrection(context, input)),
})

mutation('requestFieldsCorrection', {
  input: inputFrom('RequestFieldsCorrectionInput', {
    date: optional(date('Desde')),
    comment: DataCorrection.fields.comment,
    values: listOf(
      inputFrom('ProposedFieldInput', {
        fieldId: ref('userField', 'Campo'),
        value: optional(longText('Valor', { max: 4000 })),
      }),
    ),
  }),
  type: Detail,
  run: async (context, input) =>
    dataCorrection(context, await requestFieldsCorrection(context, input)),
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
