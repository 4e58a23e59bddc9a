import {
  readingsOfPerson,
  type ReadingOfPerson,
} from '#modules/administration/audit/server/index.ts'
import { BlockScope } from '#modules/people/sight/model/blocks.ts'
import { choice, flag, id, optional, ref, rut, text } from '#platform/model/field.ts'
import { Certainty } from '#platform/model/retention.ts'
import { forbidden } from '#platform/server/errors.ts'
import { FileInMaking } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { PrivacyRight, PrivacyStanding, PrivacyState } from '../model/catalogs.ts'
import {
  blockAnswer,
  blockedPerson,
  blockSeen,
  enteredRequest,
  extension,
  identityAnswer,
  LiftedBlock,
  newPrivacyRequest,
  privacyAnswer,
  privacySeen,
  withWords,
} from '../model/request.ts'
import {
  liftPrivacyBlockByCode,
  type OwnRequests,
  privacyByCode,
  requestPrivacyByCode,
  withdrawPrivacyByCode,
} from './by-code.service.ts'
import { liftPrivacyBlock, PrivacyBlockType, privacyBlocks } from './blocks.service.ts'
import { sendPrivacyCode } from './door.ts'
import { exportPerson, exportPersonByCode } from './export.job.ts'
import { privacyRequests, requests, requestSort } from './requests.queries.ts'
import {
  acknowledgePrivacyRequest,
  answerPrivacyBlock,
  answerPrivacyRequest,
  beginPrivacyRequest,
  blockPerson,
  claimPrivacyRequest,
  closePrivacyRequest,
  createPrivacyRequest,
  extendPrivacyRequest,
  privacyTerms,
  withdrawPrivacyRequest,
} from './requests.service.ts'

const type = requests.type

list('privacyRequests', {
  type,
  filter: inputFrom('PrivacyRequestFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    kind: optional(choice(PrivacyRight, 'Derecho')),
    state: optional(choice(PrivacyState, 'Estado')),
    standing: optional(choice(PrivacyStanding, 'Plazo')),
    mine: optional(flag('Solo las propias')),
  }),
  sort: requestSort,
  run: privacyRequests,
})

const seen = (name: string) => inputFrom(name, privacySeen)

mutation('createPrivacyRequest', {
  input: inputFrom('CreatePrivacyRequestInput', enteredRequest),
  type,
  run: createPrivacyRequest,
})
mutation('acknowledgePrivacyRequest', {
  input: seen('AcknowledgePrivacyRequestInput'),
  type,
  run: acknowledgePrivacyRequest,
})
mutation('beginPrivacyRequest', {
  input: inputFrom('BeginPrivacyRequestInput', identityAnswer),
  type,
  run: beginPrivacyRequest,
})
mutation('extendPrivacyRequest', {
  input: inputFrom('ExtendPrivacyRequestInput', extension),
  type,
  run: extendPrivacyRequest,
})
mutation('answerPrivacyBlock', {
  input: inputFrom('AnswerPrivacyBlockInput', blockAnswer),
  type,
  run: answerPrivacyBlock,
})
mutation('blockPerson', {
  input: inputFrom('BlockPersonInput', blockedPerson),
  type,
  run: blockPerson,
})
query('privacyBlocks', {
  input: inputFrom('PrivacyBlocksInput', { userId: optional(ref('user', 'Persona')) }),
  type: PrivacyBlockType,
  many: true,
  run: privacyBlocks,
})
mutation('liftPrivacyBlock', {
  input: inputFrom('LiftPrivacyBlockInput', LiftedBlock.fields),
  type: PrivacyBlockType,
  run: liftPrivacyBlock,
})
mutation('answerPrivacyRequest', {
  input: inputFrom('AnswerPrivacyRequestInput', privacyAnswer),
  type,
  run: answerPrivacyRequest,
})
mutation('claimPrivacyRequest', {
  input: seen('ClaimPrivacyRequestInput'),
  type,
  run: claimPrivacyRequest,
})
mutation('closePrivacyRequest', {
  input: inputFrom('ClosePrivacyRequestInput', withWords),
  type,
  run: closePrivacyRequest,
})
mutation('withdrawPrivacyRequest', {
  input: seen('WithdrawPrivacyRequestInput'),
  type,
  run: withdrawPrivacyRequest,
})

