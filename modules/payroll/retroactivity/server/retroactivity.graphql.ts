import { contractChanges } from '#modules/people/contracts/server/index.ts'
import { personChange } from '#modules/people/people/server/index.ts'
import { id, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { RunningJobType } from '#platform/server/graphql/running-job.ts'
import type { OwedLine } from '../model/differences.ts'
import { LateItem, LateOrigin } from '../model/late-item.ts'
import { LateFactKind } from '../model/late-fact.ts'
import {
  type Consequence,
  owedByContractChange,
  owedByPersonChange,
} from './before-saving.queries.ts'
import { lateItems, type LateRow } from './late-items.queries.ts'
import { createLateItem, removeLateItem } from './late-items.service.ts'
import { postRetroactive, undoRetroactive } from './posting.service.ts'
import type { Posting } from './posting-work.ts'
import { type PostedRow, retroactivePosted } from './posted-amounts.queries.ts'
import {
  type FailureRow,
  type Owed,
  retroactiveFailures,
  retroactivity,
} from './preview.queries.ts'

type Answer = Awaited<ReturnType<typeof retroactivity>>

const LineType = objectFrom<OwedLine>('RetroactiveLine', {
  concept: of.text,
  label: of.text,
  group: of.text,
  paid: of.pesos,
  due: of.pesos,
  posted: of.pesos,
  owed: of.pesos,
})

const FactType = objectFrom<Owed['facts'][number]>('LateFact', {
  kind: of.choice(LateFactKind),
  detail: of.maybe(of.text),
  at: of.maybe(of.dateTime),
  author: of.maybe(of.text),
})

const person = {
  contractId: of.id('contract'),
  userId: of.id('user'),
  name: of.text,
  rut: of.text,
}

const OwedType = objectFrom<Answer['owed'][number]>('RetroactiveOwed', {
  ...person,
  originMonthId: of.id('payrollMonth'),
  originMonth: of.yearMonth,
  toPay: of.pesos,
  employerCost: of.pesos,
  payable: of.flag,
  facts: of.list(of.object(FactType)),
  lines: of.list(of.object(LineType)),
})

const PostedType = objectFrom<PostedRow>('RetroactivePosted', {
  ...person,
  originMonth: of.yearMonth,
  amount: of.pesos,
  lines: of.int,
  author: of.maybe(of.text),
  postedAt: of.dateTime,
})

const FailureType = objectFrom<FailureRow>('RetroactiveFailure', {
  ...person,
  originMonth: of.yearMonth,
  message: of.text,
})

const LateItemType = objectFrom<LateRow>('LateItem', {
  ...person,
  id: of.id('lateItem'),
  yearMonth: of.yearMonth,
  itemCode: of.text,
  itemLabel: of.text,
  unit: of.text,
  value: of.decimal,
  comment: of.text,
  /** Where it is changed, if not here. */
  origin: of.maybe(of.choice(LateOrigin)),
})

const PayingMonthType = objectFrom<Pick<NonNullable<Answer['payIn']>, 'id' | 'yearMonth'>>(
  'PayingMonth',
  {
    id: of.id('payrollMonth'),
    yearMonth: of.yearMonth,
  },
)

const PostingType = objectFrom<Posting>('RetroactivityPosting', {
  done: of.int,
  total: of.int,
  error: of.maybe(of.text),
  /** Whether it takes out what was posted, and does not post. */
  removes: of.flag,
})

const RetroactivityType = objectFrom<Answer>('Retroactivity', {
  payrollMonthId: of.id('payrollMonth'),
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  payIn: of.maybe(of.object(PayingMonthType)),
  owed: of.list(of.object(OwedType)),
  total: of.int,
  toPay: of.pesos,
  payable: of.flag,
  failures: of.int,
  /** While the worker calculates what moved: what is answered is that of before. */
  calculating: of.maybe(of.object(RunningJobType)),
  /** While the worker posts what many people are owed, or removes it. */
  posting: of.maybe(of.object(PostingType)),
  /** The same as a word: whether it is not over. */
  isPosting: of.flag,
})

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfRetroactivity', { payrollMonthId: month })

query('retroactivity', {
  input: inputFrom('RetroactivityInput', {
    payrollMonthId: month,
    page: optional(integer('Página', { min: 1, max: 100_000 })),
    size: optional(integer('Filas por página', { min: 1, max: 100 })),
  }),
  type: RetroactivityType,
  run: retroactivity,
})

const peopleOfMonth = {
  payrollMonthId: month,
  search: optional(text('Buscar', { max: 100 })),
}

list('retroactivePosted', {
  type: PostedType,
  filter: inputFrom('RetroactivePostedFilter', peopleOfMonth),
  sort: ['name', 'originMonth', 'amount'],
  run: retroactivePosted,
})

list('retroactiveFailures', {
  type: FailureType,
  filter: inputFrom('RetroactiveFailuresFilter', peopleOfMonth),
  sort: ['name'],
  run: retroactiveFailures,
})

list('lateItems', {
  type: LateItemType,
  filter: inputFrom('LateItemsFilter', peopleOfMonth),
  sort: ['name', 'yearMonth'],
  run: lateItems,
})

const ConsequenceType = objectFrom<Consequence>('RetroactiveConsequence', {
  businessId: of.id('business'),
  businessName: of.text,
  closedMonths: of.list(of.yearMonth),
  payIn: of.maybe(of.object(PayingMonthType)),
  hidden: of.flag,
  owed: of.list(
    of.object(
      objectFrom<Consequence['owed'][number]>('WouldBeOwed', {
        contractId: of.id('contract'),
        originMonth: of.yearMonth,
        toPay: of.pesos,
      }),
    ),
  ),
})

query('owedByContractChange', {
  input: contractChanges.input,
  type: ConsequenceType,
  many: true,
  run: owedByContractChange,
})

query('owedByPersonChange', {
  input: personChange,
  type: ConsequenceType,
  many: true,
  run: owedByPersonChange,
})

mutation('postRetroactive', { input: ofMonth, type: RetroactivityType, run: postRetroactive })

mutation('undoRetroactive', { input: ofMonth, type: RetroactivityType, run: undoRetroactive })

mutation('createLateItem', {
  input: inputFrom('CreateLateItemInput', {
    payrollMonthId: month,
    ...LateItem.fields,
  }),
  type: RetroactivityType,
  run: createLateItem,
})

mutation('removeLateItem', {
  input: inputFrom('RemoveLateItemInput', { id: id('lateItem'), payrollMonthId: month }),
  type: RetroactivityType,
  run: removeLateItem,
})
