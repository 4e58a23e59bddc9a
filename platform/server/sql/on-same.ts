import type { JoinBuilder } from 'kysely'

/**
 * Joins two tables of a statement by columns that both call by the same name:
 * `onSame(join, 'release', 'payslip', ['payrollRunId', 'userContractId'])`.
 */
export const onSame = <
  DB,
  Tables extends keyof DB,
  One extends Tables & string,
  Other extends Tables & string,
>(
  join: JoinBuilder<DB, Tables>,
  one: One,
  other: Other,
  columns: readonly (keyof DB[One] & keyof DB[Other] & string)[],
) =>
  columns.reduce(
    (on, column) => on.onRef(`${one}.${column}` as never, '=', `${other}.${column}` as never),
    join,
  )
