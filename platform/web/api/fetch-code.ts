import { answers, connection } from './connection.ts'
import { letGoOfAll } from '../draft/unsaved-entries.ts'

/** A page is renewed for its code at most once in this time. */
const RENEWED_MS = 60_000
const RENEWED = 'minga.renewed'

/**
 * Code that is loaded when it is first needed. Without a network it waits and goes on by itself;
 * where the server has a newer version, and the old code is gone, the page is loaded again once.
 * What was typed is a draft, and comes back with it.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (await answers()) return load().catch(() => renew(problem))
    connection.lost()
    await connection.back()
    return fetchCode(load)
  }
}

function renew(problem: unknown): Promise<never> {
  if (wasRenewed()) throw problem
  sessionStorage.setItem(RENEWED, String(Date.now()))
  letGoOfAll()
  location.reload()
  // The page is going.
  return new Promise(() => undefined)
}

function wasRenewed(): boolean {
  try {
    const at = sessionStorage.getItem(RENEWED)
    return at !== null && Date.now() - Number(at) < RENEWED_MS
  } catch {
    return true
  }
}
