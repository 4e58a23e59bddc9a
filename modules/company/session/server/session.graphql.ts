import type { SecondStep } from '#modules/company/second-factor/server/index.ts'
import { Factor } from '#modules/company/second-factor/model/factor.ts'
import { optional } from '#platform/model/field.ts'
import { inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { of, objectFrom } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Account } from '../model/account.ts'
import { Credentials, UiConfig } from '../model/session.ts'
import { updateLogin, vouchForLogin } from './account.service.ts'
import { type Me, meOf } from './me.queries.ts'
import { changePassword, recoverPassword } from './recovery.service.ts'
import { updatePassword } from './password.service.ts'
import { updateUiConfig } from './session.service.ts'
import { proveIdentity, proveSecond } from './proof.service.ts'
import { passwordLink } from './links.service.ts'
import { type SignedIn, signIn, signInSecond, signOut } from './sign-in.service.ts'
import { simulateCompany } from './simulation.service.ts'

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
  /** Whose contracts ended. */
  former: of.flag,
  isPrivateRole: of.flag,
  /** What they are shown of pay has the confidential payroll in it. */
  seesConfidential: of.flag,
  supervisedIds: of.list(of.id('user')),
  forcePasswordChange: of.flag,
  mustAddFactor: of.flag,
  sessionUntil: of.dateTime,
  idleUntil: of.dateTime,
  theme: of.text,
  draftKey: of.text,
  actingUntil: of.maybe(of.dateTime),
  loginAsCompany: of.maybe(of.id('company')),
  permissions: of.list(of.text),
  grants: of.list(of.object(GrantType)),
  contracts: of.list(of.object(OwnContract)),
  company: of.maybe(of.object(OwnCompany)),
})

const UiPreferences = objectFrom<{ theme: string }>('UiPreferences', { theme: of.text })

// The names by which the specification has what the shell reads.
derivedFields(
  MeType,
  ({ contracts, theme }) => ({ userContracts: contracts, uiConfig: { theme } }),
  { userContracts: of.list(of.object(OwnContract)), uiConfig: of.object(UiPreferences) },
)

const SecondStepType = objectFrom<SecondStep>('SecondStep', {
  challenge: of.text,
  totp: of.flag,
  recoveryCodes: of.flag,
  passkey: of.maybe(of.text),
})

const SignedInType = objectFrom<SignedIn>('SignedIn', {
  token: of.maybe(of.text),
  browser: of.maybe(of.text),
  user: of.maybe(of.object(MeType)),
  second: of.maybe(of.object(SecondStepType)),
})

const { challenge, code, passkey } = Factor.fields
/** The answer to the second step: a code, or what the browser's authenticator signed. */
const answer = { challenge, code: optional(code), passkey }

query('me', { type: MeType, platform: meOf, continues: true })

mutation('signIn', {
  input: inputOf('SignInInput', Credentials, ['username', 'password', 'browsers']),
  type: SignedInType,
  open: signIn,
})

mutation('signInSecond', {
  input: inputFrom('SignInSecondInput', answer),
  type: SignedInType,
  open: signInSecond,
})

mutation('proveIdentity', {
  input: inputOf('ProveIdentityInput', Credentials, ['password']),
  type: objectFrom<{ second: SecondStep | null }>('ProvedIdentity', {
    second: of.maybe(of.object(SecondStepType)),
  }),
  platform: proveIdentity,
})

mutation('proveSecond', {
  input: inputFrom('ProveSecondInput', answer),
  type: 'Boolean',
  platform: proveSecond,
})

query('passwordLink', {
  input: inputOf('PasswordLinkInput', Credentials, ['token']),
  type: objectFrom<Awaited<ReturnType<typeof passwordLink>>>('PasswordLink', {
    open: of.flag,
    kind: of.maybe(of.text),
    username: of.maybe(of.text),
    company: of.maybe(of.text),
  }),
  open: passwordLink,
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
  input: inputFrom('UpdatePasswordInput', {
    userId: optional(Account.fields.userId),
    currentPassword: Credentials.fields.password,
    password: Account.fields.password,
    repeatedPassword: Account.fields.repeatedPassword,
  }),
  type: 'Boolean',
  platform: updatePassword,
})

mutation('updateLogin', {
  input: patchInputOf('UpdateLoginInput', Account, ['username', 'email'], {
    userId: Account.fields.userId,
  }),
  type: objectFrom<Awaited<ReturnType<typeof updateLogin>>>('ChangedLogin', {
    username: of.text,
    email: of.maybe(of.text),
  }),
  run: updateLogin,
})

mutation('vouchForLogin', {
  input: inputOf('VouchForLoginInput', Account, ['userId']),
  type: 'Boolean',
  run: vouchForLogin,
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
