import type { SectionKey } from '#law/index.ts'

/** A line that changed the net between two months: pesos of more pay, or of less discount. */
export type Movement = { code: string; label: string; change: number }

/** How many lines explain a difference; more would not be read. */
const most = 4

type Line = { code: string; label: string; amount: number }
type Sections = { sections: readonly { key: SectionKey; lines: readonly Line[] }[] }

/** The lines that changed the net the most from one payslip to the next, the largest first. */
export function movementsBetween(before: Sections, now: Sections): Movement[] {
  const moved = new Map<string, Movement>()
  const add = ({ sections }: Sections, side: 1 | -1) => {
    for (const { key, lines } of sections) {
      const effect = effects[key]
      if (effect === undefined) continue
      for (const { code, label, amount } of lines) {
        const known = moved.get(code) ?? { code, label, change: 0 }
        moved.set(code, { ...known, change: known.change + amount * effect * side })
      }
    }
  }
  add(before, -1)
  add(now, 1)
  return [...moved.values()]
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
}

/** Pay adds to the net and discounts subtract from it; employer contributions do neither. */
const effects: Partial<Record<SectionKey, 1 | -1>> = {
  taxable: 1,
  earlier: 1,
  nonTaxable: 1,
  legal: -1,
  other: -1,
}
