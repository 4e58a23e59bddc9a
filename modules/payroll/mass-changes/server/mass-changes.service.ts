import { counted } from '#chile/counts.ts'
import { formatChange, formatPesos } from '#chile/numbers.ts'
import { monthsLabel } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { recordPeopleAtEnd } from '#platform/server/readings.ts'
import { conflict, forbidden, invalid, requireConfirmed } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { surnameIn } from '#platform/server/person-names.ts'
import { listed } from '#platform/server/total-of.ts'
import { readRuts } from '../model/chosen.ts'
import { MassChangeState } from '../model/mass-change.ts'
import { inMonth } from '../model/raise.ts'
import { heldText } from '../model/words.ts'
import { massChangeActs } from './mass-change.job.ts'
import { massChangeById, type MassChangeRow } from './mass-changes.queries.ts'
import { type Asked, type Member, membersOf, rightOf, type Wanted } from './members.queries.ts'
import { addedPesos, type Plan, plansOf } from './plans.queries.ts'
import { closedFrom, firstMonthOf, wantedOf } from './wanted.ts'

/** More contracts than these change in more than one act. */
const most = 5_000

async function planned(context: Context, asked: Asked) {
  const wanted = await wantedOf(context, asked)
  const members = await membersOf(context, wanted)
    .orderBy('contract.id')
    .limit(most + 1)
    .execute()
  if (members.length > most) {
    throw conflict(`El máximo de un acto es ${most}: hágalo en varios`, 'jobTitle')
  }
  return { wanted, members, plans: await plansOf(context, wanted, members) }
}

/** What a change would do, in numbers, and what of a paste of RUTs names nobody. */
export async function massChangePreview(context: Context, asked: Asked) {
  const { wanted, members, plans } = await planned(context, asked)
  const all = [...plans.values()].flat()
  const changing = all.filter(({ left }) => left === null)
  const pasted = asked.ruts === null ? undefined : readRuts(asked.ruts)
  const byRut = Map.groupBy(members, ({ rut }) => rut)
  const named = (ruts: readonly string[]) => ruts.map(formatRut)
  return {
    people: members.length,
    changing: changing.length,
    left: all.length - changing.length,
    added: asked.kind === 'RAISE' ? addedToMonth(changing) : null,
    retroactive: await retroactiveMonths(context, wanted),
    wrongRuts: [...(pasted?.wrong ?? [])],
    unknownRuts: named((pasted?.ruts ?? []).filter((rut) => !byRut.has(rut))),
    doubledRuts: named(pasted?.doubled ?? []),
    severalContracts: named(
      (pasted?.ruts ?? []).filter((rut) => (byRut.get(rut)?.length ?? 0) > 1),
    ),
  }
}
export type MassChangeTotals = Awaited<ReturnType<typeof massChangePreview>>

/** The closed months that a change from a past day reaches, in words; they are paid later. */
async function retroactiveMonths(context: Context, wanted: Wanted): Promise<string | null> {
  if (wanted.kind !== 'RAISE' && wanted.kind !== 'ALLOWANCE') return null
  const closed = await closedFrom(context, wanted.businessId, firstMonthOf(wanted))
  return closed.length === 0 ? null : monthsLabel(closed.map(({ yearMonth }) => yearMonth))
}

export type MassChangePerson = {
  id: string
  contractId: number
  userId: number
  fullname: string | null
  rut: string | null
  jobTitle: string
  before: string | null
  after: string | null
  difference: string | null
  note: string | null
  left: string | null
}

/**
 * The people of a change before it happens, one page of them, each with what they have and would
 * have. Reading their salaries is audited, as on each contract.
 */
export async function massChangePeople(
  context: Context,
  input: ListInput<Asked, 'fullname'>,
): Promise<Listed<MassChangePerson>> {
  const { filter, sort } = input
  const wanted = await wantedOf(context, filter)
  const matching = membersOf(context, wanted)
  const ordered = matching
    .orderBy(surnameIn('contract.userId'), sort.descending ? 'desc' : 'asc')
    .orderBy('contract.id')
  const { rows: members, total } = await listed(matching, ordered, input)
  const plans = await plansOf(context, wanted, members)
  if (wanted.kind === 'RAISE') auditReadings(context, members)
  return { rows: members.flatMap((member) => rowsOf(wanted, member, plans)), total }
}

