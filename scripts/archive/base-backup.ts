import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { POSTGRES } from './manifest.ts'
import { absent, type Writer } from './writer.ts'

/**
 * What a copy of a data folder leaves out: the marks of the process that runs there, and what a
 * starting server makes anew (PostgreSQL 18, 25.3.4).
 */
const LEFT_OUT = /^(postmaster\.(pid|opts)|current_logfiles|backup_label.*|tablespace_map.*)$/
const TEMPORARY = /(^|\/)(pgsql_tmp.*|pg_internal\.init.*)$/
const EMPTY = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
/** The file that says where recovery begins goes last, so that it is as new as the pages. */
const CONTROL = 'global/pg_control'
const WAL_SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the data folder of a server that works, with the log that makes it whole: recovery brings
 * the copy to the moment at which it ended. `atTheEnd` runs just before that moment.
 */
export async function copyDatabase(
  { url, data }: { url: string; data: string },
  writer: Writer,
  atTheEnd: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Temporary: it holds the log back while this connection lives, and no longer.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `minga_backup_${process.pid}`,
    ])
    const first = await valueOf(
      client,
      `select pg_walfile_name(pg_backup_start('minga', fast => true)) as value`,
    )
    for (const name of EMPTY) await writer.folder(`${POSTGRES}/${name}`)
    await copyFolder(writer, data, '')
    await atTheEnd()
    await copyControl(writer, data)
    const { label, map } = await endOfCopy(client)
    await writer.text(`${POSTGRES}/backup_label`, label)
    if (map.trim() !== '') throw new Error('Las tablas están en varias carpetas (tablespaces)')
    const last = await valueOf(client, 'select pg_walfile_name(pg_current_wal_lsn()) as value')
    await copyLog(writer, data, { first, last })
  } finally {
    await client.end()
  }
}

async function copyFolder(writer: Writer, data: string, folder: string): Promise<void> {
  const entries = await readdir(path.join(data, folder), { withFileTypes: true }).catch(absent)
  for (const entry of entries ?? []) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (TEMPORARY.test(name) || LEFT_OUT.test(name) || name === CONTROL) continue
    if (entry.isDirectory()) {
      if (EMPTY.includes(name)) continue
      await writer.folder(`${POSTGRES}/${name}`)
      await copyFolder(writer, data, name)
    } else if (entry.isFile()) {
      await writer.file(`${POSTGRES}/${name}`, path.join(data, name))
    }
  }
}

/** The server may be writing it: two readings that agree are one that is whole. */
async function copyControl(writer: Writer, data: string): Promise<void> {
  const read = () => readFile(path.join(data, CONTROL))
  let control = await read()
  for (let again = await read(); !again.equals(control); again = await read()) control = again
  await writer.text(`${POSTGRES}/${CONTROL}`, control)
}

async function endOfCopy(client: pg.Client): Promise<{ label: string; map: string }> {
  const { rows } = await client.query<{ label: string; map: string }>(
    'select labelfile as label, spcmapfile as map from pg_backup_stop()',
  )
  const [end] = rows
  if (!end) throw new Error('PostgreSQL no terminó el respaldo')
  return end
}

/** The segments in between. Those after `last` are old ones that wait to be written over. */
async function copyLog(
  writer: Writer,
  data: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const names = await readdir(path.join(data, 'pg_wal'))
  const needed = names.filter((name) => WAL_SEGMENT.test(name) && name >= first && name <= last)
  for (const name of needed.toSorted()) {
    await writer.file(`${POSTGRES}/pg_wal/${name}`, path.join(data, 'pg_wal', name))
  }
  // The folder that PostgreSQL expects in it.
  await writer.folder(`${POSTGRES}/pg_wal/archive_status`)
}

async function valueOf(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(statement)
  return rows[0]?.value ?? ''
}
