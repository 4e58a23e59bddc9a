import type { ISODate } from '#chile/dates.ts'
import { versionStatusOn } from '#platform/model/version-status.ts'
import type { Context } from '#platform/server/context.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { isPartTime } from '../model/working-week.ts'
import { personRecord, type RecordedPlan } from './person-record.ts'
import { auditHealth } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ContractState } from '../model/catalogs.ts'

type Row = {
  state: ValueOf<typeof ContractState>
  versionId: number
  versionFrom: ISODate
  nextFrom: ISODate | null
  art22: boolean
  isDomestic: boolean
  hoursPerWeek: string
  cycleDays: number | null
}

/**
 * What is derived from a contract on a day: its state, the state of its version, and the kind of
 * its working day.
 */
export function standing(row: Row, today: ISODate) {
  const versionStatus = versionStatusOn(today, row.versionFrom, row.nextFrom)
  return {
    secondaryStatus: row.state,
    userContractVersionId: row.versionId,
    current: versionStatus === 'CURRENT',
    versionStatus,
    validFrom: row.versionFrom,
    validTo: row.nextFrom,
    partTime: isPartTime(row),
    exceptionalJourney: row.cycleDays !== null,
  }
}

/**
 * The plan shown in lists of several contracts: the health plan is left out, as it is reserved
 * data.
 */
export const noPlan: RecordedPlan = {
  healthInstitution: null,
  healthAmountUf: null,
  healthAmount: null,
  healthPercentage: null,
}

/** The health plan that a contract's payslips discount; reading that of another is audited. */
export async function healthPlan(
  context: Context,
  { userId, asOf }: { userId: number; asOf: ISODate },
): Promise<RecordedPlan> {
  auditHealth(context, userId)
  const plan = await personRecord.get().healthPlan(context.tx, userId, asOf)
  const plain = (value: string | null | undefined) => (value ? plainDecimal(value) : null)
  return {
    healthInstitution: plan?.healthInstitution ?? null,
    healthAmountUf: plain(plan?.healthAmountUf),
    healthAmount: plan?.healthAmount ?? null,
    healthPercentage: plain(plan?.healthPercentage),
  }
}
