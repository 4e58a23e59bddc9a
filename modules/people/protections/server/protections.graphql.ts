import { flag, id, ref } from '#platform/model/field.ts'
import { requireReserved } from '#modules/people/people/server/index.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { mutation } from '#platform/server/graphql/operations.ts'
import { LaborProtection, protectionFields, writtenProblem } from '../model/protection.ts'
import { openProtectionPaper } from './paper.service.ts'
import { protectionPapers, requireProtected } from './scope.ts'

crud(LaborProtection, {
  table: 'laborProtection',
  id: 'laborProtection',
  fields: ['userId', ...protectionFields],
  parent: {
    field: 'userId',
    input: inputFrom('LaborProtectionsInput', { userId: ref('user', 'Persona') }),
  },
  all: 'laborProtections',
  create: 'createLaborProtection',
  update: 'updateLaborProtection',
  remove: 'deleteLaborProtection',
  requires: async (context, action, { userId = 0 }) => {
    await requireProtected(context, userId, action)
    if (action === 'read') await requireReserved(context, userId, 'fueros')
  },
  check: (_given, { startDate, endDate, courtDate, courtCase, courtFileId }) => {
    const problem = writtenProblem({
      startDate,
      endDate: endDate ?? null,
      courtDate: courtDate ?? null,
      courtCase: courtCase ?? null,
      courtFileId: courtFileId ?? null,
    })
    if (problem) throw invalid(problem.field, problem.message)
  },
  changed: async (context, { before, after }) => {
    if (!after) return
    for (const field of ['fileId', 'courtFileId'] as const) {
      const paper = after[field] ?? null
      // Two papers at most, each looked at where it is new.
      if (paper !== null && paper !== before?.[field]) {
        await protectionPapers.require(context, after.userId, paper)
      }
    }
  },
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
  run: openProtectionPaper,
})
