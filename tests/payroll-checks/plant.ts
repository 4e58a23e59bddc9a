/** A fault to plant in one payslip and the rows around it: figures in the arrays, or SQL. */
export type Plant = {
  rule: string
  results?: Readonly<Record<string, number>>
  facts?: Readonly<Record<string, number>>
  /** `$person`, `$contract`, `$other`, `$business`, `$month`, `$run` and `$before` are replaced. */
  sql?: readonly string[]
}

/** SQL that changes a value in the current version of the person. */
export const person = (set: string): string[] => [
  `update user_version set ${set} where user_id = $person and superseded_at is null`,
]
