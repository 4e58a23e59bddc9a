import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { LinkWay, SignInProvider, SignInState } from '../model/provider.ts'
import {
  type OwnSignIn,
  ownSignIn,
  prepareSignInLink,
  signInWay,
  type SignInWay,
  unlinkOwnSignIn,
  unlinkSignIn,
} from './links.service.ts'
import { type LinkRow, linkSort, signInLinks } from './provider.queries.ts'
import {
  activateSignInProvider,
  pauseSignInProvider,
  removeSignInProvider,
  saveSignInProvider,
  type ShownProvider,
  type SignInSettings,
  signInSettings,
  type Tested,
  testSignInProvider,
} from './provider.service.ts'

const ProviderType = objectFrom<ShownProvider>('SignInProvider', {
  name: of.text,
  issuer: of.text,
  clientId: of.text,
  domains: of.text,
  required: of.flag,
  givesFactor: of.flag,
  state: of.choice(SignInState),
  givesBack: of.maybe(of.text),
  createdAt: of.dateTime,
  version: of.int,
})

const SettingsType = objectFrom<SignInSettings>('SignInSettings', {
  callbackUrl: of.text,
  signInUrl: of.text,
  provider: of.maybe(of.object(ProviderType)),
  whyNotActivate: of.maybe(of.text),
})

query('signInSettings', { type: SettingsType, run: signInSettings })

const LinkType = objectFrom<LinkRow>('SignInLink', {
  userId: of.id('user'),
  fullname: of.text,
  email: of.maybe(of.text),
  way: of.choice(LinkWay),
  createdAt: of.dateTime,
})

list('signInLinks', { type: LinkType, sort: linkSort, run: signInLinks })

const { name, issuer, clientId, clientSecret, domains, required, givesFactor, version } =
  SignInProvider.fields

mutation('saveSignInProvider', {
  input: inputFrom('SaveSignInProviderInput', {
    name,
    issuer,
    clientId,
    clientSecret,
    domains,
    required,
    givesFactor,
    version: optional(version),
  }),
  type: SettingsType,
  run: saveSignInProvider,
})

mutation('testSignInProvider', {
  input: inputFrom('TestSignInProviderInput', { issuer }),
  type: objectFrom<Tested>('TestedSignInProvider', { works: of.flag, words: of.text }),
  platform: testSignInProvider,
})

mutation('activateSignInProvider', {
  input: inputFrom('ActivateSignInProviderInput', { version }),
  type: SettingsType,
  run: activateSignInProvider,
})

mutation('pauseSignInProvider', {
  input: inputFrom('PauseSignInProviderInput', { version }),
  type: SettingsType,
  run: pauseSignInProvider,
})

mutation('removeSignInProvider', {
  input: inputFrom('RemoveSignInProviderInput', { version }),
  type: 'Boolean',
  run: removeSignInProvider,
})

query('ownSignIn', {
  type: objectFrom<OwnSignIn>('OwnSignIn', {
    provider: of.maybe(of.text),
    isActive: of.flag,
    linkedAt: of.maybe(of.dateTime),
    email: of.maybe(of.text),
  }),
  platform: ownSignIn,
})

mutation('prepareSignInLink', { type: 'Boolean', run: prepareSignInLink })

mutation('unlinkOwnSignIn', { type: 'Boolean', run: unlinkOwnSignIn })

mutation('unlinkSignIn', {
  input: inputFrom('UnlinkSignInInput', { userId: ref('user', 'Persona') }),
  type: 'Boolean',
  run: unlinkSignIn,
})

query('signInWay', {
  input: inputFrom('SignInWayInput', {
    place: text('Correo, usuario o empresa', { max: 320 }),
  }),
  type: objectFrom<SignInWay>('SignInWay', {
    slug: of.maybe(of.text),
    company: of.maybe(of.text),
    provider: of.maybe(of.text),
  }),
  open: signInWay,
})
