import type { DelegationsQuery } from '#generated/documents/graphql.ts'

export type MyDelegations = DelegationsQuery['delegations']
export type DelegationItem = MyDelegations['given'][number]
