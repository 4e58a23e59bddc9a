import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { FORMER_YEARS } from '#access/former.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { hasLeft, readsOwnPapers } from '#platform/server/sql/has-left.ts'
import { nameIn, personBehind } from '#platform/server/sql/person-names.ts'
import { matching, type SettlementFilter } from './finiquito.queries.ts'

/** The finiquitos that an act is about: of a list as it is filtered, of a batch, or one. */
export type Displayed = SettlementFilter & {
  settlementId?: number | null
  batchId?: number | null
  shows: boolean
}

/** The finiquitos of an act within reach, and why some stay as they are. */
export function displayed(context: Context, asked: Displayed) {
  const { shows, batchId, settlementId, ...filter } = asked
  const left = shows ? whyNotShown(context) : whyNotHidden(context)
  return matching(context, 'settlements.update', filter)
    .leftJoin('settlementShown as shown', 'shown.settlementId', 'settlement.id')
    .$if(!!batchId, (query) =>
      query.where(
        sql<boolean>`exists (select from settlement_batch_person member
          where member.company_id = app.current_company() and member.batch_id = ${batchId}
            and member.settlement_id = settlement.id)`,
      ),
    )
    .where((eb) => equalTo(eb, { 'settlement.id': settlementId }))
    .select(['settlement.id', 'settlement.userId', 'settlement.status', 'users.rut'])
    .select(['settlement.disengagementDate', 'business.name as businessName', 'shown.since'])
    .select(nameIn('settlement.userId').as('fullname'))
    .select([left.as('left'), sql<boolean>`${left} is null`.as('fits')])
}
export type DisplayedPerson = Awaited<ReturnType<ReturnType<typeof displayed>['execute']>>[number]

/** Why somebody is not shown their finiquito; nothing where they will see it. */
const whyNotShown = ({ actor, today }: Context) => sql<string | null>`case
  when settlement.user_id = ${actor.userId ?? 0} then 'Lo ordena: el suyo lo muestra otra persona'
  when settlement.status = 'DELETED' then 'Está eliminado'
  when settlement.status = 'CREATED' then 'No está emitido: su monto puede cambiar'
  when shown.since is not null then 'Ya se le muestra'
  when exists (select from contract_settlement ending
      where ending.company_id = app.current_company() and ending.status = 'PREPARED'
        and ending.user_contract_id = settlement.user_contract_id)
    then 'Su término está reservado: primero se le muestra el término'
  when users.status <> 'ACTIVE' or users.is_disabled or not exists (select from login account
      where account.company_id = app.current_company() and account.user_id = users.id
        and not account.is_disabled)
    then 'No tiene cuenta para entrar: entréguele el documento'
  when ${hasLeft(today)} and not ${readsOwnPapers(today)}
    then 'Su cuenta dejó de entrar el '
      || to_char(users.access_until + make_interval(years => ${FORMER_YEARS}), 'DD-MM-YYYY')
      || ': entréguele el documento'
  end`

const whyNotHidden = ({ actor }: Context) => sql<string | null>`case
  when settlement.user_id = ${actor.userId ?? 0} then 'Lo ordena: el suyo lo oculta otra persona'
  when shown.since is null then 'No se le muestra'
  end`

/** The acts whose people are all within reach; of the others their number would say something. */
export const acts = (context: Context) =>
  context.tx
    .selectFrom('settlementDisplay as act')
    .where(
      sql<boolean>`not exists (select from settlement_display_person member
        where member.company_id = app.current_company() and member.display_id = act.id
          and member.settlement_id <> all (${reachedIds(context)}))`,
    )
    .select(['act.id', 'act.shows', 'act.people', 'act.at', 'act.undoneAt', 'act.version'])
    .select(sql<string | null>`${sql.raw(personBehind('act.login_id'))}`.as('author'))
    .select(sql<string | null>`${sql.raw(personBehind('act.undone_login_id'))}`.as('undoneBy'))
export type DisplayAct = Awaited<ReturnType<ReturnType<typeof acts>['execute']>>[number]

/** The finiquitos within reach, also those that were removed since. */
const reachedIds = (context: Context) =>
  sql`${matching(context, 'settlements.read', { removed: true }).select('settlement.id')}`
