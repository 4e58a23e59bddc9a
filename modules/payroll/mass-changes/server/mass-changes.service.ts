import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthsLabel } from '#chile/period.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, requireConfirmed } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { MassChangeState } from '../model/mass-change.ts'
import { textOf } from './stored-request.ts'
import { massChangeActs, refusedUndo } from './mass-change.job.ts'
import { massChangeById, type MassChangeRow } from './mass-changes.queries.ts'
import { mostInRequest, rightOf, type Wanted } from './members.queries.ts'
import { type AskedAgain, retroactiveMonths, totalsOf } from './preview.service.ts'
import type { Totals } from './tally.ts'
import { closedFrom, firstMonthOf, wantedOf } from './change-request.ts'

/**
 * Orders a change of many people: the worker keeps what each has and gets, and then makes it. Of
 * many contracts it is ordered with the count that its requester saw.
 */
export async function createMassChange(
  context: Context,
  input: AskedAgain & { reason: string },
): Promise<MassChangeRow> {
  const { reason, counting, ...asked } = input
  const { tx, session } = context
  const wanted = await wantedOf(context, asked)
  const found = await totalsOf(context, wanted, counting)
  if (!found) throw conflict('Son muchos contratos: cuéntelos antes de ordenarlo', 'jobTitle')
  if ('counting' in found) throw conflict('Todavía se cuentan los contratos: espere a que estén')
  if (reason.trim().length < 3) throw invalid('reason', 'Diga por qué: queda en la historia')
  const { changing, left } = found.totals
  if (changing === 0) {
    throw conflict(left === 0 ? 'Nadie cumple lo elegido' : 'A nadie se le puede aplicar')
  }
  requireConfirmed(context, await doubtsOf(context, wanted, found.totals))
  const { kind, businessId, fromDate, startMonth, endMonth, itemCode } = wanted
  const isRaise = kind === 'RAISE'
  const { id } = await tx
    .insertInto('massChange')
    .values({
      kind,
      businessId,
      reason: reason.trim(),
      fromDate: isRaise || kind === 'ALLOWANCE' ? fromDate : null,
      startMonth: kind === 'ITEM' ? startMonth : null,
      endMonth: kind === 'ITEM' || kind === 'ITEM_END' ? endMonth : null,
      itemCode: kind === 'ITEM' || kind === 'ITEM_END' ? itemCode : null,
      value: isRaise || kind === 'ITEM' ? wanted.value : null,
      raiseMode: isRaise ? wanted.raiseMode : null,
      rounding: isRaise ? wanted.rounding : null,
      least: isRaise ? wanted.least : null,
      wanted: textOf(wanted),
      state: 'PREPARING',
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await massChangeActs.begin(context, id, 'PREPARE')
  return massChangeById(context, id)
}

/** «80 personas cambian, y 3 no»; of a raise what it adds to a month, and the closed months. */
async function doubtsOf(
  context: Context,
  wanted: Wanted,
  { changing, left, low, added }: Totals,
): Promise<string[]> {
  const closed = await retroactiveMonths(context, wanted)
  return [
    counted(changing, 'contrato cambia', 'contratos cambian') +
      (left > 0 ? `, y ${left} de los elegidos no` : ''),
    ...(added !== null && added > 0
      ? [`Los sueldos base en pesos suman ${formatPesos(added)} más al mes`]
      : []),
    ...(low > 0
      ? [`${counted(low, 'sueldo queda', 'sueldos quedan')} bajo el ingreso mínimo`]
      : []),
    ...(closed === null ? [] : [`Ya se cerró ${closed}: la diferencia se paga en Retroactivos`]),
  ]
}

/** Takes a change back while no closed month was calculated with it. */
export async function undoMassChange(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<MassChangeRow> {
  const row = await massChangeById(context, id)
  if (row.state !== 'APPLIED') {
    throw conflict(`Está ${MassChangeState.label(row.state).toLowerCase()}`)
  }
  await requireWhole(context, row)
  const why = await calculatedOn(context, row)
  if (why) throw conflict(why)
  await massChangeActs.start(context, { id, from: row.state, version }, 'UNDO')
  return massChangeById(context, id)
}

/**
 * A change is taken back for all of its people at once, so by somebody who might have made it for
 * each of them: it sets the pay that they had before. Of many people the work in background asks
 * it, before it takes back the first.
 */
async function requireWhole(context: Context, { id, kind }: MassChangeRow): Promise<void> {
  const reach = context.reach(rightOf[kind])
  const changed = context.tx
    .selectFrom('massChangePerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .where('person.massChangeId', '=', id)
    .where('person.status', '=', 'DONE')
  const beyond = await changed
    .select('person.id')
    .where((eb) => eb.not(payWithin(reach, ofContract, context.actor.userId)))
    .limit(1)
    .executeTakeFirst()
  if (!context.can(rightOf[kind]) || beyond) throw forbidden(BEYOND)
  const people = await changed
    .select('contract.userId')
    .limit(mostInRequest + 1)
    .execute()
  if (people.length > mostInRequest) return
  const why = await refusedUndo(context, kind, people)
  if (why) throw forbidden(why)
}

const BEYOND = 'Incluye a personas que usted no puede cambiar'

/** Why a change is part of what was closed or paid since; undefined while it is not. */
async function calculatedOn(context: Context, row: MassChangeRow): Promise<string | undefined> {
  const closed = await closedFrom(context, row.businessId, firstMonthOf(row))
  const since = closed.filter(
    ({ closedAt }) => closedAt !== null && new Date(closedAt) > new Date(row.createdAt),
  )
  if (since.length > 0) {
    const months = monthsLabel(since.map(({ yearMonth }) => yearMonth))
    return `Ya se cerró ${months} con este cambio: haga otro desde el mes abierto`
  }
  const posted = await context.tx
    .selectFrom('retroactiveLine as line')
    .innerJoin('massChangePerson as person', 'person.userContractId', 'line.userContractId')
    .innerJoin('payrollMonth as origin', 'origin.id', 'line.originMonthId')
    .select('line.id')
    .where('person.massChangeId', '=', row.id)
    .where('origin.yearMonth', '>=', firstMonthOf(row))
    .where('line.postedAt', '>', row.createdAt)
    .limit(1)
    .executeTakeFirst()
  return posted && 'Ya se registró lo retroactivo de este cambio: deshaga eso primero'
}

/**
 * Discards a change whose preparation stopped: nobody was changed by it yet, and whoever ordered it
 * may no longer be there to go on.
 */
export async function discardMassChange(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<MassChangeRow> {
  const row = await heldChange(context, id)
  if (row.state !== 'PREPARING') {
    throw conflict(`Está ${MassChangeState.label(row.state).toLowerCase()}`)
  }
  if (!row.failed) throw conflict('El trabajo sigue en curso')
  refuseStale(version, row.version, { table: 'massChange', key: { id } })
  await context.tx
    .updateTable('massChange')
    .set({ state: 'DISCARDED', version: version + 1 })
    .where('id', '=', id)
    .execute()
  return massChangeById(context, id)
}

/** A change whose record is locked: of two who decide about it, the second reads the first. */
async function heldChange(context: Context, id: number): Promise<MassChangeRow> {
  await massChangeById(context, id)
  await context.tx
    .selectFrom('massChange')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return massChangeById(context, id)
}

/**
 * Goes on with work that stopped, from where it was. Whose people it is prepared of depends on who
 * ordered it, and what is taken back on who takes it back.
 */
export async function resumeMassChange(
  context: Context,
  { id }: { id: number },
): Promise<MassChangeRow> {
  const row = await heldChange(context, id)
  if (row.state === 'PREPARING' && row.creatorLoginId !== context.session.loginId) {
    throw forbidden('Todavía se preparaba: lo reanuda quien lo ordenó')
  }
  if (row.state === 'UNDOING') await requireWhole(context, row)
  await massChangeActs.resume(context, row)
  return massChangeById(context, id)
}
