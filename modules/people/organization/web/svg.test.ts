import { expect, test } from 'vitest'
import { type Box, linesOf } from './drawn.ts'
import type { Node } from './node.ts'
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
    title: 'Operaria',
    department: 'Bodega',
    avatar: null,
    totalReports: directReports,
  },
  unit: null,
  directReports,
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
    ['Nombre', 'Cargo', 'Jefatura', 'Área', 'Razón social', 'Nivel', 'Personas a cargo'],
    ['Loreto & <Hijos>', 'Operaria', '', 'Bodega', 'Viña Los Coihues', 1, 1],
    ['Bernarda', 'Operaria', 'Loreto & <Hijos>', 'Bodega', 'Viña Los Coihues', 2, 0],
  ])
})

test('a drawing holds every box, its line, and names as they are written', () => {
  const { svg, width, height } = svgOf([boss, report], () => 10)
  expect([width, height]).toEqual([268, 228])
  expect(svg).toContain('Loreto &amp; &lt;Hijos&gt;')
  expect(svg.match(/<path /g)).toHaveLength(1)
  expect(svg).not.toContain('textLength')
  expect(svgOf([boss], () => 900).svg).toContain('textLength="176"')
})
