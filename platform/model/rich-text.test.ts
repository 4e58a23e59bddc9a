import { describe, expect, test } from 'vitest'
import { plainRichText, readRichText, richText, writeRichText } from './rich-text.ts'

const read = (written: string) => {
  const found = readRichText(written)
  if ('badLink' in found) throw new Error(found.badLink)
  return found.doc
}

describe('a text with signs', () => {
  test('becomes paragraphs, lists, bold and links', () => {
    const doc = read('Hola **a todos**:\nmañana hay\n\n- pan\n- [vino](https://coihues.cl/v?a=1)')
    expect(doc.content.map(({ type }) => type)).toEqual(['paragraph', 'bulletList'])
    expect(doc.content[0]?.content).toEqual([
      { type: 'text', text: 'Hola ' },
      { type: 'text', text: 'a todos', marks: [{ type: 'bold' }] },
      { type: 'text', text: ':' },
      { type: 'hardBreak' },
      { type: 'text', text: 'mañana hay' },
    ])
    expect(plainRichText(doc)).toBe('Hola a todos: mañana hay pan · vino')
    expect(richText.parse(doc)).toEqual(doc)
  })

  test('an address by itself is a link, without the point that ends the sentence', () => {
    const [paragraph] = read('Vea https://dt.gob.cl/a.').content
    expect(paragraph?.content).toEqual([
      { type: 'text', text: 'Vea ' },
      {
        type: 'text',
        text: 'https://dt.gob.cl/a',
        marks: [{ type: 'link', attrs: { href: 'https://dt.gob.cl/a' } }],
      },
      { type: 'text', text: '.' },
    ])
  })

  test.each([
    'javascript:alert',
    'JaVaScRiPt:alert',
    'data:text/html,x',
    'http://coihues.cl',
    '//coihues.cl',
    '/home/ficha',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:',
    '',
  ])('refuses a link to «%s»', (address) => {
    expect(readRichText(`[pinche aquí](${address})`)).toEqual({ badLink: address })
  })

  test('markup is words like others', () => {
    const doc = read('<script>alert(1)</script> <svg onload=x> <img src=x onerror=y>')
    expect(doc.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '<script>alert(1)</script> <svg onload=x> <img src=x onerror=y>' },
        ],
      },
    ])
  })

  test('is written back with the signs that make the same of it', () => {
    const parts = [
      '**',
      '*',
      '- ',
      '1. ',
      '[',
      ']',
      '(',
      ')',
      'https://a.cl',
      'mailto:a@b.cl',
      '\n',
    ]
    const more = [' ', 'x', '.', '\n\n', '[a](https://b.cl)', '**n**', '<b>', '!', '• ', '2) ']
    const all = [...parts, ...more]
    let state = 7
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * below)
    }
    for (let round = 0; round < 20_000; round += 1) {
      const written = Array.from({ length: 1 + next(14) }, () => all[next(all.length)]).join('')
      const found = readRichText(written)
      if ('badLink' in found || found.doc.content.length === 0) continue
      expect(richText.safeParse(found.doc).success, JSON.stringify(written)).toBe(true)
      const again = readRichText(writeRichText(found.doc))
      expect(again, JSON.stringify([written, writeRichText(found.doc)])).toEqual(found)
    }
  })
})

test.each([
  { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] },
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'html', text: '<b>' }] }] },
  {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] },
        ],
      },
    ],
  },
  { type: 'doc', content: [], style: 'x' },
])('a tree that is not on the list is refused', (tree) => {
  expect(richText.safeParse(tree).success).toBe(false)
})
