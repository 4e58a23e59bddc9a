import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FailureRow, PayslipRow } from './calculate.ts'

type Where = { companyId: number; runId: number; monthId: number }

const columns = `company_id, payroll_run_id, payroll_month_id, user_contract_id, user_id, facts,
  results, inputs_hash, net, earnings, deductions, employer_cost, snapshot`

/**
 * Where payslips arrive. It stays with the connection, and empties itself at the end of each
 * transaction.
 */
const arrivals = `create temporary table if not exists payslip_in (like payslip including storage)
  with (toast_tuple_target = 8160) on commit delete rows`

/** Payslips that travel in one piece. */
const piece = 64

/**
 * Writes a batch of payslips: COPY into a temporary table (COPY straight into a table under
 * row-level security is refused), then one INSERT. A payslip that the run already has stays as it
 * is, so a batch that is done twice is done once.
 */
export async function storePayslips(
  client: pg.PoolClient,
  where: Where,
  payslips: readonly PayslipRow[],
): Promise<void> {
  if (payslips.length === 0) return
  await client.query(arrivals)
  await pipeline(
    Readable.from(encoded(where, payslips)),
    client.query(copyFrom(`copy payslip_in (${columns}) from stdin`)),
  )
  await client.query(
    `insert into payslip (${columns}) select ${columns} from payslip_in
     where company_id = $1 on conflict do nothing`,
    [where.companyId],
  )
}

/** Writes the payslips of a few contracts; a bulk arrives by `storePayslips`. */
export async function insertPayslips(
  client: pg.PoolClient,
  { companyId, runId, monthId }: Where,
  payslips: readonly PayslipRow[],
): Promise<void> {
  if (payslips.length === 0) return
  await client.query(
    `insert into payslip (${columns})
     select $1, $2, $3, contract, person, facts::bigint[], results::bigint[], inputs_hash, net,
       earnings, deductions, employer_cost, snapshot
     from unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::bigint[],
       $10::bigint[], $11::bigint[], $12::bigint[], $13::jsonb[])
       as given (contract, person, facts, results, inputs_hash, net, earnings, deductions,
         employer_cost, snapshot)`,
    [
      companyId,
      runId,
      monthId,
      payslips.map((row) => row.contractId),
      payslips.map((row) => row.userId),
      payslips.map((row) => `{${row.facts}}`),
      payslips.map((row) => `{${row.results}}`),
      payslips.map((row) => row.inputsHash),
      payslips.map((row) => row.net),
      payslips.map((row) => row.earnings),
      payslips.map((row) => row.deductions),
      payslips.map((row) => row.employerCost),
      payslips.map((row) => JSON.stringify(row.snapshot)),
    ],
  )
}

/** The rows in COPY's text format, some at a time. */
export function* encoded(where: Where, payslips: readonly PayslipRow[]): Generator<Buffer> {
  const { companyId, runId, monthId } = where
  const same = `${companyId}\t${runId}\t${monthId}\t`
  for (let at = 0; at < payslips.length; at += piece) {
    let text = ''
    for (const row of payslips.slice(at, at + piece)) {
      const { contractId, userId, facts, results, inputsHash, snapshot } = row
      const { net, earnings, deductions, employerCost } = row
      text += `${same}${contractId}\t${userId}\t{${facts}}\t{${results}}\t${inputsHash}`
      text += `\t${net}\t${earnings}\t${deductions}\t${employerCost}`
      text += `\t${escaped(JSON.stringify(snapshot))}\n`
    }
    yield Buffer.from(text)
  }
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

/** JSON has no raw tabs or line ends; in COPY's text format only its backslashes need one more. */
const escaped = (json: string) => (json.includes('\\') ? json.replaceAll('\\', '\\\\') : json)
