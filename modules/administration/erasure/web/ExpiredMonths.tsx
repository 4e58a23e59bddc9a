import { counted } from '#chile/counts.ts'
import { monthName, monthsBetween, monthTitle, yearMonthOf, type YearMonth } from '#chile/period.ts'
import { ExpiredMonths as Months } from '#generated/operations/erasure.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { today } from '#platform/web/look/today.ts'

type Props = { onMonth: (month: YearMonth) => void; onDue: () => void }

/** «En diciembre vencen 14 fichas»: each sentence opens its list. */
export function ExpiredMonths({ onMonth, onDue }: Props) {
  const { data } = useDetail(Months, {})
  const now = yearMonthOf(today())
  const months = data?.expiredMonths ?? []
  const coming = months.filter(({ month }) => month >= now)
  const due = months.reduce((sum, one) => sum + one.due, 0)
  return (
    <>
      <p className="soft">
        Cuando ningún plazo retiene la ficha de quien se fue, una persona la confirma y otra la
        aprueba.
      </p>
      {months.length > 0 && (
        <div className="mg-acts" role="group" aria-label="Fichas por mes">
          {due > 0 && (
            <ActionButton onClick={onDue}>
              {`${counted(due, 'ficha vencida', 'fichas vencidas')} por confirmar`}
            </ActionButton>
          )}
          {coming.map(({ month, people }) => (
            <ActionButton key={month} onClick={() => onMonth(month)}>
              {`En ${nameOf(month, now)} ${ends(people)}`}
            </ActionButton>
          ))}
        </div>
      )}
    </>
  )
}

const ends = (people: number): string =>
  `${people === 1 ? 'vence' : 'vencen'} ${counted(people, 'ficha')}`

/** A month that comes within a year is named without it. */
const nameOf = (month: YearMonth, now: YearMonth): string =>
  monthsBetween(now, month) < 12 ? monthName(month) : monthTitle(month).toLowerCase()
