import { upperFirst, lowerFirst } from '#chile/text.ts'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  validate,
  visit,
} from 'graphql'
import { importedDocuments, writtenDocument } from './document-uses.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'generated/operations')
const HEADER = `import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by \`npm run generate\` from what they import. */
`

type Field = GraphQLField<unknown, unknown>

/**
 * Writes generated/operations: for every document that a page imports from there, the one that its
 * module writes under that name, or else the operation of that name with its input and the
 * selection of `documentsOf`. A file for each module, and one for what it writes itself (`parts/`):
 * a page loads the documents of no other.
 */
export function writeOperationDocuments(): void {
  const schema = buildSchema(read('generated/schema.graphql'))
  const apart = new Set<string>(JSON.parse(read('generated/asked-by-name.json')))
  const write = documentsOf(schema, fragmentsOf(schema), apart)
  const homes = homesOfOperations()
  const files = new Map<string, Map<string, string>>()
  for (const { module, name, file: importer } of importedEverywhere()) {
    const written = writtenDocument({ module, name })
    const file = written ? `parts/${module}` : module
    const documents = files.get(file) ?? new Map<string, string>()
    const operation = lowerFirst(name)
    const home = homes.get(operation)
    if (!written && home !== module) {
      throw new Error(
        home
          ? `${importer}: ${name} is in #generated/operations/${home}.ts`
          : `${importer}: no operation is named ${operation}`,
      )
    }
    files.set(file, documents.set(name, written?.text ?? write(operation)))
  }
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(path.join(OUT, 'parts'), { recursive: true })
  for (const [file, documents] of files) {
    const lines = [...documents]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `export const ${name} = graphql(\`${text}\`)\n`)
    writeFileSync(path.join(OUT, `${file}.ts`), `${HEADER}${lines.join('')}`)
  }
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const importedEverywhere = () =>
  globSync('{modules/*/*/web,platform/web,apps/web}/**/*.{ts,tsx}', { cwd: ROOT })
    .toSorted()
    .flatMap((file) => importedDocuments(read(file)).map((one) => ({ ...one, file })))

/** How a server registers an operation: by itself, or as one of a set (catalogue, mass act). */
const NAMED =
  'all|one|create|update|remove|move|publish|versions|exported|imported|undo|resume|list|steps'
const REGISTERS = new RegExp(
  String.raw`(?:\b(?:query|stepsQuery|list|mutation)\(\s*|\b(?:${NAMED}): )'(\w+)'`,
  'g',
)

/** The module whose server registers each operation. */
function homesOfOperations(): ReadonlyMap<string, string> {
  return new Map(
    globSync('modules/*/*/server/**/*.ts', { cwd: ROOT })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        [...read(file).matchAll(REGISTERS)].map(([, name = '']): [string, string] => [
          name,
          file.split('/')[2] ?? '',
        ]),
      ),
  )
}

/** The fragments of the modules, each named as the operation whose answer it narrows. */
function fragmentsOf(schema: GraphQLSchema): ReadonlyMap<string, FragmentDefinitionNode> {
  const files = globSync('modules/*/*/web/**/*.graphql', { cwd: ROOT }).toSorted()
  const fragments = files.flatMap((file) =>
    parse(read(file)).definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [{ file, fragment: one }] : [],
    ),
  )
  for (const { file, fragment } of fragments) {
    const definitions = [...new Set([fragment, ...fragments.map((one) => one.fragment)])]
    const wrong = validate(schema, { kind: Kind.DOCUMENT, definitions })
      .filter(({ message }) => !message.includes('is never used'))
      .map(({ message }) => message)
    if (wrong.length > 0) throw new Error(`${file}: ${wrong.join(', ')}`)
  }
  const byName = new Map(fragments.map(({ fragment }) => [fragment.name.value, fragment]))
  return new Map([...byName].map(([name, fragment]) => [name, written(fragment, byName)]))
}

