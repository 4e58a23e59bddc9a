import { expect, test } from 'vitest'
import { byUse, counted } from './quick.ts'

const links = [
  'dashboard',
  'bandeja',
  'organigrama',
  'ausencias',
  'vacaciones',
  'liquidaciones',
].map((path) => ({ path, label: path, group: undefined }))
const first = (counts: Readonly<Record<string, number>>) =>
  byUse(links, counts)
    .slice(0, 4)
    .map(({ path }) => path)

test('a phone begins with what most people open', () => {
  expect(first({})).toEqual(['dashboard', 'liquidaciones', 'vacaciones', 'bandeja'])
})

test('what somebody opens more often takes the place of what they do not', () => {
  expect(first({ ausencias: 7 })).toEqual(['dashboard', 'liquidaciones', 'ausencias', 'vacaciones'])
  expect(first({ ausencias: 5 })).not.toContain('ausencias')
})

test('old habits fade', () => {
  let counts: Readonly<Record<string, number>> = {}
  for (let at = 0; at < 150; at += 1) counts = counted(counts, 'organigrama')
  for (let at = 0; at < 400; at += 1) counts = counted(counts, 'ausencias')
  expect(counts['ausencias']).toBeGreaterThan(counts['organigrama'] ?? 0)
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(200)
})
