// What a paper says: two hundred names that look like something else, and the value of each tag.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyOf, paragraph } from '#database/seed/template-bodies.ts'
import { TagKind, type TemplateTag, tagWords } from '#platform/model/template-tag.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { fill } from '../model/fill.ts'
import { documentPaper, printer } from './paper.ts'
import { payloads } from './payloads.ts'

/** Each name alone, inside of words, between quotes, and before another one. */
const names = payloads.flatMap((one, at) => [
  one,
  `Rosa ${one} Ortiz`,
  `«${one}»`,
  `${one}${payloads[(at + 7) % payloads.length]}`,
])

const tag = (code: string, kind: TemplateTag['kind'] = 'TEXT'): TemplateTag => ({
  code,
  label: code,
  group: 'Prueba',
  kind,
  sample: '',
})

/** The words of a PDF without spaces, by `pdftotext` where the machine has it. */
function wordsOf(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    const file = join(folder, 'paper.pdf')
    writeFileSync(file, pdf)
    return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return pdfText(pdf).join('')
    }
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const bare = (words: string) => words.replace(/\s/g, '')

test('two hundred names are printed as they are', async () => {
  expect(names.length).toBeGreaterThanOrEqual(200)
  const tags = names.map((_, at) => tag(`prueba.n${at}`))
  const { blocks, missing } = fill(bodyOf(...tags.map(({ code }) => paragraph(`{{${code}}}`))), {
    tags: new Map(tags.map((one) => [one.code, one])),
    values: new Map(tags.map(({ code }, at) => [code, names[at] ?? null])),
    lists: new Map(),
  })
  expect(missing).toEqual([])
  const { pdf } = await printer.renderPages(documentPaper, { blocks })
  const text = bare(pdfText(pdf).join(''))
  expect(names.filter((name) => !text.includes(bare(name)))).toEqual([])
})

test('each kind of tag is on the paper in its own words, for another reader too', async () => {
  const values = {
    TEXT: 'Ñuñoa',
    NUMBER: '42.5',
    PESOS: '1234567',
    DATE: '2026-09-21',
    LONG_DATE: '2026-09-21',
    FLAG: true,
  } as const
  const tags = TagKind.values.map((kind) => tag(`prueba.${kind}`, kind))
  const { blocks } = fill(
    bodyOf(...tags.map(({ code, kind }) => paragraph(`${kind}={{${code}}};`, 'left'))),
    {
      tags: new Map(tags.map((one) => [one.code, one])),
      values: new Map(tags.map(({ code, kind }) => [code, values[kind]])),
      lists: new Map(),
    },
  )
  const { pdf } = await printer.renderPages(documentPaper, { blocks })
  const text = bare(wordsOf(pdf))
  for (const { kind } of tags) {
    expect(text).toContain(bare(`${kind}=${tagWords(kind, values[kind])};`))
  }
})
