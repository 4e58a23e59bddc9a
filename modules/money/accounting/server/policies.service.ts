import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { invalid } from '#platform/server/errors.ts'
import type { ProvisionPolicy } from '../model/policy.ts'
import { inSight } from './plan.queries.ts'

/** The policies in sight, or one of them, each beside its razón social: the newest first. */
export const policies = (context: Context, only?: number) =>
  context.tx
    .selectFrom('provisionPolicy as policy')
    .innerJoin('business', 'business.id', 'policy.businessId')
    .select(['policy.id', 'policy.businessId', 'policy.kind', 'policy.fromMonth'])
    .select(['policy.method', 'policy.percent', 'policy.profit', 'policy.ownCapital'])
    .select(['policy.reason', 'policy.version', 'business.name as businessName'])
    .where(inSight(context, 'policy.businessId'))
    .where((eb) => equalTo(eb, { 'policy.id': only }))
    .orderBy('business.name')
    .orderBy('policy.kind')
    .orderBy('policy.fromMonth', 'desc')
    .execute()

type Values = Pick<
  Row<typeof ProvisionPolicy>,
  'kind' | 'method' | 'percent' | 'profit' | 'ownCapital'
>

/** What a policy says, and that it says nothing that its kind or method does not read. */
export function checkPolicy(_given: unknown, values: Values): void {
  const { kind, method, percent, profit, ownCapital } = values
  const chance = percent === null || percent === undefined ? null : Number(percent)
  if (method === 'PROBABILITY' && chance === null) {
    throw invalid('percent', 'Diga qué probabilidad hay de que se pague')
  }
  if (method !== 'PROBABILITY' && chance !== null) {
    throw invalid('percent', 'La probabilidad es solo de quien provisiona según ella')
  }
  if (chance !== null && (chance <= 0 || chance >= 100)) {
    throw invalid('percent', 'Una probabilidad es mayor que 0 % y menor que 100 %')
  }
  const estimated = profit !== null && profit !== undefined
  if (kind === 'SEVERANCE' && (estimated || ownCapital)) {
    throw invalid('profit', 'La utilidad es solo de la gratificación')
  }
  if (!estimated && ownCapital) throw invalid('profit', 'Falta la utilidad estimada')
}
