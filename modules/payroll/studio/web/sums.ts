import type { ImpactPart } from './types.ts'

const shownAtMost = 10

/** Two parts of a month as one: what they add up to, and who is moved most of all. */
export function add(so: ImpactPart | undefined, part: ImpactPart): ImpactPart {
  if (!so) return part
  return {
    ...part,
    done: so.done + part.done,
    total: so.total,
    changed: so.changed + part.changed,
    concept: so.concept + part.concept,
    net: so.net + part.net,
    cost: so.cost + part.cost,
    failures: so.failures + part.failures,
    mended: so.mended + part.mended,
    broken: [...so.broken, ...part.broken].slice(0, 50),
    top: [...so.top, ...part.top].toSorted((a, b) => size(b) - size(a)).slice(0, shownAtMost),
  }
}

const size = ({ before, after, netBefore, netAfter }: ImpactPart['top'][number]) =>
  Math.max(Math.abs(after - before), Math.abs(netAfter - netBefore))
