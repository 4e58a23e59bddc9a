import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockThatTells } from './useLock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was sent is locked for three seconds, whenever its answer comes', () => {
  const tell = vi.fn<(locked: boolean) => void>()
  const lock = lockThatTells(tell)
  expect(lock.isClosed()).toBe(false)
  lock.close()
  vi.advanceTimersByTime(2999)
  expect(lock.isClosed()).toBe(true)
  expect(tell.mock.calls).toEqual([[true]])
  vi.advanceTimersByTime(1)
  expect(lock.isClosed()).toBe(false)
  expect(tell.mock.lastCall).toEqual([false])
})

test('sent again, it counts from then on', () => {
  const lock = lockThatTells(() => undefined)
  lock.close()
  vi.advanceTimersByTime(2000)
  lock.close()
  vi.advanceTimersByTime(2000)
  expect(lock.isClosed()).toBe(true)
})

test('who changes something sends it at once', () => {
  const lock = lockThatTells(() => undefined)
  lock.close()
  lock.free()
  expect(lock.isClosed()).toBe(false)
})

test('a form that is left tells nothing later', () => {
  const tell = vi.fn<(locked: boolean) => void>()
  const lock = lockThatTells(tell)
  lock.close()
  lock.leave()
  vi.advanceTimersByTime(5000)
  expect(tell.mock.calls).toEqual([[true]])
})
