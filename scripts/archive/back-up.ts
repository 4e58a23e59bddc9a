import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { argumentsOf, embeddedFolder } from './arguments.ts'
import { copyDatabase } from './base-backup.ts'
import { HEADER, type Header, LAYOUT, POSTGRES, Refused, SESSION_SECRET } from './manifest.ts'
import { momentIn } from './place.ts'
import { heldFiles, knownFiles, missingFiles } from './stored-files.ts'
import { type Writer, writeArchive } from './writer.ts'
import type { Started } from './command.ts'
import { databaseUrl } from '../databases.ts'
import { isAlive, startPostgres } from '../postgres.ts'

/** Writes a backup where it is asked to, or beside the installation. @throws Refused */
export async function backUp(started: Started): Promise<void> {
  const folder = embeddedFolder()
  const { file, plain, phrase } = argumentsOf(process.argv.slice(2))
  if (phrase === undefined && !plain) throw new Refused(NEEDS_PHRASE)
  const data = path.join(folder, POSTGRES)
  if (!existsSync(path.join(data, 'PG_VERSION'))) throw new Refused(`No hay nada en ${folder}`)
  const place = placeOf(folder, file)

  const server = await startPostgres(data, { durable: true })
  started.push(server.stop)
  const files = await heldFiles(folder)
  started.push(files.release)
  const url = databaseUrl(server.url, 'minga')
  const header = await headerOf(url)
  const made = await writeArchive(place, phrase, async (writer) => {
    await writer.text(HEADER, JSON.stringify(header))
    await copySecret(writer, folder)
    let known: Awaited<ReturnType<typeof knownFiles>> = []
    await copyDatabase({ url, data }, writer, async () => {
      await files.hold()
      known = await knownFiles(url)
    })
    await files.hold()
    return { missing: await missingFiles(url, known, await files.copy(writer)) }
  })
  const size = (made.bytes / 1024 / 1024).toFixed(1).replace('.', ',')
  console.log(`Respaldo en ${place} (${made.parts} partes, ${size} MB)`)
  if (made.missing.length > 0) console.error(lost(made.missing))
}

const NEEDS_PHRASE =
  'El respaldo tiene sueldos y llaves de encuestas: indique una frase que lo selle en ' +
  'BACKUP_PASSPHRASE o con --passphrase-file, o pida uno abierto con --plain'

const lost = (keys: readonly string[]) =>
  `Faltaban ${keys.length} archivos que la base nombra, o tienen otro contenido:\n  ` +
  keys.slice(0, 20).join('\n  ')

/** Where it is written; what earlier ones left unfinished there is removed. */
function placeOf(folder: string, file: string | undefined): string {
  const usual = path.join(`${folder}-backups`, `minga-${momentIn(new Date())}.backup`)
  const place = path.resolve(file ?? usual)
  if (existsSync(place)) throw new Refused(`Ya existe ${place}`)
  const home = path.dirname(place)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(home)) {
    const pid = /\.(\d+)\.partial$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(home, name), { force: true })
  }
  return place
}

async function headerOf(url: string): Promise<Header> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    throw new Refused('La instalación todavía no tiene base de datos', { cause })
  })
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from ops_migration order by name',
    )
    const version = await client.query<{ major: string }>(
      `select (current_setting('server_version_num')::int / 10000)::text as major`,
    )
    return {
      layout: LAYOUT,
      madeAt: new Date().toISOString(),
      postgres: version.rows[0]?.major ?? '',
      migrations: rows.map(({ name }) => name),
      secretElsewhere: Boolean(process.env['SESSION_SECRET']),
    }
  } finally {
    await client.end()
  }
}

/** With which sessions, seals and certificates of companies are read. */
async function copySecret(writer: Writer, folder: string): Promise<void> {
  const place = path.join(folder, SESSION_SECRET)
  if (existsSync(place)) await writer.text(SESSION_SECRET, await readFile(place))
}
