/** A fault to plant in one payslip and the rows around it: figures in the arrays, or SQL. */
export type Plant = {
  rule: string
  results?: Readonly<Record<string, number>>
  facts?: Readonly<Record<string, number>>
  /** `$person`, `$contract`, `$other`, `$business`, `$month`, `$run`, `$before` are filled in. */
  sql?: readonly string[]
}

/** Another value in the person's version that holds. */
export const person = (set: string): string[] => [
  `update user_version set ${set} where user_id = $person and superseded_at is null`,
]
