// A company of many people is answered in pages: no list of an answer grows with its people. Every
// query is asked as an administrator, in the demo company and again when it has twenty times the
// people, with all that each has.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../api.ts'
import { idsOf } from '../ids.ts'
import { allOperations } from '../schema.ts'
import { allAsks } from '../sight/asks.ts'
import { plantCanaries } from '../sight/canaries.ts'
import { runProcesses } from '../sight/processes.ts'
import { isRefused, sweep } from '../sight/sweep.ts'
import { growCompany } from './grow.ts'
import { lengthsOf } from './lengths.ts'
import { bounded } from './lists.ts'

const { api, world, database, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')
const copies = 20
/** What a chooser answers at most: a longer list has no such end. */
const choices = 20

const people = async () => {
  const { rows } = await owner.query<{ count: string }>(
    'select count(*) from users where company_id = $1',
    [companyId],
  )
  return Number(rows[0]?.count)
}

type Asked = { name: string; before: string; after: string }
let asked: Asked[] = []
const counted = { before: 0, after: 0 }

beforeAll(async () => {
  const canaries = await plantCanaries({ owner, world, admin })
  const months = await runProcesses({ owner, world, admin, canaries, drainJobs })
  const ids = await idsOf(owner, companyId, 1)
  const asks = allAsks({ ids, canaries: canaries.slice(0, 2), months })
  const patiently = () => drainJobs(240_000)
  const before = await sweep(admin, asks, patiently)
  counted.before = await people()
  await growCompany(owner, companyId, copies)
  counted.after = await people()
  const after = await sweep(admin, asks, patiently)
  asked = asks.map(({ name }, at) => ({
    name,
    before: before[at] ?? '',
    after: after[at] ?? '',
  }))
}, 1_200_000)

/** The lists that a list by pages answers: as long as the page that was asked for. */
const pages = new Set(
  allOperations.filter(({ kind }) => kind === 'list').map(({ name }) => `${name}.rows`),
)

/** The places of answers whose lists became longer with the company. */
function grown(): string[] {
  const places = asked.flatMap(({ before, after }) => {
    const was = lengthsOf(before)
    return [...lengthsOf(after)]
      .filter(([place, length]) => length > choices && length > (was.get(place) ?? 0))
      .map(([place]) => place)
  })
  return [...new Set(places)].filter((place) => !pages.has(place)).toSorted()
}

test('the company has that many times the people, and most of what is asked is answered', () => {
  expect(counted.after).toBe(counted.before * (copies + 1))
  const answered = asked.filter(({ after }) => !isRefused(after))
  expect(new Set(answered.map(({ name }) => name)).size).toBeGreaterThan(150)
})

test('only the lists that are known to do so grow with the company', () => {
  const known = Object.keys(bounded)
  const found = grown()
  expect(found.filter((place) => !known.includes(place))).toEqual([])
  expect(known.filter((place) => !found.includes(place))).toEqual([])
})
