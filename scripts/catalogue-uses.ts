import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../generated/catalogues.ts')

/**
 * The operations that code asks for through generated catalogues: of `HolidayCatalogue.create` that
 * one, and of a catalogue that is handed on (`documents={HolidayCatalogue}`) all of them.
 */
export function catalogueOperations(code: string): string[] {
  const text = readFileSync(FILE, 'utf8')
  return [...code.matchAll(/[={( ](\w+Catalogue)(?:\.(\w+)|\})/g)].flatMap(([, name, member]) => {
    const [, body = ''] = new RegExp(`const ${name} = \\{([^]*?)\\n\\}`).exec(text) ?? []
    return [...body.matchAll(/(\w+): graphql\(`\w+ \w+[^{]*\{ (\w+)/g)]
      .filter(([, one]) => member === undefined || one === member)
      .map(([, , operation = '']) => operation)
  })
}
