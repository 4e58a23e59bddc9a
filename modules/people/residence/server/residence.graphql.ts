import { choice, optional, ref, text } from '#platform/model/field.ts'
import { requireReserved } from '#modules/people/people/server/index.ts'
import { invalid } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  permitFields,
  permitProblem,
  ResidenceKind,
  ResidencePermit,
  ResidenceState,
} from '../model/permit.ts'
import { ForeignQuotaState, QuotaTreatment } from '../model/quota.ts'
import { type ForeignWorker, foreignSort, foreignWorkers } from './foreign.queries.ts'
import { openResidencePaper } from './paper.service.ts'
import { type ForeignQuota, foreignQuotas } from './quotas.queries.ts'
import { residencePapers, requireResident } from './scope.ts'

crud(ResidencePermit, {
  table: 'residencePermit',
  id: 'residencePermit',
  fields: ['userId', ...permitFields],
  parent: {
    field: 'userId',
    input: inputFrom('ResidencePermitsInput', { userId: ref('user', 'Persona') }),
  },
  all: 'residencePermits',
  create: 'createResidencePermit',
  update: 'updateResidencePermit',
  remove: 'deleteResidencePermit',
  requires: async (context, action, { userId = 0 }) => {
    await requireResident(context, userId, action)
    if (action === 'read') await requireReserved(context, userId, 'residencia')
  },
  check: (_given, { kind, startDate, endDate, residentSince }) => {
    const problem = permitProblem({
      kind,
      startDate,
      endDate: endDate ?? null,
      residentSince: residentSince ?? null,
    })
    if (problem) throw invalid(problem.field, problem.message)
  },
  changed: async (context, { before, after }) => {
    const fileId = after?.fileId ?? null
    if (!after || fileId === null || fileId === before?.fileId) return
    await residencePapers.require(context, after.userId, fileId)
  },
  refusals: {
    residence_permit_number_key: {
      message: 'La persona ya tiene un permiso de ese tipo con ese número',
      field: 'number',
    },
  },
})

mutation('openResidencePaper', {
  input: byId('residencePermit'),
  type: FileLink,
  run: openResidencePaper,
})

list('foreignWorkers', {
  type: objectFrom<ForeignWorker>('ForeignWorker', {
    key: of.text,
    userId: of.id('user'),
    businessId: of.id('business'),
    businessName: of.text,
    country: of.text,
    rut: of.text,
    fullname: of.maybe(of.text),
    kind: of.maybe(of.choice(ResidenceKind)),
    endDate: of.maybe(of.date),
    residentSince: of.maybe(of.date),
    state: of.choice(ResidenceState),
    treatment: of.choice(QuotaTreatment),
  }),
  filter: inputFrom('ForeignWorkerFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    businessId: optional(ref('business', 'Razón social')),
    state: optional(choice(ResidenceState, 'Permiso')),
    treatment: optional(choice(QuotaTreatment, 'Cómo cuenta')),
  }),
  sort: foreignSort,
  run: foreignWorkers,
})

query('foreignQuotas', {
  type: objectFrom<ForeignQuota>('ForeignQuota', {
    id: of.id('business'),
    name: of.text,
    workers: of.int,
    specialists: of.int,
    counted: of.int,
    chileans: of.int,
    family: of.int,
    fiveYears: of.int,
    foreign: of.int,
    most: of.int,
    room: of.int,
    state: of.choice(ForeignQuotaState),
    words: of.text,
  }),
  many: true,
  run: foreignQuotas,
})
