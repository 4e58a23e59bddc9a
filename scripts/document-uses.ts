import { lowerFirst } from '#chile/text.ts'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, print } from 'graphql'

const ROOT = path.resolve(import.meta.dirname, '..')
const GENERATED = path.join(ROOT, 'generated')

/** A document that code imports from generated/operations: its module and its name there. */
export type ImportedDocument = { readonly module: string; readonly name: string }

/** The generated documents of operations that a file imports or re-exports. */
export function importedDocuments(code: string): ImportedDocument[] {
  const imports = code.matchAll(
    /(?:import|export) \{([^}]+)\} from '#generated\/operations\/(?:parts\/)?([\w-]+)\.ts'/g,
  )
  return [...imports].flatMap(([, names = '', module = '']) =>
    [...names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(([, name = '']) => ({ module, name })),
  )
}

/** A document that a module writes in `web/*.graphql`, where a page reads part of an answer. */
export type WrittenDocument = {
  readonly module: string
  readonly name: string
  readonly operations: readonly string[]
  readonly text: string
}

/** The documents that modules write: what one page reads of an answer, where others read more. */
export const writtenDocuments: readonly WrittenDocument[] = globSync('modules/*/*/web/*.graphql', {
  cwd: ROOT,
})
  .toSorted()
  .flatMap((file) =>
    parse(readFileSync(path.join(ROOT, file), 'utf8')).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION
        ? [
            {
              module: file.split('/')[2] ?? '',
              name: one.name?.value ?? '',
              operations: one.selectionSet.selections.flatMap((field) =>
                field.kind === Kind.FIELD ? [field.name.value] : [],
              ),
              text: print(one).replaceAll(/\s+/g, ' '),
            },
          ]
        : [],
    ),
  )

/** The document that a module writes under a name, if it is none of `npm run generate`. */
export const writtenDocument = ({ module, name }: ImportedDocument): WrittenDocument | undefined =>
  writtenDocuments.find((one) => one.module === module && one.name === name)

/**
 * The operations that code asks for through generated documents: those it imports, of
 * `HolidayCatalogue.create` that one, and of a catalogue that is handed on
 * (`documents={HolidayCatalogue}`) all of them.
 */
export function generatedOperations(code: string): string[] {
  const imported = importedDocuments(code).flatMap(
    (one) => writtenDocument(one)?.operations ?? [lowerFirst(one.name)],
  )
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
