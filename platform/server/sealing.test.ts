import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openedWith, sealedWith } from './sealing.ts'

const key = randomBytes(32)

test('what is sealed opens with its key and for what it is of, and with nothing else', () => {
  const stored = sealedWith(key, 'un secreto', '1')
  expect(openedWith(key, stored, '1').toString()).toBe('un secreto')
  expect(() => openedWith(key, stored, '2')).toThrow()
  expect(() => openedWith(key, stored)).toThrow()
  expect(() => openedWith(randomBytes(32), stored, '1')).toThrow()
  for (const at of [0, 12, stored.length - 1]) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => openedWith(key, changed, '1')).toThrow()
  }
  expect(sealedWith(key, 'un secreto', '1').equals(stored)).toBe(false)
})

test('what tables keep from before, without saying what it is of, opens as it did', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update('de antes'), cipher.final()])
  const stored = Buffer.concat([nonce, cipher.getAuthTag(), body])
  expect(openedWith(key, stored).toString()).toBe('de antes')
})
