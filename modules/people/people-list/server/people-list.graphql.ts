import {
  ExportFormat,
  EmploymentState,
  Role,
  UserStatus,
} from '#modules/people/people/model/catalogs.ts'
import { personCard } from '#modules/people/people/server/index.ts'
import { choice, flag, longText, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { exportUsers } from './export.ts'
import {
  countPeople,
  listPeople,
  type PeopleCounts,
  peopleSort,
  searchPeople,
  type StateCount,
  supervisedPeople,
} from './list.queries.ts'

const FieldAskInput = inputFrom('UserFieldAskInput', {
  fieldId: ref('userField', 'Campo'),
  contains: optional(text('Contiene', { max: 100 })),
  from: optional(text('Desde', { max: 20 })),
  to: optional(text('Hasta', { max: 20 })),
  among: optional(longText('Uno de', { max: 4000 })),
})

const filter = {
  search: optional(text('Nombre o RUT', { max: 100 })),
  role: optional(choice(Role, 'Rol')),
  status: optional(choice(UserStatus, 'Estado')),
  state: optional(choice(EmploymentState, 'Situación')),
  businessId: optional(ref('business', 'Razón social')),
  area: optional(text('Área', { max: 120 })),
  branchOffice: optional(text('Sucursal', { max: 120 })),
  incomplete: optional(flag('Fichas incompletas')),
  fields: maybeListOf(FieldAskInput),
  sortField: optional(ref('userField', 'Campo del orden')),
}
const filterInput = inputFrom('UsersFilter', filter)

list('users', { type: personCard.type, filter: filterInput, sort: peopleSort, run: listPeople })

list('supervisedUsers', {
  type: personCard.type,
  filter: inputFrom('SupervisedUsersFilter', { search: filter.search, state: filter.state }),
  sort: peopleSort,
  run: supervisedPeople,
})

query('allUsers', {
  input: inputFrom('AllUsersInput', {
    search: filter.search,
    userId: optional(ref('user', 'Persona')),
  }),
  type: personCard.type,
  many: true,
  run: searchPeople,
})

const StateCountType = objectFrom<StateCount>('UserStateCount', {
  state: of.choice(EmploymentState),
  total: of.int,
})

query('userCounts', {
  input: filterInput,
  type: objectFrom<PeopleCounts>('UserCounts', {
    states: of.list(of.object(StateCountType)),
    incomplete: of.int,
    total: of.int,
  }),
  run: countPeople,
})

query('exportUsers', {
  input: inputFrom('ExportUsersInput', {
    ...filter,
    format: choice(ExportFormat, 'Formato'),
    sortBy: optional(text('Orden', { max: 30 })),
    descending: optional(flag('Descendente')),
  }),
  type: 'String',
  run: exportUsers,
})