/** A fragment that names another, with the fields of that one in its place. */
const written = (
  fragment: FragmentDefinitionNode,
  byName: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode =>
  visit(fragment, {
    SelectionSet: ({ selections, ...rest }) => ({
      ...rest,
      selections: selections.flatMap((one) =>
        one.kind === Kind.FRAGMENT_SPREAD
          ? (byName.get(one.name.value)?.selectionSet.selections ?? [])
          : [one],
      ),
    }),
  })

/**
 * The document of an operation by its name. Of a query it asks for everything in the answer; of a
 * mutation for the payload, and in it which thing it was and its version, or the plain fields of
 * what is no thing. A fragment with the operation's name says what is asked instead, and alone asks
 * for fields that are read `apart`, as `Type.field`. The total of a list by pages is counted unless
 * `$counted` is false.
 */
export function documentsOf(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  apart: ReadonlySet<string> = new Set(),
): (operation: string) => string {
  const queries = schema.getQueryType()?.getFields() ?? {}
  const mutations = schema.getMutationType()?.getFields() ?? {}
  return (operation) => {
    const field = mutations[operation] ?? queries[operation]
    if (!field) throw new Error(`No operation is named ${operation}`)
    const fragment = fragments.get(operation)
    const kind = operation in mutations ? 'mutation' : 'query'
    const answer =
      kind === 'mutation'
        ? payload(field, fragment, apart)
        : everything(field, fragment, apart, [operation])
    const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`)
    const given = [...variables, ...(isPaged(field) ? [COUNTED] : [])].join(', ')
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    const upper = upperFirst(operation)
    const asked = `${operation}${passed && `(${passed})`}${answer}`
    return `${kind} ${upper}${given && `(${given})`} { ${asked} }`
  }
}

function payload(
  field: Field,
  fragment: FragmentDefinitionNode | undefined,
  apart: ReadonlySet<string>,
): string {
  const data = objectOf(field.type)?.getFields()['data']
  const type = data && objectOf(data.type)
  const answer = type ? (fragment ? selected(fragment, type) : whichThing(data, type, apart)) : ''
  return ` { status message error { kind message field traceId } data${answer} }`
}

const KEYS = ['id', 'code', 'key', 'version']

/** Of a thing that is kept, which one it is and its version; of another answer its plain fields. */
function whichThing(data: Field, type: GraphQLObjectType, apart: ReadonlySet<string>): string {
  const plain = fieldsOf(type, apart).filter((one) => !objectOf(one.type))
  const isKept = plain.some(({ name }) => name === 'version')
  const asked = isKept ? plain.filter(({ name }) => KEYS.includes(name)) : plain
  if (asked.length === 0) return everything(data, undefined, apart, [])
  return ` { ${asked.map(({ name }) => name).join(' ')} }`
}

/** Every field of an answer and of what is in it. */
function everything(
  field: Field,
  fragment: FragmentDefinitionNode | undefined,
  apart: ReadonlySet<string>,
  way: readonly string[],
): string {
  const type = objectOf(field.type)
  if (!type) return ''
  if (way.includes(type.name)) throw new Error(`Write a fragment: ${way.join(' › ')} goes round`)
  if (fragment?.typeCondition.name.value === type.name) return selected(fragment, type)
  const total = isPaged(field) ? 'total @include(if: $counted)' : 'total'
  const inner = fieldsOf(type, apart).map((one) =>
    one.name === 'total'
      ? total
      : `${one.name}${everything(one, fragment, apart, [...way, type.name])}`,
  )
  return ` { ${inner.join(' ')} }`
}

/** The fields of a type that a document asks for because they are there. */
const fieldsOf = (type: GraphQLObjectType, apart: ReadonlySet<string>): readonly Field[] =>
  Object.values(type.getFields()).filter(({ name }) => !apart.has(`${type.name}.${name}`))

const COUNTED = '$counted: Boolean = true'

/** A list whose rows come by pages, with how many they are in all. */
const isPaged = ({ args, type }: Field) =>
  args.some(({ name }) => name === 'page') &&
  ['rows', 'total'].every((name) => name in (objectOf(type)?.getFields() ?? {}))

function selected(fragment: FragmentDefinitionNode, type: GraphQLObjectType): string {
  const on = fragment.typeCondition.name.value
  if (on !== type.name) {
    throw new Error(`The fragment ${fragment.name.value} is on ${on} and not on ${type.name}`)
  }
  return ` ${print(fragment.selectionSet).replaceAll(/\s+/g, ' ')}`
}

function objectOf(type: GraphQLOutputType): GraphQLObjectType | undefined {
  const named = getNamedType(type)
  return isObjectType(named) ? named : undefined
}
