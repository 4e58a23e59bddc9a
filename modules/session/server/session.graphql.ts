import { inputOf } from '#platform/server/graphql/input.ts'
import { of, objectFrom } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Credentials, UiConfig } from '../model/session.ts'
import { type Me, meOf } from './me.queries.ts'
import { changePassword, recoverPassword } from './recovery.service.ts'
import {
  signIn,
  signOut,
  simulateCompany,
  updatePassword,
  updateUiConfig,
} from './session.service.ts'

const GrantType = objectFrom<Me['grants'][number]>('Grant', {
  code: of.text,
  create: of.flag,
  read: of.flag,
  update: of.flag,
  delete: of.flag,
})

const OwnContract = objectFrom<Me['contracts'][number]>('OwnContract', {
  id: of.id('contract'),
  status: of.text,
  userCode: of.maybe(of.text),
  initialDate: of.date,
  finalDate: of.maybe(of.date),
  businessId: of.id('business'),
  jobTitle: of.maybe(of.text),
})

const OwnConfig = objectFrom<NonNullable<Me['company']>['config']>('OwnCompanyConfig', {
  access: of.text,
})

const OwnCompany = objectFrom<NonNullable<Me['company']>>('OwnCompany', {
  id: of.id('company'),
  name: of.text,
  slug: of.text,
  logo: of.maybe(of.text),
  config: of.object(OwnConfig),
})

const MeType = objectFrom<Me>('Me', {
  id: of.maybe(of.id('user')),
  loginId: of.int,
  username: of.text,
  fullname: of.text,
  initials: of.text,
  jobTitle: of.maybe(of.text),
  avatarFileId: of.maybe(of.id('file')),
  avatarUrl: of.maybe(of.text),
  role: of.text,
  isAdmin: of.flag,
  isManager: of.flag,
  isSuperManager: of.flag,
  isBusinessManager: of.flag,
  isEmployee: of.flag,
  isSuperadmin: of.flag,
  external: of.flag,
  isPrivateRole: of.flag,
  supervisedIds: of.list(of.id('user')),
  forcePasswordChange: of.flag,
  theme: of.text,
  actingUntil: of.maybe(of.dateTime),
  loginAsCompany: of.maybe(of.id('company')),
  permissions: of.list(of.text),
  grants: of.list(of.object(GrantType)),
  contracts: of.list(of.object(OwnContract)),
  company: of.maybe(of.object(OwnCompany)),
})

const SignedIn = objectFrom<Awaited<ReturnType<typeof signIn>>>('SignedIn', {
  token: of.text,
  user: of.object(MeType),
})

query('me', { type: MeType, platform: meOf })

mutation('signIn', {
  input: inputOf('SignInInput', Credentials, ['username', 'password']),
  type: SignedIn,
  open: signIn,
})

mutation('logout', { type: 'Boolean', platform: signOut })

mutation('recoverPassword', {
  input: inputOf('RecoverPasswordInput', Credentials, ['email']),
  type: 'String',
  open: recoverPassword,
})

mutation('changePassword', {
  input: inputOf('ChangePasswordInput', Credentials, ['token', 'newPassword']),
  type: 'Boolean',
  open: changePassword,
})

mutation('updatePassword', {
  input: inputOf('UpdatePasswordInput', Credentials, ['userId', 'password', 'repeatedPassword']),
  type: 'Boolean',
  platform: updatePassword,
})

mutation('simulateCompany', {
  input: inputOf('SimulateCompanyInput', Credentials, ['companyId']),
  type: 'Boolean',
  platform: simulateCompany,
})

mutation('updateUiConfig', {
  input: inputOf('UpdateUiConfigInput', UiConfig, ['theme']),
  type: 'Boolean',
  platform: updateUiConfig,
})
