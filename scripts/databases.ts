import pg from 'pg'

/** The same server and user, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Creates a database, as a copy of `template` when one is named; says whether it was missing. */
export async function createDatabase(serverUrl: string, name: string, template = 'template0') {
  return withClient(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return false
    // Copies files instead of logging each page: a sixth of the work for a database with a demo.
    const copy = `template ${quoted(template)} strategy file_copy`
    await client.query(`create database ${quoted(name)} ${copy}`)
    return true
  })
}

/** Drops a database and whoever is still connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${quoted(name)} with (force)`),
  )
}

export async function renameDatabase(serverUrl: string, from: string, to: string): Promise<void> {
  await withClient(serverUrl, (client) =>
    client.query(`alter database ${quoted(from)} rename to ${quoted(to)}`),
  )
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name)
}
