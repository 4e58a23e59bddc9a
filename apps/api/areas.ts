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

/** One rule for each area. */
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
    return [name, rule]
  }),
)

/** The rule of the area that a request is addressed to; none where it is addressed to none. */
export const ruleOf = (area: string): ValidationRule | undefined => rules.get(area)
