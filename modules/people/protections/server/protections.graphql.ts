import { flag, id } from '#platform/model/field.ts'
import { reserved } from '#modules/people/people/server/index.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { mutation } from '#platform/server/graphql/operations.ts'
import { LaborProtection, protectionFields, writtenProblem } from '../model/protection.ts'

/** They tell of unions and of maternity, of class A. */
const protections = reserved.records(LaborProtection, {
  right: (action) => `laborProtections.${action}`,
  table: 'laborProtection',
  input: 'LaborProtectionsInput',
  relatedType: 'laborProtection',
  audited: 'fueros',
  papers: ['fileId', 'courtFileId'],
})
export const protectionPapers = protections.papers

crud(LaborProtection, {
  ...protections.crud,
  id: 'laborProtection',
  fields: ['userId', ...protectionFields],
  all: 'laborProtections',
  create: 'createLaborProtection',
  update: 'updateLaborProtection',
  remove: 'deleteLaborProtection',
  check: (_given, whole) => refuse(writtenProblem(whole)),
  refusals: {
    labor_protection_start_key: {
      message: 'La persona ya tiene ese fuero desde ese día',
      field: 'startDate',
    },
  },
})

mutation('openProtectionPaper', {
  input: inputFrom('OpenProtectionPaperInput', {
    id: id('laborProtection'),
    ofCourt: flag('La sentencia'),
  }),
  type: FileLink,
  run: (context, { id: one, ofCourt }) =>
    protections.open(context, { id: one }, ofCourt ? 'courtFileId' : 'fileId'),
})
