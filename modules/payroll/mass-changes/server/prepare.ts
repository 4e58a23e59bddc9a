import { actingNow } from '#modules/company/accounts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import type { MassWork } from '#platform/server/records/mass-acts.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { keptWanted } from './stored-request.ts'
import { memberIds, membersAmong, rightOf, type Wanted } from './members.queries.ts'
import { type Plan, plansOf } from './plans.queries.ts'

/**
 * The contracts of a change that are not prepared yet, within the reach of who ordered it. Those
 * that stay as they are leave no row, and are looked at again after a kill.
 */
export async function unprepared(tx: Tx, id: number, work: MassWork): Promise<readonly number[]> {
  const { acting, wanted } = await ordered(work, id)
  const known = await tx
    .selectFrom('massChangePerson')
    .select('userContractId')
    .where('massChangeId', '=', id)
    .execute()
  const prepared = new Set(known.map(({ userContractId }) => userContractId))
  const ids = await memberIds(acting, wanted)
  if (ids.length === 0 && prepared.size === 0) {
    throw conflict('Ya no hay a quién aplicarlo: otros cambiaron, o cambió lo que usted alcanza')
  }
  return ids.filter((contractId) => !prepared.has(contractId))
}

/** Keeps what each of some contracts has and gets. */
export async function prepare(work: MassWork, ids: readonly number[], id: number): Promise<void> {
  const { acting, wanted } = await ordered(work, id)
  const members = await membersAmong(acting, wanted, ids)
  const plans = [...(await plansOf(acting, wanted, members)).values()].flat()
  await keep(
    work.tx,
    id,
    plans.filter(({ left }) => left === null),
  )
  if (wanted.kind === 'RAISE') recordPeopleAtEnd(acting, 'lectura:remuneración', members)
}

/** What was ordered, and its author, who still has the right to it. */
async function ordered(work: MassWork, id: number) {
  const acting = await actingNow(work, work.at)
  const wanted = await wantedIn(work.tx, id)
  if (!acting.can(rightOf[wanted.kind])) throw forbidden('Quien lo ordenó ya no puede hacerlo')
  return { acting, wanted }
}

async function wantedIn(tx: Tx, id: number): Promise<Wanted> {
  const { wanted } = await tx
    .selectFrom('massChange')
    .select('wanted')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (wanted === null) throw conflict('Este cambio no dice a quiénes se aplica')
  return keptWanted.parse(wanted)
}

/** Writes what each contract has and gets, in one statement for all of them. */
const keep = (tx: Tx, massChangeId: number, plans: readonly Plan[]) =>
  sql`insert into mass_change_person (company_id, mass_change_id, user_contract_id, user_item_id,
      before, after, currency, basis)
    select app.current_company(), ${massChangeId}::bigint, plan."contractId", plan."userItemId",
      plan.before, plan.after, plan.currency, plan.basis
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan ("contractId" bigint,
      "userItemId" bigint, before text, after text, currency text, basis text)
    returning id`.execute(tx)
