import { monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'

/** The month and the view of a page of legal figures, which live in the address. */
export function useMonthViews(first: string) {
  const [search, setSearch] = useAddressParams()
  const set = (name: string, value: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    month: Number(search.get('mes')) || yearMonthOf(today()),
    view: search.get('vista') ?? first,
    search,
    set,
  }
}

type Props = {
  at: ReturnType<typeof useMonthViews>
  views: { value: string; label: string }[]
}

/** From the first month that the product knows to the next year. */
export const MonthViews = ({ at: { month, view, set }, views }: Props) => (
  <div className="mg-toolbar">
    <MonthSelector
      value={month}
      months={monthRange(202401, shiftMonth(yearMonthOf(today()), 12))}
      onChange={(next) => set('mes', String(next))}
    />
    <ViewSwitch
      className="in-views"
      aria-label="Qué se muestra"
      options={views}
      value={view}
      onChange={(next) => set('vista', next)}
    />
  </div>
)
