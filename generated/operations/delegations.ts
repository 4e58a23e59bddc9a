import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const CreateDelegation = graphql(`mutation CreateDelegation($input: CreateDelegationInput!) { createDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }`)
export const DelegationPeople = graphql(`query DelegationPeople($input: DelegationPeopleInput) { delegationPeople(input: $input) { fullname jobTitle userId } }`)
export const Delegations = graphql(`query Delegations { delegations { given { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } isRestricted kinds received { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }`)
export const RevokeDelegation = graphql(`mutation RevokeDelegation($input: ByIdDelegation!) { revokeDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }`)
