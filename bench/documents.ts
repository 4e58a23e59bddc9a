import { createHash } from 'node:crypto'
import { bodyOf, heading, paragraph, when } from '#database/seed/template-bodies.ts'
import type { Body } from '#modules/papers/templates/model/body.ts'
import { type Facts, fill } from '#modules/papers/templates/model/fill.ts'
import { documentPaper } from '#modules/papers/templates/server/paper.ts'
import type { TemplateTag } from '#platform/model/template-tag.ts'
import { createPrinter, type PdfPrinter } from '#platform/server/pdf/render.ts'
import { definePdf } from '#platform/server/pdf/template.ts'
import { type Report, figure } from './report.ts'

/** Documents of a round; the goal is said for ten thousand. */
const many = 200
const rounds = 3
const goal = { documents: 10_000, seconds: 150, memoryMb: 600 }
/** Threads that print in the worker of a machine with two processors. */
const threads = 2

const CLAUSE =
  'Las partes acuerdan que {{trabajador.nombre}} se desempeñará como {{contrato.cargo}}, en los ' +
  'términos del Código del Trabajo, y dejan constancia de que conocen el reglamento interno. '
/** A contract of two pages, with tags, headings and conditions. */
const body: Body = bodyOf(
  heading('Contrato de trabajo'),
  ...Array.from({ length: 10 }, (_, clause) => [
    heading(`Cláusula ${clause + 1}`, 3, 'left'),
    paragraph(CLAUSE.repeat(2)),
    when('contrato.cargo', 'FILLED', '', paragraph(CLAUSE)),
  ]).flat(),
)
const tag = (code: string): TemplateTag => ({
  code,
  label: code,
  group: 'Banco',
  kind: 'TEXT',
  sample: '',
})
const tags = new Map(['trabajador.nombre', 'contrato.cargo'].map((code) => [code, tag(code)]))

/** Two pages of words that Typst sets, and nothing else: no data, no tags, no table of styles. */
const plain = definePdf<{ title: string }>(
  'bench-plain',
  '#set page(paper: "us-letter", margin: 2.5cm)\n#text(data.title)\n#lorem(900)',
)

/**
 * Documents of a template made as the job makes them, without the database: facts put in, printed,
 * and hashed; beside two pages of words that Typst sets by itself.
 */
export async function documents(): Promise<Report> {
  const printer = createPrinter()
  try {
    await made(printer, 20)
    await bare(printer, 20)
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round += 1) {
      const whole = await measured(() => made(printer, many))
      const least = await measured(() => bare(printer, many))
      samples.push({ ...whole, bare: least.clock })
    }
    const middle = samples.toSorted((a, b) => a.clock - b.clock)[Math.floor(rounds / 2)]
    if (!middle) throw new Error('Nothing was measured')
    return reported(middle, await pagesOf(printer), await wholeBatch())
  } finally {
    await printer.close()
  }
}

type Sample = { readonly clock: number; readonly processor: number; readonly bare: number }
type Batch = { readonly seconds: number; readonly memoryMb: number }

/** All ten thousand once, by two threads; the memory is the most that this process ever had. */
async function wholeBatch(): Promise<Batch> {
  const printer = createPrinter({ threads })
  try {
    const began = performance.now()
    const share = goal.documents / threads
    await Promise.all(Array.from({ length: threads }, () => made(printer, share)))
    return {
      seconds: (performance.now() - began) / 1000,
      memoryMb: process.resourceUsage().maxRSS / 1024,
    }
  } finally {
    await printer.close()
  }
}

function reported(middle: Sample, pages: number, { seconds, memoryMb }: Batch): Report {
  const { clock, processor, bare: least } = middle
  return {
    title: `Documents: ${figure(many)} of a template, ${pages} pages each`,
    head: ['what', 'ms each'],
    rows: [
      ['facts, print and hash, by the clock', figure(clock)],
      ['the same, of processor', figure(processor)],
      ['two pages of plain words by Typst', figure(least)],
      ['times those', figure(clock / least)],
      [
        `each of ${figure(goal.documents)} by ${threads} threads`,
        figure((seconds * 1000) / goal.documents),
      ],
    ],
    goals: [
      {
        text: `seconds for ${figure(goal.documents)} documents by ${threads} threads`,
        value: seconds,
        most: goal.seconds,
      },
      { text: 'memory at most, MB', value: memoryMb, most: goal.memoryMb },
    ],
  }
}

const factsOf = (person: number): Facts => ({
  tags,
  values: new Map([
    ['trabajador.nombre', `Persona número ${person} del banco`],
    ['contrato.cargo', person % 2 === 0 ? 'Operaria' : 'Bodeguero'],
  ]),
  lists: new Map(),
})

async function made(printer: PdfPrinter, times: number): Promise<void> {
  for (let person = 0; person < times; person += 1) {
    const { blocks, missing } = fill(body, factsOf(person))
    if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`)
    const { pdf } = await printer.renderPages(documentPaper, { blocks })
    createHash('sha256').update(pdf).digest()
  }
}

async function bare(printer: PdfPrinter, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await printer.renderPages(plain, { title: `Documento ${done}` })
  }
}

const pagesOf = async (printer: PdfPrinter) =>
  (await printer.renderPages(documentPaper, { blocks: fill(body, factsOf(1)).blocks })).pages

/** Milliseconds of each, by the clock and of processor. */
async function measured(work: () => Promise<void>) {
  const cpu = process.cpuUsage()
  const began = performance.now()
  await work()
  const clock = (performance.now() - began) / many
  const { user, system } = process.cpuUsage(cpu)
  return { clock, processor: (user + system) / 1000 / many }
}
