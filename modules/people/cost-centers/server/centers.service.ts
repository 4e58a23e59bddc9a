import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import type { CostCenter } from '../model/cost-center.ts'
import { reachesBusiness } from './scope.ts'

/** Refuses a centre of a razón social that the actor does not reach. */
export function requireBusiness(
  context: Context,
  _action: string,
  { businessId }: Partial<Pick<Row<typeof CostCenter>, 'businessId'>>,
): void {
  if (reachesBusiness(context.reach('businesses.read'), businessId ?? null)) return
  throw invalid('businessId', 'No es una razón social de la empresa')
}
