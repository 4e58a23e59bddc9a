import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FailureRow, PayslipRow } from './calculate.ts'

type Where = { companyId: number; runId: number; monthId: number }

const columns = `company_id, payroll_run_id, payroll_month_id, user_contract_id, user_id, facts, results,
  inputs_hash, net, earnings, deductions, employer_cost, snapshot`

/**
 * Writes a batch of payslips: COPY into a temporary table (COPY straight into a table under row-level
 * security is refused), then one INSERT. A payslip that the run already has stays as it is, so a batch
 * that is done twice is done once.
 */
export async function storePayslips(
  client: pg.PoolClient,
  { companyId, runId, monthId }: Where,
  payslips: readonly PayslipRow[],
): Promise<void> {
  if (payslips.length === 0) return
  await client.query(
    'create temporary table if not exists payslip_in (like payslip) on commit delete rows',
  )
  const stream = client.query(copyFrom(`copy payslip_in (${columns}) from stdin`))
  for (const row of payslips) {
    const line = [
      companyId,
      runId,
      monthId,
      row.contractId,
      row.userId,
      `{${row.facts.join(',')}}`,
      `{${row.results.join(',')}}`,
      row.inputsHash,
      row.net,
      row.earnings,
      row.deductions,
      row.employerCost,
      escaped(JSON.stringify(row.snapshot)),
    ].join('\t')
    if (!stream.write(`${line}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  await client.query(
    `insert into payslip (${columns}) select ${columns} from payslip_in
     where company_id = $1 on conflict do nothing`,
    [companyId],
  )
  await client.query('truncate payslip_in')
}

/** Writes why some contracts have no payslip in this run. */
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
     from unnest($4::bigint[], $5::text[], $6::text[], $7::text[]) as given (contract, code, message, field)
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

/** COPY's text format: backslashes, tabs and line ends of a value are written as escapes. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
