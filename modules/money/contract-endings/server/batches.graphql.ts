import { optional } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { massActOperations, massActSpecs } from '#platform/server/graphql/mass-act-operations.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { BatchState, ContractEndingBatch, undoneReason } from '../model/batch.ts'
import {
  type BatchPerson,
  type BatchRow,
  type BatchTotals,
  contractEndingBatches,
  contractEndingBatchPeople,
  contractEndingBatchPreview,
  contractEndingGroups,
  createContractEndingBatch,
  type EndingGroup,
  resumeContractEndingBatch,
  undoContractEndingBatch,
} from './batches.service.ts'

const { fields } = ContractEndingBatch
const asked = {
  businessId: fields.businessId,
  jobTitle: fields.jobTitle,
  dismissalCause: fields.dismissalCause,
  contractFinalDate: fields.contractFinalDate,
  notice: fields.notice,
  noticeDate: fields.noticeDate,
}

query('contractEndingGroups', {
  input: inputFrom('OfContractEndingGroups', { businessId: fields.businessId }),
  type: objectFrom<EndingGroup>('ContractEndingGroup', { jobTitle: of.text, people: of.int }),
  many: true,
  run: contractEndingGroups,
})

query('contractEndingBatchPreview', {
  input: inputFrom('ContractEndingBatchPreviewInput', asked),
  type: objectFrom<BatchTotals>('ContractEndingBatchTotals', {
    people: of.int,
    ending: of.int,
    left: of.int,
  }),
  run: contractEndingBatchPreview,
})

list('contractEndingBatchPeople', {
  type: objectFrom<BatchPerson>('ContractEndingBatchPerson', {
    id: of.id('contract'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    initialDate: of.date,
    finalDate: of.maybe(of.date),
    lines: of.int,
    left: of.maybe(of.text),
  }),
  filter: inputFrom('ContractEndingBatchPeopleFilter', asked),
  sort: ['fullname'] as const,
  run: contractEndingBatchPeople,
})

const Batch = objectFrom<BatchRow>('ContractEndingBatch', {
  id: of.id('contractEndingBatch'),
  businessId: of.id('business'),
  businessName: of.text,
  jobTitle: of.text,
  dismissalCause: of.text,
  causeName: of.text,
  contractFinalDate: of.date,
  state: of.choice(BatchState),
  ...massActSpecs,
})

list('contractEndingBatches', {
  type: Batch,
  filter: inputFrom('ContractEndingBatchFilter', { businessId: optional(fields.businessId) }),
  sort: ['contractFinalDate'] as const,
  run: contractEndingBatches,
})

mutation('createContractEndingBatch', {
  input: inputFrom('CreateContractEndingBatchInput', {
    ...asked,
    publicComment: fields.publicComment,
  }),
  type: Batch,
  run: createContractEndingBatch,
})

const names = { undo: 'undoContractEndingBatch', resume: 'resumeContractEndingBatch' } as const
massActOperations(
  'contractEndingBatch',
  Batch,
  { ...names, asks: { undoneWhy: undoneReason } },
  { undo: undoContractEndingBatch, resume: resumeContractEndingBatch },
)
