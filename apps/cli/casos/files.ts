import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A case in the words of its file. */
export type FoundCase = { readonly file: string; readonly one: unknown }

/** What some places hold, and the files of them that are no JSON, each with its reason. */
export type Found = {
  readonly cases: readonly FoundCase[]
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[]
}

/** The cases of some files and folders, in order of name. A file holds one case or a list. */
export function findCases(places: readonly string[]): Found {
  const files = places.flatMap(jsonFiles)
  const cases: FoundCase[] = []
  const unreadable: { file: string; reason: string }[] = []
  for (const file of files) {
    try {
      const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
      const list: readonly unknown[] = Array.isArray(found) ? found : [found]
      for (const one of list) cases.push({ file, one })
    } catch (error) {
      unreadable.push({ file, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { cases, unreadable }
}

/** A file by itself, there or not, or every JSON file under a folder, in order of name. */
function jsonFiles(place: string): string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(place, name))
}
