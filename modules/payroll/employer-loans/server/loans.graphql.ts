import { choice, id, integer, optional, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  EmployerLoan,
  LoanPause,
  LoanPayment,
  LoanState,
  LoanWay,
  QuotaState,
} from '../model/loan.ts'
import { employerLoanPaper } from './loan-paper.service.ts'
import {
  employerLoan,
  employerLoans,
  type Loan,
  type LoanStory,
  userLoans,
} from './loans.queries.ts'
import { createEmployerLoan, payEmployerLoan, suspendEmployerLoan } from './loans.service.ts'

const fields = {
  id: of.id('loan'),
  contractId: of.id('contract'),
  userId: of.id('user'),
  businessId: of.id('business'),
  businessName: of.text,
  person: of.text,
  amount: of.pesos,
  totalQuotas: of.int,
  startMonth: of.yearMonth,
  grantedOn: of.date,
  comment: of.maybe(of.text),
  version: of.int,
  balance: of.pesos,
  paid: of.pesos,
  quotasLeft: of.int,
  nextMonth: of.maybe(of.yearMonth),
  lastMonth: of.maybe(of.yearMonth),
  closedMonth: of.int,
  state: of.choice(LoanState),
}
const LoanType = objectFrom<Loan>('Loan', fields)

const QuotaType = objectFrom<LoanStory['schedule'][number]>('LoanQuota', {
  loanId: of.id('loan'),
  number: of.int,
  kind: of.text,
  yearMonth: of.yearMonth,
  amount: of.pesos,
  carried: of.pesos,
  paidOn: of.maybe(of.date),
  way: of.maybe(of.choice(LoanWay)),
  comment: of.maybe(of.text),
  state: of.choice(QuotaState),
  owed: of.pesos,
})
const PauseType = objectFrom<LoanStory['pauses'][number]>('LoanPause', {
  loanId: of.id('loan'),
  fromMonth: of.yearMonth,
  months: of.int,
  reason: of.text,
  createdAt: of.dateTime,
  author: of.maybe(of.text),
})
const StoryType = objectFrom<LoanStory>('LoanStory', {
  ...fields,
  schedule: of.list(of.object(QuotaType)),
  pauses: of.list(of.object(PauseType)),
})

list('employerLoans', {
  type: LoanType,
  filter: inputFrom('EmployerLoansFilter', {
    search: optional(text('Buscar', { max: 100 })),
    state: optional(choice(LoanState, 'Estado')),
  }),
  sort: ['person', 'balance', 'startMonth'],
  run: employerLoans,
})

query('employerLoan', { input: byId('loan'), type: StoryType, run: employerLoan })

query('userLoans', {
  input: inputFrom('UserLoansInput', { userId: id('user') }),
  type: StoryType,
  many: true,
  run: userLoans,
})

mutation('employerLoanPaper', {
  input: byId('loan'),
  type: FileLink,
  run: employerLoanPaper,
})

mutation('createEmployerLoan', {
  input: inputOf('CreateEmployerLoanInput', EmployerLoan, [
    'contractId',
    'amount',
    'totalQuotas',
    'startMonth',
    'grantedOn',
    'comment',
  ]),
  type: StoryType,
  run: createEmployerLoan,
})

const version = integer('Versión')

mutation('payEmployerLoan', {
  input: inputFrom('PayEmployerLoanInput', {
    id: id('loan'),
    version,
    ...LoanPayment.fields,
  }),
  type: StoryType,
  run: payEmployerLoan,
})

mutation('suspendEmployerLoan', {
  input: inputFrom('SuspendEmployerLoanInput', {
    id: id('loan'),
    version,
    ...LoanPause.fields,
  }),
  type: StoryType,
  run: suspendEmployerLoan,
})
