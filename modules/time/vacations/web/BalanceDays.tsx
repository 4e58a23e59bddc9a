import { isDate } from '#chile/dates.ts'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import './vacations.css'

/** The day of a balance, and until which day what was written counts; both in the address. */
export function useBalanceDays() {
  const [params, setParams] = useAddressParams()
  const dayOf = (name: string) => {
    const given = params.get(name)
    return isDate(given) ? given : undefined
  }
  const set = (name: string, day: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (day && day !== today()) next.set(name, day)
      else next.delete(name)
      return next
    })
  return { asOf: dayOf('saldo'), knownOn: dayOf('sabido'), set }
}

export type Days = ReturnType<typeof useBalanceDays>

export const BalanceDays = ({ days: { asOf, knownOn, set } }: { days: Days }) => (
  <div className="vac-days">
    <span className="vac-day">
      <span className="soft">Saldo al</span>
      <DateChoice
        aria-label="Saldo al"
        placeholder="Hoy"
        value={asOf ?? null}
        onChange={(day) => set('saldo', day)}
      />
    </span>
    <span className="vac-day">
      <span className="soft">Cartola según lo sabido al</span>
      <DateChoice
        aria-label="Sabido al"
        placeholder="Hoy"
        value={knownOn ?? null}
        onChange={(day) => set('sabido', day)}
      />
    </span>
  </div>
)
