import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { world, database } = await startApi()
const { owner } = database
const companyId = world.coihues.id

/** The days away that both sources say, and the ones that the wall has: with nothing else. */
async function differences(): Promise<unknown[]> {
  const said = `
    select user_contract_id, 'ABSENCE' as source, id as source_id, start_date as from_day,
      end_date as to_day, response_status = 'PENDING' as pending
    from absence where company_id = $1 and (response_status = 'APPROVED'
      or response_status = 'PENDING' and type <> 'LICENSE')
    union all
    select user_contract_id, 'VACATION', id, start_date, coalesce(enjoyed_until, end_date),
      response_status = 'PENDING'
    from vacation where company_id = $1 and (response_status = 'APPROVED'
      or response_status = 'PENDING' and replaces_id is null)`
  const kept = `select user_contract_id, source, source_id, from_day, to_day, pending
    from time_off where company_id = $1`
  const { rows } = await owner.query(
    `(select 'not kept' as problem, * from (${said} except ${kept}) missing)
     union all (select 'of nobody', * from (${kept} except all (${said})) more)`,
    [companyId],
  )
  return rows
}

test('the days away of the demo are those of its absences and vacations', async () => {
  expect(await differences()).toEqual([])
})

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

test('and stay so through any changes of both', async () => {
  const next = numbers(20_260_915)
  const { rows } = await owner.query<{ id: string }>(
    'select id from user_contract where company_id = $1 order by id limit 30',
    [companyId],
  )
  const states = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED']
  let written = 0
  await owner.query('delete from vacation_entry where company_id = $1', [companyId])
  for (let step = 0; step < 400; step += 1) {
    const contract = rows[next(rows.length)]?.id
    const [start, length, state] = [next(500), next(9), states[next(4)]]
    const kind = next(2) === 0 ? 'absence' : 'vacation'
    const more =
      kind === 'absence'
        ? { columns: ', type, subtype', values: `, 'LEAVE', 'NORMAL'` }
        : {
            columns: ', legal_units, replaces_id',
            // Some change the dates of another one, whose days stay taken until then.
            values: `, 720, (select id from vacation where company_id = $1
              and user_contract_id = $2 and $3::integer % 3 = 0 order by id desc limit 1)`,
          }
    const statement = [
      `insert into ${kind} (company_id, user_contract_id, start_date, end_date, response_status
         ${more.columns})
       select $1, $2, date '2027-01-01' + $3::integer,
         date '2027-01-01' + $3::integer + $4::integer,
         $5 ${more.values}`,
      `update ${kind} set response_status = $5, end_date = start_date + $4::integer
       where company_id = $1 and user_contract_id = $2 and $3::integer >= 0
         and start_date >= '2027-01-01'`,
      `delete from ${kind} where company_id = $1 and user_contract_id = $2
         and start_date >= date '2027-01-01' + $3::integer and $4::integer >= 0 and $5::text <> ''`,
    ][kind === 'vacation' ? next(2) : next(3)]
    // Days that are taken already are refused whole.
    const done = await owner
      .query(statement ?? '', [companyId, contract, start, length, state])
      .catch((error: Error) => {
        expect(error.message).toMatch(/_no_overlap|vacation_replaced_once/)
        return { rowCount: 0 }
      })
    written += done.rowCount ?? 0
  }
  expect(written).toBeGreaterThan(100)
  expect(await differences()).toEqual([])
  // A day that the wall lacks would be found.
  await owner.query(
    `delete from time_off where company_id = $1 and source_id = (
       select min(source_id) from time_off where company_id = $1 and source = 'VACATION')`,
    [companyId],
  )
  expect(await differences()).not.toEqual([])
})
