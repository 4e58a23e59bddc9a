import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type Span = { readonly from: ISODate; readonly to: ISODate }

type Find = (
  tx: Tx,
  span: Span,
  contractIds: readonly number[],
) => Promise<(contractId: number) => ReadonlySet<ISODate>>

/**
 * The days on which each of some contracts does not work, besides its weekly rest, in the years of
 * a span: steps wait by working days. The module that keeps the calendar gives it.
 */
export const workDaysOff = provided<Find>('days on which a contract does not work')
