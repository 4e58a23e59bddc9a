import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../../database/migrate.ts'
import { dataFolderMode } from '../../platform/server/storage/private.ts'
import { argumentsOf, embeddedFolder } from './arguments.ts'
import { type Header, LAYOUT, POSTGRES, Refused } from './manifest.ts'
import { finishRestoring, isInhabited, placesOf, restoringAlone, swapIn } from './place.ts'
import { readArchive } from './reader.ts'
import type { Started } from './command.ts'
import { databaseUrl } from '../databases.ts'
import { isServed, startPostgres } from '../postgres.ts'
import { pathTo } from '../postgres-binary.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../../database/migrations')

/**
 * Unpacks a backup beside the installation, starts and migrates it there, and puts it in its place.
 *
 * @throws Refused
 */
export async function restore(started: Started): Promise<void> {
  const folder = embeddedFolder()
  const { file, phrase, replace } = argumentsOf(process.argv.slice(2))
  if (file === undefined) throw new Refused('Uso: npm run restore -- ARCHIVO [--replace]')
  finishRestoring(folder)
  refuseInhabited(folder, replace)
  await restoringAlone(folder, async () => {
    const { draft } = placesOf(folder)
    mkdirSync(draft, { recursive: true, mode: dataFolderMode() })
    const archive = path.resolve(file)
    const { header, missing } = await readArchive({ archive, phrase, folder: draft, check })
    const applied = await broughtForward(draft, started)
    // Somebody may have started it meanwhile.
    refuseInhabited(folder, replace)
    const aside = swapIn(folder, new Date())
    console.log(`Restaurado en ${folder} el respaldo del ${momentOf(header)}`)
    if (applied.length > 0) console.log(`Migraciones aplicadas: ${applied.length}`)
    if (aside) console.log(`Lo anterior quedó en ${aside}`)
    if (missing.length > 0) console.error(`Faltaban ${missing.length} archivos al respaldar`)
    if (header.secretElsewhere) console.error(ELSEWHERE)
    console.log('Las sesiones se cerraron: cada persona entra de nuevo')
  })
}

const ELSEWHERE =
  'SESSION_SECRET estaba en el entorno y no en el respaldo: indique el mismo al partir'

function refuseInhabited(folder: string, replace: boolean): void {
  if (isServed(path.join(folder, POSTGRES))) {
    throw new Refused('La instalación está en uso: detenga la aplicación antes de restaurar')
  }
  if (isInhabited(folder) && !replace) {
    throw new Refused(
      `En ${folder} ya hay una instalación: use --replace, que la deja aparte con otro nombre`,
    )
  }
}

/** Refuses what this version cannot read. */
function check({ layout, postgres, migrations }: Header): void {
  const known = new Set(readdirSync(MIGRATIONS))
  const later = migrations.find((name) => !known.has(name))
  if (layout > LAYOUT || later !== undefined) {
    const what = later === undefined ? '' : ` (tiene la migración ${later})`
    throw new Refused(`El respaldo es de una versión más nueva${what}: actualice Minga primero`)
  }
  const ours = majorOfServer()
  if (postgres !== ours) {
    throw new Refused(`El respaldo es de PostgreSQL ${postgres}, y aquí corre PostgreSQL ${ours}`)
  }
}

function majorOfServer(): string {
  const said = spawnSync(pathTo('postgres'), ['--version'], { encoding: 'utf8' }).stdout
  return /(\d+)\./.exec(said)?.[1] ?? ''
}

/** Starts what was unpacked, which ends its recovery, and brings its schema to ours. */
async function broughtForward(draft: string, started: Started): Promise<string[]> {
  const server = await startPostgres(path.join(draft, POSTGRES), { durable: true })
  started.push(server.stop)
  const url = databaseUrl(server.url, 'minga')
  const { applied } = await migrate(url)
  await closeSessions(url)
  await server.stop()
  started.pop()
  rmSync(path.join(draft, `${POSTGRES}.log`), { force: true })
  return applied
}

/** A session that was closed, or a password that was changed, since then would be good again. */
async function closeSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update login_session set revoked_at = now() where revoked_at is null')
  } finally {
    await client.end()
  }
}

const momentOf = ({ madeAt }: Header) =>
  new Date(madeAt).toLocaleString('es-CL', { timeZone: 'America/Santiago', hour12: false })
