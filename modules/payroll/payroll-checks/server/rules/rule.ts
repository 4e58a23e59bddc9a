import type { CheckRule } from '../../model/check.ts'

/**
 * A rule over the columns of one payslip, as SQL. `{LIQUIDO}` is a concept or a fact of the
 * payslip, `{LIQUIDO@before}` the same of last month's, `{$IMM}` a figure of the month; all in
 * their own unit. Its other rows are named in `../source.ts`: `t` the terms of the contract, `v`
 * the person, `c` the contract, `m` the way of payment.
 */
export type PayslipRule = CheckRule & { when: string; figures?: readonly string[] }

/**
 * A rule over many rows at once: a query of `contract_id` and `figures`. Its parameters are in
 * `../source.ts`.
 */
export type SetRule = CheckRule & { query: string }
