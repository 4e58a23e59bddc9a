import type { UpdateUserMutationVariables } from '#generated/documents/graphql.ts'
import { joined } from '#platform/web/screen/joined-place.tsx'

/** A change of a person that somebody is about to save. */
export type PersonChangeProps = UpdateUserMutationVariables

/** What a change of a person does to months that are closed, said before it is saved. */
export const { provide: providePersonConsequence, Place: PersonConsequence } =
  joined<PersonChangeProps>('what a change of a person does')
