import { Proof } from '#modules/company/second-factor/model/factor.ts'
import type { NewLogin } from '#modules/company/session/model/account.ts'
import { ref } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { AccessState } from '../model/access-state.ts'
import {
  endUserSessions,
  resetSecondFactor,
  sendAccess,
  type UserAccess,
  userAccess,
} from './help.service.ts'
import {
  endOtherSessions,
  endSession,
  type OwnSession,
  ownSessions,
} from './own-sessions.service.ts'

query('ownSessions', {
  type: objectFrom<OwnSession>('OwnSession', {
    id: of.id('session'),
    device: of.text,
    address: of.text,
    createdAt: of.dateTime,
    lastSeenAt: of.dateTime,
    proof: of.choice(Proof),
    current: of.flag,
  }),
  many: true,
  platform: ownSessions,
})

mutation('endSession', { input: byId('session'), type: 'Boolean', platform: endSession })

mutation('endOtherSessions', { type: 'Boolean', platform: endOtherSessions })

/** Whose access it is: one input for all that helps somebody in. */
const ofUser = inputFrom('OfAccess', { userId: ref('user', 'Persona') })

/** How somebody was let in: the code is shown this once. */
export const GivenAccess = objectFrom<NewLogin>('GivenAccess', {
  username: of.text,
  oneTimeCode: of.maybe(of.text),
  codeUntil: of.maybe(of.dateTime),
  invitedTo: of.maybe(of.text),
})

query('userAccess', {
  input: ofUser,
  type: objectFrom<UserAccess>('UserAccess', {
    state: of.choice(AccessState),
    username: of.maybe(of.text),
    email: of.maybe(of.text),
    invitedUntil: of.maybe(of.dateTime),
    codeUntil: of.maybe(of.dateTime),
    byMail: of.flag,
    lastSeenAt: of.maybe(of.dateTime),
    openSessions: of.int,
    secondFactor: of.flag,
    whyNotHelp: of.maybe(of.text),
    whyNotPassword: of.maybe(of.text),
  }),
  run: userAccess,
})

mutation('sendAccess', { input: ofUser, type: GivenAccess, run: sendAccess })

mutation('endUserSessions', { input: ofUser, type: 'Boolean', run: endUserSessions })

mutation('resetSecondFactor', { input: ofUser, type: 'Boolean', run: resetSecondFactor })
