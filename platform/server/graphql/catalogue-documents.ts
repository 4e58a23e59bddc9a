import { upperFirst } from '#chile/text.ts'
import type { Catalogue } from './crud.ts'

const OUTCOME = 'status message error { kind message field traceId }'

/**
 * The documents of the pages of catalogues, as a module of TypeScript: the list, one row, and what
 * is created, updated and removed. Written by `npm run generate` to generated/catalogues.ts.
 */
export function catalogueDocuments(catalogues: Iterable<Catalogue>): string {
  const parts = [...catalogues].toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(documentsOf)
  return [
    "import { graphql } from '#platform/web/api/graphql.ts'",
    '',
    '/** What a catalogue page sends. Written by `npm run generate` from the calls of `crud`. */',
    ...parts,
    '',
  ].join('\n')
}

function documentsOf({ name, id, fields, asked, operations }: Catalogue): string {
  const { all, one, create, update, remove } = operations
  const row = fields.join(' ')
  const lines = [
    all && ['list', reading(all, asked, row)],
    one && ['one', reading(one, `ById${upperFirst(id)}`, row)],
    create && ['create', saving(create, `${upperFirst(create)}Input`, `data { ${row} }`)],
    update && ['update', saving(update, `${upperFirst(update)}Input`, `data { ${row} }`)],
    remove && ['remove', saving(remove, `ById${upperFirst(id)}`, 'data')],
  ]
  const members = lines.flatMap((line) => (line ? [`  ${line[0]}: graphql(\`${line[1]}\`),`] : []))
  return [`export const ${name}Catalogue = {`, ...members, '}'].join('\n')
}

const reading = (all: string, asked: string | undefined, row: string) =>
  asked === undefined
    ? `query ${upperFirst(all)} { ${all} { ${row} } }`
    : `query ${upperFirst(all)}($input: ${asked}!) { ${all}(input: $input) { ${row} } }`

const saving = (operation: string, input: string, data: string) =>
  `mutation ${upperFirst(operation)}($input: ${input}!) { ` +
  `${operation}(input: $input) { ${OUTCOME} ${data} } }`
