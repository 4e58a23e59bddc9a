import { describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { attackWithMalformed } from './malformed-values.ts'

const started = await startApi()
const { api, services } = started

attackWithMalformed(started, 0)

describe('documents made to exhaust the server', () => {
  const many = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ')

  test.each([
    ['too many aliases', `{ ${many(16, (n) => `a${n}: me { id }`)} }`],
    ['too many roots', `{ ${many(6, (n) => `r${n}: __typename`)} }`],
    ['a cycle of fragments', '{ me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }'],
    [
      'sign-in twice',
      'mutation { a: signIn(input: {}) { status } b: signIn(input: {}) { status } }',
    ],
    ['directives', `{ me { id ${many(21, () => '@include(if: true)')} } }`],
  ])('%s are refused', async (_what, query) => {
    const answer = await api.post({ query })
    expect(answer.json?.errors?.length ?? 0).toBeGreaterThan(0)
    expect(answer.text).not.toContain('"internal"')
  })

  test('only POST of JSON is heard', async () => {
    const url = `${services.publicUrl}/graphql`
    expect((await fetch(`${url}?query={__typename}`)).status).toBe(405)
    const form = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ query: '{__typename}' }),
    })
    expect(form.status).toBe(415)
    const batch = await api.post([{ query: '{__typename}' }])
    expect(batch.status).toBeGreaterThanOrEqual(400)
    const large = await api.post({ query: `{ me { id } } #${'x'.repeat(300_000)}` })
    expect(large.status).toBe(413)
  })
})
