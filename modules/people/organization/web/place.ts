import { isDate } from '#chile/dates.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { ChangeKind, type Kind } from '../model/comparison.ts'
import type { Mode } from './node.ts'
import { isTintKind } from './tints.ts'

/** What of the chart is looked at, as the address says it. */
type Words = {
  modo?: string | null
  persona?: string | null
  unidad?: string | null
  desde?: string | null
  al?: string | null
  con?: string | null
  cambio?: string | null
  color?: string | null
  razon?: string | null
}

/** What every question about the chart says, whichever part of it is asked for. */
export type Place = {
  readonly mode: Mode
  readonly asOf: string | undefined
  /** The other day of a comparison. */
  readonly comparedTo: string | undefined
  /** The razón social whose people are shown; without one, those of all. */
  readonly businessId: string | undefined
  /** Shows the chart from a box down. */
  from(id: string): void
}

/** The part of the chart from a box down. */
export const rootOf = (mode: Mode, id: string | undefined) =>
  mode === 'UNIT' ? { rootUnitId: id } : { rootId: id }

/** The question that a team answers when it is opened, or the top of the chart without a box. */
export const teamOf = (
  { mode, asOf, comparedTo, businessId }: Omit<Place, 'from'>,
  id: string | undefined,
  skip: number,
  levels = 2,
) => ({
  input: { ...rootOf(mode, id), mode, asOf, comparedTo, businessId, levels, skip },
})

/** The chart with a box highlighted, and the way to it open. */
export const litOf = (mode: Mode, id: string | undefined) =>
  mode === 'UNIT' ? { highlightUnitId: id } : { highlightId: id }

/** What of the chart is looked at, and how to look at something else. */
export function usePlace() {
  const [params, setParams] = useAddressParams()
  const can = useCan()
  const of = (name: keyof Words) => params.get(name) ?? undefined
  const mayUnits = can('organization.read')
  const mode: Mode = mayUnits && of('modo') === 'unidades' ? 'UNIT' : 'PERSON'
  const lit = of(mode === 'UNIT' ? 'unidad' : 'persona')
  const go = (words: Words) =>
    setParams((now) => {
      const next = { ...Object.fromEntries(now), ...words }
      return Object.entries(next).filter((one): one is [string, string] => Boolean(one[1]))
    })
  const nowhere = { persona: null, unidad: null, desde: null }
  const day = of('al')
  const other = of('con')
  const kind = of('cambio')
  const tint = of('color')
  const businessId = mode === 'PERSON' ? of('razon') : undefined
  return {
    mode,
    mayUnits,
    root: of('desde'),
    lit,
    asOf: isDate(day) ? day : undefined,
    comparedTo: mode === 'PERSON' && isDate(other) ? other : undefined,
    kind: ChangeKind.has(kind) ? kind : undefined,
    businessId,
    tint: mode === 'PERSON' && isTintKind(tint) ? tint : undefined,
    paint: (kind: string | null) => go({ color: kind }),
    show: (next: Mode) => go({ ...nowhere, modo: next === 'UNIT' ? 'unidades' : null }),
    light: (id: string | null) => go({ ...nowhere, [mode === 'UNIT' ? 'unidad' : 'persona']: id }),
    from: (id: string | null) => go({ ...nowhere, desde: id }),
    of: (business: string | null) => go({ ...nowhere, razon: business }),
    on: (day: string | null) => go({ al: day }),
    compare: (day: string | null) => go({ con: day, cambio: null }),
    only: (wanted: Kind | null) => go({ cambio: wanted }),
  }
}
