import { id, optional } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { massActOperations, massActSpecs } from '#platform/server/graphql/mass-act-operations.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { CollectiveState, VacationCollective } from '../model/collective.ts'
import {
  type CollectiveGroup,
  collectiveGroups,
  collectivePeople,
  type CollectivePerson,
  collectivePreview,
  type CollectiveRow,
  type CollectiveTotals,
  createCollectiveVacation,
  resumeCollectiveVacation,
  undoCollectiveVacation,
  vacationCollectives,
} from './collective.service.ts'
import { collectiveUndoPeople, type UndonePerson } from './undo.queries.ts'

const { businessId, area, costCenterId, startDate, endDate } = VacationCollective.fields
const asked = { businessId, area, costCenterId, startDate, endDate }

query('collectiveGroups', {
  input: inputFrom('OfCollectiveGroups', { businessId }),
  type: objectFrom<CollectiveGroup>('CollectiveGroup', {
    name: of.text,
    area: of.maybe(of.text),
    costCenterId: of.maybe(of.id('costCenter')),
    people: of.int,
  }),
  many: true,
  run: collectiveGroups,
})

query('collectivePreview', {
  input: inputFrom('CollectivePreviewInput', asked),
  type: objectFrom<CollectiveTotals>('CollectiveTotals', {
    workingDays: of.int,
    people: of.int,
    given: of.int,
    left: of.int,
    inAdvance: of.int,
  }),
  run: collectivePreview,
})

list('collectivePeople', {
  type: objectFrom<CollectivePerson>('CollectivePerson', {
    id: of.id('contract'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    jobTitle: of.text,
    days: of.decimal,
    advanceDays: of.decimal,
    left: of.maybe(of.text),
  }),
  filter: inputFrom('CollectivePeopleFilter', asked),
  sort: ['fullname'] as const,
  run: collectivePeople,
})

list('collectiveUndoPeople', {
  type: objectFrom<UndonePerson>('CollectiveUndonePerson', {
    id: of.id('contract'),
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    enjoyedDays: of.decimal,
    returnedDays: of.decimal,
  }),
  filter: inputFrom('CollectiveUndoPeopleFilter', { id: id('vacationCollective') }),
  sort: ['fullname'] as const,
  run: collectiveUndoPeople,
})

const CollectiveType = objectFrom<CollectiveRow>('VacationCollective', {
  id: of.id('vacationCollective'),
  businessId: of.id('business'),
  businessName: of.text,
  groupName: of.maybe(of.text),
  startDate: of.date,
  endDate: of.date,
  keptUntil: of.maybe(of.date),
  state: of.choice(CollectiveState),
  canUndo: of.flag,
  ...massActSpecs,
})

list('vacationCollectives', {
  type: CollectiveType,
  filter: inputFrom('VacationCollectiveFilter', { businessId: optional(businessId) }),
  sort: ['startDate'] as const,
  run: vacationCollectives,
})

mutation('createCollectiveVacation', {
  input: inputFrom('CreateCollectiveVacationInput', asked),
  type: CollectiveType,
  run: createCollectiveVacation,
})

const names = {
  undo: 'undoCollectiveVacation',
  resume: 'resumeCollectiveVacation',
  asks: {},
} as const
massActOperations('vacationCollective', CollectiveType, names, {
  undo: undoCollectiveVacation,
  resume: resumeCollectiveVacation,
})
