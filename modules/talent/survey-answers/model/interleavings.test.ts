import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAnswer } from '#modules/talent/surveys/model/answer.ts'
import { answerAfter, type Answers, type GivenAnswer, joined, standing } from './answers.ts'
import {
  afterReceipt,
  emptyQueue,
  isEmpty,
  type Queue,
  queued,
  queuedToSend,
  type Receipt,
} from './queue.ts'

/**
 * Two browsers of one person, each with two tabs, and a server, while connections drop, requests
 * come late or twice, receipts are lost and tabs are killed. Whatever happens, what was answered
 * last stays.
 */
type Tab = { answers: Answers; writes: boolean }
type Browser = { queue: Queue; tabs: Tab[]; online: boolean }
type Parcel = { browser: number; queue: Queue }

class World {
  server: Answers = new Map()
  completions = 0
  readonly browsers: Browser[] = [newBrowser(), newBrowser()]
  readonly given: { browser: number; answer: GivenAnswer }[] = []
  parcels: Parcel[] = []
  asked = false
  private clock = 0

  answer(browser: number, tab: number, questionId: string): void {
    const { tabs, queue } = this.browserOf(browser)
    const one = oneOf(tabs, tab)
    if (!one.writes) return
    const known = joined(one.answers, queue.answers)
    const value = { ...noAnswer, choice: ++this.clock }
    const answer = answerAfter(known, questionId, value, '')
    this.given.push({ browser, answer })
    this.browserOf(browser).queue = queued(queue, answer)
    // Both tabs of a browser hear of it.
    for (const other of tabs) other.answers = joined(other.answers, [answer])
  }

  /** «Continuar aquí»: from now on only this tab writes. */
  takeOver(browser: number, tab: number): void {
    const { tabs } = this.browserOf(browser)
    tabs.forEach((one, index) => (one.writes = index === tab))
  }

  /** The tab is killed and opened anew, which needs the server. */
  kill(browser: number, tab: number): void {
    const { tabs, queue, online } = this.browserOf(browser)
    if (!online) return
    const one = oneOf(tabs, tab)
    one.answers = joined(this.server, queue.answers)
  }

  connect(browser: number, online: boolean): void {
    this.browserOf(browser).online = online
  }

  /** A request leaves; it may arrive later, twice or never. */
  send(browser: number): void {
    const { queue, online } = this.browserOf(browser)
    if (online && !isEmpty(queue)) this.parcels.push({ browser, queue })
  }

  complete(browser: number): void {
    this.asked = true
    const one = this.browserOf(browser)
    one.queue = queuedToSend(one.queue)
  }

  /** A request arrives; its receipt may get lost. */
  arrive(place: number, again: boolean, receiptLost: boolean): void {
    const parcel = this.parcels[place % Math.max(1, this.parcels.length)]
    if (!parcel) return
    if (!again) this.parcels = this.parcels.filter((one) => one !== parcel)
    this.server = joined(this.server, parcel.queue.answers)
    if (parcel.queue.complete) this.completions = 1
    const stored = parcel.queue.answers.flatMap(
      ({ questionId }) => this.server.get(questionId) ?? [],
    )
    const receipt: Receipt = { stored, completed: parcel.queue.complete }
    if (receiptLost) return
    const browser = this.browserOf(parcel.browser)
    browser.queue = afterReceipt(browser.queue, receipt)
    for (const tab of browser.tabs) tab.answers = standing(tab.answers, stored)
  }

  /** Everybody is connected again and sends what waits. */
  settle(): void {
    while (this.parcels.length > 0) this.arrive(0, false, false)
    for (const browser of [0, 1]) {
      this.connect(browser, true)
      this.send(browser)
      this.arrive(0, false, false)
    }
    // Coming back to a tab asks the server for its answers.
    for (const { tabs } of this.browsers)
      for (const tab of tabs) tab.answers = standing(tab.answers, this.server.values())
  }

  private browserOf(index: number): Browser {
    return oneOf(this.browsers, index)
  }
}

function oneOf<One>(list: readonly One[], index: number): One {
  const one = list[index]
  if (one === undefined) throw new Error(`No place ${index}`)
  return one
}

const newBrowser = (): Browser => ({
  queue: emptyQueue,
  tabs: [
    { answers: new Map(), writes: true },
    { answers: new Map(), writes: false },
  ],
  online: true,
})

const place = fc.nat(1)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('answer' as const),
      place,
      place,
      fc.constantFrom('1', '2', '3'),
    ),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('send' as const), place) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constant('arrive' as const), fc.nat(5), fc.boolean(), fc.boolean()),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('takeOver' as const), place, place) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('kill' as const), place, place) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('connect' as const), place, fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('complete' as const), place) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

function does(world: World, one: Act): void {
  switch (one[0]) {
    case 'answer':
      return world.answer(one[1], one[2], one[3])
    case 'arrive':
      return world.arrive(one[1], one[2], one[3])
    case 'takeOver':
      return world.takeOver(one[1], one[2])
    case 'kill':
      return world.kill(one[1], one[2])
    case 'connect':
      return world.connect(one[1], one[2])
    case 'send':
      return world.send(one[1])
    case 'complete':
      return world.complete(one[1])
  }
}

test('whatever two tabs, two devices and a bad connection do, no answer is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const world = new World()
      for (const one of acts) does(world, one)
      world.settle()
      expect(world.browsers.map(({ queue }) => isEmpty(queue))).toEqual([true, true])
      expect(world.completions).toBe(world.asked ? 1 : 0)
      for (const id of ['1', '2', '3']) {
        const given = world.given.filter(({ answer }) => answer.questionId === id)
        const stored = world.server.get(id)
        const greatest = Math.max(0, ...given.map(({ answer }) => answer.rev))
        // It is one of those that were given, and none that was given is later.
        expect(stored?.rev ?? 0).toBe(greatest)
        if (stored) expect(given.map(({ answer }) => answer.choice)).toContain(stored.choice)
        // On one device the last answer stays, whatever its tabs did.
        const devices = new Set(given.map(({ browser }) => browser))
        if (devices.size === 1) expect(stored?.choice).toBe(given.at(-1)?.answer.choice)
        // Every tab of every device shows the answer of the server.
        for (const { tabs } of world.browsers)
          for (const { answers } of tabs) expect(answers.get(id)?.choice).toBe(stored?.choice)
      }
    }),
    { numRuns: 1500 },
  )
})

test('a receipt erases what the server has, and leaves what was answered meanwhile', () => {
  const first = { ...noAnswer, choice: 1, questionId: '1', rev: 1, at: '' }
  const second = { ...first, choice: 2, rev: 2 }
  const queue = queuedToSend(queued(queued(emptyQueue, first), second))
  expect(queue.answers).toEqual([second])
  expect(afterReceipt(queue, { stored: [first], completed: false })).toEqual(queue)
  expect(isEmpty(afterReceipt(queue, { stored: [second], completed: true }))).toBe(true)
})
