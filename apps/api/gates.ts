import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GraphQLError, type ValidationRule } from 'graphql'
import { operationNames } from '#access/operation-names.ts'

const { queries, mutations } = operationNames

/** The smaller addresses of the API: the same schema, limited to the operations of one area. */
export const areas: Readonly<Record<string, ReadonlySet<string>>> = {
  payroll: new Set([
    ...queries.payroll,
    ...queries.settlements,
    ...mutations.payroll,
    ...mutations.settlements,
  ]),
  user: new Set([
    ...queries['session and users'],
    ...mutations.session,
    ...mutations.users,
    ...mutations.contracts,
    ...queries['absences and vacations'],
    ...mutations['absences and vacations'],
  ]),
  performance: new Set([
    ...queries['surveys and performance'],
    ...mutations['surveys and performance'],
  ]),
  system: new Set([
    ...queries['company and administration'],
    ...queries['documents and others'],
    ...queries.expenses,
    ...mutations.administration,
    ...mutations.expenses,
  ]),
  import: new Set(['importation', 'createImportation', 'bulkUploadUsers', 'uploaderCompanyFeed']),
}

/**
 * One rule for each area, each under a name of its own: what a document was found to be is
 * remembered by the names of the rules that looked at it.
 */
const rules = new Map(
  Object.entries(areas).map(([name, area]) => {
    const rule: ValidationRule = (context) => ({
      Field(node, _key, _parent, _path, ancestors) {
        const parent = context.getParentType()?.name
        const isRoot = parent === 'Query' || parent === 'Mutation'
        if (!isRoot || ancestors.length === 0 || node.name.value === '__typename') return
        if (area.has(node.name.value)) return
        context.reportError(new GraphQLError('Error con query'))
      },
    })
    return [name, Object.defineProperty(rule, 'name', { value: `only-${name}` })]
  }),
)

const file = path.join(import.meta.dirname, '../../generated/registered.json')

/** The checks of a document against the list of our own and against the area of its address. */
export function documentGate(registeredOnly: boolean) {
  const known = registeredOnly ? readRegistered() : undefined
  return {
    onlyRegistered(source: string): void {
      if (!known) return
      if (known.has(createHash('sha256').update(source).digest('hex'))) return
      throw new GraphQLError('Error con query', { extensions: { kind: 'bad-request' } })
    },

    /** The rule of the area that a request is addressed to, if it is to one. */
    onlyArea(request: Request): ValidationRule | undefined {
      return rules.get(new URL(request.url).pathname.split('/')[2] ?? '')
    },
  }
}

function readRegistered(): ReadonlySet<string> {
  if (!existsSync(file)) throw new Error('generated/registered.json is missing: npm run generate')
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(Array.isArray(hashes) ? hashes.map(String) : [])
}
