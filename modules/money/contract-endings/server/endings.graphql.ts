import { EndingPart } from '#modules/people/contracts/model/ending.ts'
import { choice, id, integer, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import { contractRecord } from '#modules/people/contracts/server/index.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { ContractSettlement, EndingState } from '../model/ending.ts'
import {
  contractEnding,
  contractEndings,
  type EndingDetail,
  type EndingRow,
  endingSort,
  endingsOfContracts,
} from './endings.queries.ts'
import { type ExpiredTerm, expiredTerms, makeContractIndefinite } from './expired-terms.service.ts'
import {
  contractEndingPreview,
  createContractSettlement,
  type EndingPreview,
  undoContractSettlement,
  updateContractSettlement,
} from './endings.service.ts'

const { fields } = ContractSettlement
const shown = [
  'id',
  'userContractId',
  'status',
  'dismissalCause',
  'contractFinalDate',
  'notice',
  'noticeDate',
  'issueDate',
  'displayToEmployee',
  'isPayed',
  'version',
] as const

const row = {
  ...specsOf(ContractSettlement, shown),
  id: of.id('contractSettlement'),
  userContractId: of.id('contract'),
  userId: of.id('user'),
  businessId: of.id('business'),
  businessName: of.text,
  code: of.text,
  rut: of.text,
  fullname: of.text,
  isOwn: of.flag,
  causeName: of.text,
  settlementBy: of.maybe(of.date),
  letterBy: of.maybe(of.date),
  daysLeft: of.maybe(of.int),
}

list('contractEndings', {
  type: objectFrom<EndingRow>('ContractEnding', row),
  filter: inputFrom('ContractEndingFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    yearMonth: optional(yearMonth('Mes')),
    businessId: optional(ref('business', 'Razón social')),
    status: optional(choice(EndingState, 'Estado')),
    userContractId: optional(fields.userContractId),
  }),
  sort: endingSort,
  run: contractEndings,
})

const Detail = objectFrom<EndingDetail>('ContractSettlement', {
  ...row,
  publicComment: of.maybe(of.text),
  comment: of.maybe(of.text),
  undoReason: of.maybe(of.text),
  heirUserId: of.maybe(of.id('user')),
  heirName: of.maybe(of.text),
  author: of.maybe(of.text),
  lines: of.list(
    of.object(
      objectFrom<EndingDetail['lines'][number]>('ContractEndingLine', {
        id: of.int,
        part: of.choice(EndingPart),
        what: of.text,
        effect: of.text,
        changes: of.flag,
        restoredAt: of.maybe(of.dateTime),
      }),
    ),
  ),
})

joinedFields(contractRecord.type, endingsOfContracts, {
  contractSettlement: of.maybe(of.object(Detail)),
})

query('contractEnding', {
  input: byId('contractSettlement'),
  type: Detail,
  run: contractEnding,
})

query('expiredTerms', {
  type: objectFrom<ExpiredTerm>('ExpiredTerm', {
    id: of.id('contract'),
    userId: of.id('user'),
    version: of.int,
    finalDate: of.date,
    since: of.date,
    rut: of.text,
    fullname: of.text,
    jobTitle: of.text,
    businessName: of.text,
  }),
  many: true,
  run: expiredTerms,
})

mutation('makeContractIndefinite', {
  input: inputFrom('MakeContractIndefiniteInput', {
    id: id('contract'),
    version: integer('Versión'),
  }),
  type: 'Boolean',
  run: makeContractIndefinite,
})

const terms = {
  userContractId: fields.userContractId,
  dismissalCause: fields.dismissalCause,
  contractFinalDate: fields.contractFinalDate,
  notice: fields.notice,
  noticeDate: fields.noticeDate,
  heirUserId: fields.heirUserId,
}

query('contractEndingPreview', {
  input: inputFrom('ContractEndingPreviewInput', terms),
  type: objectFrom<EndingPreview>('ContractEndingPreview', {
    doubts: of.list(of.text),
    leaves: of.flag,
    letterBy: of.maybe(of.date),
    settlementBy: of.maybe(of.date),
    lines: of.list(
      of.object(
        objectFrom<EndingPreview['lines'][number]>('ContractEndingPreviewLine', {
          part: of.choice(EndingPart),
          what: of.text,
          effect: of.text,
          changes: of.flag,
        }),
      ),
    ),
  }),
  run: contractEndingPreview,
})

mutation('createContractSettlement', {
  input: inputFrom('CreateContractSettlementInput', {
    ...terms,
    displayToEmployee: fields.displayToEmployee,
    issueDate: fields.issueDate,
    publicComment: fields.publicComment,
    comment: fields.comment,
  }),
  type: Detail,
  run: createContractSettlement,
})

mutation('updateContractSettlement', {
  input: patchInputOf(
    'UpdateContractSettlementInput',
    ContractSettlement,
    [
      'dismissalCause',
      'contractFinalDate',
      'notice',
      'noticeDate',
      'heirUserId',
      'displayToEmployee',
      'isPayed',
      'issueDate',
      'publicComment',
      'comment',
    ],
    { id: id('contractSettlement'), version: optional(integer('Versión')) },
  ),
  type: Detail,
  run: updateContractSettlement,
})

mutation('undoContractSettlement', {
  input: inputFrom('UndoContractSettlementInput', {
    id: id('contractSettlement'),
    version: optional(integer('Versión')),
    reason: text('Motivo', { max: 300 }),
  }),
  type: Detail,
  run: undoContractSettlement,
})
