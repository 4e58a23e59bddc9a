import { id } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { ErasureFate } from '../model/catalogs.ts'
import { withWords } from '../model/erasure.ts'
import { erasableRequests, erasableView, erasurePlan, erasures } from './erasures.queries.ts'
import { discardErasure, erasePerson, proposeErasure } from './erasures.service.ts'
import type { PlanPart } from './plan.queries.ts'

const { type } = erasures
type ErasurePlan = Awaited<ReturnType<typeof erasurePlan>>

list('erasableRequests', {
  type: objectOfView('ErasableRequest', erasableView),
  sort: ['answeredAt'],
  run: erasableRequests,
})

export const ErasurePlanType = objectFrom<ErasurePlan>('ErasurePlan', {
  leftOn: of.maybe(of.date),
  parts: of.list(
    of.object(
      objectFrom<PlanPart>('ErasurePlanPart', {
        label: of.text,
        fate: of.choice(ErasureFate),
        rows: of.int,
        why: of.text,
        term: of.maybe(of.text),
        until: of.maybe(of.date),
      }),
    ),
  ),
})

query('erasurePlan', {
  input: byId('privacyRequest'),
  type: ErasurePlanType,
  run: erasurePlan,
})

mutation('proposeErasure', {
  input: inputFrom('ProposeErasureInput', { id: id('privacyRequest') }),
  type,
  run: proposeErasure,
})
mutation('erasePerson', {
  input: inputFrom('ErasePersonInput', withWords),
  type,
  run: erasePerson,
})
mutation('discardErasure', {
  input: inputFrom('DiscardErasureInput', withWords),
  type,
  run: discardErasure,
})