type Terms = Awaited<ReturnType<typeof privacyTerms>>

query('privacyTerms', {
  type: objectFrom<Terms>('PrivacyTerms', {
    answer: of.int,
    extension: of.int,
    block: of.int,
    claim: of.int,
    sources: of.list(
      of.object(
        objectFrom<Terms['sources'][number]>('PrivacySource', {
          text: of.text,
          certainty: of.choice(Certainty),
        }),
      ),
    ),
    rights: of.list(
      of.object(
        objectFrom<Terms['rights'][number]>('PrivacyRightMeaning', {
          kind: of.choice(PrivacyRight),
          means: of.text,
        }),
      ),
    ),
    address: of.maybe(of.text),
  }),
  run: privacyTerms,
})

list('readingsOfMe', {
  type: objectFrom<ReadingOfPerson>('ReadingOfMe', {
    seq: of.int,
    at: of.dateTime,
    what: of.text,
    author: of.text,
  }),
  sort: ['at'],
  run: (context, input) => {
    if (context.actor.userId === null) throw forbidden()
    return readingsOfPerson(context, context.actor.userId, input)
  },
})

const held = {
  companyId: id('company'),
  rut: rut('Su RUT'),
  code: text('Código', { max: 30, sensitivity: 'A' }),
}

const Own = objectFrom<OwnRequests>('OwnPrivacyRequests', {
  company: of.text,
  rows: of.list(
    of.object(
      objectFrom<OwnRequests['rows'][number]>('OwnPrivacyRequest', {
        id: of.id('privacyRequest'),
        kind: of.choice(PrivacyRight),
        state: of.choice(PrivacyState),
        detail: of.maybe(of.text),
        receivedOn: of.date,
        deadline: of.date,
        extensionReason: of.maybe(of.text),
        reason: of.maybe(of.text),
        claimUntil: of.maybe(of.date),
        outcome: of.maybe(of.text),
      }),
    ),
  ),
  blocked: of.list(
    of.object(
      objectFrom<OwnRequests['blocked'][number]>('OwnPrivacyBlock', {
        id: of.id('privacyBlock'),
        scope: of.choice(BlockScope),
        since: of.date,
        version: of.int,
      }),
    ),
  ),
})

mutation('sendPrivacyCode', {
  input: inputFrom('SendPrivacyCodeInput', {
    companyId: held.companyId,
    rut: held.rut,
    email: text('Su correo', { max: 200 }),
  }),
  type: objectFrom<{ minutes: number }>('PrivacyCode', { minutes: of.int }),
  open: sendPrivacyCode,
})

query('privacyByCode', {
  input: inputFrom('PrivacyByCodeInput', held),
  type: Own,
  open: privacyByCode,
})

mutation('requestPrivacyByCode', {
  input: inputFrom('RequestPrivacyByCodeInput', { ...held, ...newPrivacyRequest }),
  type: Own,
  open: requestPrivacyByCode,
})

mutation('withdrawPrivacyByCode', {
  input: inputFrom('WithdrawPrivacyByCodeInput', { ...held, id: id('privacyRequest') }),
  type: Own,
  open: withdrawPrivacyByCode,
})

mutation('liftPrivacyBlockByCode', {
  input: inputFrom('LiftPrivacyBlockByCodeInput', { ...held, ...blockSeen }),
  type: Own,
  open: liftPrivacyBlockByCode,
})

query('exportPerson', { input: byId('privacyRequest'), type: FileInMaking, run: exportPerson })

query('exportPersonByCode', {
  input: inputFrom('ExportPersonByCodeInput', { ...held, id: id('privacyRequest') }),
  type: FileInMaking,
  open: exportPersonByCode,
})
