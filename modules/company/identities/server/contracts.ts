import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'

/** The contracts that hold on a day, suspended ones too, as `contract`; to extend. */
const inForce = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )

/** The same with their terms of that day, as `held`. */
const on = (tx: Tx, day: ISODate) =>
  inForce(tx, day).innerJoin('userContractVersion as held', (join) =>
    heldOn(join.onRef('held.userContractId', '=', 'contract.id'), 'held', day),
  )

/** All contracts with their terms of every day, as `contract` and `held`; to extend. */
const everyDay = (tx: Tx) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as held', 'held.userContractId', 'contract.id')
    .where('held.supersededAt', 'is', null)
    .where('contract.status', '<>', 'DELETED')

/**
 * Inside a statement, the terms of every day of all contracts: whose they are, of which razón
 * social, who supervises, and from when until when.
 */
const lines = sql`(
  select contract.id, contract.user_id, contract.business_id, contract.initial_date,
    contract.final_date, held.supervisor_id, held.valid
  from user_contract contract
  join user_contract_version held on held.company_id = app.current_company()
    and held.user_contract_id = contract.id and held.superseded_at is null
  where contract.company_id = app.current_company() and contract.status <> 'DELETED')`

/** Inside a statement, every contract: its person and its razón social. */
const rows = sql`(select contract.id, contract.user_id, contract.business_id
  from user_contract contract where contract.company_id = app.current_company())`

/** The contract of the person in a column that holds on a day, or else their first one. */
const ofPerson = (day: ISODate, user: string) => sql<number | null>`(
  select one.id from user_contract one
  where one.company_id = app.current_company() and one.user_id = ${sql.ref(user)}
    and one.status <> 'DELETED'
  order by (one.initial_date <= ${day}::date
    and (one.final_date is null or one.final_date >= ${day}::date)) desc, one.initial_date
  limit 1)`

/** Contracts as those who count people or follow supervisors need them: see each. */
export const contracts = { inForce, on, everyDay, lines, rows, ofPerson }
