import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../postgres.ts'
import { FILES, POSTGRES, Refused, SESSION_SECRET } from './manifest.ts'

/** The folder of an installation, and those that a restoration has beside it. */
export function placesOf(folder: string) {
  return {
    folder,
    /** Where it is unpacked and tried. */
    draft: `${folder}.restoring`,
    /** Whole and tried, and not yet in its place. */
    ready: `${folder}.restored`,
    owner: `${folder}.restoring-by`,
  }
}

/**
 * Ends a restoration that was killed between its two renames: the former folder was aside already,
 * and the new one whole. Anything before that leaves the installation as it was.
 */
export function finishRestoring(folder: string): void {
  const { ready } = placesOf(folder)
  if (!existsSync(folder) && existsSync(ready)) renameSync(ready, folder)
}

/** Puts what is whole in its place, and what was there aside; answers where it lies now. */
export function swapIn(folder: string, now: Date): string | undefined {
  const { draft, ready } = placesOf(folder)
  rmSync(ready, { recursive: true, force: true })
  renameSync(draft, ready)
  const aside = `${folder}.before-${momentIn(now)}`
  const hadOne = existsSync(folder)
  if (hadOne) renameSync(folder, aside)
  renameSync(ready, folder)
  return hadOne ? aside : undefined
}

/** `20261129-081530`, for the names of folders and archives. */
export function momentIn(now: Date): string {
  const text = now.toLocaleString('sv-SE', { timeZone: 'America/Santiago' })
  return text.replaceAll(/[-:]/g, '').replace(' ', '-')
}

/** Whether there is something of an installation in a folder. */
export function isInhabited(folder: string): boolean {
  if (!existsSync(folder)) return false
  const names = readdirSync(folder)
  if (names.includes(POSTGRES) || names.includes(SESSION_SECRET)) return true
  return names.includes(FILES) && readdirSync(path.join(folder, FILES)).length > 0
}

/** One restoration of a folder at a time; one that died leaves its place to the next. */
export async function restoringAlone<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { owner, draft } = placesOf(folder)
  if (existsSync(owner) && isAlive(Number(readFileSync(owner, 'utf8')))) {
    throw new Refused('Otra restauración está en curso')
  }
  rmSync(owner, { force: true })
  writeFileSync(owner, String(process.pid), { flag: 'wx', mode: 0o600 })
  rmSync(draft, { recursive: true, force: true })
  try {
    return await work()
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(owner, { force: true })
  }
}
