// No search finds somebody by what its answer does not say of them: every operation that searches,
// asked in every role for the RUT, the mail and the telephone of people whose record it keeps shut.
import { expect, test } from 'vitest'
import { inLanes } from '../../platform/server/jobs/lanes.ts'
import { startApi } from '../api.ts'
import { shuffled, spend } from '../budget.ts'
import { idsOf } from './ids.ts'
import { covers } from './sight/amounts.ts'
import { allAsks, type Ask } from './sight/asks.ts'
import type { Canary } from './sight/canaries.ts'
import { fillTables, handRows, withTheirs } from './sight/hidden.ts'
import { monthsOfDemo } from './sight/months.ts'
import { openReaders, type Reader, readerKinds, withoutRecords } from './sight/readers.ts'
import { isRefused, parting, searched, searches } from './sight/sweep.ts'

const { api, world, database, services } = await startApi()
const { owner } = database
const companyId = world.coihues.id

/** Somebody with the words by which a search could spell them. */
type Known = Canary & { rut: string; word: string; values: readonly string[] }

/** Every role as it is, and some with a profile that has everything but the records of people. */
const kinds = [
  ...readerKinds.filter(({ restricted, ofUnit, profile }) => !restricted && !ofUnit && !profile),
  ...(['ADMIN', 'MANAGER', 'BUSINES_MANAGER', 'SUPERVISOR', 'EMPLOYEE'] as const).map((role) => ({
    name: `${role} sin fichas`,
    role,
    from: 'vina' as const,
    profile: withoutRecords,
  })),
]

test('no search spells what it hides of somebody', async () => {
  await fillTables(owner, world)
  const setting = { owner, db: services.db, companyId, signIn: api.signIn }
  const readers = await openReaders(setting, kinds)
  const people = await somePeople()
  // An absence needs more than another owner to be shown: those of the demo world stay.
  const kept = await handRows(owner, companyId, people, new Set(['absence']))
  const ids = withTheirs(await idsOf(owner, companyId, 1), kept)
  const months = await monthsOfDemo(owner, world)
  const asks = someOfEach(allAsks({ ids, canaries: people, months }))
  const pairs = readers.flatMap((reader) =>
    people.filter((one) => !covers(reader, 'users.read', one)).map((one) => ({ reader, one })),
  )
  expect(pairs.length).toBeGreaterThan(12)
  const order = shuffled('searches of hidden people', pairs)
  const seen = { wrong: new Set<string>(), asked: 0, named: new Set<string>() }
  const budget = { seconds: 15, least: 3, most: order.length }
  await spend('searches of hidden people', budget, async ({ number }) => {
    const pair = order[number - 1]
    if (!pair) throw new Error('There are fewer pairs')
    await spell(pair.reader, pair.one, asks, seen)
    expect([pair.reader.name, ...seen.wrong]).toEqual([pair.reader.name])
  })
  expect(new Set(asks.map(({ name }) => name)).size).toBeGreaterThan(50)
  expect(seen.asked).toBeGreaterThan(50)
}, 600_000)

type Seen = { wrong: Set<string>; asked: number; named: Set<string> }

/** Searches somebody in every operation: nothing is found, or what is found says the value. */
async function spell(reader: Reader, one: Known, asks: readonly Ask[], seen: Seen) {
  await inLanes(4, asks, async (ask) => {
    const nothing = await searched(reader.session, ask, 'qqzzxxw')
    if (nothing.includes('"internal"')) seen.wrong.add(`${ask.name} fails: ${nothing}`)
    if (isRefused(nothing)) return
    if ((await searched(reader.session, ask, one.word)) !== nothing) seen.named.add(ask.name)
    for (const value of one.values) {
      const answer = await searched(reader.session, ask, value)
      seen.asked += 1
      const said = [value, one.rut].some((part) => bare(answer).includes(bare(part)))
      if (answer === nothing || said) continue
      seen.wrong.add(`${ask.name}, ${reader.name}: ${parting(nothing, answer)}`)
    }
  })
}

const bare = (text: string) => text.replace(/[.-]/g, '').toLowerCase()

/** Of each operation that searches, what it is asked of two months or people. */
const someOfEach = (asks: readonly Ask[]) =>
  [...Map.groupBy(asks.filter(searches), ({ name }) => name).values()].flatMap((one) =>
    one.slice(0, 2),
  )

type Row = Pick<Known, 'userId' | 'contractId' | 'businessId' | 'business' | 'rut' | 'word'> & {
  email: string
  phone: string
}

/** One person of each razón social, who supervises, with a mail and a telephone of their own. */
async function somePeople(): Promise<readonly Known[]> {
  const { rows } = await owner.query<Row>(
    `with chosen as (select distinct on (c.business_id) c.* from user_contract c
       where c.company_id = $1 and c.final_date is null and c.business_id = any($2::bigint[])
         and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
       order by c.business_id, c.id),
     told as (update user_version v set email = 'buscada' || v.user_id || '@correo.cl',
         personal_phone = '+56 9 7' || lpad(v.user_id::text, 7, '6')
       from chosen where v.company_id = $1 and v.user_id = chosen.user_id
       returning v.user_id, v.email, v.personal_phone, v.paternal_lastname),
     led as (update user_contract_version v set supervisor_id = chosen.user_id from chosen
       where v.company_id = $1 and v.user_contract_id <> chosen.id
         and v.user_contract_id in (select o.id from user_contract o where o.company_id = $1
           and o.business_id = chosen.business_id) returning 1)
     select distinct on (u.id) u.id::int as "userId", chosen.id::int as "contractId", u.rut,
       chosen.business_id::int as "businessId", b.slug as business, told.email,
       told.personal_phone as phone, told.paternal_lastname as word
     from chosen join users u on u.company_id = $1 and u.id = chosen.user_id
     join told on told.user_id = u.id join business b on b.company_id = $1
       and b.id = chosen.business_id, (select count(*) from led) done`,
    [companyId, [world.businesses.vina.id, world.businesses.peumal.id]],
  )
  return rows.map(({ email, phone, ...row }) => ({
    ...row,
    name: row.word,
    isPrivate: false,
    values: [row.rut, email, phone.slice(-8)],
  }))
}
