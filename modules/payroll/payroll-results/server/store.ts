import type pg from 'pg'
import { bigints, texts } from '#platform/server/sql/binary-arrays.ts'
import type { FailureRow, PayslipRow } from '../model/payslip-row.ts'

type Where = { companyId: number; runId: number; monthId: number }

/** `$11` and `$13` are the numbers of facts and results of a payslip. */
const insert = `insert into payslip (company_id, payroll_run_id, payroll_month_id,
    user_contract_id, user_id, inputs_hash, net, earnings, deductions, employer_cost, facts,
    results, snapshot)
  select $1, $2, $3, contract, person, fingerprint, net, earnings, deductions, cost,
    ($10::bigint[])[(place - 1) * $11 + 1 : place * $11],
    ($12::bigint[])[(place - 1) * $13 + 1 : place * $13], snapshot::jsonb
  from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[],
      $14::text[], $15::text[]) with ordinality
    as given (contract, person, net, earnings, deductions, cost, fingerprint, snapshot, place)`

/**
 * Writes payslips in one statement. Their amounts travel as two long binary arrays, which the
 * server splits, because a table under row-level security refuses COPY. A payslip that the run
 * already has stays unchanged, so that a repeated batch writes nothing twice.
 *
 * @param isNew that the run cannot have them yet: after the job took its fence it read which ones
 *   are missing, and nobody else writes them while it holds it. Each row then skips the speculative
 *   index insertion, a quarter of its cost.
 * @throws a unique violation when one that is new is there all the same, and then the whole batch
 *   is undone
 */
export async function storePayslips(
  client: pg.PoolClient,
  where: Where,
  payslips: readonly PayslipRow[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  if (payslips.length === 0) return
  const statement = isNew ? `${insert} returning company_id` : `${insert} on conflict do nothing`
  await client.query(statement, parametersOf(where, payslips))
}

/** The parameters of the statement that writes payslips. */
export function parametersOf({ companyId, runId, monthId }: Where, rows: readonly PayslipRow[]) {
  return [
    companyId,
    runId,
    monthId,
    bigints(rows.map((row) => row.contractId)),
    bigints(rows.map((row) => row.userId)),
    bigints(rows.map((row) => row.net)),
    bigints(rows.map((row) => row.earnings)),
    bigints(rows.map((row) => row.deductions)),
    bigints(rows.map((row) => row.employerCost)),
    bigints(...rows.map((row) => row.facts)),
    rows[0]?.facts.length ?? 0,
    bigints(...rows.map((row) => row.results)),
    rows[0]?.results.length ?? 0,
    texts(rows.map((row) => row.inputsHash)),
    texts(rows.map((row) => JSON.stringify(row.snapshot))),
  ]
}

/** Stores the reason why some contracts have no payslip in this run. */
export async function storeFailures(
  client: pg.PoolClient,
  { companyId, runId, monthId }: Where,
  failures: readonly FailureRow[],
): Promise<void> {
  if (failures.length === 0) return
  await client.query(
    `insert into payslip_error
       (company_id, payroll_run_id, payroll_month_id, user_contract_id, code, message, field)
     select $1, $2, $3, contract, code, message, field
     from unnest($4::bigint[], $5::text[], $6::text[], $7::text[]) as given (contract, code,
       message, field)
     on conflict do nothing`,
    [
      companyId,
      runId,
      monthId,
      failures.map((failure) => failure.contractId),
      failures.map((failure) => failure.code),
      failures.map((failure) => failure.message),
      failures.map((failure) => failure.field),
    ],
  )
}
