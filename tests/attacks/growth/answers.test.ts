// A company of many people is answered in pages: no list of an answer grows with its people.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../api.ts'
import { idsOf } from '../ids.ts'
import { allAsks, type Ask } from '../sight/asks.ts'
import { plantCanaries } from '../sight/canaries.ts'
import { runProcesses } from '../sight/processes.ts'
import { isRefused, sweep } from '../sight/sweep.ts'
import { growCompany } from './grow.ts'
import { lengthsOf } from './lengths.ts'

const { api, world, database, drainJobs } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const admin = api.as('admin')
const copies = 20

let found: string[] = []
let asked = 0
beforeAll(async () => {
  const canaries = await plantCanaries({ owner, world, admin })
  const months = await runProcesses({ owner, world, admin, canaries, drainJobs })
  const asks = allAsks({ ids: await idsOf(owner, companyId, 1), canaries: canaries.slice(0, 3), months })
  const patiently = () => drainJobs(120_000)
  const before = await sweep(admin, asks, patiently)
  console.log('before', performance.now())
  const counts = await growCompany(owner, companyId, copies)
  console.log('grown', performance.now(), [...counts].map(String).join(' '))
  const times: string[] = []
  const after: string[] = []
  for (const ask of asks) {
    const start = performance.now()
    const [text] = await sweep(admin, [ask], patiently)
    after.push(text ?? '')
    times.push(`${ask.name} ${Math.round(performance.now() - start)} ms ${Math.round((text ?? '').length / 1000)} kB ${isRefused(before[times.length]) ? 'refused ' + (before[times.length] ?? '').slice(0, 150) : ''}`)
  }
  const { writeFileSync } = await import('node:fs')
  writeFileSync('/tmp/lists9/times.txt', times.join('\n'))
  asked = asks.length
  const grown = new Map<string, string>()
  for (const [at, { name }] of asks.entries()) {
    const was = lengthsOf(before[at] ?? '')
    for (const [path, length] of lengthsOf(after[at] ?? '')) {
      const old = was.get(path) ?? 0
      if (length > old && length > 20) grown.set(`${name} ${path}`, `${old} → ${length}`)
    }
  }
  writeFileSync('/tmp/lists9/grown.txt', [...grown].map(([a, b]) => `${a}: ${b}`).join('\n'))
}, 900_000)

test('all', () => {
  expect(asked).toBeGreaterThan(100)
})
