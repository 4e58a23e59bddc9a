import { formatDate, type ISODate } from '#chile/dates.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { forbidden, invalid, requireConfirmed } from '#platform/server/errors.ts'
import { balancesOf, type Facts, type Pool, POOLS } from '../model/ledger.ts'
import { overtimeExpiry, overtimeRoom, unitsOfOvertime } from '../model/limits.ts'
import { daysLabel } from '../model/request.ts'
import { DAY } from '../model/units.ts'
import { lockedFacts, writeEntries } from './account.ts'
import { vacationConfig } from './config.queries.ts'
import { factsOf } from './facts.queries.ts'

export type ConfigChange = {
  userContractId: number
  since: ISODate | null
  art67: boolean | null
  additionalYearly: number | null
  accrual: 'MONTHLY' | 'ANNIVERSARY' | null
  progressiveMonths: number | null
  recognizedOn: ISODate | null
  balanceAdjustmentDate: ISODate | null
  legalBalance: string | null
  progressiveBalance: string | null
  additionalBalance: string | null
  reason: string | null
}

/**
 * Changes what a contract's vacations follow from: days a year from a day on, years of other
 * employers from their proof, and the balance on a day. Before it is saved, the screen shows how
 * the balance of today changes.
 */
export async function updateVacationConfig(context: Context, input: ConfigChange) {
  const { userContractId } = input
  await contractOfAnother(context, userContractId)
  const before = await lockedFacts(context, userContractId)
  await setTerm(context, input, before)
  await setRecognition(context, input)
  await setOpening(context, input, before)
  const after = (await factsOf(context.tx, [userContractId])).get(userContractId)
  requireConfirmed(context, changeOf(before, after ?? before, context.today))
  return vacationConfig(context, { userContractId, asOf: null })
}

/** The contract whose vacations are configured, locked; nobody configures their own. */
async function contractOfAnother(context: Context, contractId: number) {
  const contract = await requireContract(context, contractId, 'vacationConfig.update')
  if (contract.userId === context.actor.userId) {
    throw forbidden('Son sus vacaciones: las configura otra persona')
  }
  return contract
}

/** «El saldo al 23-11-2026 cambia de 12,5 días a 17,5 días», where it does. */
function changeOf(before: Facts, after: Facts, today: ISODate): readonly string[] {
  const total = (facts: Facts) => {
    const { LEGAL, PROGRESSIVE, ADDITIONAL } = balancesOf(facts, today)
    return LEGAL + PROGRESSIVE + ADDITIONAL
  }
  const [from, to] = [total(before), total(after)]
  if (from === to) return []
  return [`El saldo al ${formatDate(today)} cambia de ${daysLabel(from)} a ${daysLabel(to)}`]
}

async function setTerm(context: Context, input: ConfigChange, facts: Facts): Promise<void> {
  const { userContractId, since, art67, additionalYearly, accrual } = input
  if (art67 === null && additionalYearly === null && accrual === null) return
  if (since === null) throw invalid('since', 'Diga desde qué día rige')
  if (facts.end && since > facts.end) {
    throw invalid('since', `El contrato termina el ${formatDate(facts.end)}`)
  }
  const { tx } = context
  const current = await tx
    .selectFrom('vacationTerm')
    .select(['art67', 'additionalDays', 'accrual'])
    .where('userContractId', '=', userContractId)
    .where('supersededAt', 'is', null)
    .where('since', '<=', since)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .updateTable('vacationTerm')
    .set({ supersededAt: context.now })
    .where('userContractId', '=', userContractId)
    .where('since', '=', since)
    .where('supersededAt', 'is', null)
    .execute()
  await tx
    .insertInto('vacationTerm')
    .values({
      userContractId,
      since,
      art67: art67 ?? current?.art67 ?? false,
      additionalDays: additionalYearly ?? current?.additionalDays ?? 0,
      accrual: accrual ?? current?.accrual ?? 'MONTHLY',
    })
    .execute()
}

async function setRecognition(context: Context, input: ConfigChange): Promise<void> {
  const { userContractId, progressiveMonths: months, recognizedOn } = input
  if (months === null) return
  if (recognizedOn === null) throw invalid('recognizedOn', 'Diga qué día se acreditaron')
  if (recognizedOn > context.today) throw invalid('recognizedOn', 'Todavía no llega ese día')
  await context.tx
    .updateTable('vacationRecognition')
    .set({ supersededAt: context.now })
    .where('userContractId', '=', userContractId)
    .where('supersededAt', 'is', null)
    .execute()
  await context.tx
    .insertInto('vacationRecognition')
    .values({ userContractId, months, provedOn: recognizedOn })
    .execute()
}

async function setOpening(context: Context, input: ConfigChange, facts: Facts): Promise<void> {
  const { userContractId, balanceAdjustmentDate: on, reason } = input
  const balances: Readonly<Record<Pool, string | null>> = {
    LEGAL: input.legalBalance,
    PROGRESSIVE: input.progressiveBalance,
    ADDITIONAL: input.additionalBalance,
  }
  const given = POOLS.filter((pool) => balances[pool] !== null)
  if (given.length === 0) return
  if (on === null) throw invalid('balanceAdjustmentDate', 'Diga a qué día es el saldo')
  if (on < facts.start) {
    throw invalid('balanceAdjustmentDate', `El contrato comienza el ${formatDate(facts.start)}`)
  }
  if (on > context.today) throw invalid('balanceAdjustmentDate', 'Todavía no llega ese día')
  if (!reason) throw invalid('reason', 'Diga por qué se ajusta el saldo')
  await writeEntries(
    context,
    userContractId,
    given.map((pool) => ({
      pool,
      kind: 'OPENING',
      on,
      units: unitsOf(balances[pool] ?? '0', fieldOf[pool]),
      reason,
      // A balance may be written again for the same day: the last one counts.
      key: `opening:${pool}:${on}:${facts.entries.length}`,
    })),
  )
}

const fieldOf: Readonly<Record<Pool, string>> = {
  LEGAL: 'legalBalance',
  PROGRESSIVE: 'progressiveBalance',
  ADDITIONAL: 'additionalBalance',
}

function unitsOf(text: string, field: string): number {
  const days = Number(text)
  if (Math.abs(days) > 500) throw invalid(field, 'Son demasiados días')
  return Math.round(days * DAY)
}

export type Adjustment = {
  userContractId: number
  pool: Pool
  on: ISODate
  days: string
  reason: string
}

/** Adds days to a balance or takes some from it, with its reason. */
export async function createVacationAdjustment(context: Context, input: Adjustment) {
  const { userContractId, pool, on, reason } = input
  const contract = await contractOfAnother(context, userContractId)
  const { entries } = await lockedFacts(context, userContractId)
  const units = unitsOf(input.days, 'days')
  if (units === 0) throw invalid('days', 'Diga cuántos días')
  if (on < contract.initialDate) {
    throw invalid('on', `El contrato comienza el ${formatDate(contract.initialDate)}`)
  }
  const key = `adjustment:${entries.length}`
  await writeEntries(context, userContractId, [
    { pool, kind: 'ADJUSTMENT', on, units, reason, key },
  ])
  return vacationConfig(context, { userContractId, asOf: null })
}

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
