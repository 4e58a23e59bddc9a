import { lowerFirst } from '#chile/text.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const GENERATED = path.resolve(import.meta.dirname, '../generated')

/** A document that code imports from generated/operations: its module and its name there. */
export type ImportedDocument = { readonly module: string; readonly name: string }

/** The generated documents of operations that a file imports or re-exports. */
export function importedDocuments(code: string): ImportedDocument[] {
  const imports = code.matchAll(
    /(?:import|export) \{([^}]+)\} from '#generated\/operations\/([\w-]+)\.ts'/g,
  )
  return [...imports].flatMap(([, names = '', module = '']) =>
    [...names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(([, name = '']) => ({ module, name })),
  )
}

/**
 * The operations that code asks for through generated documents: those it imports, of
 * `HolidayCatalogue.create` that one, and of a catalogue that is handed on
 * (`documents={HolidayCatalogue}`) all of them.
 */
export function generatedOperations(code: string): string[] {
  const imported = importedDocuments(code).map(({ name }) => lowerFirst(name))
  return [...imported, ...catalogueOperations(code)]
}

function catalogueOperations(code: string): string[] {
  const text = readFileSync(path.join(GENERATED, 'catalogues.ts'), 'utf8')
  return [...code.matchAll(/[={( ](\w+Catalogue)(?:\.(\w+)|\})/g)].flatMap(([, name, member]) => {
    const [, body = ''] = new RegExp(`const ${name} = \\{([^]*?)\\n\\}`).exec(text) ?? []
    return [...body.matchAll(/(\w+): graphql\(`\w+ \w+[^{]*\{ (\w+)/g)]
      .filter(([, one]) => member === undefined || one === member)
      .map(([, , operation = '']) => operation)
  })
}
