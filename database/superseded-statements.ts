import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'superseded')

/**
 * The earlier texts, by name, of migrations that were corrected after they had run somewhere. A
 * cluster stopped at them; the schema at the end of all migrations is the same with either text
 * (docs/decisions/0051-one-machine-or-many.md).
 */
export const supersededTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
)

/**
 * The texts with which a database continues: all of the earlier ones, where it began with one of
 * them. Earlier and corrected texts do the same in different steps, so that they cannot be mixed.
 *
 * @param done the checksum of each migration that ran, by its name
 */
export function textsFor(done: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const began = [...supersededTexts].some(([name, text]) => done.get(name) === checksumOf(text))
  return began ? supersededTexts : new Map()
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
