import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { heldBytes } from '#tests/memory.ts'
import { zipParts } from '../sheets/zip-entries.ts'
import { zipOf } from './zip.ts'

test('holds every file under its own plain name', async () => {
  const zip = zipOf(
    files([
      ['Ana.pdf', 'uno'],
      ['ana.pdf', 'dos'],
      ['../../Ana.pdf', 'tres'],
      ['Ñuñoa/Pérez.pdf', 'cuatro'],
    ]),
  )
  expect(await contentsOf(await buffer(zip))).toEqual({
    'Ana.pdf': 'uno',
    'ana (2).pdf': 'dos',
    '-..-Ana.pdf': 'tres',
    'Ñuñoa-Pérez.pdf': 'cuatro',
  })
})

test('makes a file only when the reader asks for more', async () => {
  let made = 0
  const zip = zipOf(
    (async function* () {
      for (; made < 1000; made += 1) yield { name: `${made}.pdf`, content: Buffer.alloc(50_000) }
    })(),
  )
  await sleep(50)
  expect(made).toBeLessThan(5)
  for await (const chunk of zip) if (chunk.length === 0) break
  expect(made).toBe(1000)
})

test('needs the memory of one file, not of all', async () => {
  const before = heldBytes()
  let peak = 0
  const zip = zipOf(
    (async function* () {
      for (let n = 0; n < 400; n += 1) {
        if (n % 20 === 0) peak = Math.max(peak, heldBytes() - before)
        yield { name: `${n}.pdf`, content: Buffer.alloc(1_000_000, n) }
      }
    })(),
  )
  let bytes = 0
  for await (const chunk of zip) bytes += chunk.length
  expect(bytes).toBeGreaterThan(400_000_000)
  // Twenty files, and the twenty before them that the collector may still be freeing.
  expect(peak).toBeLessThan(60_000_000)
})

test('stops making files when nobody reads any more', async () => {
  let made = 0
  const zip = zipOf(
    (async function* () {
      for (; made < 1000; made += 1) yield { name: `${made}.pdf`, content: Buffer.alloc(50_000) }
    })(),
  )
  await sleep(20)
  zip.destroy()
  const then = made
  await sleep(50)
  expect(made - then).toBeLessThan(2)
})

test('of nothing is a zip, and other programs take both', async () => {
  expect(await contentsOf(await buffer(zipOf(files([]))))).toEqual({})
  const zip = await buffer(
    zipOf(
      files([
        ['Ñuñoa.pdf', 'uno'],
        ['b.pdf', ''],
      ]),
    ),
  )
  expect(zipParts(zip)).toEqual([
    { name: 'Ñuñoa.pdf', packed: 3, size: 3 },
    { name: 'b.pdf', packed: 0, size: 0 },
  ])
})

test('breaks when a file cannot be made, and does not end as if whole', async () => {
  const zip = zipOf(
    (async function* () {
      yield { name: 'a.pdf', content: Buffer.from('uno') }
      throw new Error('no printer')
    })(),
  )
  await expect(buffer(zip)).rejects.toThrow('no printer')
})

async function* files(list: readonly (readonly [string, string])[]) {
  for (const [name, text] of list) yield { name, content: Buffer.from(text) }
}

async function contentsOf(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes)
  const found: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) {
    found[entry.fileName] = String(await buffer(await zip.openReadStreamPromise(entry)))
  }
  return found
}
