import { id } from '#platform/model/field.ts'
import { byId, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectOf } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { Syndicate } from '../model/business.ts'
import { syndicateById, syndicates } from './businesses.queries.ts'
import { createSyndicate, deleteSyndicate, updateSyndicate } from './syndicates.service.ts'

const SyndicateType = objectOf(Syndicate)
const editable = ['name', 'rut', 'feeType', 'feeValue'] as const
const { version } = Syndicate.fields

query('syndicates', { type: SyndicateType, many: true, run: (context) => syndicates(context) })

query('syndicate', {
  input: byId('syndicate'),
  type: SyndicateType,
  run: (context, input) => syndicateById(context, input.id),
})

mutation('createSyndicate', {
  input: inputOf('CreateSyndicateInput', Syndicate, editable),
  type: SyndicateType,
  run: createSyndicate,
})

mutation('updateSyndicate', {
  input: patchInputOf('UpdateSyndicateInput', Syndicate, editable, {
    id: id('syndicate'),
    version,
  }),
  type: SyndicateType,
  run: updateSyndicate,
})

mutation('deleteSyndicate', { input: byId('syndicate'), type: 'Boolean', run: deleteSyndicate })
