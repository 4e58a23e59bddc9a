import { type Plan, valueAt } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'

type Stored = { readonly facts: readonly number[]; readonly results: readonly number[] }

const kept = new WeakMap<object, ReadonlyMap<string, number>>()

/**
 * A stored result or fact by its code, read where it stands: of ten thousand payslips nothing is
 * copied. Zero for what the month of the plan did not have.
 */
export function placeOfResult(plan: Plan<Concept>, stored: Stored): (code: string) => number {
  const places = placesOf(plan)
  const count = plan.facts.length
  return (code) => {
    const place = places.get(code)
    if (place === undefined) return 0
    return place < count ? valueAt(stored.facts, place) : valueAt(stored.results, place - count)
  }
}

/** Facts first, then results, as one row of places. */
function placesOf(plan: Plan<Concept>): ReadonlyMap<string, number> {
  const known = kept.get(plan)
  if (known) return known
  const codes = [...plan.facts.map(({ code }) => code), ...plan.codes]
  const places = new Map(codes.map((code, place) => [code, place]))
  kept.set(plan, places)
  return places
}

/** A stored number of a payslip: in which of its two arrays, and at which place, from 1. */
export type StoredPlace = { readonly of: 'facts' | 'results'; readonly at: number }

/** Where the numbers of some codes are stored; those that the plan lacks are left out. */
export function storedPlaces(
  plan: Plan<Concept>,
  codes: readonly string[],
): ReadonlyMap<string, StoredPlace> {
  const places = placesOf(plan)
  const count = plan.facts.length
  return new Map(
    codes.flatMap((code): [string, StoredPlace][] => {
      const place = places.get(code)
      if (place === undefined) return []
      const isFact = place < count
      return [
        [code, isFact ? { of: 'facts', at: place + 1 } : { of: 'results', at: place - count + 1 }],
      ]
    }),
  )
}
