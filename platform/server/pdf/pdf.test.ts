import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { pdfPages } from '#tests/pdf-boxes.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { ahead } from './ahead.ts'
import { joinPages, splitPages } from './pages.ts'
import { createPrinter, PdfError } from './render.ts'
import { definePdf } from './template.ts'
import { widthOf, wrapped } from './wrap.ts'

type Page = { title: string; lines: { label: string; amount: string }[] }

const page = definePdf<Page>(
  'page',
  `#set page(paper: "us-letter", margin: 2cm)
= #data.title
#table(columns: (1fr, auto), ..data.lines.map(line => (line.label, line.amount)).flatten())
`,
)
const sample = (title: string): Page => ({
  title,
  lines: Array.from({ length: 20 }, (_, n) => ({ label: `Línea ${n}`, amount: `$ 1.234.${n}00` })),
})

const printer = createPrinter()
afterAll(() => printer.close())

test('prints a PDF in Inter, the same bytes for the same data', async () => {
  const first = await printer.render(page, sample('Liquidación'))
  const second = await printer.render(page, sample('Liquidación'))

  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(textOf(first)).toMatch(/\/BaseFont ?\/[A-Z]+\+Inter/)
  expect(second.equals(first)).toBe(true)
})

test.each(['#read("/etc/passwd")', '*no* $x$ `code` @here <label>', '#panic()', '\\ "comillas"'])(
  'the text «%s» is printed, not obeyed',
  async (title) => {
    const plain = await printer.render(page, sample('x'.repeat(title.length)))
    const odd = await printer.render(page, sample(title))
    expect(pagesOf(plain)).toBe('1')
    expect(pagesOf(odd)).toBe('1')
    expect(textOf(odd)).not.toContain('root:')
  },
)

test('words in a cell are not drawn apart, also on a paper with justified lines', async () => {
  const heads = (justify: boolean) =>
    definePdf<object>(
      'heads',
      `#set page(paper: "us-letter")
#set par(justify: ${justify})
#table(columns: (58pt, 58pt), "Renta afecta, actualizada", "No gravada, actualizada")`,
    )
  const boxesOf = async (justify: boolean) =>
    (await pdfPages(await printer.render(heads(justify), {}))).map(({ boxes }) => boxes)
  expect(await boxesOf(true)).toEqual(await boxesOf(false))
})

test('a template cannot evaluate text or fetch a package', () => {
  expect(() => definePdf('bad', '#eval(data.title)')).toThrow(/may not evaluate/)
  expect(() => definePdf('bad', '#import "@preview/cetz:0.3.0"')).toThrow(/may not import/)
})

test('a template reads no file of this machine', async () => {
  const thief = definePdf<object>('thief', '#read("../../../../../../etc/hostname")')
  await expect(printer.render(thief, {})).rejects.toThrow(PdfError)
})

test('a broken template names itself, and the next page is printed all the same', async () => {
  const broken = definePdf<object>('broken', '#data.nothing')
  await expect(printer.render(broken, {})).rejects.toThrow(/^broken: .*nothing/)
  expect((await printer.render(page, sample('a'))).length).toBeGreaterThan(1000)
})

test('a logo given with the data is in the page, and gone in the next one', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
      '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const headed = definePdf<object>('headed', '#image("/assets/logo.png", width: 2cm)')
  const pdf = await printer.render(headed, {}, { 'logo.png': pixel })
  expect(textOf(pdf)).toMatch(/\/Subtype ?\/Image/)
  await expect(printer.render(headed, {})).rejects.toThrow(PdfError)
})

describe('papers printed together', () => {
  const sheets = definePdf<{ names: string[] }>(
    'sheets',
    `#for (at, name) in data.names.enumerate() [
  #if at > 0 { pagebreak() }
  #text(weight: 700)[Hoja] de #name
]
`,
  )
  const of = (...names: string[]) => printer.renderPages(sheets, { names })

  test('are taken apart, each with its own words and the letters of all', async () => {
    const { pdf, pages } = await of('Ana', 'Ñuñez', 'Zoë')
    expect(pages).toBe(3)
    const alone = [...splitPages(pdf)]
    expect(alone.map(wordsOf)).toEqual([['Hoja de Ana'], ['Hoja de Ñuñez'], ['Hoja de Zoë']])
    expect(alone.map(pagesOf)).toEqual(['1', '1', '1'])
    expect([...splitPages(pdf)].every((one, at) => alone[at]?.equals(one))).toBe(true)
  })

  test('are put together, from as many documents as there are', async () => {
    async function* documents() {
      yield (await of('Ana', 'Eva')).pdf
      yield (await of('Ida')).pdf
    }
    const pdf = await buffer(joinPages(documents(), 'Días de sol'))
    // What its window is called, also with accents.
    const said = Buffer.from('Días de sol', 'utf16le').swap16().toString('hex')
    expect(pdf.toString('latin1')).toContain(`/Title <feff${said}>`)
    expect(wordsOf(pdf)).toEqual(['Hoja de Ana', 'Hoja de Eva', 'Hoja de Ida'])
    expect(() => [...splitPages(Buffer.from('%PDF-1.7'))]).toThrow(/plain table/)
  })

  test('come in their order, though some take longer, and a failure ends them', async () => {
    async function* numbers() {
      yield* [30, 1, 20, 2]
    }
    const slow = async (ms: number) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      if (ms === 2) throw new Error('no paper')
      return ms
    }
    const made: number[] = []
    const all = async () => {
      for await (const ms of ahead(numbers(), 2, slow)) made.push(ms)
    }
    await expect(all()).rejects.toThrow('no paper')
    expect(made).toEqual([30, 1, 20])
  })

  test('a long label is cut into lines that fit', () => {
    const label = 'Bono por cumplimiento de metas del área comercial'
    const lines = wrapped(label, 120, 9)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(label)
    for (const line of [...lines, ...wrapped('W'.repeat(60), 120, 9)]) {
      expect(widthOf(line, 9)).toBeLessThanOrEqual(120)
    }
    expect(wrapped('', 120, 9)).toEqual([''])
  })
})

const wordsOf = (pdf: Buffer) => pdfText(pdf).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const pagesOf = (pdf: Buffer) => /\/Type ?\/Pages[^>]*\/Count (\d+)/.exec(textOf(pdf))?.[1]

/** Every stream of the file unpacked, which is enough to look for words of the structure. */
function textOf(pdf: Buffer) {
  const raw = pdf.toString('latin1')
  const unpacked = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    },
  )
  return raw + unpacked.join('\n')
}
