import { id, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { massActOperations, massActSpecs } from '#platform/server/graphql/mass-act-operations.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  chosenFields,
  MassChange,
  MassChangeKind,
  MassChangeState,
  MassChangeStep,
} from '../model/mass-change.ts'
import {
  type ChangedPerson,
  changedPeople,
  massChange,
  type MassChangeRow,
  massChanges,
} from './mass-changes.queries.ts'
import {
  createMassChange,
  discardMassChange,
  resumeMassChange,
  undoMassChange,
} from './mass-changes.service.ts'
import {
  type Counting,
  massChangePeople,
  type MassChangePerson,
  type MassChangePreview,
  massChangePreview,
} from './preview.service.ts'

const { fields } = MassChange
const asked = {
  kind: fields.kind,
  businessId: fields.businessId,
  fromDate: fields.fromDate,
  startMonth: fields.startMonth,
  endMonth: fields.endMonth,
  raiseMode: fields.raiseMode,
  value: fields.value,
  rounding: fields.rounding,
  least: fields.least,
  itemCode: fields.itemCode,
  ...chosenFields,
}

/** The count of the worker that an answer named, of a change of many contracts. */
const counting = optional(ref('job', 'Cuenta'))

type Totals = Omit<NonNullable<MassChangePreview['totals']>, 'low'>

const TotalsType = objectFrom<Totals>('MassChangeTotals', {
  people: of.int,
  changing: of.int,
  left: of.int,
  added: of.maybe(of.pesos),
  retroactive: of.maybe(of.text),
  wrongRuts: of.list(of.text),
  unknownRuts: of.list(of.text),
  doubledRuts: of.list(of.text),
  severalContracts: of.list(of.text),
})

const CountingType = objectFrom<Counting>('MassChangeCounting', {
  id: of.id('job'),
  done: of.int,
  total: of.int,
})

query('massChangePreview', {
  input: inputFrom('MassChangePreviewInput', { ...asked, counting }),
  type: objectFrom<MassChangePreview>('MassChangePreview', {
    totals: of.maybe(of.object(TotalsType)),
    counting: of.maybe(of.object(CountingType)),
  }),
  run: massChangePreview,
})

list('massChangePeople', {
  type: objectFrom<MassChangePerson>('MassChangePerson', {
    id: of.text,
    contractId: of.id('contract'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    rut: of.maybe(of.text),
    jobTitle: of.text,
    before: of.maybe(of.text),
    after: of.maybe(of.text),
    difference: of.maybe(of.text),
    note: of.maybe(of.text),
    left: of.maybe(of.text),
  }),
  filter: inputFrom('MassChangePeopleFilter', asked),
  sort: ['fullname'] as const,
  run: massChangePeople,
})

type Hidden = 'creatorLoginId' | 'itemCode' | 'least' | 'raiseMode' | 'rounding' | 'value'
type Shown = Omit<MassChangeRow, Hidden>

const Change = objectFrom<Shown>('MassChange', {
  id: of.id('massChange'),
  kind: of.choice(MassChangeKind),
  businessId: of.id('business'),
  businessName: of.text,
  reason: of.text,
  what: of.text,
  fromDate: of.maybe(of.date),
  startMonth: of.maybe(of.int),
  endMonth: of.maybe(of.int),
  state: of.choice(MassChangeState),
  createdAt: of.dateTime,
  kept: of.int,
  ...massActSpecs,
})

list('massChanges', {
  type: Change,
  filter: inputFrom('MassChangesFilter', { businessId: optional(fields.businessId) }),
  sort: ['createdAt'] as const,
  run: massChanges,
})

query('massChange', { input: byId('massChange'), type: Change, run: massChange })

list('changedPeople', {
  type: objectFrom<ChangedPerson>('ChangedPerson', {
    id: of.id('massChangePerson'),
    userId: of.id('user'),
    fullname: of.text,
    before: of.maybe(of.text),
    after: of.maybe(of.text),
    basis: of.maybe(of.text),
    status: of.choice(MassChangeStep),
    problem: of.maybe(of.text),
  }),
  filter: inputFrom('ChangedPeopleFilter', { id: id('massChange') }),
  sort: ['fullname'] as const,
  run: changedPeople,
})

mutation('createMassChange', {
  input: inputFrom('CreateMassChangeInput', { ...asked, counting, reason: fields.reason }),
  type: Change,
  run: createMassChange,
})

mutation('discardMassChange', {
  input: inputFrom('DiscardMassChangeInput', { id: id('massChange'), version: fields.version }),
  type: Change,
  run: discardMassChange,
})

const names = { undo: 'undoMassChange', resume: 'resumeMassChange', asks: {} } as const
massActOperations('massChange', Change, names, {
  undo: undoMassChange,
  resume: resumeMassChange,
})
