import { User, versionedFields } from '#modules/people/people/model/user.ts'
import { date, optional } from '#platform/model/field.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { stepSpecs } from '#platform/server/graphql/specs.ts'
import type { Step } from '#platform/server/states.ts'
import { objectOfView } from '#platform/server/view.ts'
import { CorrectionStatus } from '../model/catalogs.ts'
import {
  correctionAnswer,
  correctionFilter,
  correctionSeen,
  DataCorrection,
} from '../model/correction.ts'
import {
  correctionSort,
  correctionView,
  dataCorrections,
  dataCorrectionSteps,
} from './corrections.queries.ts'
import {
  answerDataCorrection,
  type CorrectionDetail,
  dataCorrection,
  requestDataCorrection,
  withdrawDataCorrection,
} from './corrections.service.ts'

const Listed = objectOfView('DataCorrection', correctionView)

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

list('dataCorrections', {
  type: Listed,
  filter: inputFrom('DataCorrectionFilter', correctionFilter),
  sort: correctionSort,
  run: dataCorrections,
})

query('dataCorrection', { input: byId('dataCorrection'), type: Detail, run: dataCorrection })

query('dataCorrectionSteps', {
  input: byId('dataCorrection'),
  type: objectFrom<Step<CorrectionStatus>>('DataCorrectionStep', stepSpecs(CorrectionStatus)),
  many: true,
  run: dataCorrectionSteps,
})

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
