// What the server calls because a company wrote it is public, and nothing leads it elsewhere.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { callOut } from './outgoing.ts'
import { isPublicAddress, whyNotCalled } from './public-address.ts'

const asked: string[] = []
const inside = http.createServer((req, res) => {
  asked.push(`${req.method} ${req.url}`)
  if (req.url === '/lejos') {
    res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  } else if (req.url !== '/mudo') res.end('x'.repeat(10_000))
})
await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
const port = (inside.address() as AddressInfo).port
const origin = `http://127.0.0.1:${port}`
afterAll(() => {
  inside.closeAllConnections()
  inside.close()
})

describe('an address is public', () => {
  test.each(['8.8.8.8', '200.1.123.46', '2606:4700::1111', '2800:3f0:4003::200e'])('%s', (one) => {
    expect(isPublicAddress(one)).toBe(true)
  })
})

describe('an address is not public', () => {
  test.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'no es una dirección',
  ])('%s', (one) => expect(isPublicAddress(one)).toBe(false))
})

describe('what somebody writes', () => {
  test.each([
    'http://sistema.example/avisos',
    'ftp://sistema.example',
    'file:///etc/passwd',
    'https://ana:clave@sistema.example',
    'https://sistema.example/#a',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://minga/',
    'https://metadata.google.internal/',
    'https://impresora.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://１２７.0.0.1/',
    'https://10.0.0.5:8443/',
    'sistema.example',
    '',
  ])('%s is refused', (one) => expect(whyNotCalled(one)).toBeTypeOf('string'))

  test.each(['https://sistema.example/avisos?x=1', 'https://200.1.123.46:8443/'])(
    '%s is taken',
    (one) => expect(whyNotCalled(one)).toBeUndefined(),
  )
})

describe('calling', () => {
  const to = (...addresses: string[]) => ({
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
  })

  test('a public name that leads inside is not connected to', async () => {
    const before = asked.length
    const call = (...found: string[]) => callOut('https://sistema.example/', {}, to(...found))
    for (const found of [
      ['127.0.0.1'],
      ['10.0.0.1'],
      ['8.8.8.8', '127.0.0.1'],
      ['169.254.169.254'],
    ]) {
      await expect(call(...found)).rejects.toThrow('no es pública')
    }
    await expect(call()).rejects.toThrow('no existe')
    expect(asked).toHaveLength(before)
  })

  test('the server of this suite is called only where it is named', async () => {
    await expect(callOut(origin, {})).rejects.toThrow('https://')
    await expect(callOut(`https://127.0.0.1:${port}/`, {})).rejects.toThrow('pública')
    const allowed = new Set([origin])
    const { status, body } = await callOut(`${origin}/hola`, { body: '{}' }, { allowed })
    expect({ status, length: body.length }).toEqual({ status: 200, length: 2000 })
    expect(asked.at(-1)).toBe('POST /hola')
  })

  test('a redirect is not followed', async () => {
    const before = asked.length
    const { status } = await callOut(`${origin}/lejos`, {}, { allowed: new Set([origin]) })
    expect(status).toBe(302)
    expect(asked).toHaveLength(before + 1)
  })

  test('one that says nothing is given up', async () => {
    const options = { allowed: new Set([origin]), timeoutMs: 200 }
    await expect(callOut(`${origin}/mudo`, {}, options)).rejects.toThrow('a tiempo')
  })

  test('the connection goes to the address that was looked at, and to no later one', async () => {
    const name = `http://sistema.example:${port}`
    let times = 0
    const resolve = async () => {
      times += 1
      return [{ address: times === 1 ? '127.0.0.1' : '10.255.255.1', family: 4 }]
    }
    const { status } = await callOut(`${name}/fija`, {}, { resolve, allowed: new Set([name]) })
    expect({ status, times }).toEqual({ status: 200, times: 1 })
  })
})
