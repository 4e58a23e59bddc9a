import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Crowd } from './crowd.ts'

/** The rows of a run as COPY writes them, ready to be sent. */
export async function encodedRows(owner: pg.Client, { companyId, monthId }: Crowd) {
  const stream = owner.query(
    copyTo(
      `copy (select p.* from payslip p join payroll_month m on m.company_id = p.company_id
        and m.id = p.payroll_month_id and m.current_run_id = p.payroll_run_id
       where p.company_id = ${companyId} and p.payroll_month_id = ${monthId}) to stdout`,
    ),
  )
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(stream, 'end')
  return chunks
}

/** Tables like `payslip`: one with its keys and indexes, one with its foreign keys besides. */
export async function makeBareTables(owner: pg.Client): Promise<void> {
  for (const name of ['bare_payslip', 'bare_payslip_tied']) {
    await owner.query(`create table ${name} (like payslip including all)`)
    await owner.query(`alter table ${name} set (toast_tuple_target = 8160)`)
  }
  const { rows } = await owner.query<{ text: string }>(
    `select format('alter table bare_payslip_tied add %s', pg_get_constraintdef(oid)) as text
     from pg_constraint where conrelid = 'payslip'::regclass and contype = 'f'`,
  )
  for (const { text } of rows) await owner.query(text)
}

/** Milliseconds of one COPY of the rows into an empty table, in one transaction. */
export async function bareCopy(owner: pg.Client, table: string, rows: readonly Buffer[]) {
  await owner.query(`truncate ${table}`)
  const start = performance.now()
  await owner.query('begin')
  await pipeline(Readable.from(rows), owner.query(copyFrom(`copy ${table} from stdin`)))
  await owner.query('commit')
  return performance.now() - start
}
