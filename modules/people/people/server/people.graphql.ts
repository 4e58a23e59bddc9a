import { BlockScope } from '#modules/people/sight/model/blocks.ts'
import { Account } from '#modules/company/session/model/account.ts'
import { GivenAccess } from '#modules/company/accounts/server/index.ts'
import { date, flag, id, optional, ref } from '#platform/model/field.ts'
import { HistoryType } from '#platform/server/graphql/history.ts'
import { byId, inputFrom, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { hiddenSpecsOf, specsOf } from '#platform/server/graphql/specs.ts'
import { VersionStatus } from '#platform/model/version-status.ts'
import { AfcConfig, EmploymentState } from '../model/catalogs.ts'
import { identityFields, NewPerson, User, reservedFields, versionedFields } from '../model/user.ts'
import type { PersonCardRow } from './cards.queries.ts'
import { createLogin } from './logins.ts'
import { type Person, personById, personHistory } from './record.queries.ts'
import {
  createUser,
  type CreatedPerson,
  deleteUser,
  updateUser,
  updateUserAvatar,
  updateUserStatus,
} from './users.service.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'

/** What a person shows in a list and in the head of their ficha. */
const card = {
  id: of.id('user'),
  fullname: of.text,
  gentilitie: of.text,
  initials: of.text,
  ...specsOf(User, ['identificationType', 'rut', 'role', 'status', 'email', 'personalPhone']),
  ...specsOf(User, ['firstname', 'secondName', 'paternalLastname', 'maternalLastname', 'birthday']),
  avatarUrl: of.maybe(of.text),
  state: of.choice(EmploymentState),
  contractId: of.maybe(of.id('contract')),
  contractType: of.maybe(of.choice(ContractType)),
  jobTitle: of.maybe(of.text),
  jobTitleFamily: of.maybe(of.text),
  area: of.maybe(of.text),
  branchOffice: of.maybe(of.text),
  businessId: of.maybe(of.id('business')),
  businessName: of.maybe(of.text),
  supervisorId: of.maybe(of.id('user')),
  supervisorName: of.maybe(of.text),
  initialDate: of.maybe(of.date),
  finalDate: of.maybe(of.date),
  admissionDate: of.maybe(of.date),
  missing: of.list(of.text),
  /** The parts of their data that are blocked to whoever reads. */
  blocked: of.list(of.choice(BlockScope)),
  online: of.flag,
} as const

type CardField = keyof typeof card
export const PersonCard = objectFrom<Pick<PersonCardRow, CardField>>('UserCard', card)

const ClosedField = objectFrom<Person['closed'][number]>('ClosedField', {
  field: of.text,
  reason: of.text,
})
/** What follows from what is stored of a person. */
const derived = {
  userVersionId: of.id('version'),
  current: of.flag,
  versionStatus: of.choice(VersionStatus),
  validFrom: of.date,
  validTo: of.maybe(of.date),
  nationalityPrevired: of.int,
  afcConfig: of.maybe(of.choice(AfcConfig)),
  businessEmail: of.maybe(of.text),
} as const

export const PersonType = objectFrom<
  Pick<
    Person,
    | CardField
    | (typeof identityFields)[number]
    | (typeof versionedFields)[number]
    | 'documentNumber'
    | 'version'
    | 'avatarFileId'
    | 'asOf'
    | 'held'
    | 'recordFrom'
    | 'versionFrom'
    | 'nextFrom'
    | 'username'
    | 'accountEmail'
    | 'accountKeptBy'
    | 'closed'
    | keyof typeof derived
    | 'seesReserved'
    | 'readsBlocked'
    | 'opensBlocked'
    | 'revealed'
    | 'canUpdate'
    | 'canUpdateAvatar'
    | 'canSeePay'
    | 'canSeeAbsences'
    | 'canAddAbsences'
  >
>('User', {
  ...specsOf(User, [...identityFields, ...versionedFields, 'documentNumber', 'version']),
  ...hiddenSpecsOf(User, reservedFields),
  ...card,
  ...derived,
  avatarFileId: of.maybe(of.id('file')),
  asOf: of.date,
  held: of.flag,
  recordFrom: of.date,
  versionFrom: of.date,
  nextFrom: of.maybe(of.date),
  username: of.maybe(of.text),
  accountEmail: of.maybe(of.text),
  accountKeptBy: of.maybe(of.text),
  closed: of.list(of.object(ClosedField)),
  seesReserved: of.flag,
  /** Whether the reader may read what is blocked, to answer what was asked; and does. */
  readsBlocked: of.flag,
  opensBlocked: of.flag,
  revealed: of.flag,
  canUpdate: of.flag,
  canUpdateAvatar: of.flag,
  canSeePay: of.flag,
  canSeeAbsences: of.flag,
  canAddAbsences: of.flag,
})

const reveal = optional(flag('Mostrar datos reservados'))

query('user', {
  input: inputFrom('UserInput', {
    id: id('user'),
    asOf: optional(date('Al día')),
    reveal,
    blocked: optional(flag('Mostrar datos bloqueados')),
  }),
  type: PersonType,
  run: personById,
})

query('userHistory', {
  input: inputFrom('UserHistoryInput', { id: id('user'), reveal }),
  type: HistoryType,
  run: personHistory,
})

const { identificationType, firstname, paternalLastname } = User.fields
const dated = ['rut', 'documentNumber', ...identityFields, ...versionedFields] as const
const from = optional(date('¿Desde cuándo rige?'))

mutation('createUser', {
  input: patchInputOf('CreateUserInput', User, dated, {
    identificationType,
    firstname,
    paternalLastname,
    ...NewPerson.fields,
  }),
  type: objectFrom<CreatedPerson>('CreatedUser', {
    id: of.id('user'),
    fullname: of.text,
    username: of.maybe(of.text),
    oneTimeCode: of.maybe(of.text),
    codeUntil: of.maybe(of.dateTime),
    invitedTo: of.maybe(of.text),
  }),
  run: createUser,
})

/** What a change of a person says; also of one that is only asked about. */
export const personChange = patchInputOf(
  'UpdateUserInput',
  User,
  [...dated, 'identificationType'],
  { id: id('user'), from, version: optional(User.fields.version) },
)

mutation('updateUser', {
  input: personChange,
  type: PersonType,
  run: updateUser,
})

mutation('updateUserStatus', {
  input: inputFrom('UpdateUserStatusInput', {
    userId: ref('user', 'Persona'),
    status: User.fields.status,
  }),
  type: PersonType,
  run: updateUserStatus,
})

mutation('deleteUser', { input: byId('user'), type: 'Boolean', run: deleteUser })

mutation('updateUserAvatar', {
  input: inputFrom('UpdateUserAvatarInput', {
    userId: ref('user', 'Persona'),
    fileId: optional(ref('file', 'Imagen')),
  }),
  type: PersonType,
  run: updateUserAvatar,
})

mutation('createLogin', {
  input: inputFrom('CreateLoginInput', {
    userId: ref('user', 'Persona'),
    username: Account.fields.username,
    email: Account.fields.email,
  }),
  type: GivenAccess,
  run: createLogin,
})
