import { useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { yearMonthOf } from '#chile/period.ts'
import { wordIn } from '#platform/web/list/list-state.ts'
import { today } from '#platform/web/look/today.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { MonthsOfConcepts } from '#generated/operations/parts/concepts.ts'

/** Some fields of a row. */
export const picked = (names: readonly string[], row: object | undefined) => {
  const known = new Map<string, unknown>(Object.entries(row ?? {}))
  return Object.fromEntries(
    names.flatMap((name) => (known.has(name) ? [[name, known.get(name)]] : [])),
  )
}

/** A numeric of the database without the zeros it pads with. */
export const plain = (text: string | null | undefined): string | null =>
  typeof text === 'string' ? plainDecimal(text) : null

/** The code of the address, or the one that a new thing starts from (`?desde=CODE`). */
export function useCode() {
  const { code } = useParams()
  const [query] = useAddressParams()
  const copied = wordIn(query, 'desde')
  return { code, wanted: code ?? copied, isNew: code === undefined }
}

/**
 * The month in which a change begins to hold unless another is chosen: the newest open one, or
 * this month where the reader may not see which are open.
 */
export function useFirstMonth(): number | undefined {
  const enabled = useCan()('payrollMonths.read')
  const months = useDetail(MonthsOfConcepts, { input: { businessId: null } }, { enabled })
  const open = (months.data?.payrollProcessMonths ?? []).filter(({ isOpen }) => isOpen)
  if (months.loading) return undefined
  const newest = Math.max(0, ...open.map(({ yearMonth }) => yearMonth))
  return newest === 0 ? yearMonthOf(today()) : newest
}

/** Why what a formula or an item names is not removed. */
export const usedByFormulas = ({ uses }: { uses: number | null }): string | undefined =>
  uses ? 'Hay fórmulas o ítems que la usan' : undefined
