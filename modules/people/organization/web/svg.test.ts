import { expect, test } from 'vitest'
import { type Box, linesOf } from './drawn.ts'
import { alsoOf, type Node } from './node.ts'
import { drawingOf } from './drawing.ts'
import { laidOut } from './layout.ts'
import { pdfOf } from './pdf.ts'
import { svgOf } from './svg.ts'

const somebody = (name: string, directReports = 0): Node => ({
  id: name,
  hasChild: directReports > 0,
  hasParent: false,
  opens: true,
  isHighlight: false,
  orgUnit: 'Viña Los Coihues',
  person: {
    name,
    orgUnit: null,
    title: 'Operaria',
    department: 'Bodega',
    branch: 'Casa Matriz',
    contractType: null,
    avatar: null,
    totalReports: directReports,
    alsoReportsTo: [],
  },
  unit: null,
  directReports,
  changes: [],
  changesBelow: 0,
  moreChildren: 0,
})

const size = { width: 200, height: 80 }
const boss: Box = {
  node: somebody('Loreto & <Hijos>', 1),
  parent: undefined,
  level: 1,
  x: 0,
  y: 0,
  ...size,
}
const report: Box = {
  node: somebody('Bernarda'),
  parent: boss,
  level: 2,
  x: 20,
  y: 100,
  ...size,
}

test('a sheet of the chart says who each one reports to, and how deep', () => {
  expect(linesOf([boss, report])).toEqual([
    ['Nombre', 'Cargo', 'Jefatura', 'Área', 'Razón social', 'Nivel'].concat([
      'Personas a cargo',
      'También reporta a',
    ]),
    ['Loreto & <Hijos>', 'Operaria', '', 'Bodega', 'Viña Los Coihues', 1, 1, ''],
    ['Bernarda', 'Operaria', 'Loreto & <Hijos>', 'Bodega', 'Viña Los Coihues', 2, 0, ''],
  ])
})

test('who else somebody reports to is said in their box, in a picture and on a sheet', () => {
  const { person, ...bernarda } = report.node
  const also = ['Rodrigo Errázuriz', 'Loreto Pizarro']
  const box = {
    ...report,
    node: { ...bernarda, person: person && { ...person, alsoReportsTo: also } },
  }
  expect(alsoOf(box.node)).toBe('También reporta a Rodrigo Errázuriz y Loreto Pizarro')
  expect(linesOf([box]).at(1)?.at(-1)).toBe('Rodrigo Errázuriz, Loreto Pizarro')
  const { svg } = svgOf(drawingOf([box]), () => 10)
  expect(svg).toContain('También reporta a Rodrigo Errázuriz y Loreto Pizarro')
  expect(alsoOf(boss.node)).toBe('')
})

test('a drawing holds every box, its line, and names as they are written', () => {
  const { svg, width, height } = svgOf(drawingOf([boss, report]), () => 10)
  expect([width, height]).toEqual([268, 228])
  expect(svg).toContain('Loreto &amp; &lt;Hijos&gt;')
  expect(svg.match(/<path /g)).toHaveLength(1)
  expect(svg).not.toContain('textLength')
  expect(svgOf(drawingOf([boss]), () => 900).svg).toContain('textLength="176"')
})

test('colours are said in a picture, above its boxes', () => {
  const drawing = drawingOf([{ ...boss, tint: 0 }], [{ label: 'Bodega', place: 0 }])
  expect(drawing.top).toBe(-56)
  const [mark, words] = drawing.shapes
  expect(mark).toMatchObject({ kind: 'box', y: -32 })
  expect(words).toMatchObject({ kind: 'text', text: 'Bodega' })
  const { svg } = svgOf(drawing, () => 10)
  expect(svg.match(/#1f5d4c/g)).toHaveLength(2)
})

test('a PDF says each text whole, in lines and letters, and where each of its parts begins', () => {
  const named = { ...report, node: somebody('Íñigo Čapek – Ñuñoa') }
  const pdf = pdfOf(drawingOf([boss, named]), 'Organigrama', () => 900)
  const hex = (latin: string) => Buffer.from(latin, 'latin1').toString('hex').toUpperCase()
  expect(pdf).toContain(`<${hex('Loreto & <Hijos>')}> Tj`)
  // A letter that the font lacks is written without its accent, and what is too long is narrower.
  expect(pdf).toContain(`<${hex('Íñigo Capek \u0096 Ñuñoa')}> Tj`)
  expect(pdf).toContain('19.56 Tz')
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(starts).toHaveLength(7)
  for (const [at, start] of starts.entries()) {
    expect(pdf.slice(start, start + 7)).toBe(`${at + 1} 0 obj`)
  }
  const length = Number(/\/Length (\d+) >>\nstream\n/.exec(pdf)?.[1])
  const from = pdf.indexOf('stream\n') + 7
  expect(pdf.slice(from + length, from + length + 10)).toBe('\nendstream')
  expect(/^[\n -~]*$/.test(pdf)).toBe(true)
})

test('a whole chart is laid out: each box once, under who it reports to, and over no other', () => {
  const team = (name: string, children: Node[]): Node => ({
    ...somebody(name, children.length),
    children,
  })
  const crew = (name: string, size: number) =>
    team(
      name,
      Array.from({ length: size }, (_, at) => somebody(`${name} ${at}`)),
    )
  const roots = [
    team('Gerencia', [
      somebody('Secretaria'),
      crew('Campo', 30),
      team('Bodega', [crew('Turno', 3)]),
    ]),
    crew('Casa', 1),
  ]
  const boxes = laidOut(roots)
  expect(boxes).toHaveLength(40)
  for (const [at, box] of boxes.entries()) {
    if (box.parent) expect(box.y).toBeGreaterThan(box.parent.y + box.parent.height)
    const over = boxes
      .slice(at + 1)
      .filter(
        (other) => Math.abs(other.x - box.x) < box.width && Math.abs(other.y - box.y) < box.height,
      )
    expect(over.map(({ node }) => node.person?.name)).toEqual([])
  }
  const { shapes } = drawingOf(boxes, [], ['Organigrama de Los Coihues', 'Al 29-11-2026'])
  expect(shapes[0]).toMatchObject({ kind: 'text', text: 'Organigrama de Los Coihues', size: 18 })
  expect(shapes.filter(({ kind }) => kind === 'line')).toHaveLength(38)
})