function rowsOf(
  { kind }: Wanted,
  { id, userId, fullname, rut, jobTitle }: Member,
  plans: ReadonlyMap<number, readonly Plan[]>,
): MassChangePerson[] {
  return (plans.get(id) ?? []).map((plan) => ({
    id: `${id}-${plan.userItemId ?? 0}`,
    contractId: id,
    userId,
    fullname,
    rut,
    jobTitle,
    before: kind === 'ITEM' ? null : heldText(kind, plan.before, plan.currency),
    after: plan.after === null ? null : heldText(kind, plan.after, plan.currency),
    difference: differenceOf(plan),
    note: plan.note,
    left: plan.left,
  }))
}

/** What the salaries in pesos rise together in a month, those by day or week too. */
const addedToMonth = (plans: readonly Plan[]): number =>
  plans.reduce((sum, one) => sum + inMonth(addedPesos(one), one.period), 0)

function differenceOf(plan: Plan): string | null {
  const pesos = addedPesos(plan)
  return pesos === 0 ? null : formatChange(pesos)
}

/** Leaves in the audit that somebody read the pay of those people. */
const auditReadings = (context: Context, members: readonly Member[]): void =>
  recordPeopleAtEnd(context, 'lectura:remuneración', members)

/**
 * Orders a change of many people: what each has and gets is kept at once, and the work in
 * background makes it.
 */
export async function createMassChange(
  context: Context,
  input: Asked & { reason: string },
): Promise<MassChangeRow> {
  const { reason, ...asked } = input
  const { tx, session } = context
  const { wanted, members, plans } = await planned(context, asked)
  if (reason.trim().length < 3) throw invalid('reason', 'Diga por qué: queda en la historia')
  const all = [...plans.values()].flat()
  const changing = all.filter(({ left }) => left === null)
  if (changing.length === 0) {
    throw conflict(all.length === 0 ? 'Nadie cumple lo elegido' : 'A nadie se le puede aplicar')
  }
  requireConfirmed(context, await doubtsOf(context, wanted, changing, all.length))
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
      creatorLoginId: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPeople(context, id, changing)
  if (isRaise) auditReadings(context, members)
  await massChangeActs.begin(context, id, 'APPLY')
  return massChangeById(context, id)
}

/** Writes what each contract has and gets, in one statement for all of them. */
const keepPeople = ({ tx }: Context, massChangeId: number, plans: readonly Plan[]) =>
  sql`insert into mass_change_person (company_id, mass_change_id, user_contract_id, user_item_id,
      before, after, currency, basis)
    select app.current_company(), ${massChangeId}::bigint, plan."contractId", plan."userItemId",
      plan.before, plan.after, plan.currency, plan.basis
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan ("contractId" bigint,
      "userItemId" bigint, before text, after text, currency text, basis text)
    returning id`.execute(tx)

/** «80 personas cambian, y 3 no»; of a raise what it adds to a month, and the closed months. */
async function doubtsOf(
  context: Context,
  wanted: Wanted,
  changing: readonly Plan[],
  all: number,
): Promise<string[]> {
  const left = all - changing.length
  const low = changing.filter(({ note }) => wanted.kind === 'RAISE' && note !== null).length
  const added = addedToMonth(changing)
  const closed = await retroactiveMonths(context, wanted)
  return [
    counted(changing.length, 'contrato cambia', 'contratos cambian') +
      (left > 0 ? `, y ${left} de los elegidos no` : ''),
    ...(wanted.kind === 'RAISE' && added > 0
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
 * each of them: it sets the pay that they had before.
 */
async function requireWhole(context: Context, { id, kind }: MassChangeRow): Promise<void> {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const reach = context.reach(rightOf[kind])
  const beyond = await context.tx
    .selectFrom('massChangePerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .select('person.id')
    .where('person.massChangeId', '=', id)
    .where('person.status', '=', 'DONE')
    .where((eb) => eb.not(payWithin(reach, columns, context.actor.userId)))
    .limit(1)
    .executeTakeFirst()
  if (beyond) throw forbidden('Incluye a personas que usted no puede cambiar')
}

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

/** Goes on with work that stopped, from where it was. */
export async function resumeMassChange(
  context: Context,
  { id }: { id: number },
): Promise<MassChangeRow> {
  await massChangeActs.resume(context, await massChangeById(context, id))
  return massChangeById(context, id)
}
