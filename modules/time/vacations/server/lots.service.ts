import { formatDate, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { Facts } from '../model/ledger.ts'
import { overtimeExpiry, overtimeRoom, unitsOfOvertime } from '../model/limits.ts'
import { daysLabel } from '../model/request.ts'
import { lockedFacts } from './account.ts'
import { vacationConfig } from './config.queries.ts'
import { contractOfAnother, unitsOf } from './config.service.ts'

export type NewLot = {
  userContractId: number
  source: 'BENEFIT' | 'OVERTIME' | 'AGREEMENT'
  grantedOn: ISODate
  expiresOn: ISODate | null
  days: string | null
  overtimeHours: string | null
  reason: string | null
}

/**
 * Gives additional days of one origin, which may expire. Those of overtime follow from its hours
 * (Código del Trabajo, art. 32): how many they are and when they expire is no choice.
 */
export async function createVacationLot(context: Context, input: NewLot) {
  const { userContractId, source, grantedOn, reason } = input
  const contract = await contractOfAnother(context, userContractId)
  if (grantedOn < contract.initialDate) {
    throw invalid('grantedOn', `El contrato comienza el ${formatDate(contract.initialDate)}`)
  }
  const facts = await lockedFacts(context, userContractId)
  const given = source === 'OVERTIME' ? await ofOvertime(context, input, facts) : ofCompany(input)
  await context.tx
    .insertInto('vacationLot')
    .values({
      ...given,
      userContractId,
      source,
      grantedOn,
      payOnExpiry: source === 'OVERTIME',
      reason,
      loginId: context.session.loginId,
    })
    .execute()
  return vacationConfig(context, { userContractId, asOf: null })
}

function ofCompany({ days, grantedOn, expiresOn, overtimeHours }: NewLot) {
  if (overtimeHours !== null) throw invalid('overtimeHours', 'Son solo de las horas extra')
  if (days === null) throw invalid('days', 'Diga cuántos días')
  if (expiresOn && expiresOn < grantedOn) throw invalid('expiresOn', 'Vencen antes de otorgarse')
  return { units: unitsOf(days, 'days'), expiresOn, overtimeHours: null }
}

async function ofOvertime({ tx, today }: Context, input: NewLot, facts: Facts) {
  const { userContractId, grantedOn, overtimeHours } = input
  if (overtimeHours === null) throw invalid('overtimeHours', 'Diga cuántas horas extra')
  if (input.days !== null) throw invalid('days', 'Los días siguen de las horas extra')
  if (input.expiresOn !== null) throw invalid('expiresOn', 'Vencen a los seis meses (art. 32)')
  if (grantedOn > today) throw invalid('grantedOn', 'Todavía no llega ese día')
  const expiresOn = overtimeExpiry(grantedOn)
  if (expiresOn < today) {
    throw invalid('grantedOn', `Vencieron el ${formatDate(expiresOn)}: se pagan (art. 32)`)
  }
  const terms = await workingTime(tx, userContractId, grantedOn)
  if (!terms) throw invalid('overtimeHours', 'El contrato no tiene jornada ese día')
  const units = unitsOfOvertime({ hours: Number(overtimeHours), ...terms })
  const lots = facts.lots.filter(({ source }) => source === 'OVERTIME')
  const room = overtimeRoom(facts.start, grantedOn, lots)
  if (units > room) {
    throw invalid(
      'overtimeHours',
      `Son ${daysLabel(units)}; este año de contrato admite ${daysLabel(room)} más (art. 32)`,
    )
  }
  return { units, expiresOn, overtimeHours }
}

/** The hours and the days of a week of a contract on a day, unless it has no working time. */
async function workingTime(tx: Tx, contractId: number, day: ISODate) {
  const terms = await tx
    .selectFrom('userContractVersion')
    .select(['hoursPerWeek', 'daysPerWeek', 'art22'])
    .where('userContractId', '=', contractId)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`valid @> ${day}::date`)
    .executeTakeFirst()
  const hoursPerWeek = Number(terms?.hoursPerWeek ?? 0)
  if (!terms || terms.art22 || hoursPerWeek === 0) return null
  return { hoursPerWeek, daysPerWeek: terms.daysPerWeek }
}
