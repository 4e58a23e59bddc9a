import { User, versionedFields } from '#modules/people/people/model/user.ts'
import { choice, date, flag, id, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf, stepSpecs } from '#platform/server/graphql/specs.ts'
import type { Step } from '#platform/server/states.ts'
import { CorrectionPart, CorrectionStatus } from '../model/catalogs.ts'
import { DataCorrection } from '../model/correction.ts'
import {
  type CorrectionRow,
  correctionSort,
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

const shown = [
  'id',
  'userId',
  'part',
  'since',
  'comment',
  'responseStatus',
  'response',
  'requestedAt',
  'respondedAt',
  'version',
] as const

const row = {
  ...specsOf(DataCorrection, shown),
  id: of.id('dataCorrection'),
  userId: of.id('user'),
  rut: of.text,
  fullname: of.maybe(of.text),
  by: of.maybe(of.text),
  isOwn: of.flag,
}

const Listed = objectFrom<CorrectionRow>('DataCorrection', row)

const ChangeType = objectFrom<CorrectionDetail['changes'][number]>('DataCorrectionChange', {
  attribute: of.text,
  label: of.text,
  before: of.maybe(of.text),
  after: of.maybe(of.text),
  moved: of.flag,
})

const Detail = objectFrom<CorrectionDetail>('DataCorrectionDetail', {
  ...row,
  changes: of.list(of.object(ChangeType)),
})

list('dataCorrections', {
  type: Listed,
  filter: inputFrom('DataCorrectionFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    status: optional(choice(CorrectionStatus, 'Estado')),
    part: optional(choice(CorrectionPart, 'Qué corrige')),
    userId: optional(ref('user', 'Persona')),
  }),
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

const version = optional(DataCorrection.fields.version)

mutation('answerDataCorrection', {
  input: inputFrom('AnswerDataCorrectionInput', {
    id: id('dataCorrection'),
    approve: flag('Aprobar'),
    response: DataCorrection.fields.response,
    since: optional(date('Rige desde')),
    version,
  }),
  type: Detail,
  run: answerDataCorrection,
})

mutation('withdrawDataCorrection', {
  input: inputFrom('WithdrawDataCorrectionInput', { id: id('dataCorrection'), version }),
  type: Detail,
  run: withdrawDataCorrection,
})
