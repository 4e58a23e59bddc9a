import type { graphql as Typed } from '#generated/documents/gql.ts'

/**
 * A typed document. At run time it is only its text: the types come from generated/documents, which
 * is never bundled. Each operation needs a name of its own, and fragments are written out.
 */
export const graphql = ((source: string) => source) as unknown as typeof Typed

/** What `graphql()` gives: the text of an operation, with its result and variables as types. */
export type Document<Result, Variables> = {
  toString(): string
  __apiType?: (variables: Variables) => Result
}
