import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'
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

    onlyArea(request: Request) {
      const area = areas[new URL(request.url).pathname.split('/')[2] ?? '']
      return (context: ValidationContext): ASTVisitor => ({
        Field(node, _key, _parent, _path, ancestors) {
          if (!area || context.getParentType()?.name === undefined) return
          const parent = context.getParentType()?.name
          const isRoot = parent === 'Query' || parent === 'Mutation'
          if (!isRoot || ancestors.length === 0 || area.has(node.name.value)) return
          context.reportError(new GraphQLError('Error con query'))
        },
      })
    },
  }
}

function readRegistered(): ReadonlySet<string> {
  if (!existsSync(file)) throw new Error('generated/registered.json is missing: npm run generate')
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(Array.isArray(hashes) ? hashes.map(String) : [])
}
