import type { Column } from '../list/columns.tsx'
import { Link } from '../text/Link.tsx'
import { NoBreak } from '../text/NoBreak.tsx'
import { StatusTag } from '../record/StatusTag.tsx'
import { TextWithHint } from '../text/TextWithHint.tsx'
import { type ActRow, type MassAct, massWords } from './mass-act.ts'

type Lead<Row> = {
  key: string
  title: string
  words: (row: Row) => string
  /** The page of the act, where it has one. */
  to?: (row: Row) => string
}

/** What an act is called, which leads to its page if it has one, over its razón social. */
export const actColumn = <Row extends { businessName: string }>({
  key,
  title,
  words,
  to,
}: Lead<Row>): Column<Row> => ({
  key,
  title,
  lead: true,
  text: words,
  render: (row) => {
    const shown = <NoBreak words={words(row)} />
    return (
      <TextWithHint
        words={to ? <Link to={to(row)}>{shown}</Link> : words(row)}
        hint={row.businessName}
      />
    )
  },
})

/** The state of an act, with how far its work is. */
export const stateColumn = <Row extends ActRow>(
  act: MassAct,
  words: (row: Row) => string = (row) => massWords(act, row),
): Column<Row> => ({
  key: 'state',
  title: 'Estado',
  text: words,
  render: (row) => {
    const tone = row.failed ? 'danger' : row.state === act.done ? 'success' : 'neutral'
    return <StatusTag tone={tone}>{words(row)}</StatusTag>
  },
})

/** A count of an act, such as of its people. */
export const countColumn = <Name extends string>(
  key: Name,
  title: string,
): Column<Record<Name, number>> => ({
  key,
  title,
  align: 'end',
  text: (row) => row[key],
  render: (row) => <span className="tabular">{row[key]}</span>,
})

/** Who ordered an act. */
export const authorColumn = (title: string): Column<{ author: string | null }> => ({
  key: 'author',
  title,
  text: ({ author }) => author,
})

/** Why a person is left out of an act. */
export const leftColumn = (title: string): Column<{ left: string | null }> => ({
  key: 'left',
  title,
  text: ({ left }) => left,
})
