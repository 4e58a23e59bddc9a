import v8 from 'node:v8'

/** A statement as the API sent it. */
export type Statement = {
  readonly text: string
  readonly values?: readonly unknown[]
  /** The name under which its connection prepared it. */
  readonly name?: string
}

/** One line of a file; values keep their kinds: instants, bytes, lists. */
export const lineOf = (statement: Statement): string =>
  `${v8.serialize(statement).toString('base64')}\n`

export const statementsIn = (text: string): readonly Statement[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v8.deserialize(Buffer.from(line, 'base64')) as Statement)
