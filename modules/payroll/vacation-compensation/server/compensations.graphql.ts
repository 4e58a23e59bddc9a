import {
  CompensationBasis,
  CompensationCounting,
  CompensationState,
  VacationCompensation,
} from '../model/compensation.ts'
import { date, file, flag, id, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { type CompensationRow, vacationCompensations } from './compensations.queries.ts'
import {
  answerVacationCompensation,
  attachVacationCompensationPaper,
  createVacationCompensation,
  undoVacationCompensation,
} from './compensations.service.ts'
import { type Proposal, vacationCompensationProposal } from './proposal.queries.ts'
import { openVacationCompensationPaper } from './scope.ts'

const fields = VacationCompensation.fields

const CompensationType = objectFrom<CompensationRow>('VacationCompensation', {
  id: of.id('vacationCompensation'),
  userContractId: of.id('contract'),
  userId: of.id('user'),
  basis: of.choice(CompensationBasis),
  agreedOn: of.date,
  days: of.decimal,
  countFrom: of.date,
  counting: of.choice(CompensationCounting),
  countedDays: of.decimal,
  salary: of.pesos,
  variable: of.pesos,
  least: of.pesos,
  amount: of.pesos,
  payMonth: of.yearMonth,
  state: of.choice(CompensationState),
  reason: of.maybe(of.text),
  undoneWhy: of.maybe(of.text),
  author: of.maybe(of.text),
  answerer: of.maybe(of.text),
  isAuthor: of.flag,
  hasPaper: of.flag,
  version: of.int,
})

const contract = ref('contract', 'Contrato')

query('vacationCompensations', {
  input: inputFrom('VacationCompensationsInput', { userContractId: contract }),
  type: CompensationType,
  many: true,
  run: vacationCompensations,
})

const LegalPayType = objectFrom<NonNullable<Proposal['law']>>('VacationCompensationLegalPay', {
  counting: of.choice(CompensationCounting),
  countedDays: of.decimal,
  salary: of.pesos,
  variable: of.pesos,
  least: of.pesos,
})

query('vacationCompensationProposal', {
  input: inputFrom('VacationCompensationProposalInput', {
    userContractId: contract,
    agreedOn: fields.agreedOn,
    countFrom: optional(date('Contados desde')),
    days: optional(fields.days),
  }),
  type: objectFrom<Proposal>('VacationCompensationProposal', {
    agreedOn: of.date,
    countFrom: of.date,
    available: of.decimal,
    law: of.maybe(of.object(LegalPayType)),
  }),
  run: vacationCompensationProposal,
})

mutation('createVacationCompensation', {
  input: inputFrom('CreateVacationCompensationInput', {
    userContractId: contract,
    basis: fields.basis,
    agreedOn: fields.agreedOn,
    days: fields.days,
    countFrom: fields.countFrom,
    amount: optional(fields.amount),
    payMonth: fields.payMonth,
    fileId: fields.fileId,
  }),
  type: CompensationType,
  run: createVacationCompensation,
})

const versioned = { id: id('vacationCompensation'), version: fields.version }

mutation('answerVacationCompensation', {
  input: inputFrom('AnswerVacationCompensationInput', {
    ...versioned,
    approve: flag('Aprobar'),
    reason: fields.reason,
  }),
  type: CompensationType,
  run: answerVacationCompensation,
})

mutation('undoVacationCompensation', {
  input: inputFrom('UndoVacationCompensationInput', {
    ...versioned,
    undoneWhy: text('Motivo', { max: 500 }),
  }),
  type: CompensationType,
  run: undoVacationCompensation,
})

mutation('attachVacationCompensationPaper', {
  input: inputFrom('AttachVacationCompensationPaperInput', {
    ...versioned,
    fileId: file('Acuerdo firmado'),
  }),
  type: CompensationType,
  run: attachVacationCompensationPaper,
})

mutation('openVacationCompensationPaper', {
  input: byId('vacationCompensation'),
  type: FileLink,
  run: openVacationCompensationPaper,
})
