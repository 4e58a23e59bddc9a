import type { ReactNode } from 'react'
import type { Machine } from '#platform/model/states.ts'
import type { Column } from './columns.tsx'
import { StateTag } from '../record/StateMachine.tsx'

type More<Row> = {
  /** What it is the state of, where that is not the row. */
  title?: string
  /** The name of the order by state, where the list has one. */
  sort?: string
  /** What is said below the state: its reason, its author, what is late. */
  below?: (row: Row) => ReactNode
}

/** The state of a row in its word and its tone, and what is said below it. */
export const stateColumn = <Row, State extends string>(
  key: string,
  machine: Pick<Machine<State, never>, 'states' | 'tones'>,
  stateOf: (row: Row) => string,
  { title = 'Estado', sort, below }: More<Row> = {},
): Column<Row> => ({
  key,
  title,
  ...(sort === undefined ? {} : { sort }),
  text: (row) => machine.states.label(stateOf(row)),
  render: (row) => {
    const tag = <StateTag machine={machine} state={stateOf(row)} />
    return below === undefined ? (
      tag
    ) : (
      <span className="mg-option">
        {tag}
        {below(row)}
      </span>
    )
  },
})

/** What somebody answered, in one line below a state. */
export const Response = ({ text }: { text: string | null | undefined }) =>
  text && (
    <span className="soft mg-response" title={text}>
      {text}
    </span>
  )
