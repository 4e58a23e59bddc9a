import type { Equation } from '../table.ts'
import { isHidden, isVisible, leastOf, sizeOf, type State } from './state.ts'

/**
 * Third step: hides more cells until no equation gives a hidden one away. What is left of a visible
 * parent when its visible children are taken from it must be two cells or more, of enough people;
 * and a hidden parent needs a hidden child.
 */
export function hideInLines(state: State): void {
  const lines = linesOfCells(state)
  for (let before = -1; before !== state.hidden.size;) {
    before = state.hidden.size
    for (const equation of state.table.equations) closeLine(state, equation, lines)
  }
}

type LinesOfCells = ReadonlyMap<number, readonly Equation[]>

/** The equations in which each cell is a child. */
function linesOfCells({ table }: State): LinesOfCells {
  const lines = new Map<number, Equation[]>()
  for (const equation of table.equations) {
    for (const child of equation.children) {
      const own = lines.get(child) ?? []
      own.push(equation)
      lines.set(child, own)
    }
  }
  return lines
}

function closeLine(state: State, equation: Equation, lines: LinesOfCells): void {
  const { parent, children } = equation
  if (sizeOf(state, parent) === 0) return
  if (!isVisible(state, parent)) {
    if (!children.some((child) => isHidden(state, child))) {
      hide(state, leastOf(state, children.filter(visibleIn(state))))
    }
    return
  }
  const hidden = children.filter((child) => isHidden(state, child))
  let people = hidden.reduce((sum, child) => sum + sizeOf(state, child), 0)
  let count = hidden.length
  while (count > 0 && (count === 1 || people < state.least)) {
    const next = nextOf(state, equation, lines)
    if (next === undefined) return hide(state, parent)
    hide(state, next)
    people += sizeOf(state, next)
    count += 1
  }
}

/** The next child to hide: one whose other lines hide something already, then the smallest. */
function nextOf(state: State, equation: Equation, lines: LinesOfCells): number | undefined {
  const visible = equation.children.filter(visibleIn(state))
  const touched = visible.filter((child) =>
    lines
      .get(child)
      ?.some((line) => line !== equation && line.children.some((other) => isHidden(state, other))),
  )
  return leastOf(state, touched) ?? leastOf(state, visible)
}

const visibleIn = (state: State) => (cell: number) => isVisible(state, cell)

const hide = (state: State, cell: number | undefined): void => {
  if (cell !== undefined) state.hidden.set(cell, 'COMPLEMENT')
}
