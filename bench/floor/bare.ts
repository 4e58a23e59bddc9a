import { readFileSync } from 'node:fs'
import http from 'node:http'
import pg from 'pg'
import { appUrl } from '../../database/migrate.ts'
import { type Statement, statementsIn } from './statements.ts'

/**
 * The bare server: answers `/kind` with the rows, as JSON, of the statements that the API sends
 * for a request of that kind. No token, no rights, no schema, no ids in other words: less than
 * any product can do, and so the floor that the product is measured by.
 */
const kinds = JSON.parse(process.env['KINDS'] ?? '{}') as Readonly<Record<string, string>>
const captured = new Map(
  Object.entries(kinds).map(([name, file]) => [name, statementsIn(readFileSync(file, 'utf8'))]),
)

// The same as the product's pool.
const pool = new pg.Pool({
  connectionString: appUrl(process.env['DATABASE_URL'] ?? ''),
  max: 12,
  idleTimeoutMillis: 30_000,
})

async function rowsOf(statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    const rows: unknown[] = []
    for (const { text, values, name } of statements) {
      const query = name ? { text, name, values: [...(values ?? [])] } : text
      const results = [
        await client.query(query as string, name ? undefined : (values as unknown[])),
      ]
      rows.push(results.flat().map((result) => result.rows))
    }
    return rows
  } finally {
    client.release()
  }
}

const server = http.createServer((req, res) => {
  const statements = captured.get(decodeURIComponent((req.url ?? '/').slice(1)))
  req.resume()
  if (!statements) return res.writeHead(404).end('{}')
  rowsOf(statements).then(
    (rows) => res.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  )
  return undefined
})
// As the product: on a busy machine the turns of the others take longer than five seconds.
server.keepAliveTimeout = 75_000
server.listen(Number(process.env['PORT']))
