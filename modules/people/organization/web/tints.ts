import { createContext, useContext, useEffect, useMemo, useReducer } from 'react'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { chartColors } from '#platform/web/screen/palette.ts'
import { useThemeMode } from '#platform/web/look/theme-mode.ts'
import type { Node } from './node.ts'

type Said = Omit<Node, 'children'>

/** What the boxes of people may be coloured by, as the address says it. */
const kinds = {
  area: { label: 'Por área', of: ({ person }: Said) => person?.department },
  sucursal: { label: 'Por sucursal', of: ({ person }: Said) => person?.branch },
  contrato: {
    label: 'Por tipo de contrato',
    of: ({ person }: Said) =>
      person?.contractType ? ContractType.label(person.contractType) : undefined,
  },
} as const

export type TintKind = keyof typeof kinds
export const isTintKind = (word: string | undefined): word is TintKind =>
  word !== undefined && Object.keys(kinds).includes(word)
export const tintOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }))

/** The last colour of a series is grey: it is of all that have no colour of their own. */
const OTHERS = chartColors.light.length - 1
const OTHERS_LABEL = 'Otros'

export type Tints = {
  /** What a box is coloured by, if by anything. */
  wordOf(node: Said): string | undefined
  /** The place of a word's colour in a series. */
  placeOf(word: string): number
  /** Gives a word its colour, when its first box is drawn. */
  see(word: string): void
  colorAt(place: number): string | undefined
}

export type LegendLine = { readonly label: string; readonly place: number }

const none: Tints = {
  wordOf: () => undefined,
  placeOf: () => OTHERS,
  see: () => undefined,
  colorAt: () => undefined,
}

export const TintContext = createContext<Tints>(none)

/** The colours of what is drawn, in the order in which it first is, and their legend. */
export function useTints(kind: TintKind | undefined): { tints: Tints; legend: LegendLine[] } {
  const colors = chartColors[useThemeMode()]
  const [seen, see] = useReducer(
    (all: readonly string[], word: string) => (all.includes(word) ? all : [...all, word]),
    [],
  )
  return useMemo(() => {
    if (!kind) return { tints: none, legend: [] }
    const { of } = kinds[kind]
    const placeOf = (word: string) => {
      const at = seen.indexOf(word)
      return at < 0 ? OTHERS : Math.min(at, OTHERS)
    }
    return {
      tints: {
        wordOf: (node) => of(node) ?? undefined,
        placeOf,
        see,
        colorAt: (place) => colors[place],
      },
      legend: legendOf(seen),
    }
  }, [kind, seen, colors])
}

/** What each colour means, of words in the order of their colours. */
function legendOf(words: readonly string[]): LegendLine[] {
  const named = words.slice(0, OTHERS).map((label, place) => ({ label, place }))
  return words.length > OTHERS ? [...named, { label: OTHERS_LABEL, place: OTHERS }] : named
}

/**
 * The colours of boxes that are not all on the page, and their legend: the words of the page keep
 * theirs, and the others follow as they come.
 */
export function tintedIn(
  kind: TintKind | undefined,
  shown: readonly LegendLine[],
  nodes: readonly Said[],
): { tintOf: (node: Said) => number | undefined; legend: LegendLine[] } {
  if (!kind) return { tintOf: () => undefined, legend: [] }
  const { of } = kinds[kind]
  const known = shown.filter(({ place }) => place < OTHERS).map(({ label }) => label)
  const words = [...new Set([...known, ...nodes.flatMap((node) => of(node) ?? [])])]
  return {
    legend: legendOf(words),
    tintOf: (node) => {
      const word = of(node)
      return word ? Math.min(words.indexOf(word), OTHERS) : undefined
    },
  }
}

/** The colour of a box, which takes its place in the legend. */
export function useTint(node: Said): { place: number; color: string | undefined } | undefined {
  const tints = useContext(TintContext)
  const word = tints.wordOf(node)
  const { see } = tints
  useEffect(() => {
    if (word !== undefined) see(word)
  }, [see, word])
  if (word === undefined) return undefined
  const place = tints.placeOf(word)
  return { place, color: tints.colorAt(place) }
}
