import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('compose.yaml', 'utf8')
  .split('\n')
  .filter((line) => !line.trimStart().startsWith('#'))

const SECRET = /^\s+[A-Z0-9_]*(SECRET|PASSWORD|TOKEN|_KEY|_KEY_ID):/

test('no secret has a value that anybody who reads this file knows', () => {
  const secrets = lines.filter((line) => SECRET.test(line))
  expect(secrets.length).toBeGreaterThan(7)
  expect(secrets.filter((line) => !/: \$\{[A-Z0-9_]+:\?[^}]+\}$/.test(line))).toEqual([])
  const inside = lines.filter(
    (line) => /:\/\/[^/]*:[^@/]*@/.test(line) && !/:\$\{\w+:\?/.test(line),
  )
  expect(inside).toEqual([])
})

test('every secret is one that scripts/secrets.ts makes', () => {
  const made = readFileSync('scripts/secrets.ts', 'utf8')
  const asked = lines.flatMap((line) => [...line.matchAll(/\$\{([A-Z0-9_]+):\?/g)])
  const unmade = asked.map(([, name = '']) => name).filter((name) => !made.includes(`'${name}'`))
  expect(unmade).toEqual([])
})

test('only the application is reached from other machines', () => {
  const ports = lines.filter((line) => line.trimStart().startsWith('ports:'))
  expect(ports).toHaveLength(3)
  const open = ports.filter((line) => !line.includes("'127.0.0.1:"))
  expect(open).toEqual(["    ports: ['${PORT:-3000}:3000']"])
})
