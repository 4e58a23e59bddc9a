import type { Document } from '../api/graphql.ts'

/** Reads another answer that the page has, such as the contracts of its reader. */
type Read = <Result, Variables>(
  document: Document<Result, Variables>,
  variables?: Variables,
) => Result | undefined

/** Whose session it is, by which an answer is known as one's own. */
export type Reader = { readonly id: string; readonly read: Read }

/** A question whose answer may be of its reader alone, and is then kept on their device. */
export type OwnAnswer = {
  readonly document: string
  /** What of the answer is the reader's own; nothing where it is of anybody else. */
  readonly own: (data: unknown, variables: unknown, reader: Reader) => unknown
}

/** Says what of the answer of a question is its reader's own. */
export function ownAnswer<Result, Variables>(
  document: Document<Result, Variables>,
  own: (data: Result, variables: Variables, reader: Reader) => Result | undefined,
): OwnAnswer {
  return {
    document: String(document),
    // The cache holds under a document the answers of that document.
    own: (data, variables, reader) => own(data as Result, variables as Variables, reader),
  }
}
