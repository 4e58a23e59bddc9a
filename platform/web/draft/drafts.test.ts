import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's storage, as far as drafts use it. */
const stored = new Map<string, string>()
const storage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
)
const keyOf = (letter: string) => btoa(letter.repeat(32))
const draft = { values: { salary: '987654' }, base: { salary: '500000' } }
const now = () => ({ ...draft, at: new Date().toISOString() })

/** The page opened anew: only what the browser stores is left. */
async function opened() {
  vi.resetModules()
  return import('./drafts.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})

test('a draft is there after a reload, and only for who wrote it', async () => {
  const first = await opened()
  first.openDrafts('carolina.coihues', keyOf('a'))
  expect(first.keepDraft('/home/ficha/1 Remuneración', now())).toBe(true)

  const again = await opened()
  again.openDrafts('carolina.coihues', keyOf('a'))
  expect(again.draftAt('/home/ficha/1 Remuneración')?.values).toEqual(draft.values)
  expect(again.draftsUnder('/home/ficha/1')).toEqual(['/home/ficha/1 Remuneración'])

  const other = await opened()
  other.openDrafts('bernarda.coihues', keyOf('b'))
  expect(other.draftsUnder('/')).toEqual([])
})

test('the browser stores nothing that can be read', async () => {
  const drafts = await opened()
  drafts.openDrafts('carolina.coihues', keyOf('a'))
  drafts.keepDraft('/home/ficha/1 Remuneración', now())
  const [text = ''] = stored.values()
  expect(text).not.toMatch(/987654|salary|values/)
  expect(atob(text.split(' ')[1] ?? '')).not.toMatch(/987654|salary/)

  // Neither with another key, nor moved to another owner.
  const thief = await opened()
  thief.openDrafts('carolina.coihues', keyOf('b'))
  expect(thief.draftsUnder('/')).toEqual([])
})

test('what is saved, discarded or signed out of is gone', async () => {
  const drafts = await opened()
  drafts.openDrafts('carolina.coihues', keyOf('a'))
  drafts.keepDraft('a', now())
  drafts.keepDraft('b', now())
  drafts.dropDraft('a')
  expect(drafts.draftsUnder('')).toEqual(['b'])
  drafts.dropDrafts()
  expect(stored.size).toBe(0)
  expect(drafts.draftsUnder('')).toEqual([])
})

test('what nobody came back for in two weeks is forgotten, whoever it was of', async () => {
  const drafts = await opened()
  drafts.openDrafts('bernarda.coihues', keyOf('b'))
  drafts.keepDraft('a', { ...draft, at: new Date(Date.now() - 15 * 86_400_000).toISOString() })
  drafts.keepDraft('b', now())
  const later = await opened()
  later.openDrafts('carolina.coihues', keyOf('a'))
  expect([...stored.keys()]).toEqual(['minga.draft.bernarda.coihues.b'])
})

test('a browser without room says so, and the page keeps it', async () => {
  const drafts = await opened()
  drafts.openDrafts('carolina.coihues', keyOf('a'))
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(drafts.keepDraft('a', now())).toBe(false)
  expect(drafts.draftAt('a')?.values).toEqual(draft.values)
})
