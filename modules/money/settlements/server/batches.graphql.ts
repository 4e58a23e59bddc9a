import { choice, id, integer, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { massActOperations, massActSpecs } from '#platform/server/graphql/mass-act-operations.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { BatchPersonState, chosenFields, SettlementBatch, undoneReason } from '../model/batch.ts'
import { DismissalCause } from '../model/finiquito.ts'
import { LackKind } from '../model/lacks.ts'
import {
  type BatchLacks,
  type BatchPerson,
  settlementBatchLacks,
  settlementBatchPeople,
} from './batch-people.service.ts'
import { type BatchChoices, settlementBatchChoices } from './batches.queries.ts'
import {
  type BatchPreview,
  type BatchRow,
  calculateSettlementBatch,
  type Candidate,
  createSettlementBatch,
  issueSettlementBatch,
  leaveOutOfSettlementBatch,
  makeBatchSettlements,
  resumeSettlementBatch,
  settlementBatch,
  settlementBatchCandidates,
  settlementBatches,
  settlementBatchPreview,
  undoSettlementBatch,
} from './batches.service.ts'

const { fields } = SettlementBatch
const chosen = {
  businessId: fields.businessId,
  ...chosenFields,
  dismissalCause: fields.dismissalCause,
  disengagementDate: fields.disengagementDate,
}

query('settlementBatchChoices', {
  input: inputFrom('OfSettlementBatchChoices', { businessId: fields.businessId }),
  type: objectFrom<BatchChoices>('SettlementBatchChoices', {
    areas: of.list(
      of.object(
        objectFrom<BatchChoices['areas'][number]>('SettlementBatchArea', {
          id: of.id('area'),
          name: of.text,
          people: of.int,
          isClosed: of.flag,
        }),
      ),
    ),
    jobTitles: of.list(
      of.object(
        objectFrom<BatchChoices['jobTitles'][number]>('SettlementBatchJob', {
          name: of.text,
          people: of.int,
        }),
      ),
    ),
  }),
  run: settlementBatchChoices,
})

query('settlementBatchPreview', {
  input: inputFrom('SettlementBatchPreviewInput', chosen),
  type: objectFrom<BatchPreview>('SettlementBatchPreview', {
    people: of.int,
    ready: of.int,
    left: of.int,
    unknown: of.list(of.text),
  }),
  run: settlementBatchPreview,
})

list('settlementBatchCandidates', {
  type: objectFrom<Candidate>('SettlementBatchCandidate', {
    id: of.id('contract'),
    userId: of.id('user'),
    code: of.text,
    rut: of.text,
    fullname: of.maybe(of.text),
    initialDate: of.date,
    disengagementDate: of.maybe(of.date),
    dismissalCause: of.maybe(of.choice(DismissalCause)),
    left: of.maybe(of.text),
    fits: of.flag,
  }),
  filter: inputFrom('SettlementBatchCandidatesFilter', chosen),
  sort: ['fullname'] as const,
  run: settlementBatchCandidates,
})

const Batch = objectFrom<BatchRow>('SettlementBatch', {
  ...specsOf(SettlementBatch, [
    'id',
    'businessId',
    'name',
    'dismissalCause',
    'disengagementDate',
    'noticeDate',
    'payDate',
    'payLastPayslip',
    'contributionsPaid',
    'state',
    'undoneWhy',
  ]),
  businessName: of.text,
  errors: of.int,
  ready: of.int,
  unmade: of.int,
  unissued: of.int,
  blocked: of.int,
  created: of.int,
  issued: of.int,
  paid: of.int,
  toPay: of.pesos,
  ...massActSpecs,
  acts: of.list(of.text),
})

list('settlementBatches', {
  type: Batch,
  filter: inputFrom('SettlementBatchFilter', { businessId: optional(fields.businessId) }),
  sort: ['id'] as const,
  run: settlementBatches,
})

const one = { id: id('settlementBatch') }
const key = { ...one, version: integer('Versión') }

query('settlementBatch', {
  input: inputFrom('SettlementBatchKey', one),
  type: Batch,
  run: settlementBatch,
})

query('settlementBatchLacks', {
  input: inputFrom('OfSettlementBatchLacks', one),
  type: objectFrom<BatchLacks>('SettlementBatchLacks', {
    lacks: of.list(
      of.object(
        objectFrom<BatchLacks['lacks'][number]>('SettlementBatchLack', {
          kind: of.choice(LackKind),
          people: of.int,
        }),
      ),
    ),
  }),
  run: settlementBatchLacks,
})

list('settlementBatchPeople', {
  type: objectFrom<BatchPerson>('SettlementBatchPerson', {
    id: of.id('contract'),
    userId: of.id('user'),
    settlementId: of.maybe(of.id('settlement')),
    rut: of.text,
    fullname: of.maybe(of.text),
    dismissalCause: of.choice(DismissalCause),
    disengagementDate: of.date,
    state: of.choice(BatchPersonState),
    toPay: of.maybe(of.pesos),
    problem: of.maybe(of.text),
    obstacle: of.maybe(of.text),
    warnings: of.list(of.text),
    lacks: of.list(of.text),
  }),
  filter: inputFrom('SettlementBatchPeopleFilter', {
    ...one,
    state: optional(choice(BatchPersonState, 'Estado')),
    lack: optional(choice(LackKind, 'Le falta')),
  }),
  sort: ['state', 'fullname', 'toPay'] as const,
  run: settlementBatchPeople,
})

mutation('createSettlementBatch', {
  input: inputFrom('CreateSettlementBatchInput', {
    ...chosen,
    name: fields.name,
    noticeDate: fields.noticeDate,
    payDate: fields.payDate,
    payLastPayslip: fields.payLastPayslip,
    contributionsPaid: fields.contributionsPaid,
  }),
  type: Batch,
  run: createSettlementBatch,
})

mutation('calculateSettlementBatch', {
  input: inputFrom('CalculateSettlementBatchInput', key),
  type: Batch,
  run: calculateSettlementBatch,
})

mutation('leaveOutOfSettlementBatch', {
  input: inputFrom('LeaveOutOfSettlementBatchInput', {
    ...key,
    userContractId: ref('contract', 'Contrato'),
  }),
  type: Batch,
  run: leaveOutOfSettlementBatch,
})

mutation('makeBatchSettlements', {
  input: inputFrom('MakeBatchSettlementsInput', key),
  type: Batch,
  run: makeBatchSettlements,
})

mutation('issueSettlementBatch', {
  input: inputFrom('IssueSettlementBatchInput', key),
  type: Batch,
  run: issueSettlementBatch,
})

const names = { undo: 'undoSettlementBatch', resume: 'resumeSettlementBatch' } as const
massActOperations(
  'settlementBatch',
  Batch,
  { ...names, asks: { undoneWhy: undoneReason } },
  { undo: undoSettlementBatch, resume: resumeSettlementBatch },
)
