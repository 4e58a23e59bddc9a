import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, databaseUrl } from '../scripts/databases.ts'
import { fingerprint } from '../scripts/fingerprint.ts'
import { buildServerIfStale } from '../scripts/server-build.ts'
import { type Postgres, startPostgres } from '../scripts/postgres.ts'
import { demoToday } from './world.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, '.cache/test-clusters')
const MINE = path.join(FOLDER, `run-${process.pid}`)
/** The files of the demo world, with what opens its confidential answers: beside its rows. */
const FILES = path.join(MINE, 'world/files')
const KEPT_FOR = 10 * 60_000

/** Everything that can change what migrating and seeding leave behind. */
const SOURCES = [
  'package-lock.json',
  'database/**/*',
  '{access,chile,formula,law}/**/*',
  'platform/{model,server}/**/*',
  'modules/*/*/{model,server}/**/*',
  'scripts/{migrate,seed,databases,postgres*}.ts',
]

// The projects that need a database share one cluster: the first to come starts it.
let users = 0
let cluster: Promise<Postgres> | undefined
let demoFault = ''

/**
 * Global set-up of Vitest: one PostgreSQL for the run, with two databases to copy,
 * `minga_empty` (migrated) and `minga_demo` (migrated, with the demo world). The programs that some
 * tests start are built before.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  cluster ??= buildServerIfStale().then(startCluster)
  project.provide('clusterUrl', (await cluster).url)
  project.provide('demoFault', demoFault)
  project.provide('demoFiles', FILES)
  return async () => {
    users -= 1
    if (users > 0) return
    await (await cluster)?.stop()
    cluster = undefined
    rmSync(MINE, { recursive: true, force: true })
  }
}

async function startCluster(): Promise<Postgres> {
  mkdirSync(FOLDER, { recursive: true })
  const print = fingerprint(SOURCES)
  const kept = path.join(FOLDER, `templates-${print}`)
  sweep(kept)
  if (existsSync(kept)) {
    cpSync(kept, MINE, { recursive: true })
    // PostgreSQL serves no folder that others could read, and copying opens it.
    chmodSync(path.join(MINE, 'data'), 0o700)
  } else {
    await buildTemplates()
    // Somebody saved a file meanwhile: what was built is of this run only.
    if (!demoFault && fingerprint(SOURCES) === print) keep(kept)
  }
  return startPostgres(path.join(MINE, 'data'), { durable: false })
}

async function buildTemplates() {
  const server = await startPostgres(path.join(MINE, 'data'), { durable: false })
  try {
    await createDatabase(server.url, 'minga_empty')
    runVerb('migrate', databaseUrl(server.url, 'minga_empty'))
    await createDatabase(server.url, 'minga_demo', 'minga_empty')
    try {
      runVerb('seed', databaseUrl(server.url, 'minga_demo'), [demoToday])
    } catch (error) {
      // Only the tests that need the demo world have to fail for it.
      demoFault = String(error)
    }
  } finally {
    await server.stop()
  }
}

function runVerb(verb: 'migrate' | 'seed', url: string, given: readonly string[] = []) {
  const done = spawnSync(process.execPath, [path.join(ROOT, `scripts/${verb}.ts`), ...given], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: path.dirname(FILES) },
  })
  if (done.status !== 0) throw new Error(`npm run ${verb}:\n${done.stdout}${done.stderr}`)
}

/** Keeps the built templates for the next runs; the rename makes the copy appear whole. */
function keep(kept: string) {
  const draft = `${MINE}-draft`
  cpSync(MINE, draft, { recursive: true })
  if (existsSync(kept)) rmSync(draft, { recursive: true })
  else renameSync(draft, kept)
}

/**
 * Removes what killed runs left behind, and templates of sources that have changed since. What this
 * run needs stays however old it is: between two projects of one suite lies a quarter of an hour.
 */
function sweep(needed: string) {
  for (const name of readdirSync(FOLDER)) {
    const folder = path.join(FOLDER, name)
    if (folder === needed) continue
    const [, pid] = /^run-(\d+)/.exec(name) ?? []
    const dead = pid
      ? !existsSync(`/proc/${pid}`)
      : Date.now() - statSync(folder).mtimeMs > KEPT_FOR
    if (dead) rmSync(folder, { recursive: true, force: true })
  }
}
