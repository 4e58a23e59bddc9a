import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { isAlive } from '../postgres.ts'
import { FILES, type Part } from './manifest.ts'
import { absent, type Writer } from './writer.ts'

/** A file as the database knows it. */
type Known = { key: string; sha256: string }

/** Half-written uploads, which the store renames once they are whole. */
const UNFINISHED = /\.part$/
const STAGED = /^backup-(\d+)$/

/**
 * The files of a store, held by links of their own while they are copied: one that is removed
 * meanwhile, and that the copy of the database still names, is there all the same.
 */
export async function heldFiles(dataFolder: string) {
  await forgetDead(dataFolder)
  const store = path.join(dataFolder, FILES)
  const staged = path.join(dataFolder, `backup-${process.pid}`)
  await mkdir(staged, { mode: 0o700 })
  return {
    /** Holds what is there now; done twice it holds what came since, too. */
    hold: () => linkAll(store, staged),
    async copy(writer: Writer): Promise<Map<string, Part>> {
      const parts = new Map<string, Part>()
      await writer.folder(FILES)
      for (const key of await filesUnder(staged)) {
        const part = await writer.file(`${FILES}/${key}`, path.join(staged, key))
        if (part) parts.set(key, part)
      }
      return parts
    },
    release: () => rm(staged, { recursive: true, force: true }),
  }
}

/** What a backup left behind that was killed. */
async function forgetDead(dataFolder: string): Promise<void> {
  for (const name of readdirSync(dataFolder)) {
    const pid = STAGED.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(path.join(dataFolder, name), { recursive: true, force: true })
  }
}

async function linkAll(store: string, staged: string): Promise<void> {
  for (const key of await filesUnder(store)) {
    if (UNFINISHED.test(key)) continue
    const [from, to] = [path.join(store, key), path.join(staged, key)]
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    await link(from, to).catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error)) throw error
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      // The store is on another disk.
      await copyFile(from, to).catch(absent)
    })
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(absent)
  return (found ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Every file that the database says is there. */
export async function knownFiles(url: string): Promise<Known[]> {
  return asked(
    url,
    `select storage_key as key, encode(sha256, 'hex') as sha256
      from file where removed_at is null order by storage_key`,
  )
}

/**
 * Those that the copy lacks or has with other bytes, and that the database still names now: what
 * was removed meanwhile is not missing.
 */
export async function missingFiles(
  url: string,
  known: readonly Known[],
  parts: ReadonlyMap<string, Pick<Part, 'sha256'>>,
): Promise<string[]> {
  const suspected = known.filter(({ key, sha256 }) => parts.get(key)?.sha256 !== sha256)
  if (suspected.length === 0) return []
  const still = new Set((await knownFiles(url)).map(({ key }) => key))
  return suspected.flatMap(({ key }) => (still.has(key) ? [key] : []))
}

async function asked(url: string, statement: string): Promise<Known[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Known>(statement)).rows
  } finally {
    await client.end()
  }
}
