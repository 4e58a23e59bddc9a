import { choice, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { DelegableKind, Delegation, DelegationState } from '../model/delegation.ts'
import { type DelegationRow, type Delegations, delegations } from './delegations.queries.ts'
import { createDelegation, revokeDelegation } from './delegations.service.ts'
import { type DelegationPerson, delegationPeople } from './people.queries.ts'

const DelegationType = objectFrom<DelegationRow>('Delegation', {
  id: of.id('delegation'),
  fromUserId: of.id('user'),
  fromName: of.text,
  toUserId: of.id('user'),
  toName: of.text,
  startDate: of.date,
  endDate: of.date,
  kinds: of.list(of.choice(DelegableKind)),
  state: of.choice(DelegationState),
  revokedAt: of.maybe(of.dateTime),
})

query('delegations', {
  type: objectFrom<Delegations>('Delegations', {
    given: of.list(of.object(DelegationType)),
    received: of.list(of.object(DelegationType)),
    kinds: of.list(of.choice(DelegableKind)),
    isRestricted: of.flag,
  }),
  run: (context) => delegations(context),
})

query('delegationPeople', {
  input: inputFrom('DelegationPeopleInput', {
    search: optional(text('Nombre', { max: 100 })),
    userId: optional(ref('user', 'Persona')),
  }),
  type: objectFrom<DelegationPerson>('DelegationPerson', {
    userId: of.id('user'),
    fullname: of.text,
    jobTitle: of.maybe(of.text),
  }),
  many: true,
  run: delegationPeople,
})

mutation('createDelegation', {
  input: inputOf('CreateDelegationInput', Delegation, ['toUserId', 'startDate', 'endDate'], {
    kinds: listOf(inputFrom('DelegatedKind', { kind: choice(DelegableKind, 'Qué') })),
  }),
  type: DelegationType,
  run: createDelegation,
})

mutation('revokeDelegation', {
  input: byId('delegation'),
  type: DelegationType,
  run: revokeDelegation,
})
