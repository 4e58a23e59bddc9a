import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { intake } from './intake.ts'

const MB = 1024 * 1024

/** A form whose reading ends when the test says so. */
function form() {
  let end = () => {}
  let begun = false
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = () => {
    begun = true
    return ended
  }
  return { work, end, begun: () => begun }
}

describe('what all forms being read take of the memory', () => {
  test('stays under the limit; the others wait in their order', async () => {
    const door = intake({ bytes: 200 * MB, waiting: 10, each: 9 })
    const forms = Array.from({ length: 6 }, form)
    const runs = forms.map(({ work }) => door.run('ana', 30 * MB, work))
    await sleep(0)
    expect(forms.map(({ begun }) => begun())).toEqual([true, true, false, false, false, false])
    expect(door.held()).toBe(180 * MB)
    forms[1]?.end()
    await runs[1]
    await sleep(0)
    expect(forms.map(({ begun }) => begun())).toEqual([true, true, true, false, false, false])
    for (const { end } of forms) end()
    await Promise.all(runs)
    expect([door.held(), door.waiting()]).toEqual([0, 0])
  })

  test('is given back when a form fails', async () => {
    const door = intake({ bytes: 90 * MB, waiting: 10, each: 9 })
    const fails = () => door.run('ana', 30 * MB, () => Promise.reject(new Error('cut off')))
    for (let time = 0; time < 5; time += 1) await expect(fails()).rejects.toThrow('cut off')
    expect(door.held()).toBe(0)
  })

  test('a form larger than all of it is still read, alone', async () => {
    const door = intake({ bytes: 10 * MB, waiting: 10, each: 9 })
    expect(await door.run('ana', 30 * MB, async () => door.held())).toBe(10 * MB)
  })
})

test('more than may wait are refused, and so is the fourth of one person', async () => {
  const door = intake({ bytes: 90 * MB, waiting: 4, each: 3 })
  const forms = Array.from({ length: 8 }, form)
  const people = ['ana', 'ana', 'ana', 'eva', 'eva']
  const runs = people.map((name, at) => door.run(name, 30 * MB, forms[at]!.work))
  await sleep(0)
  await expect(door.run('ana', 1, forms[6]!.work)).rejects.toThrow('otros archivos suyos')
  await expect(door.run('luz', 1, forms[7]!.work)).rejects.toThrow('llegando muchos archivos')
  for (const { end } of forms) end()
  await Promise.all(runs)
  expect(await door.run('ana', 1, async () => 'read')).toBe('read')
})

test('a form that sends nothing is cut off when somebody waits', async () => {
  const door = intake({ bytes: 180 * MB, waiting: 4, each: 3 })
  const stalled = form()
  let cut = false
  const first = door.run('ana', 30 * MB, (arrival) => {
    arrival.tooSlow.addEventListener('abort', () => {
      cut = true
      stalled.end()
    })
    return stalled.work()
  })
  const steady = form()
  let beats: NodeJS.Timeout | undefined
  let wronged = false
  const second = door.run('eva', 30 * MB, (arrival) => {
    beats = setInterval(() => arrival.more(200 * 1024), 100)
    arrival.tooSlow.addEventListener('abort', () => (wronged = true))
    return steady.work()
  })
  await sleep(4_000)
  expect([cut, door.held()]).toEqual([false, 180 * MB])
  expect(await door.run('luz', 15, async () => 'read')).toBe('read')
  expect([cut, wronged]).toEqual([true, false])
  clearInterval(beats)
  steady.end()
  await Promise.all([first, second])
})
