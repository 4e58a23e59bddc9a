import pg from 'pg'
import { appUrl } from '#database/migrate.ts'
import { openBenchDatabase } from './pipeline/server.ts'
import { type Report, figure } from './report.ts'

/** Numbers of rows that one transaction changes, from an edit to a whole company. */
const sizes = [85, 850, 8_500, 42_500]

/**
 * Measures the cost of the audit trail for each row of a transaction, by its number of rows: the
 * application's own role writes events, and the chain of hashes is verified after each transaction.
 */
export async function audit(): Promise<Report> {
  const database = await openBenchDatabase()
  const client = new pg.Client({ connectionString: appUrl(database.ownerUrl) })
  await client.connect()
  try {
    const measured: { size: number; each: number; broken: number }[] = []
    for (const size of sizes) measured.push(await written(client, size))
    const [first, last] = [measured[1]?.each ?? 0, measured.at(-1)?.each ?? 0]
    return {
      title: 'Audit: milliseconds for each row of one transaction',
      head: ['rows', 'ms a row', 'whole s', 'broken links'],
      rows: measured.map(({ size, each, broken }) =>
        [size, each, (each * size) / 1_000, broken].map(figure),
      ),
      goals: [
        { text: 'a row of 42.500, of one of 850', value: last / first, most: 1.3 },
        { text: 'broken links', value: measured.reduce((n, { broken }) => n + broken, 0), most: 0 },
      ],
    }
  } finally {
    await client.end()
    await database.close()
  }
}

async function written(client: pg.Client, size: number) {
  const session = `select app.begin_request(1, 1, 1, false, 'bench')`
  await client.query('begin')
  await client.query(session)
  await client.query('set local statement_timeout = 0')
  const start = performance.now()
  await client.query(
    `select app.write_audit(1, 'Modificado', 'users', row::text,
       '{"company_id": 1, "status": "ACTIVE"}', '{"company_id": 1, "status": "INACTIVE"}')
     from generate_series(1, $1::int) row`,
    [size],
  )
  await client.query('commit')
  const each = (performance.now() - start) / size
  await client.query('begin')
  await client.query(session)
  await client.query('set local statement_timeout = 0')
  const { rowCount } = await client.query('select from app.verify_audit(1)')
  await client.query('commit')
  return { size, each, broken: rowCount ?? 0 }
}
