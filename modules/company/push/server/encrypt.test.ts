import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypted } from '#tests/push-receiver.ts'
import { encrypted } from './encrypt.ts'

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPublic:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg',
    'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB',
    'St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
}

const bytes = (text: string) => Buffer.from(text, 'base64url')
const receiver = { publicKey: bytes(example.receiverPublic), secret: bytes(example.secret) }

test('a message is enciphered as the example of RFC 8291, to the byte', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes(example.senderPrivate))
  const body = encrypted(example.text, receiver, { sender, salt: bytes(example.salt) })
  expect(body.toString('base64url')).toBe(example.body)
})

test('its receiver opens it; each message has keys of its own', async () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes(example.receiverPrivate))
  const secret = receiver.secret
  expect(await decrypted(bytes(example.body), own, secret)).toBe(example.text)
  const [one, other] = [encrypted('Uno', receiver), encrypted('Uno', receiver)]
  expect(one.equals(other)).toBe(false)
  expect(await decrypted(one, own, secret)).toBe('Uno')
  expect(await decrypted(other, own, secret)).toBe('Uno')
})

test('another browser, another secret or a changed byte opens nothing', async () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes(example.receiverPrivate))
  const other = createECDH('prime256v1')
  other.generateKeys()
  const body = bytes(example.body)
  await expect(decrypted(body, other, receiver.secret)).rejects.toThrow()
  await expect(decrypted(body, own, Buffer.alloc(16))).rejects.toThrow()
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1
  await expect(decrypted(body, own, receiver.secret)).rejects.toThrow()
})

test('what is no point of the curve is refused', () => {
  expect(() =>
    encrypted('Uno', { publicKey: Buffer.alloc(65, 4), secret: receiver.secret }),
  ).toThrow()
})
