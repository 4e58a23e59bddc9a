import { addDays, type ISODate } from '#chile/dates.ts'
import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { beginChosen, cancelLists, moveLists } from './lists.ts'

/** Days for which a contract that began still begins a list (art. 9: it is signed in 15). */
const LATE_DAYS = 15

/**
 * A contract that begins soon, or began some days ago, begins the list of an arrival where its
 * person had no contract the day before; its first day moves it, and its removal annuls it.
 */
contractHooks.contractsWritten.on('arrivals', async (work, contractIds) => {
  const rows = await written(work.tx, contractIds)
  const gone = rows.filter(({ status }) => status === 'DELETED')
  const here = rows.filter(({ status }) => status !== 'DELETED')
  await cancelLists(
    work,
    'ARRIVAL',
    gone.map(({ contractId }) => contractId),
    'El contrato se eliminó',
  )
  await moveLists(work, 'ARRIVAL', here)
  const earliest = addDays(work.today, -LATE_DAYS)
  await beginChosen(
    work,
    'ARRIVAL',
    here.filter(({ day, isFirst, hasList }) => isFirst && !hasList && day >= earliest),
  )
})

type Written = {
  contractId: number
  userId: number
  day: ISODate
  status: string
  /** The person had no other contract the day before. */
  isFirst: boolean
  hasList: boolean
}

async function written(tx: Tx, ids: readonly number[]): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select contract.id as "contractId", contract.user_id as "userId",
      contract.initial_date::text as day, contract.status,
      not exists (select from user_contract other
        where other.company_id = app.current_company() and other.user_id = contract.user_id
          and other.id <> contract.id and other.status <> 'DELETED'
          and other.initial_date < contract.initial_date
          and coalesce(other.final_date, 'infinity'::date) >= contract.initial_date - 1)
        as "isFirst",
      exists (select from arrival list
        where list.company_id = app.current_company() and list.user_contract_id = contract.id
          and list.kind = 'ARRIVAL') as "hasList"
    from user_contract contract
    where contract.company_id = app.current_company()
      and contract.id = any(${[...ids]}::bigint[])
    order by contract.id`.execute(tx)
  return rows
}
