import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refused } from './manifest.ts'
import { SHORTEST_PHRASE } from './seal.ts'

const OPTIONS = {
  plain: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'passphrase-file': { type: 'string' },
} as const

/** What is written after the verb. @throws Refused on what neither verb knows */
export function argumentsOf(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: OPTIONS,
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new Error('un archivo a lo más')
    const { plain, replace } = values
    const phrase = phraseOf(values['passphrase-file'])
    return { file: positionals[0], plain, replace, phrase }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`Argumentos: ${error instanceof Error ? error.message : error}`)
  }
}

/** Never an argument: those are read by anybody who lists the processes of the machine. */
function phraseOf(file: string | undefined): string | undefined {
  const phrase = file === undefined ? process.env['BACKUP_PASSPHRASE'] : lineOf(file)
  if (phrase === undefined || phrase === '') return undefined
  if (phrase.length < SHORTEST_PHRASE) {
    throw new Refused(`La frase del respaldo tiene ${SHORTEST_PHRASE} caracteres o más`)
  }
  return phrase
}

function lineOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new Refused(`No se puede leer la frase en ${file}`, { cause })
  }
}

/**
 * The folder of the embedded installation.
 *
 * @throws Refused where the database or the files are kept by others
 */
export function embeddedFolder(): string {
  for (const name of ['DATABASE_URL', 'S3_BUCKET']) {
    if (process.env[name]) throw new Refused(`${ELSEWHERE} (${name})`)
  }
  return path.resolve(process.env['DATA_DIR'] ?? path.join(import.meta.dirname, '../../.data'))
}

const ELSEWHERE =
  'Se respalda y restaura la instalación de DATA_DIR: lo que está en otro servidor se respalda allá'
