import { reserved } from '#modules/people/people/server/index.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { foreignFilter, permitFields, permitProblem, ResidencePermit } from '../model/permit.ts'
import { ForeignQuotaState } from '../model/quota.ts'
import { foreignSort, foreignView, foreignWorkers } from './foreign.queries.ts'
import { type ForeignQuota, foreignQuotas } from './quotas.queries.ts'

/** They are papers of identity, of class A. */
const permits = reserved.records(ResidencePermit, {
  right: (action) => `residencePermits.${action}`,
  table: 'residencePermit',
  input: 'ResidencePermitsInput',
  relatedType: 'residencePermit',
  audited: 'residencia',
  papers: ['fileId'],
})
export const residencePapers = permits.papers

crud(ResidencePermit, {
  ...permits.crud,
  id: 'residencePermit',
  fields: ['userId', ...permitFields],
  all: 'residencePermits',
  create: 'createResidencePermit',
  update: 'updateResidencePermit',
  remove: 'deleteResidencePermit',
  check: (_given, whole) => refuse(permitProblem(whole)),
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
  run: (context, one) => permits.open(context, one),
})

list('foreignWorkers', {
  type: objectOfView('ForeignWorker', foreignView),
  filter: inputFrom('ForeignWorkerFilter', foreignFilter),
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
