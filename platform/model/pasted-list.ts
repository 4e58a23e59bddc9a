type Columns = readonly { readonly name: string }[]

/** The name of a column of a pasted list. */
export type PastedName<All extends Columns> = All[number]['name']

/** A row of a pasted list, as it reads. */
export type PastedRow<All extends Columns> = Readonly<Record<PastedName<All>, string>>

/** A row as it arrives: an empty cell is nothing. */
export type SentRow<Row> = { readonly [Name in keyof Row]: string | null }

/** The rows of a pasted list as they read: an empty cell is an empty text. */
export const readRows = <Row extends Readonly<Record<string, string>>>(
  rows: readonly SentRow<Row>[],
): Row[] =>
  rows.map((row) => {
    const cells = Object.entries<string | null>(row)
    return Object.fromEntries(cells.map(([name, text]) => [name, text ?? ''])) as Row
  })
