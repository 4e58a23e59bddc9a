import { byId, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Factor } from '../model/factor.ts'
import {
  confirmPasskey,
  confirmTotp,
  newRecoveryCodes,
  type OwnFactors,
  ownFactors,
  removePasskey,
  removeTotp,
  startPasskey,
  startTotp,
} from './factors.service.ts'

const PasskeyType = objectFrom<OwnFactors['passkeys'][number]>('OwnPasskey', {
  id: of.id('passkey'),
  label: of.text,
  createdAt: of.dateTime,
  lastUsedAt: of.maybe(of.dateTime),
})

query('ownFactors', {
  type: objectFrom<OwnFactors>('OwnFactors', {
    totpSince: of.maybe(of.dateTime),
    passkeys: of.list(of.object(PasskeyType)),
    recoveryCodesLeft: of.int,
    canAddPasskey: of.flag,
    required: of.flag,
  }),
  platform: ownFactors,
})

/** Shown once: the codes to be written down, none when there were some already. */
const AddedFactor = objectFrom<{ recoveryCodes: string[] }>('AddedFactor', {
  recoveryCodes: of.list(of.text),
})

mutation('startTotp', {
  type: objectFrom<Awaited<ReturnType<typeof startTotp>>>('StartedTotp', {
    challenge: of.text,
    secret: of.text,
    uri: of.text,
  }),
  platform: startTotp,
})

mutation('confirmTotp', {
  input: inputOf('ConfirmTotpInput', Factor, ['challenge', 'code']),
  type: AddedFactor,
  platform: confirmTotp,
})

mutation('startPasskey', {
  type: objectFrom<Awaited<ReturnType<typeof startPasskey>>>('StartedPasskey', {
    challenge: of.text,
    options: of.text,
  }),
  platform: startPasskey,
})

mutation('confirmPasskey', {
  input: inputOf('ConfirmPasskeyInput', Factor, ['challenge', 'passkey', 'label']),
  type: AddedFactor,
  platform: confirmPasskey,
})

mutation('removeTotp', { type: 'Boolean', platform: removeTotp })

mutation('removePasskey', { input: byId('passkey'), type: 'Boolean', platform: removePasskey })

mutation('newRecoveryCodes', { type: AddedFactor, platform: newRecoveryCodes })
